"""Map tiles: parts, borders, and what a tile looks like when it is turned (NG-GEO-01 to -16)."""

from itertools import combinations
from typing import Final, Literal, TypeAlias

from skald.games.northgard.content.shapes import SIDES, check_shape, check_sides
from skald.kernel.rulebook import rule
from skald.kernel.tables import DataTable, whole

Printed: TypeAlias = Literal["food", "wood", "lore", "small", "carved", "large", "lair"]
CONTENTS: Final[tuple[Printed, ...]] = ("food", "wood", "lore", "small", "carved", "large", "lair")
STARTING_TILES: Final = ("START", "START5")
DRAWABLE_TILES: Final = tuple(f"{number:02}" for number in range(1, 34))
TILE_NAMES: Final = STARTING_TILES + DRAWABLE_TILES
TURNS: Final = 4
# Two of the four sides; sets of such pairs are bits in this order.
PAIRS: Final = tuple(combinations(range(4), 2))
_MOST_OF_A_KIND: Final = 4
_SAME_PART: Final = -2
_NO_BORDER: Final = -1


@rule("NG-GEO-01", "NG-GEO-02", "NG-GEO-04", "NG-GLOS-12")
class Tile:
    """One map tile. Sides N E S W and corners NE SE SW NW are numbered 0 to 3."""

    __slots__ = (
        "borders",
        "carved",
        "ends",
        "fitting",
        "food",
        "joined",
        "lair",
        "large",
        "lore",
        "name",
        "near",
        "part_names",
        "parts",
        "side_part",
        "small",
        "turns",
        "wood",
    )

    name: str
    parts: int
    part_names: tuple[str, ...]
    side_part: list[list[int]]  # by quarter turns clockwise, then side: the part there
    joined: list[int]  # by quarter turns clockwise: pairs of sides that are of one part
    ends: list[int]  # by quarter turns clockwise: 1 << corner where a border ends
    turns: tuple[int, ...]  # the orientations that look different
    fitting: list[tuple[int, ...]]  # those that meet a demand of corners, see `_fitting`
    near: list[list[tuple[int, int]]]  # by part: the parts across a border, 1 if rough
    borders: tuple[tuple[int, int, int], ...]  # part, part, 1 if rough
    food: list[int]  # this and the following: by part
    wood: list[int]
    lore: list[int]
    small: list[int]
    carved: list[int]
    large: list[int]
    lair: list[int]

    def __init__(
        self,
        name: str,
        part_names: tuple[str, ...],
        contents: list[list[int]],
        borders: tuple[tuple[int, int, int], ...],
    ) -> None:
        self.name = name
        self.parts = len(part_names)
        self.part_names = part_names
        self.food, self.wood, self.lore, self.small, self.carved, self.large, self.lair = contents
        self.borders = borders
        owners = [_owner(part_names, side) for side in SIDES]
        self.side_part = [[owners[(side - k) % 4] for side in range(4)] for k in range(TURNS)]
        self.joined = [_joined(sides) for sides in self.side_part]
        self.ends = [_ends(sides) for sides in self.side_part]
        looks = [_look(sides, contents, borders) for sides in self.side_part]
        self.turns = tuple(k for k in range(TURNS) if looks[k] not in looks[:k])
        self.fitting = [_fitting(self.ends, self.turns, demand) for demand in range(256)]
        self.near = [_near(borders, part) for part in range(self.parts)]


def _owner(part_names: tuple[str, ...], side: str) -> int:
    """The part that a side of the unturned tile belongs to."""
    return next(part for part, sides in enumerate(part_names) if side in sides)


def _joined(sides: list[int]) -> int:
    """The pairs of sides that belong to one part."""
    return sum(1 << n for n, (one, other) in enumerate(PAIRS) if sides[one] == sides[other])


def _ends(sides: list[int]) -> int:
    """NG-GEO-06: a border ends in a corner if and only if its two sides are of different parts."""
    return sum(1 << corner for corner in range(4) if sides[corner] != sides[(corner + 1) % 4])


def _fitting(ends: list[int], turns: tuple[int, ...], demand: int) -> tuple[int, ...]:
    """The turns with a border end in all corners of `demand & 15`, in none of `demand >> 4`."""
    required, forbidden = demand & 15, demand >> 4
    return tuple([k for k in turns if ends[k] & (required | forbidden) == required])


def _near(borders: tuple[tuple[int, int, int], ...], part: int) -> list[tuple[int, int]]:
    """The parts across a border of a part, in order."""
    after = [(b, rough) for a, b, rough in borders if a == part]
    return sorted([*after, *((a, rough) for a, b, rough in borders if b == part)])


def _look(
    sides: list[int], contents: list[list[int]], borders: tuple[tuple[int, int, int], ...]
) -> tuple[list[list[int]], list[int]]:
    """All that can be seen of a tile, side by side, whatever its parts are called."""
    seen = [[kind[part] for kind in contents] for part in sides]
    return seen, [_between(one, other, borders) for one, other in combinations(sides, 2)]


def _between(one: int, other: int, borders: tuple[tuple[int, int, int], ...]) -> int:
    """What lies between two parts: 0 a regular border, 1 a rough one, or less than a border."""
    if one == other:
        return _SAME_PART
    found = [rough for a, b, rough in borders if {a, b} == {one, other}]
    return found[0] if found else _NO_BORDER


@rule("NG-COMP-06", "NG-GEO-05")
def read_tiles(tables: dict[str, object]) -> list[Tile]:
    """The 35 tiles: START, START5, then 01 to 33."""
    table = whole(tables, "tiles", TILE_NAMES)
    return [_read_tile(name, table.part(name, ("parts", "borders"))) for name in TILE_NAMES]


def _read_tile(name: str, entry: DataTable) -> Tile:
    parts = entry.parts("parts", ("sides",), CONTENTS)
    names = tuple(part.text("sides") for part in parts)
    check_sides(entry, names)
    contents = [[part.integer(kind, 0, _MOST_OF_A_KIND) for part in parts] for kind in CONTENTS]
    tile = Tile(name, names, contents, _read_borders(entry, names))
    check_shape(entry, names, tile.side_part[0], tile.borders)
    return tile


@rule("NG-GEO-14")
def _read_borders(entry: DataTable, names: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
    """NG-GEO-03, NG-GEO-14: borders lie between parts of the tile, rough or not."""
    return tuple(
        (
            names.index(border.one_of("a", names)),
            names.index(border.one_of("b", names)),
            int(border.flag("rough")),
        )
        for border in entry.parts("borders", ("a", "b", "rough"))
    )
