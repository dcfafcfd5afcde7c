"""The players, the year, and what is left in the common reserve."""

from typing import Final

from rich.text import Text

from skald.drawing import Look
from skald.drawing.canvas import fitted, flow, joined, right, text
from skald.drawing.palette import FAINT, GOOD, LABEL, WARNING
from skald.games.northgard.ids import CONQUEROR, KAIJA_ATTACKS, RESOURCES
from skald.games.northgard.rules.explore import tiles_left
from skald.games.northgard.state import State
from skald.games.northgard.terminal.letters import BUILDING, letter
from skald.games.northgard.terminal.names import Names
from skald.games.northgard.wire import View

_COLUMNS: Final = (
    *("term-ng-food", "term-ng-wood", "term-ng-lore", "term-ng-fame", "term-ng-hand"),
    *("term-ng-piles", "term-ng-reserve", "term-ng-upgrades", "term-ng-strongholds"),
)
# With less room than this for the names the columns stand closer.
_ROOMY: Final = 34
_GOAL: Final = 3
_TEAM_GOAL: Final = 5
_UPGRADES: Final = 2
_LABELS: Final = 11


def draw_players(s: State, view: View, names: Names, look: Look) -> list[Text]:
    """Clan, resources, fame as far as it is known, cards, units in reserve, strongholds."""
    heads = [Text(names.say(key), FAINT) for key in _COLUMNS]
    rows = [heads, *[_values(s, view, seat) for seat in range(s.seats)]]
    needs = [max(row[n].cell_len for row in rows) for n in range(len(heads))]
    gap = 2 if look.width - sum(needs) - 2 * len(needs) - 4 >= _ROOMY else 1
    first = look.width - sum(needs) - gap * len(needs) - 4
    lines = []
    for seat, row in enumerate(rows, start=-1):
        cells = [right(cell, room + gap) for cell, room in zip(row, needs, strict=True)]
        front = _front(s, seat, names, look, first) if seat >= 0 else Text(" " * (first + 4))
        lines.append(text(front, joined(cells, "")))
    return lines


def _front(s: State, seat: int, names: Names, look: Look, room: int) -> Text:
    """Whose turn it is, letter, name and remarks."""
    mark = Text(">" if s.agenda and s.agenda[-1].seat == seat else " ", GOOD)
    name = names.player(seat, short=room < _ROOMY)
    who = joined([Text(name), *_remarks(s, seat, names, look)])
    return text(mark, letter(s, seat), "  ", fitted(who, room))


def _remarks(s: State, seat: int, names: Names, look: Look) -> list[Text]:
    """You, the team, the marker, who has passed, what lasts for this year."""
    said = [
        (len(look.people) == 1 and seat in look.people, "term-you", FAINT),
        (s.first == seat and s.setup_done, "term-ng-first", GOOD),
        (s.passed >> seat & 1, "term-ng-passed", FAINT),
        (s.flags[seat] & CONQUEROR, "term-ng-conqueror", WARNING),
        (s.flags[seat] & KAIJA_ATTACKS, "term-ng-kaija-attacks", WARNING),
    ]
    team = [Text(names.say("term-ng-team", number=seat % 2 + 1), FAINT)] if s.setting.teams else []
    return team + [Text(names.say(key), style) for when, key, style in said if when]


def _values(s: State, view: View, seat: int) -> list[Text]:
    seen = view["seats"][seat]
    goods = s.resources[seat * 3 : seat * 3 + len(RESOURCES)]
    fame = "?" if seen["fame"] is None else str(seen["fame"])
    piles = (seen["draw_pile"], len(s.discard[seat]), len(s.active[seat]))
    goal = _TEAM_GOAL if s.setting.teams and not s.setting.team_win_single else _GOAL
    return [
        *[Text(str(n), "" if n else FAINT) for n in goods],
        Text(fame, LABEL),
        Text(str(seen["hand_size"])),
        Text("·".join(map(str, piles))),
        Text(str(s.reserve[seat])),
        Text(f"{s.upgrades[seat].bit_count()}/{_UPGRADES}"),
        Text(f"{seen['strongholds']}/{goal}", GOOD if seen["strongholds"] else ""),
    ]


# The year and the reserve.


def draw_reserve(s: State, view: View, names: Names, look: Look) -> list[Text]:
    """The year track, the piles, creatures, and the building tokens with their letters."""
    lines = _labelled(names.say("term-ng-year"), [_track(s), *_piles(s, names)], look)
    if s.setting.creatures:
        lines += _labelled(names.say("term-ng-creatures"), _creatures(s, view, names), look)
    tokens = [
        Text(f"{sign} {names.building(kind)} {s.tokens[kind]}", "" if s.tokens[kind] else WARNING)
        for kind, sign in enumerate(BUILDING)
    ]
    tokens = [text(token, "," if n < len(tokens) - 1 else "") for n, token in enumerate(tokens)]
    return lines + _labelled(names.say("term-ng-tokens"), tokens, look)


def _labelled(label: str, parts: list[Text], look: Look) -> list[Text]:
    lines = flow(parts, look.width - _LABELS)
    labels = [label, *[""] * len(lines)]
    return [
        text(fitted(Text(each, LABEL), _LABELS), line)
        for each, line in zip(labels, lines, strict=False)
    ]


def _track(s: State) -> Text:
    """The years so far, and those to come."""
    style = WARNING if s.year == s.setting.years else LABEL
    bar = text(("█" * s.year, style), ("░" * (s.setting.years - s.year), FAINT))
    return text(bar, (f" {s.year}/{s.setting.years}", style), " ")


def _piles(s: State, names: Names) -> list[Text]:
    return [
        Text(names.say("term-ng-tiles-left", count=tiles_left(s))),
        Text(names.say("term-ng-unrest-left", count=s.unrest), "" if s.unrest else WARNING),
    ]


def _creatures(s: State, view: View, names: Names) -> list[Text]:
    pairs = zip(s.creature_kind, s.creature_at, strict=True)
    line = [Text(f"{names.creature(kind)} t{at},", WARNING) for kind, at in pairs]
    return [*line, Text(names.say("term-ng-creatures-left", count=view["creature_pile"]), FAINT)]
