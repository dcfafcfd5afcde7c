"""Placed tiles on a sheet: lines for borders, dots for the rim, and room for words."""

from typing import Final

from skald.drawing.palette import FRAME, GOOD
from skald.games.northgard.ids import CARVED, LARGE, PLAIN
from skald.games.northgard.land import STEP, Land, square_of
from skald.games.northgard.terminal.letters import RESOURCE
from skald.games.northgard.terminal.outline import ROUGH, outline
from skald.games.northgard.terminal.sheet import NO_GROUND, RIM, Box, Sheet

# Rows and columns of a tile, from the largest drawing to the smallest.
SIZES: Final = ((7, 14), (6, 12), (6, 10))
_RIM_SIGNS: Final = ".:.:"


class Chart:
    """Placed tiles on a sheet."""

    def __init__(self, land: Land, squares: set[tuple[int, int]], rows: int, columns: int) -> None:
        self.land: Final = land
        self.rows: Final = rows
        self.columns: Final = columns
        self.west: Final = min(x for x, _ in squares)
        self.east: Final = max(x for x, _ in squares)
        self.south: Final = min(y for _, y in squares)
        self.north: Final = max(y for _, y in squares)
        height = (self.north - self.south + 1) * rows + 1
        self.sheet: Final = Sheet(height, (self.east - self.west + 1) * columns + 1)
        # By node: its free places.
        self.places: Final[dict[int, list[tuple[int, int]]]] = {}
        for index in range(len(land.placed)):
            self._lay(index)
        for index in range(len(land.placed)):
            self._find_places(index)

    def box(self, cell: int) -> Box:
        """The places of a square, its sides included."""
        x, y = square_of(cell)
        row, column = (self.north - y) * self.rows, (x - self.west) * self.columns
        return row, column, row + self.rows, column + self.columns

    def _lay(self, index: int) -> None:
        tile, cell, turn = self.land.placed[index]
        top, left, bottom, end = self.box(cell)
        drawing = outline(self.land.tiles[tile], turn, self.rows, self.columns)
        nodes = self.land.first_node[index]
        for row, parts in enumerate(drawing.parts):
            for column, part in enumerate(parts):
                self.sheet.ground[top + row][left + column] = self.land.territory[nodes + part]
        for (row, column), sign in drawing.walls.items():
            self._line(top + row, left + column, sign, GOOD if sign == ROUGH else "")
        for row in (top, bottom):
            for column in (left, end):
                self._line(row, column, "+", FRAME)
        self._draw_rim(cell)

    def _line(self, row: int, column: int, sign: str, style: str) -> None:
        self.sheet.put(row, column, sign, style)
        self.sheet.ground[row][column] = NO_GROUND

    def _draw_rim(self, cell: int) -> None:
        """The sides behind which no tile lies."""
        top, left, bottom, end = self.box(cell)
        for side in range(4):
            if cell + STEP[side] in self.land.cells:
                continue
            rows = range(top + 1, bottom) if side % 2 else [top if side == 0 else bottom]
            columns = [end if side == 1 else left] if side % 2 else range(left + 1, end)
            for row in rows:
                for column in columns:
                    self.sheet.put(row, column, _RIM_SIGNS[side], FRAME, RIM)

    def _find_places(self, index: int) -> None:
        tile, cell, turn = self.land.placed[index]
        top, left, _, _ = self.box(cell)
        drawing = outline(self.land.tiles[tile], turn, self.rows, self.columns)
        for row, parts in enumerate(drawing.parts):
            for column, part in enumerate(parts):
                if self.sheet.is_free(top + row, left + column):
                    node = self.land.first_node[index] + part
                    self.places.setdefault(node, []).append((top + row, left + column))

    def middle(self, node: int) -> tuple[float, float]:
        """The middle of a part."""
        places = self.places[node]
        rows, columns = zip(*places, strict=True)
        return sum(rows) / len(places), sum(columns) / len(places)

    def say(self, index: int, part: int, word: str, style: str, lower: float = 0) -> bool:
        """Write a word into a part, if there is room."""
        node = self.land.first_node[index] + part
        if node not in self.places:
            return False
        row, column = self.middle(node)
        box = self.box(self.land.placed[index][1])
        ground = self.land.territory[node]
        return self.sheet.fit(word, style, ground, (row + lower, column), box)


# What is printed.


def parts_of(land: Land) -> list[tuple[int, int]]:
    """Every part on the map as (placed tile, part)."""
    return [
        (index, part)
        for index, (tile, _, _) in enumerate(land.placed)
        for part in range(land.tiles[tile].parts)
    ]


def goods(land: Land, index: int, part: int) -> str:
    """The printed icons of a part."""
    tile = land.tiles[land.placed[index][0]]
    amounts = (tile.food[part], tile.wood[part], tile.lore[part])
    return "".join(sign * n for sign, n in zip(RESOURCE, amounts, strict=True))


def spaces(land: Land, index: int, part: int) -> list[int]:
    """The kinds of the building spaces of a part."""
    tile = land.tiles[land.placed[index][0]]
    kinds = ((PLAIN, tile.small[part]), (CARVED, tile.carved[part]), (LARGE, tile.large[part]))
    return [kind for kind, n in kinds for _ in range(n)]
