"""A sheet of characters on which words find their place."""

from itertools import groupby
from typing import Final, TypeAlias

from rich.text import Text

Box: TypeAlias = "tuple[int, int, int, int]"  # first row, first column, last row, last column

FREE: Final = 0
LINE: Final = 1
RIM: Final = 2
WORD: Final = 3
NO_GROUND: Final = -1
# How much farther a row seems than a column, and a place that touches a line.
_TALL: Final = 2.5
_TOUCHING: Final = 2


class Sheet:
    """Characters with styles; the ground of each place says where words may stand."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.ground: Final = [[NO_GROUND] * columns for _ in range(rows)]
        self._signs: Final = [[" "] * columns for _ in range(rows)]
        self._styles: Final = [[""] * columns for _ in range(rows)]
        self._use: Final = [[FREE] * columns for _ in range(rows)]

    def put(self, row: int, column: int, sign: str, style: str, use: int = LINE) -> None:
        """One character."""
        self._signs[row][column] = sign
        self._styles[row][column] = style
        self._use[row][column] = use

    def write(self, row: int, column: int, word: str, style: str) -> None:
        """A word, whatever was there."""
        for n, sign in enumerate(word):
            self.put(row, column + n, sign, style, WORD)

    def is_free(self, row: int, column: int) -> bool:
        """Whether nothing is written here."""
        return self._use[row][column] == FREE

    def fit(self, word: str, style: str, ground: int, near: tuple[float, float], box: Box) -> bool:
        """Write a word on free ground as near to a point as possible; on the rim if need be."""
        for least in (FREE, RIM):
            place = self._place(len(word), ground, near, box, least)
            if place is not None:
                self.write(*place, word, style)
                return True
        return False

    def _place(
        self, length: int, ground: int, near: tuple[float, float], box: Box, rim: int
    ) -> tuple[int, int] | None:
        first, left, last, right = box
        middle = near[1] - (length - 1) / 2
        found = [
            (
                abs(row - near[0]) * _TALL
                + abs(column - middle)
                + self._touching(row, column, length),
                *(row, column),
            )
            for row in range(max(first, 0), min(last, self.rows - 1) + 1)
            for column in self._runs(row, left, right, length, ground, rim)
        ]
        if not found:
            return None
        _, row, column = min(found)
        return row, column

    def _runs(
        self, row: int, left: int, right: int, length: int, ground: int, rim: int
    ) -> list[int]:
        """The columns where so many free places of a ground begin, with no word beside them."""
        grounds, use = self.ground[row], self._use[row]
        left, right = max(left, 0), min(right, self.columns - 1)
        found: list[int] = []
        run = 0
        for column in range(left, right + 1):
            free = grounds[column] == ground and use[column] in (FREE, rim)
            run = run + 1 if free else 0
            if run >= length:
                start = column - length + 1
                before = start > 0 and use[start - 1] == WORD
                after = column + 1 < self.columns and use[column + 1] == WORD
                if not before and not after:
                    found.append(start)
        return found

    def _touching(self, row: int, column: int, length: int) -> int:
        """What it costs to stand beside lines."""
        use = self._use[row]
        beside = (column - 1, column + length)
        return sum(_TOUCHING for n in beside if 0 <= n < self.columns and use[n] == LINE)

    def line(self, row: int, first: int, last: int, styles: dict[int, str]) -> Text:
        """One row between two columns; `styles` are those of the grounds."""
        places = range(first, last + 1)
        line = Text()
        for style, run in groupby(places, key=lambda n: self._style(row, n, styles)):
            line.append("".join(self._signs[row][n] for n in run), style)
        return line

    def _style(self, row: int, column: int, styles: dict[int, str]) -> str:
        ground = styles.get(self.ground[row][column], "")
        return f"{ground} {self._styles[row][column]}".strip()
