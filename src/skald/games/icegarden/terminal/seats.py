"""The players: one row each for what they have, and one for their unit types."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from skald.drawing.canvas import fitted, joined, right, text
from skald.drawing.palette import FAINT, GOOD, LABEL, WARNING
from skald.games.icegarden.ids import RED
from skald.games.icegarden.queries import figures_free, goal_is_possible, goal_progress, score
from skald.games.icegarden.state import State
from skald.games.icegarden.terminal.letters import letter
from skald.games.icegarden.terminal.names import Names

# The columns of the players' table: heading and width.
_COLUMNS: Final = (
    ("term-points", 7),
    ("term-goal", 6),
    ("term-resource-pop", 6),
    ("term-resource-gold", 6),
    ("term-mfactor", 11),
    ("term-supply", 8),
    ("term-tokens", 6),
)
# With less room than this, players are named by their last names.
_FULL_NAMES: Final = 30
_NUMBERS: Final = sum(width for _, width in _COLUMNS)


def draw_players(s: State, names: Names, width: int, people: Sequence[int]) -> list[Text]:
    """Points, goal, resources, M-factor by level, markers and Vuko tokens of every seat."""
    first = max(16, min(34, width - _NUMBERS - 4))
    heads = [right(Text(names.say(key), FAINT), size) for key, size in _COLUMNS]
    head = text(" " * (first + 4), joined(heads, ""))
    rows = [_player(s, seat, names, first, person=seat in people) for seat in _seats(s)]
    return [head, *rows]


def _seats(s: State) -> list[int]:
    """In initiative order once there is one."""
    return [*s.order, *[seat for seat in range(s.seats) if seat not in s.order]]


def _player(s: State, seat: int, names: Names, width: int, *, person: bool) -> Text:
    mark = Text(">" if s.agenda and s.agenda[-1].seat == seat else " ", GOOD)
    name = names.player(seat, short=width < _FULL_NAMES)
    role = names.say("term-you") if person else ""
    who = text(name, (f" {role}" if role else "", FAINT))
    values = _values(s, seat) if s.faction[seat] >= 0 else []
    cells = [right(v, size) for v, (_, size) in zip(values, _COLUMNS, strict=False)]
    return text(mark, letter(s, seat), "  ", fitted(who, width), joined(cells, ""))


def _values(s: State, seat: int) -> list[Text]:
    done, needed = goal_progress(s, seat)
    possible = not s.round or goal_is_possible(s, seat)
    goal = Text(f"{done}/{needed}" if possible else "–", GOOD if done else "")
    mfactor = "·".join(map(str, s.mfactor[seat * 4 : seat * 4 + 4]))
    tokens = Text(str(s.tokens[seat]), WARNING if s.tokens[seat] else "")
    return [
        Text(str(score(s, seat)), LABEL),
        goal,
        Text(str(s.population[seat])),
        Text(str(s.gold[seat])),
        Text(mfactor),
        Text(str(s.supply[seat])),
        tokens,
    ]


# Unit types.


def draw_units(s: State, names: Names, width: int) -> list[Text]:
    """Each type with its figures off the map, printed abilities, bought ones and free spaces."""
    if any(faction < 0 for faction in s.faction):
        return []
    whole = _units_table(s, names, (1, 2, 3))
    if max(line.cell_len for line in whole) <= width:
        return whole
    return [*_units_table(s, names, (1, 2)), *_units_table(s, names, (3,))]


def _units_table(s: State, names: Names, levels: tuple[int, ...]) -> list[Text]:
    table = [[Text(names.say("term-level", level=level), FAINT) for level in levels]]
    table += [[_type(s, seat, level, names) for level in levels] for seat in _seats(s)]
    signs = [Text(" "), *[letter(s, seat) for seat in _seats(s)]]
    room = [max(row[n].cell_len for row in table) for n in range(len(levels))]
    lines = []
    for sign, row in zip(signs, table, strict=True):
        cells = [fitted(cell, size) for cell, size in zip(row, room, strict=True)]
        line = text(" ", sign, "  ", joined(cells, "  "))
        line.rstrip()
        lines.append(line)
    return lines


def _type(s: State, seat: int, level: int, names: Names) -> Text:
    faction = s.faction[seat]
    board = s.setting.content.boards[faction]
    free = Text(str(figures_free(s, seat, level)), FAINT)
    parts = [Text(names.unit(faction, level)), free]
    parts += [Text(names.ability(a)) for a in (1, 2, 3, 4) for _ in range(board.printed[level][a])]
    parts += [Text(names.special(name)) for name in sorted(board.special[level])]
    bought = [a for a in (1, 2, 3, 4) for _ in range(s.bought[(seat * 4 + level) * 5 + a])]
    if level == 3 and faction == RED:
        parts += [Text(f"({names.ability(a)})", "cyan") for a in (s.spy1, s.spy2) if a]
    parts += [Text(f"+{names.ability(a)}", GOOD) for a in bought]
    parts += [Text("_", FAINT)] * (board.blanks[level] - len(bought))
    return joined(parts)
