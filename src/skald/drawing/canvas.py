"""Lines of styled text: flowing, padding, joining, and walls between boxes."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from rich.text import Text

# Box-drawing characters by the arms they have: up, down, left, right.
_JOINTS: Final = dict(zip(product((0, 1), repeat=4), " ───│┌┐┬│└┘┴│├┤┼", strict=True))


def text(*parts: str | tuple[str, str] | Text) -> Text:
    """A line from plain parts, (part, style) pairs and other lines."""
    return Text.assemble(*parts)


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    """The parts in one line."""
    return Text(between).join(parts)


def fitted(line: Text, width: int) -> Text:
    """A copy of the line with exactly this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def right(line: Text, width: int) -> Text:
    """A copy of the line at the right end of this width."""
    return text(" " * max(0, width - line.cell_len), line)


def flow(parts: Sequence[Text], width: int, indent: int = 0) -> list[Text]:
    """The parts in as few lines as they need; all lines but the first are indented."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1] = text(lines[-1], " ", part)
        else:
            lines.append(text(" " * indent if lines else "", part))
    return lines


def wall(above: Sequence[int], below: Sequence[int]) -> str:
    """The horizontal line between two rows of boxes whose vertical walls stand at these columns."""
    low, high = min((*above, *below)), max((*above, *below))
    line = [_JOINTS[x in above, x in below, x > low, x < high] for x in range(low, high + 1)]
    return " " * low + "".join(line)


def written(line: str, column: int, word: str) -> str:
    """The line with a word written over it."""
    return line[:column] + word + line[column + len(word) :]


def boxes(cells: Sequence[Sequence[Text]], walls: Sequence[int], style: str) -> list[Text]:
    """One row of boxes between vertical walls, all as high as the highest."""
    height = max(len(cell) for cell in cells)
    lines = []
    for row in range(height):
        line = text(" " * walls[0], ("│", style))
        for cell, start, end in zip(cells, walls, walls[1:], strict=False):
            inside = text(" ", cell[row]) if row < len(cell) else Text()
            line = text(line, fitted(inside, end - start - 1), ("│", style))
        lines.append(line)
    return lines


def side_by_side(cells: Sequence[Sequence[Text]], width: int, columns: int) -> list[Text]:
    """Blocks of lines in columns of equal width, row by row."""
    lines = []
    for start in range(0, len(cells), columns):
        row = cells[start : start + columns]
        for n in range(max(len(cell) for cell in row)):
            parts = [fitted(cell[n] if n < len(cell) else Text(), width - 2) for cell in row]
            line = joined(parts, "  ")
            line.rstrip()
            lines.append(line)
    return lines
