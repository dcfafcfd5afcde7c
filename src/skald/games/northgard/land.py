"""The map: placed tiles and everything that follows from them.

Clones of a state share a land; from then on it is never changed, and whoever places a tile
does so on a copy.
A *cell* is a square as one int, a *node* a part of a placed tile, a territory is named by the
smallest of its nodes. Sides and corners are counted clockwise: N E S W, NE SE SW NW.
What an empty cell asks of a tile is kept up to date as tiles are placed, never searched for.
"""

from typing import Final

from mypy_extensions import i64

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

# The neighbours of a territory as pairs (territory, rough). Their type leaves the length open, so
# that the compiled core passes them on as they are; nodes have eight bits (see `beside`).
Ways = tuple[tuple[int, ...], ...]
_PAIRS: Final[list[tuple[int, ...]]] = [(node, rough) for node in range(255) for rough in (0, 1)]


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
        *("is_shared", "tiles", "placed", "cells", "first_node", "territory", "names"),
        *("free", "squares", "food", "wood", "lore", "small", "carved", "large", "lair"),
        *("near", "corners", "demands", "beside"),
    )

    def __init__(self, tiles: list[Tile] | None = None) -> None:
        """An empty land; without tiles a blank, which `copy` fills."""
        if tiles is None:
            return
        self.is_shared = False
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
        self.near: list[Ways] = []
        # By corner point: tiles there, plus 8 for each border that ends there.
        self.corners: dict[int, int] = {}
        # By empty cell: corners where a border end is required, plus 16 x those where forbidden.
        self.demands: dict[int, int] = {}
        # By empty cell beside a tile: the nodes on its four sides plus 1, each in eight bits.
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
        nodes: i64 = self.beside.get(cell, 0)
        found = [-1, -1, -1, -1]
        for side in range(4):
            node = nodes & 255
            nodes >>= 8
            if node:
                found[side] = self.territory[node - 1]
        return found

    def territories_of(self, index: int) -> list[int]:
        """The territories that a placed tile has parts of, each once."""
        start = self.first_node[index]
        found: list[int] = []
        for node in range(start, start + self.tiles[self.placed[index][0]].parts):
            if self.territory[node] not in found:
                found.append(self.territory[node])
        found.sort()
        return found

    def whole_rim(self) -> list[int]:
        """Every empty cell beside a placed tile."""
        return sorted(self.beside)

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
    def add(self, tile: int, cell: int, turn: int) -> list[tuple[int, int]]:
        """Place a tile, and say which territories went into which, in order."""
        assert not self.is_shared
        start = len(self.territory)
        beside = self.beside
        nodes: i64 = beside.get(cell, 0)
        if nodes:
            del beside[cell]
        if cell in self.demands:
            del self.demands[cell]
        self._add_nodes(tile, cell, turn)
        self._fill_corners(tile, cell, turn)
        merged: list[tuple[int, int]] = []
        side_part = self.tiles[tile].side_part[turn]
        territory, free = self.territory, self.free
        for side in range(4):
            own = start + side_part[side]
            facing = (nodes & 255) - 1
            nodes >>= 8
            if facing < 0:
                beyond = cell + STEP[side]
                free[territory[own]] += 1
                beside[beyond] = beside.get(beyond, 0) | (own + 1) << 8 * (side ^ 2)
                continue
            one, other = territory[own], territory[facing]
            free[other] -= 1
            if one != other:
                survivor, absorbed = (one, other) if one < other else (other, one)
                self._merge(absorbed, survivor)
                merged.append((absorbed, survivor))
        return merged

    @rule("NG-GEO-25", "NG-EXPLORE-11")
    def place(self, tile: int, cell: int, turn: int) -> tuple["Land", list[tuple[int, int]]]:
        """A land with one more tile, and which territories went into which, in order."""
        new = self.copy()
        return new, new.add(tile, cell, turn)

    def copy(self) -> "Land":
        """The same land for one state alone."""
        new = Land()
        new.is_shared = False
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
        """The parts of a tile, each a territory of its own."""
        printed = self.tiles[tile]
        start, index = len(self.territory), len(self.placed)
        self.placed.append((tile, cell, turn))
        self.cells[cell] = index
        self.first_node.append(start)
        square = 1 << index
        for part in range(printed.parts):
            node = start + part
            self.territory.append(node)
            self.names.append(node)
            self.free.append(0)
            self.squares.append(square)
            pairs = printed.near[part]
            self.near.append(tuple([_PAIRS[2 * (start + pair[0]) + pair[1]] for pair in pairs]))
        self.food += printed.food
        self.wood += printed.wood
        self.lore += printed.lore
        self.small += printed.small
        self.carved += printed.carved
        self.large += printed.large
        self.lair += printed.lair

    @rule("NG-GEO-30", "NG-GEO-31", "NG-GEO-32", "NG-GEO-33", "NG-GEO-35", "NG-GLOS-16")
    @rule("NG-Q-33")
    def _fill_corners(self, tile: int, cell: int, turn: int) -> None:
        """A corner with three tiles asks the fourth: one border end for one, none for none."""
        ends = self.tiles[tile].ends[turn]
        corners = self.corners
        for corner in range(4):
            point = cell + CORNER[corner]
            met = corners.get(point, 0) + (9 if ends >> corner & 1 else 1)
            corners[point] = met
            if met == THREE_WITHOUT_END:
                self._demand(point, 16)
            elif met == THREE_WITH_ONE_END:
                self._demand(point, 1)

    def _demand(self, point: int, wish: int) -> None:
        """The one empty cell at a corner point is asked for a border end (1) or for none (16)."""
        for corner in range(4):
            empty = point - CORNER[corner]
            if empty not in self.cells:
                self.demands[empty] = self.demands.get(empty, 0) | wish << corner

    def _merge(self, absorbed: int, survivor: int) -> None:
        territory, names = self.territory, self.names
        for node in range(absorbed, len(territory)):
            if territory[node] == absorbed:
                territory[node] = survivor
        # Names are in order, and most of those that go have just come.
        index = len(names) - 1
        while names[index] != absorbed:
            index -= 1
        names.pop(index)
        self.squares[survivor] |= self.squares[absorbed]
        _pour(self.free, absorbed, survivor)
        _pour(self.food, absorbed, survivor)
        _pour(self.wood, absorbed, survivor)
        _pour(self.lore, absorbed, survivor)
        _pour(self.small, absorbed, survivor)
        _pour(self.carved, absorbed, survivor)
        _pour(self.large, absorbed, survivor)
        _pour(self.lair, absorbed, survivor)
        self._join_borders(absorbed, survivor)

    @rule("NG-GLOS-02", "NG-GLOS-04", "NG-GEO-26", "NG-MOVE-06")
    def _join_borders(self, absorbed: int, survivor: int) -> None:
        """Borders of both are now the survivor's: rough only if all between two are rough."""
        near = self.near
        own = [pair for pair in near[survivor] if pair[0] != absorbed]
        for pair in near[absorbed]:
            other, rough = pair[0], pair[1]
            if other != survivor:
                rough = _join(own, other, rough)
                beyond = [known for known in near[other] if known[0] != absorbed]
                _join(beyond, survivor, rough)
                near[other] = tuple(beyond)
        near[survivor] = tuple(own)
        near[absorbed] = ()


def _pour(amounts: list[int], absorbed: int, survivor: int) -> None:
    """What one territory has of a kind is another's from now on."""
    more = amounts[absorbed]
    if more:
        amounts[survivor] += more


def _join(pairs: list[tuple[int, ...]], name: int, rough: int) -> int:
    """One more border to a neighbour, in order; 1 if all borders to it are rough."""
    place = len(pairs)
    while place and pairs[place - 1][0] > name:
        place -= 1
    if place and pairs[place - 1][0] == name:
        rough &= pairs[place - 1][1]
        pairs[place - 1] = _PAIRS[2 * name + rough]
    else:
        pairs.insert(place, _PAIRS[2 * name + rough])
    return rough
