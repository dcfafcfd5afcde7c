"""Pictures of the tiles that somebody chooses from, with the numbers of the options."""

from typing import Final

from rich.text import Text

from skald.drawing import Look
from skald.drawing.canvas import side_by_side
from skald.drawing.palette import LABEL
from skald.games.northgard.actions import TILE
from skald.games.northgard.land import Land, cell_at
from skald.games.northgard.rules.placing import ChooseCell, ChooseTurn
from skald.games.northgard.rules.setup import START
from skald.games.northgard.state import State
from skald.games.northgard.terminal.chart import SIZES, Chart, goods, parts_of, spaces
from skald.games.northgard.terminal.letters import LAIR, SPACE
from skald.games.northgard.terminal.names import Names

_ROWS, _COLUMNS = SIZES[0]
_ACROSS: Final = 5


def draw_pictures(s: State, names: Names, look: Look) -> list[Text]:
    """The tiles in question, if the viewer chooses among tiles or their orientations."""
    if not s.agenda or s.agenda[-1].seat != look.seat:
        return []
    cells = [
        [Text(title, LABEL), *_picture(s, tile, turn)] for title, tile, turn in _choices(s, names)
    ]
    width = max(_COLUMNS + 4, *[cell[0].cell_len + 3 for cell in cells], 0)
    return side_by_side(cells, width, min(_ACROSS, look.width // width))


def _choices(s: State, names: Names) -> list[tuple[str, int, int]]:
    """Title, tile and orientation of each picture."""
    step, verb = s.agenda[-1], s.offered[0].verb
    if isinstance(step, ChooseTurn):
        return [
            (f"{n}  {a.amount * 90}°", step.tile, a.amount)
            for n, a in enumerate(s.offered, start=1)
        ]
    if isinstance(step, ChooseCell):
        return [(names.tile(step.tile), step.tile, 0)]
    if verb in ("tile", "bottom") and s.offered[0] is not TILE[START]:
        return [(f"{n}  {names.tile(a.kind)}", a.kind, 0) for n, a in enumerate(s.offered, start=1)]
    if verb == "accept":
        return [(names.tile(tile), tile, 0) for tile in s.drawn]
    return []


def _picture(s: State, tile: int, turn: int) -> list[Text]:
    """One tile with what is printed on it."""
    land, _ = Land(s.land.tiles).place(tile, cell_at(0, 0), turn)
    chart = Chart(land, {(0, 0)}, _ROWS, _COLUMNS)
    for index, part in parts_of(land):
        words = [goods(land, index, part), *[SPACE[n] for n in spaces(land, index, part)]]
        words += [LAIR] * land.tiles[tile].lair[part]
        if any(words):
            chart.say(index, part, "".join(words), LABEL)
    return [chart.sheet.line(row, 0, _COLUMNS, {}) for row in range(_ROWS + 1)]


def offered_squares(s: State) -> dict[int, str]:
    """The squares on offer with the numbers of the options."""
    if not s.offered or s.offered[0].verb != "cell":
        return {}
    return {action.target: f"({n})" for n, action in enumerate(s.offered, start=1)}
