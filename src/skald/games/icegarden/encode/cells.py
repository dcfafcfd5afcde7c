"""What a seat sees of The Lord of the Ice Garden. All of it lies open; see `views.knows`."""

from typing import Final

from skald.games.icegarden.content import Content, default
from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import DOMINATE, FIGURES, LEVEL_OF_FIGURE, NOT_OVER, PLACES, RED
from skald.games.icegarden.queries import goal_progress, seat_of
from skald.games.icegarden.state import State
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.encoding import ChoiceCells, Encoder, Slot, bits, choice_fields, one_hot
from skald.kernel.layout import COUNT, FLAG, Field, Layout

SEATS: Final = 4
# The choices that a seat may be asked for.
KINDS: Final = (
    *("Carry", "CatchUp", "Collect", "Cross", "Flee", "Hit", "IceFloe", "Influence"),
    *("LayOrderToken", "LayTile", "LayVukoTile", "MakerSpy", "Making", "March", "Mountain"),
    *("MoveInitiative", "PayForAttack", "PlaceSummoned", "PlaceThorn", "PlanAction", "Plunder"),
    *("Raven", "Recruit", "Replace", "Scatter", "ShiftMfactor", "SpeedMove"),
    *("StartingInfluence", "ViperGorge", "VukoKills"),
)
_AT: Final = Slot("at")
_FROM: Final = Slot("from")
_AMOUNT: Final = Slot("amount")
_LEVEL: Final = Slot("level")
SLOTS: Final = {
    **{"place": _AT, "target": _AT, "second": _AT, "source": _FROM, "first": _FROM},
    **dict.fromkeys(("left", "missing", "taken", "moved", "laid", "made"), _AMOUNT),
    **dict.fromkeys(("placed", "spent", "turn", "staying", "stage", "acted"), _AMOUNT),
    **{"level": _LEVEL, "took": _LEVEL, "rank": _LEVEL, "pools": Slot("pools")},
}


def _places(name: str, high: int, meaning: str) -> Field:
    return Field(name, (PLACES,), high, meaning)


def _seats(name: str, shape: tuple[int, ...], high: int, meaning: str) -> Field:
    return Field(name, (SEATS, *shape), high, meaning)


