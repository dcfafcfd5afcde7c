"""The map. Borders are lines, the sides of tiles are not: what no line parts is one territory."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from skald.cli.canvas import fitted, right, text
from skald.cli.northgard.letters import (
    CLOSED,
    CREATURE,
    GROUND,
    KAIJA,
    LAIR,
    RESOURCE,
    SCORCHED,
    SEAT,
    SPACE,
    built,
)
from skald.cli.northgard.outline import ROUGH, outline
from skald.cli.northgard.sheet import RIM, Box, Sheet
from skald.cli.palette import FAINT, FRAME, GOOD, LABEL, WARNING
from skald.games.northgard import works
from skald.games.northgard.ids import CARVED, LARGE, LETTERS, NO_SPACE, NOBODY, PLAIN
from skald.games.northgard.land import STEP, Land, square_of
from skald.games.northgard.queries import clan_seat, has_kaija
from skald.games.northgard.state import State

# Rows and columns of a tile, from the largest drawing to the smallest.
SIZES: Final = ((7, 14), (6, 12), (6, 10))
# A map that is higher than this is drawn smaller if possible.
_HIGH: Final = 45
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
        self.sheet.ground[row][column] = -1

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


# What stands where.


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


def buildings(s: State, territory: int) -> list[tuple[int, int]]:
    """Every building of a territory as (type, space)."""
    here = s.works[territory]
    return [pair for pair in works.all_of(here) for _ in range(works.count_on(here, *pair))]


def force(s: State, territory: int) -> str:
    """Whose units stand in a territory, and who invades it: `R3K`, `R2×B4`."""
    holder = s.holder[territory]
    if holder == NOBODY:
        return ""
    held = _group(s, holder, s.units[territory], kaija=has_kaija(s, holder, territory))
    bear = clan_seat(s, 0)
    kaija = s.kaija == territory and bear not in (holder, NOBODY)
    if not s.invading[territory] and not kaija:
        return held
    return f"{held}×{_group(s, s.invader, s.invading[territory], kaija=kaija)}"


def _group(s: State, seat: int, units: int, *, kaija: bool) -> str:
    number = str(units) if units or not kaija else ""
    return LETTERS[seat].upper() + number + (KAIJA if kaija else "")


def marks(s: State, territory: int) -> str:
    """Buildings without a space, creatures and Scorched Earth, in short."""
    loose = [built(kind, space) for kind, space in buildings(s, territory) if space == NO_SPACE]
    creatures = [
        CREATURE[kind]
        for kind, at in zip(s.creature_kind, s.creature_at, strict=True)
        if at == territory
    ]
    return "".join([*loose, *creatures, SCORCHED if s.scorched == territory else ""])


# Writing on the map.


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
        if not units:
            chart.say(index, part, name, style)
        elif not chart.say(index, part, f"{name} {units}", style):
            chart.say(index, part, name, style)
            chart.say(index, part, units, style)
        if marks(s, territory):
            chart.say(index, part, marks(s, territory), WARNING, 1)
    return set(best.values())


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

    It is drawn as large as the width allows; a map too wide even for the smallest drawing is
    folded: the western squares first, the eastern ones below.
    """
    land = s.land
    squares = {square_of(cell) for cell in (*land.cells, *offered)}
    ruler = max(len(str(y)) for _, y in squares) + 1
    rows, columns = _size(squares, width - ruler - 1)
    chart = Chart(land, squares, rows, columns)
    most = (width - ruler - 1) // columns
    _forbid_folds(chart, most)
    named = _write_territories(s, chart)
    _write_contents(s, chart)
    _write_names(s, chart, named)
    for cell, word in offered.items():
        _offer(chart, cell, word)
    styles = {t: GROUND[s.holder[t]] for t in land.names if s.holder[t] != NOBODY}
    lines: list[Text] = []
    for west in range(chart.west, chart.east + 1, most):
        lines += _band(chart, west, min(west + most - 1, chart.east), ruler, styles)
    return lines


def _size(squares: set[tuple[int, int]], room: int) -> tuple[int, int]:
    """The largest drawing that is not too wide, and if possible not too high."""
    wide = max(x for x, _ in squares) - min(x for x, _ in squares) + 1
    high = max(y for _, y in squares) - min(y for _, y in squares) + 1
    fitting = [size for size in SIZES if wide * size[1] <= room]
    low = [size for size in fitting if high * size[0] <= _HIGH]
    return (low or fitting[-1:] or [SIZES[-1]])[0]


def _forbid_folds(chart: Chart, most: int) -> None:
    """No word may stand where the map is folded."""
    sheet = chart.sheet
    for column in range(most * chart.columns, sheet.columns - 1, most * chart.columns):
        for row in range(sheet.rows):
            if sheet.is_free(row, column):
                sheet.put(row, column, " ", "")


def _offer(chart: Chart, cell: int, word: str) -> None:
    top, left, bottom, end = chart.box(cell)
    x, y = square_of(cell)
    row, middle = (top + bottom) // 2, (left + end) // 2
    for n, (what, style) in enumerate(((word, GOOD), (f"{x},{y}", FAINT))):
        chart.sheet.write(row + n, middle - len(what) // 2, what, style)


def _band(chart: Chart, west: int, east: int, ruler: int, styles: dict[int, str]) -> list[Text]:
    """The squares between two meridians, with their rulers."""
    first = (west - chart.west) * chart.columns
    last = (east - chart.west + 1) * chart.columns
    head = Text(" " * (ruler + 1))
    for x in range(west, east + 1):
        head.append_text(fitted(Text(str(x).center(chart.columns - 1), FAINT), chart.columns))
    head.rstrip()
    lines = [head]
    for row in range(chart.sheet.rows):
        square, inside = divmod(row, chart.rows)
        number = str(chart.north - square) if inside == chart.rows // 2 else ""
        line = text(right(Text(number, FAINT), ruler - 1), " ")
        line = text(line, chart.sheet.line(row, first, last, styles))
        line.rstrip()
        lines.append(line)
    return lines
