"""Character boards, upgrades and Vuko tiles (IG-DATA-07 to IG-DATA-10)."""

from typing import Final

from skald.games.icegarden.content.stocks import RESOURCE_KEYS
from skald.games.icegarden.ids import EFFECTS, FACTIONS
from skald.kernel.tables import DataTable, fault, listed, whole

ABILITY_KEYS: Final = ("attack", "shield", "dominate", "speed")
SPY: Final = "spy"
SPECIALS: Final = ("floe", "recruit", "piper", "pillage", SPY, "enthral", "torment")
BASE_TILES: Final = 4
LEVELS: Final = (1, 2, 3)
FIGURES_BY_LEVEL: Final = (3, 2, 1)
MAX_BLANKS: Final = 2

_CHARACTERS: Final = ("fjollsfinn", "van-dyken", "freihoff", "callo")
_UNITS: Final[tuple[tuple[str, str, str], ...]] = (
    ("volcano-people", "ice-drakkar", "tree-brothers"),
    ("crab", "rattling-musician", "wyvern"),
    ("moonlit-brother", "enlightened-one", "harrasim"),
    ("wild-children", "faun", "nightmare"),
)
_SPECIALS_OF: Final = {
    "ice-drakkar": ["floe", "recruit"],
    "rattling-musician": ["piper"],
    "enlightened-one": ["pillage"],
    "harrasim": [SPY, SPY],
    "faun": ["enthral"],
    "nightmare": ["torment"],
}
_LEVEL_KEYS: Final = ("unit", "figures", "printed", "blanks", "surcharge")


class Board:
    """One character board: its three unit types by level; index 0 of a list by level is unused."""

    __slots__ = (
        "blanks",
        "character",
        "faction",
        "figures",
        "printed",
        "special",
        "spy_spaces",
        "summon_surcharge",
        "unit",
    )

    def __init__(self, faction: int, character: str, levels: list[DataTable]) -> None:
        self.faction = faction
        self.character = character
        self.unit: tuple[str, str, str] = _UNITS[faction]
        self.figures: tuple[int, int, int] = FIGURES_BY_LEVEL
        special = [_special(level) for level in levels]
        self.printed = [[0] * 5, *[_printed(level) for level in levels]]
        self.blanks = [0, *[level.integer("blanks", 0, MAX_BLANKS) for level in levels]]
        self.special: list[frozenset[str]] = [frozenset(), *[frozenset(one) for one in special]]
        self.spy_spaces = [0, *[one.count(SPY) for one in special]]
        self.summon_surcharge = [0, *[level.integer("surcharge", 0, 9) for level in levels]]


def read_boards(raw: dict[str, object]) -> list[Board]:
    """The four boards in the order blue, black, red, green."""
    table = whole(raw, "boards", FACTIONS)
    return [_read_board(table, faction) for faction in range(len(FACTIONS))]


def _read_board(table: DataTable, faction: int) -> Board:
    keys = [f"level_{level}" for level in LEVELS]
    board = table.part(FACTIONS[faction], ("character", *keys))
    character = board.one_of("character", (_CHARACTERS[faction],))
    levels = [board.part(key, _LEVEL_KEYS) for key in keys]
    for level, unit, figures in zip(levels, _UNITS[faction], FIGURES_BY_LEVEL, strict=True):
        level.one_of("unit", (unit,))
        level.integer("figures", figures, figures)
        _check_printed(level, unit)
    return Board(faction, character, levels)


def _check_printed(level: DataTable, unit: str) -> None:
    """Abilities are known ones, and special ones stand only where the rules put them."""
    for name in level.texts("printed"):
        if name not in ABILITY_KEYS and name not in SPECIALS:
            known = listed(ABILITY_KEYS + SPECIALS)
            raise level.fault(f"{level.at('printed')} has the ability {name!r}", f"one of {known}")
    right = _SPECIALS_OF.get(unit, [])
    found = sorted(_special(level))
    if found != right:
        wrong = f"{level.at('printed')} has the special abilities {listed(found) or 'none'}"
        raise level.fault(wrong, f"{listed(right) or 'none'} for {unit}")


def _printed(level: DataTable) -> list[int]:
    names = level.texts("printed")
    return [0, *[names.count(ability) for ability in ABILITY_KEYS]]


def _special(level: DataTable) -> list[str]:
    return [name for name in level.texts("printed") if name in SPECIALS]


def read_prices(raw: dict[str, object]) -> list[tuple[int, int, int]]:
    """Population, gold and M-factor for each ability; index 0 is unused."""
    table = whole(raw, "prices", ABILITY_KEYS)
    return [(0, 0, 0), *[_price(table.part(ability, RESOURCE_KEYS)) for ability in ABILITY_KEYS]]


def _price(part: DataTable) -> tuple[int, int, int]:
    population, gold, mfactor = [part.integer(resource, 0, 9) for resource in RESOURCE_KEYS]
    if population + gold + mfactor == 0:
        raise part.fault(f"{part.path} costs nothing", "a price")
    return population, gold, mfactor


def read_mix(raw: dict[str, object]) -> list[int]:
    """Upgrade tokens of each ability; index 0 is unused."""
    table = whole(raw, "upgrade_mix", ABILITY_KEYS)
    return [0, *[table.integer(ability, 0, 20) for ability in ABILITY_KEYS]]


def read_vuko_tiles(raw: dict[str, object]) -> tuple[list[bool], list[bool]]:
    """Which effects are of the extra set, and which have an arrow side; index 0 is unused."""
    table = whole(raw, "vuko_tiles", EFFECTS[1:])
    tiles = [table.part(effect, ("extra", "arrow")) for effect in EFFECTS[1:]]
    extra = [tile.flag("extra") for tile in tiles]
    if extra.count(False) != BASE_TILES:
        wrong = f"{extra.count(False)} tiles are not of the extra set"
        raise fault("vuko_tiles", wrong, "exactly 4, one for each stage")
    return [False, *extra], [False, *[tile.flag("arrow") for tile in tiles]]