LAYOUT: Final = Layout(
    [
        *choice_fields(SEATS, KINDS),
        _places("at", FLAG, "for the chooser: the region it is about, or leads to"),
        _places("from", FLAG, "for the chooser: the region it starts from"),
        _places("pools", COUNT, "for the attacker: points of damage left"),
        Field("amount", (1,), COUNT, "for the chooser: how many are done or left"),
        Field("level", (1,), COUNT, "for the chooser: the level or rank it is about"),
        Field("spaces", (SEATS, 24), FLAG, "action markers on the 24 numbered spaces"),
        Field("over", (1,), FLAG, "whether the game has ended"),
        Field("round", (1,), COUNT, "the round"),
        Field("snow", (1,), COUNT, "Dead Snow"),
        Field("snow_limit", (1,), COUNT, "the field of Dead Snow that ends the game"),
        Field("reserve_down", (1,), COUNT, "reserves that return to the Thorn"),
        Field("absorbed", (1,), COUNT, "reserves that are absorbed"),
        Field("scorings", (1,), COUNT, "scorings due this round"),
        Field("vuko_stock", (1,), COUNT, "Vuko tokens left"),
        Field("summoned", (1,), FLAG, "whether anybody has summoned a unit yet"),
        Field("first", (SEATS,), FLAG, "the first player"),
        Field("red_done", (4,), FLAG, "red ships that were passed"),
        Field("spy", (4,), FLAG, "abilities chosen by Maker-Spy"),
        Field("stock", (3,), COUNT, "population, gold, M-factor in the stock"),
        Field("upgrade_stock", (4,), COUNT, "upgrades left, by ability"),
        Field("order_token", (5,), COUNT, "order tokens, by box 1 to 5"),
        Field("active", (8,), FLAG, "Vuko tiles in force, by effect"),
        Field("vuko_tile", (4, 8), FLAG, "the Vuko tile of each stage, by effect"),
        Field("vuko_arrow", (4,), FLAG, "whether it shows its arrow side"),
        _places("thorn", FLAG, "where the Thorn stands"),
        _places("vuko", FLAG, "where Vuko stands"),
        _places("in_play", FLAG, "regions in play"),
        _places("locked", FLAG, "locked regions"),
        _places("towers", FLAG, "Red Towers"),
        _places("tile", COUNT, "the number of the region, 0 if it has none yet"),
        _places("nation", COUNT, "independent-nation markers"),
        _places("reserve", COUNT, "reserves"),
        _places("nightmare", COUNT, "Nightmare tokens"),
        Field("yield", (PLACES, 3), COUNT, "what a region yields: population, gold, M-factor"),
        Field("points_here", (PLACES, 4), COUNT, "points there for the first to the fourth"),
        _seats("present", (), FLAG, "seats in this game"),
        _seats("faction", (4,), FLAG, "blue, black, red, green"),
        _seats("doubled", (4,), FLAG, "stages whose double move is used up"),
        _seats("place_in_order", (), COUNT, "place in the turn order, from 1"),
        _seats("place_in_reputation", (), COUNT, "place in reputation, from 1"),
        _seats("goal", (2,), COUNT, "progress of the individual goal, and what it needs"),
        _seats("helm", (), COUNT, "helm on the initiative track"),
        _seats("reputation", (), COUNT, "field of reputation: 0 is the safe zone"),
        _seats("viper_actions", (), COUNT, "action markers in Viper Gorge"),
        _seats("to_place", (), COUNT, "action markers still to place"),
        _seats("population", (), COUNT, "population"),
        _seats("gold", (), COUNT, "gold"),
        _seats("tokens", (), COUNT, "Vuko tokens"),
        _seats("supply", (), COUNT, "markers in the own supply"),
        _seats("viper_markers", (), COUNT, "markers laid in Viper Gorge for good"),
        _seats("garden", (), COUNT, "markers in the Ice Garden"),
        _seats("controlled", (), COUNT, "markers behind Vuko"),
        _seats("points", (3,), COUNT, "points from defeats, regions and the viper bonus"),
        _seats("mfactor", (4,), COUNT, "M-factor by level"),
        _seats("hurt", (FIGURES,), COUNT, "damage of each figure: three of level 1, two, one"),
        _seats("bought", (4, 5), COUNT, "upgrades by level and ability: cells 0 are not used"),
        _seats("markers", (PLACES,), COUNT, "markers, by region"),
        _seats("units", (3, PLACES), COUNT, "units, by level and region"),
        _seats("influence", (PLACES,), COUNT, "free markers and influence of units, by region"),
    ],
    KINDS,
)

_BITS: Final = bits(8)
_EIGHT: Final = one_hot(8)
_PLACE: Final = [[0, *flags] for flags in _EIGHT]
_PLACE_BITS: Final = bits(PLACES)
_FOUR: Final = one_hot(4)
_FOUR_BITS: Final = bits(4)
_NO_UNITS: Final = [0] * (SEATS * 3 * PLACES)


class IceGardenEncoder(Encoder):
    """Builds one list of cells, field by field, straight from the state."""

    layout = LAYOUT

    def __init__(self) -> None:
        self._choice: Final = ChoiceCells(LAYOUT, RULES.steps, SLOTS)
        self._head: Final = [0] * LAYOUT.start("over")
        self._spaces: Final = LAYOUT.start("spaces")
        self._read(default())

    def _read(self, content: Content) -> None:
        """Remember how often the units of each faction dominate, by level, as printed."""
        self._content = content
        boards = [board.printed for board in content.boards]
        self._dominate = [[level[DOMINATE] for level in board] for board in boards]

    def slots_of(self, step: type[Step]) -> dict[str, tuple[str, ...]]:
        return self._choice.slots_of(step)

    def encode(self, state: KernelState, seat: int) -> bytearray:
        assert isinstance(state, State)
        if state.setting.content is not self._content:
            self._read(state.setting.content)
        cells = self._head[:]
        _add_table(cells, state, seat)
        _add_map(cells, state)
        _add_seats(cells, state, seat)
        _add_pieces(cells, state, seat, self._dominate)
        out = bytearray(cells)
        start, seats = self._spaces, state.seats
        if any(state.spaces):
            for space, who in enumerate(state.spaces):
                if who:
                    out[start + (who - 1 - seat) % seats * 24 + space] = 1
        if state.agenda:
            self._choice.write(out, state.agenda[-1], seat, seats)
        return out


