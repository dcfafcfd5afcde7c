"""Where a tile may lie: the squares, the orientations, and choosing among them."""

from typing import Final

from mypy_extensions import i64

from skald.games.northgard.actions import CELL, TURN
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.kinds import Square, Tile
from skald.games.northgard.land import STEP, cell_at
from skald.games.northgard.queries import is_bear_ridden, valkyries
from skald.games.northgard.rules.meeting import joins_players, leaves_empty, meeting_at
from skald.games.northgard.state import State
from skald.games.northgard.verbs import lay_tile
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Inner, Mode
from skald.kernel.rulebook import rule

# From where a tile may be laid.
FROM_OWN: Final = 0
FROM_ANY_OPEN: Final = 1
SETUP_FIRST: Final = 2
SETUP_SECOND: Final = 3
SECOND_CHANCE: Final = 4


# Where a tile fits.


@rule("NG-EXPLORE-03", "NG-EXPLORE-04", "NG-SETUP-16", "NG-SETUP-18", "NG-CARD-A-13")
@rule("NG-CLAR-02", "NG-Q-29", "NG-CLAR-06")
def cells_for(s: State, seat: int, mode: int) -> list[int]:
    """The empty squares that this placement may use, whatever the tile."""
    if mode == FROM_OWN or (mode == FROM_ANY_OPEN and s.creature_at):
        return sorted(cells_beside_bases(s, seat, mode))
    if mode == SETUP_FIRST:
        starts = [cell_at(0, 0)] if s.seats < 5 else [cell_at(0, 0), cell_at(1, 0)]
        taken = s.land.cells
        beside = [start + step for start in starts for step in STEP]
        return sorted([cell for cell in beside if cell not in taken])
    return s.land.whole_rim()


def cells_beside_bases(s: State, seat: int, mode: int) -> list[int]:
    """The empty squares beside territories from which this seat may explore."""
    holder, names = s.holder, s.land.territory
    found: list[int] = []
    for cell, packed in s.land.beside.items():
        nodes: i64 = packed
        while nodes:
            node = (nodes & 255) - 1
            nodes >>= 8
            if node >= 0:
                territory = names[node]
                own = mode == FROM_ANY_OPEN or holder[territory] == seat
                if own and not (s.creature_at and is_bear_ridden(s, territory)):
                    found.append(cell)
                    break
    return found


@rule("NG-EXPLORE-05", "NG-GEO-16", "NG-EXPLORE-06", "NG-EXPLORE-07", "NG-SETUP-20")
@rule("NG-VAR-TEAM-04", "NG-CREA-18", "NG-EXPLORE-13", "NG-SETUP-17", "NG-EOY-03")
def turns_for(s: State, tile: int, cell: int, mode: int) -> tuple[int, ...]:
    """The orientations in which a tile may lie on a square.

    Borders continue, no two players are joined, and in set-up some part stays empty.
    """
    turns = s.land.fitting(tile, cell)
    if not turns:
        return turns
    if s.setting.strict:
        turns = tuple([k for k in turns if s.land.keeps_borders_apart(tile, cell, k)])
    if s.creature_at or meets_players(s, cell, mode):
        met = meeting_at(s, cell)
        turns = tuple([k for k in turns if joins_no_players(s, tile, cell, k, mode, met)])
    return turns


def meets_players(s: State, cell: int, mode: int) -> bool:
    """Whether a square touches so many players that the parts of the tile matter."""
    first = NOBODY
    holder, names = s.holder, s.land.territory
    nodes: i64 = s.land.beside.get(cell, 0)
    while nodes:
        node = (nodes & 255) - 1
        nodes >>= 8
        if node >= 0:
            owner = holder[names[node]]
            if owner != NOBODY and owner != first:
                if first != NOBODY or mode >= SETUP_FIRST:
                    return True
                first = owner
    return False


