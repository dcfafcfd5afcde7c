"""The map: eight regions as a wall of bricks. Regions that share a wall are neighbours."""

from typing import Final

from rich.text import Text

from skald.drawing.canvas import boxes, flow, joined, right, side_by_side, text, wall, written
from skald.drawing.palette import FAINT, FRAME, GOOD, LABEL, WARNING
from skald.games.icegarden.ids import CTL, INF
from skald.games.icegarden.queries import dominance, health, is_present, pieces, ranking, units_in
from skald.games.icegarden.state import State, figure_level
from skald.games.icegarden.terminal.letters import letter
from skald.games.icegarden.terminal.names import Names

# The bricks from top to bottom; the second row is shifted by half a brick, r8 lies under all.
ROWS: Final = ((1, 2, 3), (4, 5, 6, 7), (8,))
# Which bricks share a wall. Other component data may say otherwise; then the regions say so.
WALLS: Final = (
    *((), (2, 4, 5), (1, 3, 5, 6), (2, 6, 7), (1, 5, 8)),
    *((1, 2, 4, 6, 8), (2, 3, 5, 7, 8), (3, 6, 8), (4, 5, 6, 7)),
)


def draw_map(s: State, names: Names, width: int) -> list[Text]:
    """The map with everything on it."""
    brick = (width - 5) // 4 + 1
    upper = [brick // 2 + brick * n for n in range(4)]
    lower = [brick * n for n in range(5)]
    whole = [lower[0], lower[-1]]
    rows = (upper, lower, whole)
    lines: list[Text] = []
    above: list[int] = []
    for places, walls in zip(ROWS, rows, strict=True):
        lines.append(_border(s, above, walls, places))
        lines += boxes([_region(s, p, names, walls) for p in places], walls, FRAME)
        above = walls
    return [*lines, _border(s, above, [], ())]


def _border(s: State, above: list[int], below: list[int], places: tuple[int, ...]) -> Text:
    line = wall(above, below)
    for place, column in zip(places, below, strict=False):
        line = written(line, column + 2, f" {_title(s, place)} ")
    border = Text(line, FRAME)
    for place, column in zip(places, below, strict=False):
        title = _title(s, place)
        border.stylize("bold not dim", column + 3, column + 3 + len(title))
    return border


def _title(s: State, place: int) -> str:
    return f"r{place} #{s.tile[place]}" if s.tile[place] else f"r{place}"


def _region(s: State, place: int, names: Names, walls: list[int]) -> list[Text]:
    width = walls[1] - walls[0] - 3
    name = Text(names.place(place), LABEL)
    if not s.in_play >> place & 1:
        return [name, Text(names.say("term-no-tile"), FAINT)]
    tile = _tile(s, place, names, width) if s.tile[place] else [Text(names.say("term-face-down"))]
    things = flow([*_things(s, place, names), *_neighbours(s, place)], width)
    people = [_people(s, place, seat, names) for seat in _present(s, place)]
    if len(walls) == 2:
        head = joined([name, *tile, *things], "   ")
        columns = max(2, s.seats)
        rows = [[joined(parts)] for parts in people]
        return [head, *side_by_side(rows, width // columns, columns)]
    return [name, *tile, *things, *[line for parts in people for line in flow(parts, width, 4)]]


def _neighbours(s: State, place: int) -> list[Text]:
    """The neighbours, unless the walls tell them."""
    neighbours = s.setting.content.neighbours[place]
    if neighbours == WALLS[place]:
        return []
    return [Text("→ " + " ".join(f"r{p}" for p in neighbours), WARNING)]


def _tile(s: State, place: int, names: Names, width: int) -> list[Text]:
    """What the tile gives: resources, then points by rank."""
    table = max(s.setting.persons, 2)
    content = s.setting.content
    gives = content.tile_yield[table][s.tile[place]]
    goods = [f"{n}{names.resource(r)}" for r, n in enumerate(gives) if n]
    points = "/".join(str(n) for n in content.tile_points[table][s.tile[place]] if n)
    left, ladder = Text(" ".join(goods)), Text(points, GOOD)
    if left.cell_len + 1 + ladder.cell_len > width:
        return [left, ladder]
    if width > 40:
        return [text(left, "  ", ladder)]
    return [text(left, right(ladder, width - left.cell_len))]


def _things(s: State, place: int, names: Names) -> list[Text]:
    """Whatever stands here and is nobody's piece."""
    here = 1 << place
    counted = [
        ("term-nations", s.nation[place], FAINT),
        ("term-reserves", s.reserve[place], "cyan"),
        ("term-reserves-down", s.reserve_down if place == s.thorn else 0, "cyan dim"),
        ("term-nightmares", s.nightmare[place], "green"),
        ("term-tower", int(bool(s.towers & here)), "red"),
        ("term-thorn", int(place == s.thorn), LABEL),
        ("term-vuko", int(place == s.vuko), WARNING),
        ("term-locked", int(bool(s.locked & here)), WARNING),
    ]
    return [Text(names.say(key, count=n), style) for key, n, style in counted if n]


def _present(s: State, place: int) -> list[int]:
    """Who is here: the ranked ones first."""
    ranked = _ranked(s, place)
    others = [seat for seat in range(s.seats) if seat not in ranked and is_present(s, seat, place)]
    return [*ranked, *others]


def _ranked(s: State, place: int) -> list[int]:
    known = s.rep_order and s.tile[place] and not s.locked >> place & 1
    return ranking(s, place) if known else []


def _people(s: State, place: int, seat: int, names: Names) -> list[Text]:
    """Who dominates would be marked; then influence, markers and units of one seat."""
    first = _ranked(s, place)[:1] == [seat]
    free, behind = pieces(s, seat, place, INF), pieces(s, seat, place, CTL)
    parts = [
        text(("»" if first else " ", GOOD), letter(s, seat)),
        Text(f"{dominance(s, seat, place):>2}:", LABEL),
    ]
    if free:
        parts.append(Text(names.say("term-free-markers", count=free)))
    if behind:
        parts.append(Text(names.say("term-behind-vuko", count=behind), WARNING))
    return [*parts, *_units(s, place, seat, names)]


def _units(s: State, place: int, seat: int, names: Names) -> list[Text]:
    """The units by level; hurt ones one by one."""
    figures = units_in(s, seat, place)
    parts = []
    for level in (1, 2, 3):
        name = names.unit(s.faction[seat], level)
        whole = sum(1 for f in figures if figure_level(f) == level and not s.hurt[f])
        if whole:
            parts.append(Text(f"{whole} {name}"))
        for figure in figures:
            if figure_level(figure) == level and s.hurt[figure]:
                left = health(s, seat, level) - s.hurt[figure]
                hurt = names.say("term-hurt", left=left)
                parts.append(Text(f"{name} {hurt}", WARNING))
    return parts
