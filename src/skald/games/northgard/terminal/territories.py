"""The territories as a table: what the map shows, and what it has no room for."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from skald.drawing import Look
from skald.drawing.canvas import fitted, flow, joined, text
from skald.drawing.palette import FAINT, GOOD, LABEL, WARNING
from skald.games.northgard.ids import CARVED, LARGE, NOBODY, PLAIN
from skald.games.northgard.land import square_of
from skald.games.northgard.queries import free_spaces, yield_of
from skald.games.northgard.state import State
from skald.games.northgard.terminal.letters import LAIR, RESOURCE, SEAT, SPACE, built
from skald.games.northgard.terminal.names import Names
from skald.games.northgard.terminal.outline import ROUGH
from skald.games.northgard.terminal.standing import buildings, force

# The columns before buildings and neighbours.
_COLUMNS: Final = (
    *("term-ng-territory", "term-ng-square", "term-ng-force", "term-ng-tiles", "term-ng-yield"),
)
_ROOMY: Final = 90


def draw_territories(s: State, names: Names, look: Look) -> list[Text]:
    """One row for each territory that matters, the viewer's first."""
    shown = list(s.land.names) if look.everything else _that_matter(s, look.seat)
    if not shown:
        return []
    heads = [Text(names.say(key), FAINT) for key in _COLUMNS]
    inside = Text(names.say("term-ng-buildings"), FAINT)
    rows = [(heads, [inside], [Text(names.say("term-ng-borders"), FAINT)])]
    rows += [(_cells(s, t, names), _contents(s, t, names), _near(s, t)) for t in shown]
    gap = 2 if look.width >= _ROOMY else 1
    rooms = [max(row[0][n].cell_len for row in rows) + gap for n in range(len(heads))]
    left = look.width - sum(rooms)
    rooms.append(min(max(joined(row[1]).cell_len for row in rows) + 2, left * 3 // 5))
    return [line for row in rows for line in _row(*row, rooms, look.width)]


def _that_matter(s: State, seat: int | None) -> list[int]:
    """What somebody holds, the viewer's own first, and neutral land beside the viewer's."""
    own = [t for t in s.land.names if s.holder[t] == seat]
    held = [t for t in s.land.names if s.holder[t] not in (NOBODY, seat)]
    beside = {other for t in own for other, _ in s.land.near[t]}
    neutral = [t for t in s.land.names if s.holder[t] == NOBODY and t in beside]
    return [*own, *sorted(held, key=lambda t: (s.holder[t], t)), *neutral]


def _row(
    cells: Sequence[Text],
    inside: Sequence[Text],
    near: Sequence[Text],
    rooms: Sequence[int],
    width: int,
) -> list[Text]:
    """A row; what does not fit into its column goes on below."""
    front = joined([fitted(cell, room) for cell, room in zip(cells, rooms, strict=False)], "")
    left = flow(inside, rooms[-1] - 1)
    right = flow(near, width - sum(rooms))
    lines = []
    for n in range(max(len(left), len(right), 1)):
        middle = fitted(left[n] if n < len(left) else Text(), rooms[-1])
        line = text(
            front if n == 0 else " " * front.cell_len,
            middle,
            right[n] if n < len(right) else "",
        )
        line.rstrip()
        lines.append(line)
    return lines


def _cells(s: State, territory: int, names: Names) -> list[Text]:
    """Name, square, units, size and yield."""
    holder = s.holder[territory]
    style = LABEL if holder == NOBODY else SEAT[holder]
    state = "term-ng-open" if s.land.free[territory] else "term-ng-closed"
    goods = [f"{n}{sign}" for n, sign in zip(yield_of(s, territory), RESOURCE, strict=True) if n]
    return [
        Text(f"t{territory} {names.territory(territory)}", style),
        Text(_square(s, territory), FAINT),
        Text(force(s, territory) or "–", style),
        Text(names.say(state, count=s.land.size(territory))),
        Text(" ".join(goods)),
    ]


def _square(s: State, territory: int) -> str:
    """The square of the part that the territory is named after."""
    first = s.land.first_node
    index = max(n for n in range(len(first)) if first[n] <= territory)
    x, y = square_of(s.land.placed[index][1])
    return f"{x},{y}"


def _contents(s: State, territory: int, names: Names) -> list[Text]:
    """Buildings, free spaces, lairs, creatures, Scorched Earth."""
    parts = [Text(built(*pair), LABEL) for pair in buildings(s, territory)]
    parts += [
        Text(SPACE[space], FAINT)
        for space in (PLAIN, CARVED, LARGE)
        for _ in range(free_spaces(s, territory, space))
    ]
    parts += [Text(LAIR, FAINT)] * s.land.lair[territory]
    here = zip(s.creature_kind, s.creature_at, strict=True)
    parts += [Text(names.creature(kind), WARNING) for kind, at in here if at == territory]
    if s.scorched == territory:
        parts.append(Text(names.say("term-ng-scorched"), WARNING))
    return parts


def _near(s: State, territory: int) -> list[Text]:
    """The neighbours in the colours of their owners; a wave before those behind rough borders."""
    return [
        text((ROUGH if rough else "", GOOD), (f"t{other}", _owner_style(s, other)))
        for other, rough in s.land.near[territory]
    ]


def _owner_style(s: State, territory: int) -> str:
    holder = s.holder[territory]
    return "" if holder == NOBODY else SEAT[holder]
