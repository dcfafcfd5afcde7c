"""What a seat sees of Northgard: Uncharted Lands, by the same `knows` as its view."""

from typing import Final

from skald.games.northgard.actions import NODES
from skald.games.northgard.encode.layout import (
    CARDS,
    FAME_OFFSET,
    LAYOUT,
    LINE,
    OFFSET,
    SEATS,
    SLOTS,
    TILE_COUNT,
)
from skald.games.northgard.game import RULES
from skald.games.northgard.ids import NOT_OVER
from skald.games.northgard.land import Land, square_of
from skald.games.northgard.queries import are_partners, strongholds
from skald.games.northgard.rules.placing import ChooseTurn
from skald.games.northgard.state import State
from skald.games.northgard.views import FAME, HAND, TILES, knows
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.encoding import ChoiceCells, Encoder

# Lands whose cells are remembered: at least as many as matches that are played side by side.
REMEMBERED: Final = 1024

_start: Final = LAYOUT.start
_X: Final = _start("x")
_Y: Final = _start("y")
_LAND: Final = _start("exists")
_BEHIND: Final = _start("near") + NODES * NODES


class NorthgardEncoder(Encoder):
    """Writes single cells into a row of zeros; what follows from the land alone is remembered."""

    layout = LAYOUT

    def __init__(self) -> None:
        self._choice: Final = ChoiceCells(LAYOUT, RULES.steps, SLOTS)
        self._lands: Final[dict[int, tuple[Land, bytes]]] = {}

    def slots_of(self, step: type[Step]) -> dict[str, tuple[str, ...]]:
        slots = self._choice.slots_of(step)
        return {**slots, "cell": ("x", "y")} if step is ChooseTurn else slots

    def encode(self, state: KernelState, seat: int) -> bytearray:
        assert isinstance(state, State)
        out = bytearray(LAYOUT.size)
        out[_LAND:_BEHIND] = self._land(state.land)
        _write_table(out, state, seat)
        _write_territories(out, state, seat)
        _write_creatures(out, state)
        for n in range(state.seats):
            owner = (seat + n) % state.seats
            _write_seat(out, state, seat, owner, n)
            _write_cards(out, state, seat, owner, n)
        _write_tiles(out, state, seat)
        if state.agenda:
            step = state.agenda[-1]
            self._choice.write(out, step, seat, state.seats)
            if step.seat == seat and isinstance(step, ChooseTurn):
                x, y = square_of(step.cell)
                out[_X] = x + OFFSET
                out[_Y] = y + OFFSET
        return out

    def _land(self, land: Land) -> bytes:
        """The cells of a land; a shared land never changes, so they are made once."""
        found = self._lands.get(id(land))
        if found is None:
            if len(self._lands) >= REMEMBERED:
                self._lands.clear()
            land.is_shared = True
            found = self._lands[id(land)] = land, _land_cells(land)
        return found[1]


# The land.

_OPEN: Final = _start("open") - _LAND
_SIZE: Final = _start("size") - _LAND
_TERRITORY: Final = _start("territory") - _LAND
_NEAR: Final = _start("near") - _LAND
_TILE_X: Final = _start("tile_x") - _LAND
_TILE_Y: Final = _start("tile_y") - _LAND
_TILE_TURN: Final = _start("tile_turn") - _LAND
_PRINTED: Final = [
    _start(name) - _LAND
    for name in ("food", "wood", "lore", "small_spaces", "carved_spaces", "large_spaces", "lairs")
]


