"""Around the map: initiative track, action boxes, reputation, Dead Snow and the stocks."""

from typing import Final

from rich.text import Text

from skald.drawing.canvas import fitted, flow, joined, side_by_side, text
from skald.drawing.palette import FAINT, FRAME, GOOD, LABEL, WARNING
from skald.games.icegarden.ids import BOXES, FIRST_SPACE, VIPER
from skald.games.icegarden.state import State
from skald.games.icegarden.terminal.letters import letter, letters
from skald.games.icegarden.terminal.names import Names

_LABELS: Final = 13


def _labelled(label: str, line: Text) -> Text:
    return text(fitted(Text(label, LABEL), _LABELS), line)


# Initiative.


def draw_initiative(s: State, names: Names, width: int) -> list[Text]:
    """Helms with ships and action markers, the stacks on them, and the Vuko tiles by stage."""
    cell = (width - _LABELS - 3) // s.setting.content.helms
    rows = (
        ("term-initiative", [_helm(n) for n in _helms(s)]),
        ("term-ship", [_ship(s, n, names) for n in _helms(s)]),
        ("term-stack", [_stack(s, n) for n in _helms(s)]),
    )
    lines = [_labelled(names.say(key), _by_stage(s, cells, cell)) for key, cells in rows]
    return [*lines, *_vuko_tiles(s, names, cell)]


def _helms(s: State) -> range:
    return range(1, s.setting.content.helms + 1)


def _helm(helm: int) -> Text:
    return Text(f"h{helm}", FAINT)


def _ship(s: State, helm: int, names: Names) -> Text:
    """The ship's number, an exclamation mark if it is red, and the action markers."""
    content = s.setting.content
    red = content.red[helm]
    ship = str(content.ship[helm])
    markers = Text(f"×{content.action_markers[helm]}", FAINT)
    if not red:
        return text(ship, markers)
    return text((ship + names.say("term-red"), FAINT if s.red_done & red else "bold red"), markers)


def _stack(s: State, helm: int) -> Text:
    """Who stands on a helm, from bottom to top."""
    return letters(s, [seat for seat in s.helm_stack if s.helm[seat] == helm])


def _by_stage(s: State, cells: list[Text], width: int) -> Text:
    """The cells in equal columns with a bar between stages."""
    stage = s.setting.content.stage
    line = Text()
    for helm, cell in enumerate(cells, start=1):
        if helm > 1 and stage[helm] != stage[helm - 1]:
            line = text(line, ("│", FRAME))
        line = text(line, fitted(cell, width))
    line.rstrip()
    return line


def _vuko_tiles(s: State, names: Names, cell: int) -> list[Text]:
    """The tile of each stage with its side; active ones stand out."""
    if not any(s.vuko_tile):
        return []
    stages = s.setting.content.stage
    cells = []
    for stage in range(1, 5):
        tile = s.vuko_tile[stage]
        active = bool(tile) and s.active >> (tile >> 1) & 1 == 1
        word = names.effect(tile >> 1) + (" →" if tile & 1 else "") if tile else ""
        mark = f"* {word}" if active else word
        span = stages.count(stage) * cell
        cells.append(fitted(Text(mark, WARNING if active else FAINT), span))
    line = joined(cells, "│")
    line.rstrip()
    return [_labelled(names.say("term-vuko-tiles"), line)]


# Boxes.


def draw_boxes(s: State, names: Names, width: int) -> list[Text]:
    """The action boxes in their order, with the markers on their spaces."""
    order = sorted(range(len(BOXES)), key=lambda box: s.order_token[box] if box else 0)
    columns = 3 if width >= 96 else 2
    cells = [[_box(s, box, names)] for box in order]
    lines = side_by_side(cells, width // columns, columns)
    waiting = [text(letter(s, seat), f"×{n}") for seat, n in enumerate(s.to_place) if n]
    if waiting:
        lines.append(text((names.say("term-to-place") + " ", LABEL), joined(waiting)))
    return lines


def _box(s: State, box: int, names: Names) -> Text:
    number = "0" if box == VIPER else str(s.order_token[box] or "?")
    head = text((f"{number} {names.box(box)} ", LABEL))
    return text(head, _viper(s, names) if box == VIPER else _spaces(s, box))


def _spaces(s: State, box: int) -> Text:
    """Every numbered space: a letter, or a dot while it is free."""
    spaces = range(FIRST_SPACE[box], s.setting.last_space[box] + 1)
    return joined([_space(s, s.spaces[n]) for n in spaces], "")


def _space(s: State, marker: int) -> Text:
    return letter(s, marker - 1) if marker else Text("·", FAINT)


def _viper(s: State, names: Names) -> Text:
    """Action markers of this round, and the tolls of the whole game."""
    line = letters(s, [seat for seat in s.order for _ in range(s.viper_actions[seat])])
    tolls = [text(letter(s, seat), str(n)) for seat, n in enumerate(s.viper_markers) if n]
    if not tolls:
        return line
    return text(line, " " if line else "", (names.say("term-tolls") + " ", FAINT), joined(tolls))


# Gauges.


def draw_gauges(s: State, names: Names, width: int) -> list[Text]:
    """Reputation, Dead Snow and what is left in the stock."""
    lines = [_labelled(names.say("term-snow"), _snow(s)), *_stock(s, names, width)]
    if s.setting.solo:
        return lines
    return [_labelled(names.say("term-reputation"), _reputation(s, names)), *lines]


def _reputation(s: State, names: Names) -> Text:
    """The fields from the safe zone down; stacks from bottom to top."""
    fields = [
        names.say("term-safe"),
        *[str(-n) for n in range(s.setting.content.reputation_floor + 1)],
    ]
    cells = []
    for field, name in enumerate(fields):
        stack = [seat for seat in s.rep_order if s.rep[seat] == field]
        cells.append(text((f"{name}:", LABEL if stack else FAINT), letters(s, stack)))
    return joined(cells, "  ")


def _snow(s: State) -> Text:
    limit = s.setting.snow_limit
    style = WARNING if s.snow * 4 >= limit * 3 else LABEL
    bar = text(("█" * s.snow, style), ("░" * (limit - s.snow), FAINT))
    return text(bar, (f" {s.snow}/{limit}", style))


def _stock(s: State, names: Names, width: int) -> list[Text]:
    goods = [Text(f"{n} {names.resource(r)}", "" if n else GOOD) for r, n in enumerate(s.stock)]
    upgrades = [Text(f"{names.ability(a)} {s.upgrade_stock[a]}") for a in (1, 2, 3, 4)]
    parts = [
        *goods,
        Text(names.say("term-vuko-tokens", count=s.vuko_stock)),
        Text(names.say("term-upgrades"), FAINT),
        *upgrades,
    ]
    lines = flow(parts, width - _LABELS)
    labels = [names.say("term-stock"), *[""] * len(lines)]
    return [_labelled(label, line) for label, line in zip(labels, lines, strict=False)]