def _add_table(cells: list[int], s: State, seat: int) -> None:
    """The tracks, stocks and tiles that belong to nobody."""
    cells += (
        s.ending != NOT_OVER,
        s.round,
        s.snow,
        s.setting.snow_limit,
        s.reserve_down,
        s.absorbed,
        s.scorings,
        s.vuko_stock,
        s.summoned,
    )
    cells += _FOUR[(s.first - seat) % s.seats + 1]
    cells += _FOUR_BITS[s.red_done]
    cells += _FOUR_BITS[(1 << s.spy1 | 1 << s.spy2) >> 1]
    cells += s.stock
    cells += s.upgrade_stock[1:]
    cells += s.order_token[1:]
    cells += _BITS[s.active >> 1]
    tiles = s.vuko_tile[1:]
    for tile in tiles:
        cells += _EIGHT[tile >> 1]
    cells += [tile & 1 for tile in tiles]


def _add_map(cells: list[int], s: State) -> None:
    """The regions and what stands there for nobody."""
    content = s.setting.content
    table = max(s.setting.persons, 2)
    cells += _PLACE[s.thorn]
    cells += _PLACE[s.vuko]
    cells += _PLACE_BITS[s.in_play]
    cells += _PLACE_BITS[s.locked]
    cells += _PLACE_BITS[s.towers]
    cells += s.tile
    cells += s.nation
    cells += s.reserve
    cells += s.nightmare
    for printed in (content.tile_yield[table], content.tile_points[table]):
        for number in s.tile:
            cells += printed[number]


def _add_seats(cells: list[int], s: State, seat: int) -> None:
    """What lies before each player, the observer first."""
    seats = s.seats
    around = [*range(seat, seats), *range(seat)]
    pad = [0] * (SEATS - seats)
    cells += [1] * seats + pad
    for n in around:
        cells += _FOUR[s.faction[n] + 1]
    cells += pad * 4
    for n in around:
        cells += _FOUR_BITS[s.doubled[n] >> 1]
    cells += pad * 4
    cells += _places_in(s.order, seat, seats)
    cells += _places_in(s.rep_order, seat, seats)
    for n in around:
        cells += goal_progress(s, n) if s.faction[n] >= 0 else (0, 0)
    cells += pad * 2
    for values in (s.helm, s.rep, s.viper_actions, s.to_place, s.population, s.gold):
        cells += values[seat:] + values[:seat] + pad
    for values in (s.tokens, s.supply, s.viper_markers, s.garden, s.controlled):
        cells += values[seat:] + values[:seat] + pad
    cells += s.points[seat * 3 :] + s.points[: seat * 3] + pad * 3
    cells += s.mfactor[seat * 4 :] + s.mfactor[: seat * 4] + pad * 4
    cells += s.hurt[seat * FIGURES :] + s.hurt[: seat * FIGURES] + pad * FIGURES


def _places_in(order: list[int], seat: int, seats: int) -> list[int]:
    """The place of each seat in an order, from 1; 0 while there is none."""
    places = [0] * SEATS
    place = 1
    for who in order:
        places[(who - seat) % seats] = place
        place += 1
    return places


def _add_pieces(cells: list[int], s: State, seat: int, dominate: list[list[int]]) -> None:
    """Upgrades, then markers, units and influence by region."""
    pad = SEATS - s.seats
    first = seat * PLACES
    markers = s.markers[first:] + s.markers[:first] + [0] * (pad * PLACES)
    influence = markers[:]
    units = _NO_UNITS[:]
    for n, amount in enumerate(s.controlled):
        if amount:
            influence[(n - seat) % s.seats * PLACES + s.vuko] -= amount
    if any(s.unit_at):
        for figure, place in enumerate(s.unit_at):
            if place:
                owner, kind = divmod(figure, FIGURES)
                level = LEVEL_OF_FIGURE[kind]
                row = (owner - seat) % s.seats
                units[(row * 3 + level - 1) * PLACES + place] += 1
                bonus = s.bought[(owner * 4 + level) * 5 + DOMINATE]
                bonus += dominate[s.faction[owner]][level]
                influence[row * PLACES + place] += level + bonus
        if DOMINATE in (s.spy1, s.spy2):
            _add_spy(influence, s, seat)
    cells += s.bought[seat * 20 :] + s.bought[: seat * 20] + [0] * (pad * 20)
    cells += markers
    cells += units
    cells += influence


def _add_spy(influence: list[int], s: State, seat: int) -> None:
    """The unit of level 3 of red dominates once more by Maker-Spy."""
    red = seat_of(s, RED)
    place = s.unit_at[red * FIGURES + FIGURES - 1] if red >= 0 else 0
    if place:
        influence[(red - seat) % s.seats * PLACES + place] += 1