def _land_cells(land: Land) -> bytes:
    """Everything that is printed on the placed tiles."""
    out = bytearray(_BEHIND - _LAND)
    printed = (land.food, land.wood, land.lore, land.small, land.carved, land.large, land.lair)
    for t in land.names:
        out[t] = 1
        out[_OPEN + t] = land.free[t] > 0
        out[_SIZE + t] = land.size(t)
        for start, values in zip(_PRINTED, printed, strict=True):
            out[start + t] = values[t]
        for other, rough in land.near[t]:
            out[_NEAR + t * NODES + other] = 1 + rough
    for node, name in enumerate(land.territory):
        out[_TERRITORY + node] = name + 1
    for tile, cell, turn in land.placed:
        x, y = square_of(cell)
        out[_TILE_X + tile] = x + OFFSET
        out[_TILE_Y + tile] = y + OFFSET
        out[_TILE_TURN + tile] = turn + 1
    return bytes(out)


_HOLDER: Final = _start("holder")
_UNITS: Final = _start("units")
_INVADING: Final = _start("invading")
_BUILDINGS: Final = _start("buildings")
_KAIJA: Final = _start("kaija")
_SCORCHED: Final = _start("scorched")


def _write_territories(out: bytearray, s: State, seat: int) -> None:
    """Who holds each territory, with what."""
    seats = s.seats
    for t in s.land.names:
        holder = s.holder[t]
        if holder >= 0:
            out[_HOLDER + (holder - seat) % seats * NODES + t] = 1
            out[_UNITS + t] = s.units[t]
        if s.invading[t]:
            out[_INVADING + t] = s.invading[t]
        built = s.buildings[t]
        start = _BUILDINGS + t
        while built:
            out[start] = built & 7
            built >>= 3
            start += NODES
    if s.kaija >= 0:
        out[_KAIJA + s.kaija] = 1
    if s.scorched >= 0:
        out[_SCORCHED + s.scorched] = 1


# The table.

_OVER: Final = _start("over")
_FIRST: Final = _start("first")
_INVADER: Final = _start("invader")
_TOKENS: Final = _start("tokens")
_DISPLAY: Final = _start("display")
_ACHIEVEMENTS: Final = _start("achievements")
_EARLY: Final = _start("early")
_ADVANCED: Final = _start("advanced")


def _write_table(out: bytearray, s: State, seat: int) -> None:
    """The year, and what lies beside the map."""
    over = s.ending != NOT_OVER
    out[_OVER : _OVER + 4] = over, s.year, s.setting.years, s.unrest
    out[_FIRST + (s.first - seat) % s.seats] = 1
    if s.invader >= 0:
        out[_INVADER + (s.invader - seat) % s.seats] = 1
    out[_TOKENS : _TOKENS + 8] = s.tokens
    for start, cards in (
        (_DISPLAY, s.display),
        (_ACHIEVEMENTS, s.achievements),
        (_EARLY, s.early),
        (_ADVANCED, s.advanced),
    ):
        for card in cards:
            out[start + card] += 1


_CREATURES: Final = _start("creatures")
_LINE_KIND: Final = _start("line_kind")
_LINE_AT: Final = _start("line_at")
_LINE_FIGHT: Final = _start("line_fight")
_CREATURE_PILE: Final = _start("creature_pile")
_CREATURE_DISCARD: Final = _start("creature_discard")


def _write_creatures(out: bytearray, s: State) -> None:
    """The line of creatures, and where each one stands."""
    out[_CREATURE_PILE] = len(s.creature_pile)
    for kind in s.creature_discard:
        out[_CREATURE_DISCARD + kind] += 1
    for n, at in enumerate(s.creature_at[:LINE]):
        kind = s.creature_kind[n]
        out[_LINE_KIND + n] = kind + 1
        out[_LINE_AT + n] = at + 1
        if at >= 0:
            out[_CREATURES + kind * NODES + at] += 1
    for n in s.fights:
        out[_LINE_FIGHT + n] = 1


# Seats.

_CLAN: Final = _start("clan")
_RESOURCES: Final = _start("resources")
_FLAGS: Final = _start("flags")
_UPGRADES: Final = _start("upgrades")
# Fields with one cell per seat, in the order of `_write_seat`.
_NUMBERS: Final = _start("present")


