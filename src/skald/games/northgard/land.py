"""The map: placed tiles and everything that follows from them.

A land is never changed: placing a tile gives a new one, so clones of a state share it.
A *cell* is a square as one int, a *node* a part of a placed tile, a territory is named by the
smallest of its nodes. Sides and corners are counted clockwise: N E S W, NE SE SW NW.
What an empty cell asks of a tile is kept up to date as tiles are placed, never searched for.
"""

from collections.abc import Sequence
from typing import Final

from skald.games.northgard.content import Tile
from skald.kernel.rulebook import rule

REACH: Final = 34
_ROW: Final = 128
_ORIGIN: Final = 64 * _ROW + 64
# A corner with three tiles and so many border ends: tiles plus 8 for each end.
THREE_WITHOUT_END: Final = 3
THREE_WITH_ONE_END: Final = 11
# The neighbour of a cell in each direction, and the corner points of a cell, each named by
# the cell to its south-west.
STEP: Final[tuple[int, ...]] = (1, _ROW, -1, -_ROW)
CORNER: Final[tuple[int, ...]] = (0, -1, -_ROW - 1, -_ROW)


def cell_at(x: int, y: int) -> int:
    """The cell of a square; y grows to the north."""
    return _ORIGIN + x * _ROW + y


def square_of(cell: int) -> tuple[int, int]:
    """The square of a cell."""
    x, y = divmod(cell, _ROW)
    return x - 64, y - 64


