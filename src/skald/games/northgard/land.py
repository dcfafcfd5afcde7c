"""The map: placed tiles and everything that follows from them.

A land is never changed: placing a tile gives a new one, so clones of a state share it.
A *cell* is a square as one int, a *node* a part of a placed tile, a territory is named by the
smallest of its nodes. Sides and corners are counted clockwise: N E S W, NE SE SW NW.
"""

from collections.abc import Sequence
from typing import Final

from skald.games.northgard.content import Tile
from skald.kernel.rulebook import rule

REACH: Final = 34
_ROW: Final = 128
_ORIGIN: Final = 64 * _ROW + 64
# The neighbour of a cell in each direction, and the corner points of a cell, each named by
# the cell to its south-west.
STEP: Final = (1, _ROW, -1, -_ROW)
CORNER: Final = (0, -1, -_ROW - 1, -_ROW)


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
        *("near", "corner_filled", "corner_ends", "_rims", "_demands", "_around"),
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
        self.names: tuple[int, ...] = ()
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
        self.corner_filled: dict[int, int] = {}
        self.corner_ends: dict[int, int] = {}
        self._rims: dict[int, tuple[int, ...]] = {}
        self._demands: dict[int, tuple[int, int]] = {}
        self._around: dict[int, tuple[int, ...]] = {}

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
    def facing(self, cell: int, direction: int) -> int:
        """The territory on the other side of a cell's side, or -1 where no tile lies."""
        index = self.cells.get(cell + STEP[direction])
        if index is None:
            return -1
        tile, _, turn = self.placed[index]
        part = self.tiles[tile].side_part[turn][(direction + 2) & 3]
        return self.territory[self.first_node[index] + part]

    def around(self, cell: int) -> tuple[int, ...]:
        """The territories on the four sides of an empty cell, -1 where no tile lies."""
        found = self._around.get(cell)
        if found is None:
            found = self._around[cell] = tuple(self.facing(cell, d) for d in range(4))
        return found

    def territories_of(self, index: int) -> list[int]:
        """The territories that a placed tile has parts of, each once."""
        start = self.first_node[index]
        parts = self.tiles[self.placed[index][0]].parts
        return sorted(set(self.territory[start : start + parts]))

    def rim(self, territory: int) -> tuple[int, ...]:
        """The empty cells behind the free sides of a territory."""
        cells = self._rims.get(territory)
        if cells is None:
            cells = self._rims[territory] = self._find_rim(territory)
        return cells

    def _find_rim(self, territory: int) -> tuple[int, ...]:
        found: set[int] = set()
        nodes = self.territory
        for index, (tile, cell, turn) in enumerate(self.placed):
            if self.squares[territory] >> index & 1:
                start = self.first_node[index]
                parts = self.tiles[tile].side_part[turn]
                for direction in range(4):
                    beyond = cell + STEP[direction]
                    if nodes[start + parts[direction]] == territory and beyond not in self.cells:
                        found.add(beyond)
        return tuple(sorted(found))

    def whole_rim(self) -> tuple[int, ...]:
        """Every empty cell beside a placed tile."""
        cells = self._rims.get(-1)
        if cells is None:
            beyond = {cell + step for cell in self.cells for step in STEP}
            cells = self._rims[-1] = tuple(sorted(beyond - self.cells.keys()))
        return cells

    @rule("NG-GEO-30", "NG-GEO-31", "NG-GEO-32", "NG-GEO-33", "NG-GEO-35", "NG-GLOS-16")
    @rule("NG-Q-33")
    def demand(self, cell: int) -> tuple[int, int]:
        """The corners of an empty cell where a border end is required, and where forbidden."""
        masks = self._demands.get(cell)
        if masks is None:
            required = forbidden = 0
            for corner in range(4):
                point = cell + CORNER[corner]
                if self.corner_filled.get(point) == 3:
                    ends = self.corner_ends.get(point, 0)
                    if ends == 1:
                        required |= 1 << corner
                    elif ends == 0:
                        forbidden |= 1 << corner
            masks = self._demands[cell] = (required, forbidden)
        return masks

    @rule("NG-EXPLORE-06", "NG-GEO-06")
    @rule("NG-Q-63")
    def continues_borders(self, tile: int, cell: int, turn: int) -> bool:
        """Whether no border would stop in a corner that this tile completes."""
        required, forbidden = self.demand(cell)
        ends = self.tiles[tile].ends[turn]
        return ends & required == required and not ends & forbidden

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
        index = len(new.placed)
        start = len(new.territory)
        new.placed.append((tile, cell, turn))
        new.cells[cell] = index
        new.first_node.append(start)
        new._add_nodes(tile, index)
        new._fill_corners(tile, cell, turn)
        merged: list[tuple[int, int]] = []
        side_part = new.tiles[tile].side_part[turn]
        for direction in range(4):
            own = new.territory[start + side_part[direction]]
            other = new.facing(cell, direction)
            if other < 0:
                new.free[own] += 1
            else:
                new.free[other] -= 1
                if other != own:
                    merged.append((max(own, other), min(own, other)))
                    new._merge(*merged[-1])
        gone = {absorbed for absorbed, _ in merged}
        names = (*self.names, *range(start, len(new.territory)))
        new.names = tuple([name for name in names if name not in gone])
        return new, merged

    def _copy(self) -> "Land":
        new = Land()
        new.tiles = self.tiles
        new.near = self.near[:]
        new._rims = {}
        new._demands = {}
        new._around = {}
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
        new.corner_filled = self.corner_filled.copy()
        new.corner_ends = self.corner_ends.copy()
        return new

    @rule("NG-GLOS-01", "NG-GEO-03", "NG-GEO-26")
    def _add_nodes(self, tile: int, index: int) -> None:
        printed = self.tiles[tile]
        start = len(self.territory)
        self.territory += range(start, start + printed.parts)
        self.free += [0] * printed.parts
        self.squares += [1 << index] * printed.parts
        self.food += printed.food
        self.wood += printed.wood
        self.lore += printed.lore
        self.small += printed.small
        self.carved += printed.carved
        self.large += printed.large
        self.lair += printed.lair
        near: list[list[tuple[int, int]]] = [[] for _ in range(printed.parts)]
        for a, b, rough in printed.borders:
            near[a].append((start + b, rough))
            near[b].append((start + a, rough))
        self.near += [tuple(sorted(pairs)) for pairs in near]

    def _fill_corners(self, tile: int, cell: int, turn: int) -> None:
        ends = self.tiles[tile].ends[turn]
        for corner in range(4):
            point = cell + CORNER[corner]
            self.corner_filled[point] = self.corner_filled.get(point, 0) + 1
            if ends >> corner & 1:
                self.corner_ends[point] = self.corner_ends.get(point, 0) + 1

    def _merge(self, absorbed: int, survivor: int) -> None:
        territory = self.territory
        for node in range(absorbed, len(territory)):
            if territory[node] == absorbed:
                territory[node] = survivor
        self.squares[survivor] |= self.squares[absorbed]
        for cells in (self.free, self.food, self.wood, self.lore, self.small, self.carved):
            cells[survivor] += cells[absorbed]
        self.large[survivor] += self.large[absorbed]
        self.lair[survivor] += self.lair[absorbed]
        self._join_borders(absorbed, survivor)

    @rule("NG-GLOS-02", "NG-GLOS-04", "NG-GEO-26", "NG-MOVE-06")
    def _join_borders(self, absorbed: int, survivor: int) -> None:
        """Borders of both are now the survivor's: rough only if all between two are rough."""
        near = dict(self.near[survivor])
        for other, rough in self.near[absorbed]:
            near[other] = near.get(other, 1) & rough
        near.pop(absorbed, None)
        near.pop(survivor, None)
        self.near[survivor] = tuple(sorted(near.items()))
        self.near[absorbed] = ()
        for other, rough in near.items():
            pairs = dict(self.near[other])
            pairs.pop(absorbed, None)
            pairs[survivor] = rough
            self.near[other] = tuple(sorted(pairs.items()))
