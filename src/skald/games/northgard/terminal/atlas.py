"""The map. Borders are lines, the sides of tiles are not: what no line parts is one territory."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from skald.drawing.canvas import fitted, right, text
from skald.drawing.palette import FAINT, GOOD, LABEL
from skald.games.northgard.ids import LETTERS, NOBODY
from skald.games.northgard.land import square_of
from skald.games.northgard.state import State
from skald.games.northgard.terminal.chart import SIZES, Chart, goods, parts_of, spaces
from skald.games.northgard.terminal.letters import CLOSED, GROUND, LAIR, MARK, SEAT, SPACE, built
from skald.games.northgard.terminal.standing import buildings, force, marks

# A map that is higher than this is drawn smaller if possible.
_HIGH: Final = 45

# Words on the map.


def _name(s: State, territory: int) -> str:
    return f"t{territory}" + ("" if s.land.free[territory] else CLOSED)


def _write_territories(s: State, chart: Chart) -> set[tuple[int, int]]:
    """Name, units and marks of each territory in its roomiest part; these parts."""
    land = s.land
    best: dict[int, tuple[int, int]] = {}
    by_room = sorted(
        parts_of(land),
        key=lambda pair: -len(chart.places.get(land.first_node[pair[0]] + pair[1], ())),
    )
    for index, part in by_room:
        best.setdefault(land.territory[land.first_node[index] + part], (index, part))
    for territory, (index, part) in best.items():
        name, units = _name(s, territory), force(s, territory)
        style = LABEL if s.holder[territory] == NOBODY else SEAT[s.holder[territory]]
        if not chart.say(index, part, f"{name} {units}".strip(), style):
            _write_apart(chart, index, part, [name, *units.replace("×", " ×").split()], style)
        if marks(s, territory):
            chart.say(index, part, marks(s, territory), MARK, 1)
    return set(best.values())


def _write_apart(chart: Chart, index: int, part: int, words: list[str], style: str) -> None:
    """Where there is no room for all in one line: word by word, names without their mark."""
    for n, word in enumerate(words):
        if not chart.say(index, part, word, style, n):
            chart.say(index, part, word.removesuffix(CLOSED), style, n)


def _write_contents(s: State, chart: Chart) -> None:
    """Icons, spaces, buildings and lairs where they are printed."""
    land = s.land
    waiting = {t: buildings(s, t) for t in land.names}
    for index, part in parts_of(land):
        here = waiting[land.territory[land.first_node[index] + part]]
        words = [goods(land, index, part)]
        for space in spaces(land, index, part):
            standing = next((pair for pair in here if pair[1] == space), None)
            words.append(built(*standing) if standing else SPACE[space])
            if standing:
                here.remove(standing)
        words += [LAIR] * land.tiles[land.placed[index][0]].lair[part]
        _write_together(chart, index, part, [word for word in words if word])


def _write_together(chart: Chart, index: int, part: int, words: list[str]) -> None:
    if words and not chart.say(index, part, "".join(words), "", 1):
        for word in words:
            chart.say(index, part, word, "", 1)


def _write_names(s: State, chart: Chart, named: set[tuple[int, int]]) -> None:
    """The name and the owner's letter in all other parts."""
    land = s.land
    for index, part in parts_of(land):
        if (index, part) not in named:
            territory = land.territory[land.first_node[index] + part]
            holder = s.holder[territory]
            owner = "" if holder == NOBODY else LETTERS[holder].upper()
            chart.say(index, part, _name(s, territory) + owner, FAINT)


# The whole drawing.


def draw_map(s: State, width: int, offered: Mapping[int, str]) -> list[Text]:
    """The map between its rulers, with words on offered squares.

    It is drawn as large as the room allows; a map too wide even for the smallest drawing is
    folded: the western squares first, the eastern ones below.
    """
    land = s.land
    squares = {square_of(cell) for cell in (*land.cells, *offered)}
    ruler = max(len(str(y)) for _, y in squares) + 1
    rows, columns, across = _size(squares, width - ruler - 1)
    chart = Chart(land, squares, rows, columns)
    _forbid_folds(chart, across)
    named = _write_territories(s, chart)
    _write_contents(s, chart)
    _write_names(s, chart, named)
    for cell, word in offered.items():
        _offer(chart, cell, word)
    styles = {t: GROUND[s.holder[t]] for t in land.names if s.holder[t] != NOBODY}
    lines: list[Text] = []
    for west in range(chart.west, chart.east + 1, across):
        band = range(west, min(west + across, chart.east + 1))
        lines += _band(chart, band, [y for x, y in squares if x in band], ruler, styles)
    return lines


def _size(squares: set[tuple[int, int]], room: int) -> tuple[int, int, int]:
    """Rows and columns of a tile, and how many tiles stand side by side.

    The largest drawing that is not too wide, and if possible not too high.
    """
    wide = max(x for x, _ in squares) - min(x for x, _ in squares) + 1
    high = max(y for _, y in squares) - min(y for _, y in squares) + 1
    folds = -(-wide // (room // SIZES[-1][1]))
    across = -(-wide // folds)
    fitting = [size for size in SIZES if across * size[1] <= room]
    low = [size for size in fitting if high * folds * size[0] <= _HIGH]
    rows, columns = (low or fitting[-1:])[0]
    return rows, columns, across


def _forbid_folds(chart: Chart, across: int) -> None:
    """No word may stand where the map is folded."""
    sheet = chart.sheet
    for column in range(across * chart.columns, sheet.columns - 1, across * chart.columns):
        for row in range(sheet.rows):
            if sheet.is_free(row, column):
                sheet.put(row, column, " ", "")


def _offer(chart: Chart, cell: int, word: str) -> None:
    top, left, bottom, end = chart.box(cell)
    x, y = square_of(cell)
    row, middle = (top + bottom) // 2, (left + end) // 2
    for n, (what, style) in enumerate(((word, GOOD), (f"{x},{y}", FAINT))):
        chart.sheet.write(row + n, middle - len(what) // 2, what, style)


def _band(
    chart: Chart, band: range, heights: list[int], ruler: int, styles: dict[int, str]
) -> list[Text]:
    """The squares between two meridians and their highest and lowest ones, with rulers."""
    first = (band[0] - chart.west) * chart.columns
    last = (band[-1] - chart.west + 1) * chart.columns
    head = Text(" " * (ruler + 1))
    for x in band:
        head.append_text(fitted(Text(str(x).center(chart.columns - 1), FAINT), chart.columns))
    head.rstrip()
    lines = [head]
    top = (chart.north - max(heights)) * chart.rows
    bottom = (chart.north - min(heights) + 1) * chart.rows
    for row in range(top, bottom + 1):
        square, inside = divmod(row, chart.rows)
        number = str(chart.north - square) if inside == chart.rows // 2 else ""
        line = text(right(Text(number, FAINT), ruler - 1), " ")
        line = text(line, chart.sheet.line(row, first, last, styles))
        line.rstrip()
        lines.append(line)
    return lines