class Land:
    """Territories, their borders and contents, and where a tile fits."""

    __slots__ = (
        *("tiles", "placed", "cells", "first_node", "territory", "names"),
        *("free", "squares", "food", "wood", "lore", "small", "carved", "large", "lair"),
        *("near", "corners", "demands", "beside"),
    )

    def __init__(self, tiles: Sequence[Tile] | None = None) -> None:
        """An empty land; without tiles a blank, which `place` fills."""
        if tiles is None:
            return
        self.tiles = tiles
        # Placed tiles in order as (tile, cell, turn), and where each one's nodes begin.
        self.placed: list[tuple[int, int, int]] = []
        self.cells: dict[int, int] = {}
        self.first_node: list[int] = []
        # By node: its territory. The lists below are by territory; other cells are stale.
        self.territory: list[int] = []
        self.names: list[int] = []
        self.free: list[int] = []
        self.squares: list[int] = []
        self.food: list[int] = []
        self.wood: list[int] = []
        self.lore: list[int] = []
        self.small: list[int] = []
        self.carved: list[int] = []
        self.large: list[int] = []
        self.lair: list[int] = []
        # By territory: its neighbours as pairs (territory, rough).
        self.near: list[tuple[tuple[int, int], ...]] = []
        # By corner point: tiles there, plus 8 for each border that ends there.
        self.corners: dict[int, int] = {}
        # By empty cell: corners where a border end is required, plus 16 x those where forbidden.
        self.demands: dict[int, int] = {}
        # By empty cell beside a tile: the nodes on its four sides, packed (see `node_on`).
        self.beside: dict[int, int] = {}

    # Looking.

    @rule("NG-GLOS-05", "NG-GLOS-06", "NG-GEO-22", "NG-GEO-23")
    def is_open(self, territory: int) -> bool:
        """Whether some side of the territory faces an empty square."""
        return self.free[territory] > 0

    @rule("NG-GEO-24")
    def size(self, territory: int) -> int:
        """On how many tiles the territory lies."""
        return self.squares[territory].bit_count()

    @rule("NG-GEO-20", "NG-GEO-21", "NG-GLOS-15")
    def around(self, cell: int) -> list[int]:
        """The territories on the four sides of an empty cell, -1 where no tile lies."""
        nodes = self.beside.get(cell, 0)
        found = []
        for side in range(4):
            node = node_on(nodes, side)
            found.append(self.territory[node] if node >= 0 else -1)
        return found

    def territories_of(self, index: int) -> list[int]:
        """The territories that a placed tile has parts of, each once."""
        start = self.first_node[index]
        parts = self.tiles[self.placed[index][0]].parts
        return sorted(set(self.territory[start : start + parts]))

    def whole_rim(self) -> tuple[int, ...]:
        """Every empty cell beside a placed tile."""
        return tuple(sorted(self.beside))

    @rule("NG-EXPLORE-06", "NG-GEO-06")
    @rule("NG-Q-63")
    def fitting(self, tile: int, cell: int) -> tuple[int, ...]:
        """The orientations in which no border would stop in a corner that this tile completes."""
        return self.tiles[tile].fitting[self.demands.get(cell, 0)]

    @rule("NG-GEO-34", "NG-CLAR-08")
    def keeps_borders_apart(self, tile: int, cell: int, turn: int) -> bool:
        """The strict rule: nothing that a border separates is joined."""
        for parts, territories in self.groups(tile, cell, turn):
            if any(a in parts and b in parts for a, b, _ in self.tiles[tile].borders):
                return False
            for territory in territories:
                if any(other in territories for other, _ in self.near[territory]):
                    return False
        return True

    @rule("NG-EXPLORE-11", "NG-GEO-21")
    def groups(self, tile: int, cell: int, turn: int) -> list[tuple[set[int], set[int]]]:
        """What a placement would join: sets of the tile's parts with the territories they meet."""
        groups: list[tuple[set[int], set[int]]] = []
        side_part = self.tiles[tile].side_part[turn]
        for direction, territory in enumerate(self.around(cell)):
            if territory >= 0:
                parts, territories = {side_part[direction]}, {territory}
                for group in groups[:]:
                    if group[0] & parts or group[1] & territories:
                        parts |= group[0]
                        territories |= group[1]
                        groups.remove(group)
                groups.append((parts, territories))
        return groups

    # Placing.

    @rule("NG-GEO-25", "NG-GEO-28", "NG-CLAR-17", "NG-EXPLORE-11", "NG-EXPLORE-14")
    @rule("NG-GLOS-03")
    def place(self, tile: int, cell: int, turn: int) -> tuple["Land", list[tuple[int, int]]]:
        """The land with one more tile, and which territories went into which, in order."""
        new = self._copy()
        start = len(new.territory)
        nodes = new.beside.pop(cell, 0)
        new.demands.pop(cell, 0)
        new._add_nodes(tile, cell, turn)
        new._fill_corners(tile, cell, turn)
        merged: list[tuple[int, int]] = []
        side_part = new.tiles[tile].side_part[turn]
        territory = new.territory
        for side in range(4):
            own = start + side_part[side]
            facing = node_on(nodes, side)
            if facing < 0:
                beyond = cell + STEP[side]
                new.free[territory[own]] += 1
                new.beside[beyond] = new.beside.get(beyond, 0) | (own + 1) << 8 * (side ^ 2)
                continue
            one, other = territory[own], territory[facing]
            new.free[other] -= 1
            if one != other:
                survivor, absorbed = min(one, other), max(one, other)
                new._merge(absorbed, survivor)
                merged.append((absorbed, survivor))
        return new, merged

    def _copy(self) -> "Land":
        new = Land()
        new.tiles = self.tiles
        new.names = self.names[:]
        new.near = self.near[:]
        new.placed = self.placed[:]
        new.cells = self.cells.copy()
        new.first_node = self.first_node[:]
        new.territory = self.territory[:]
        new.free = self.free[:]
        new.squares = self.squares[:]
        new.food = self.food[:]
        new.wood = self.wood[:]
        new.lore = self.lore[:]
        new.small = self.small[:]
        new.carved = self.carved[:]
        new.large = self.large[:]
        new.lair = self.lair[:]
        new.corners = self.corners.copy()
        new.demands = self.demands.copy()
        new.beside = self.beside.copy()
        return new

    @rule("NG-GLOS-01", "NG-GEO-03", "NG-GEO-26")
    def _add_nodes(self, tile: int, cell: int, turn: int) -> None:
        printed = self.tiles[tile]
        start = len(self.territory)
        index = len(self.placed)
        self.placed.append((tile, cell, turn))
        self.cells[cell] = index
        self.first_node.append(start)
        square = 1 << index
        for node in range(start, start + printed.parts):
            self.territory.append(node)
            self.names.append(node)
            self.free.append(0)
            self.squares.append(square)
        self.food += printed.food
        self.wood += printed.wood
        self.lore += printed.lore
        self.small += printed.small
        self.carved += printed.carved
        self.large += printed.large
        self.lair += printed.lair
        for pairs in printed.near:
            self.near.append(tuple([(start + other, rough) for other, rough in pairs]))

    @rule("NG-GEO-30", "NG-GEO-31", "NG-GEO-32", "NG-GEO-33", "NG-GEO-35", "NG-GLOS-16")
    @rule("NG-Q-33")
    def _fill_corners(self, tile: int, cell: int, turn: int) -> None:
        """A corner with three tiles asks the fourth: one border end for one, none for none."""
        ends = self.tiles[tile].ends[turn]
        for corner in range(4):
            point = cell + CORNER[corner]
            met = self.corners.get(point, 0) + (9 if ends >> corner & 1 else 1)
            self.corners[point] = met
            if met in (THREE_WITHOUT_END, THREE_WITH_ONE_END):
                wish = 1 if met == THREE_WITH_ONE_END else 16
                for last in range(4):
                    empty = point - CORNER[last]
                    if empty not in self.cells:
                        self.demands[empty] = self.demands.get(empty, 0) | wish << last

    def _merge(self, absorbed: int, survivor: int) -> None:
        territory = self.territory
        for node in range(absorbed, len(territory)):
            if territory[node] == absorbed:
                territory[node] = survivor
        self.names.remove(absorbed)
        self.squares[survivor] |= self.squares[absorbed]
        self.free[survivor] += self.free[absorbed]
        self.food[survivor] += self.food[absorbed]
        self.wood[survivor] += self.wood[absorbed]
        self.lore[survivor] += self.lore[absorbed]
        self.small[survivor] += self.small[absorbed]
        self.carved[survivor] += self.carved[absorbed]
        self.large[survivor] += self.large[absorbed]
        self.lair[survivor] += self.lair[absorbed]
        self._join_borders(absorbed, survivor)

    @rule("NG-GLOS-02", "NG-GLOS-04", "NG-GEO-26", "NG-MOVE-06")
    def _join_borders(self, absorbed: int, survivor: int) -> None:
        """Borders of both are now the survivor's: rough only if all between two are rough."""
        near = self.near
        own = near[survivor]
        for other, rough in near[absorbed]:
            if other != survivor:
                for known, also in near[other]:
                    if known == survivor:
                        rough &= also
                own = _with(own, absorbed, other, rough)
                near[other] = _with(near[other], absorbed, survivor, rough)
        near[survivor] = _with(own, absorbed, -1, 0)
        near[absorbed] = ()


def node_on(nodes: int, side: int) -> int:
    """The node on a side of an empty cell, or -1; four nodes are packed into one int."""
    return (nodes >> 8 * side & 255) - 1


def _with(
    pairs: tuple[tuple[int, int], ...], gone: int, name: int, rough: int
) -> tuple[tuple[int, int], ...]:
    """Neighbours in order, without one and with another (-1: without another)."""
    found = []
    waiting = name >= 0
    for pair in pairs:
        other = pair[0]
        if waiting and other > name:
            found.append((name, rough))
            waiting = False
        if other != gone and other != name:
            found.append(pair)
    if waiting:
        found.append((name, rough))
    return tuple(found)