def _write_seat(out: bytearray, s: State, seat: int, owner: int, n: int) -> None:
    """What lies before one player; their fame only to those who know it."""
    if s.clan[owner] >= 0:
        out[_CLAN + n * 7 + s.clan[owner]] = 1
    out[_RESOURCES + n * 3 : _RESOURCES + n * 3 + 3] = s.resources[owner * 3 : owner * 3 + 3]
    flags, upgrades = s.flags[owner], s.upgrades[owner]
    out[_FLAGS + n * 3 : _FLAGS + n * 3 + 3] = flags & 1, flags >> 1 & 1, flags >> 2 & 1
    out[_UPGRADES + n * 2 : _UPGRADES + n * 2 + 2] = upgrades & 1, upgrades >> 1 & 1
    fame_known = knows(s, seat, owner, FAME)
    numbers = (
        1,
        are_partners(s, seat, owner),
        s.passed >> owner & 1,
        s.reserve[owner],
        fame_known,
        min(max(s.fame[owner] + FAME_OFFSET, 1), 255) if fame_known else 0,
        len(s.hand[owner]),
        len(s.bag[owner]) + len(s.top[owner]),
        len(s.tile_hand[owner]),
    )
    out[_NUMBERS + n : _NUMBERS + n + len(numbers) * SEATS : SEATS] = bytes(numbers)


_HAND: Final = _start("hand")
_UNSEEN: Final = _start("unseen")
_TOP: Final = _start("top")
_ACTIVE: Final = _start("active")
_DISCARD: Final = _start("discard")
_PLAYED: Final = _start("played")
_HIDDEN_TOP: Final = _start("hidden_top")


def _write_cards(out: bytearray, s: State, seat: int, owner: int, n: int) -> None:
    """One player's cards: those whose place the observer knows, and the others together."""
    row = n * CARDS
    hand = _HAND if knows(s, seat, owner, HAND) else _UNSEEN
    for start, cards in (
        (hand, s.hand[owner]),
        (_UNSEEN, s.bag[owner]),
        (_ACTIVE, s.active[owner]),
        (_DISCARD, s.discard[owner]),
        (_PLAYED, s.played[owner]),
    ):
        start += row
        for card in cards:
            out[start + card] += 1
    if s.top[owner]:
        _write_top(out, s, seat, owner, n)


def _write_top(out: bytearray, s: State, seat: int, owner: int, n: int) -> None:
    """The known top of a draw pile: 1 is drawn next; what only its owner knows is unseen."""
    row = n * CARDS
    top, secret = s.top[owner], s.secret_top[owner]
    for depth, card in enumerate(reversed(top), 1):
        if secret[-depth] and seat != owner:
            out[_UNSEEN + row + card] += 1
            out[_HIDDEN_TOP + n] += 1
        elif not out[_TOP + row + card]:
            out[_TOP + row + card] = depth


_TILE_HAND: Final = _start("tile_hand")
_UNSEEN_TILES: Final = _start("unseen_tiles")
_TILE_BOTTOM: Final = _start("tile_bottom")
_DRAWN: Final = _start("drawn")
_STRONGHOLDS: Final = _start("strongholds")


def _write_tiles(out: bytearray, s: State, seat: int) -> None:
    """Tiles drawn, in hand, at the known bottom of the pile, and those that may still come."""
    for tile in s.tile_bag:
        out[_UNSEEN_TILES + tile] = 1
    for n in range(s.seats):
        owner = (seat + n) % s.seats
        if s.tile_hand[owner]:
            known = knows(s, seat, owner, TILES)
            start = _TILE_HAND + n * TILE_COUNT if known else _UNSEEN_TILES
            for tile in s.tile_hand[owner]:
                out[start + tile] = 1
    for place, tile in enumerate(s.tile_bottom, 1):
        out[_TILE_BOTTOM + tile] = place
    for tile in s.drawn:
        out[_DRAWN + tile] = 1
    found = strongholds(s)
    out[_STRONGHOLDS : _STRONGHOLDS + s.seats] = bytes(found[seat:] + found[:seat])