@rule("NG-EXPLORE-07", "NG-VAR-TEAM-04", "NG-SETUP-17", "NG-CREA-18")
def joins_no_players(s: State, tile: int, cell: int, turn: int, mode: int, met: int) -> bool:
    """No part would hold units of two players; in set-up some part stays empty."""
    joined = s.land.tiles[tile].joined[turn]
    if joins_players(met, joined) or (s.creature_at and _joins_valkyrie(s, tile, cell, turn)):
        return False
    return mode < SETUP_FIRST or leaves_empty(met, joined)


def _joins_valkyrie(s: State, tile: int, cell: int, turn: int) -> bool:
    for _, territories in s.land.groups(tile, cell, turn):
        haunted = [t for t in territories if valkyries(s, t)]
        held_by_units = [t for t in territories if s.holder[t] != NOBODY]
        if any(t != other for t in haunted for other in held_by_units):
            return True
    return False


@rule("NG-CLAR-11", "NG-CREA-16")
def why_no_square(s: State, seat: int, cell: int, mode: int) -> str:
    """The rule against a square: taken, without contact, or not beside the right territory."""
    if cell not in s.land.whole_rim():
        return "NG-EXPLORE-03"
    if mode == SETUP_FIRST:
        return "NG-SETUP-16"
    own = [t for t in s.land.around(cell) if t >= 0 and s.holder[t] == seat]
    barred = mode == FROM_ANY_OPEN or any(is_bear_ridden(s, t) for t in own)
    return "NG-CREA-16" if barred else "NG-EXPLORE-04"


@rule("NG-CLAR-11")
def why_not_so(s: State, tile: int, cell: int, turn: int, mode: int) -> str:
    """The rule against an orientation: a border stops, players meet, no part stays empty."""
    if turn not in s.land.fitting(tile, cell):
        return "NG-EXPLORE-06"
    if s.setting.strict and not s.land.keeps_borders_apart(tile, cell, turn):
        return "NG-GEO-34"
    if s.creature_at and _joins_valkyrie(s, tile, cell, turn):
        return "NG-CREA-18"
    if not joins_no_players(s, tile, cell, turn, FROM_OWN, meeting_at(s, cell)):
        return "NG-EXPLORE-07"
    return "NG-EOY-03" if mode == SECOND_CHANCE else "NG-SETUP-17"


def fits(s: State, tile: int, cells: list[int], mode: int) -> bool:
    """Whether a tile has any legal placement on these squares."""
    return any(turns_for(s, tile, cell, mode) for cell in cells)


# Choosing square and orientation.


@rule("NG-EXPLORE-03", "NG-EXPLORE-04", "NG-EXPLORE-08")
class ChooseCell(Choice):
    """On which square the tile goes."""

    tile: Tile
    mode: Inner[Mode]

    def options(self, s: State) -> list[Action]:
        mode, tile = self.mode, self.tile
        cells = cells_for(s, self.seat, mode)
        return [CELL[cell] for cell in cells if turns_for(s, tile, cell, mode)]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "cell":
            return "NG-EXPLORE-08"
        if action.target not in cells_for(s, self.seat, self.mode):
            return why_no_square(s, self.seat, action.target, self.mode)
        return why_not_so(s, self.tile, action.target, s.land.tiles[self.tile].turns[0], self.mode)

    def take(self, s: State, action: Action) -> None:
        s.agenda.append(ChooseTurn(self.seat, self.tile, action.target, self.mode))


@rule("NG-EXPLORE-05", "NG-EXPLORE-06", "NG-EXPLORE-07")
class ChooseTurn(Choice):
    """In which orientation it lies."""

    tile: Tile
    cell: Square
    mode: Inner[Mode]

    def options(self, s: State) -> list[Action]:
        return [TURN[k] for k in turns_for(s, self.tile, self.cell, self.mode)]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "turn" or action.amount not in s.land.tiles[self.tile].turns:
            return "NG-EXPLORE-05"
        return why_not_so(s, self.tile, self.cell, action.amount, self.mode)

    def take(self, s: State, action: Action) -> None:
        lay_tile(s, self.seat, self.tile, self.cell, action.amount)
