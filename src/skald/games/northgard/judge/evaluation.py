"""Each seat's chance to win, from a survey of what the seats have."""

from math import exp
from operator import mul
from typing import Final

from skald.games.northgard.judge.places import harvests_left
from skald.games.northgard.judge.survey import COLUMNS, DANGER, STRONGHOLDS, survey
from skald.games.northgard.state import State

# What a column of the survey counts in fame.
WEIGHTS: Final[list[float]] = [
    1.0,  # sure
    0.85,  # yearly
    0.6,  # altars
    1.3,  # closes
    0.45,  # food income
    0.28,  # wood income
    0.4,  # lore income
    0.1,  # food
    0.2,  # wood
    0.3,  # lore
    -0.3,  # units
    -0.4,  # lands
    -0.4,  # hunger
    0.6,  # forges
    1.2,  # hand
    0.15,  # large spaces, open
    0.05,  # large spaces, closed
    0.05,  # small spaces
    0.15,  # guards
    1.0,  # pick
    0.0,  # strongholds: below
    1.15,  # units, for later
    0.15,  # lands, for later
    -3.0,  # danger
]
# What one to three strongholds are worth on the way to the victory by territories.
_ON_THE_WAY: Final[list[float]] = [0.0, 1.5, 4.5, 10.0]
# How much likelier a stronghold is attacked when it decides the game.
_ALARM: Final = 2.0


def values(s: State) -> list[float]:
    """Each seat's chance to win; partners of a team share theirs."""
    if s.ending:
        return _won(s)
    harvests = harvests_left(s)
    rows = survey(s, harvests)
    scores = standings(s, rows)
    heat = 4.8 + 2.4 * harvests
    if not s.setting.teams:
        return _chances(s, scores, rows, heat, 3.0)
    joined = [_joined(rows[0], rows[2]), _joined(rows[1], rows[3])]
    goal = 3.0 if s.setting.team_win_single else 5.0
    sides = [scores[0] + scores[2], scores[1] + scores[3]]
    first, second = _chances(s, sides, joined, 1.4 * heat, goal)
    return [0.5 * first, 0.5 * second, 0.5 * first, 0.5 * second]


def _won(s: State) -> list[float]:
    share = 1.0 / s.winners.bit_count()
    return [share if s.winners >> n & 1 else 0.0 for n in range(s.seats)]


def _joined(one: list[float], other: list[float]) -> list[float]:
    return [one[column] + other[column] for column in range(COLUMNS)]


def standings(s: State, rows: list[list[float]]) -> list[float]:
    """By seat the fame to be expected at the end, with other hopes counted in fame."""
    by_territories = s.setting.years == 7
    scores: list[float] = []
    for row in rows:
        score = sum(map(mul, row, WEIGHTS))
        if by_territories and row[STRONGHOLDS]:
            score += on_the_way(row[STRONGHOLDS])
        scores.append(score)
    return scores


def on_the_way(strongholds: float) -> float:
    """What so many strongholds are worth, in fame."""
    whole = int(strongholds)
    if whole >= 3:
        return _ON_THE_WAY[3]
    step = _ON_THE_WAY[whole + 1] - _ON_THE_WAY[whole]
    return _ON_THE_WAY[whole] + step * (strongholds - whole)


def _chances(
    s: State, scores: list[float], rows: list[list[float]], heat: float, goal: float
) -> list[float]:
    """The victory by territories first, if it can be kept till the end of the year; then fame."""
    best = max(scores)
    found = [exp((score - best) / heat) for score in scores]
    total = sum(found)
    found = [chance / total for chance in found]
    if s.setting.years != 7:
        return found
    for side, row in enumerate(rows):
        if row[STRONGHOLDS] > goal - 1.0:
            reached = min(row[STRONGHOLDS] - goal + 1.0, 1.0)
            kept = reached * max(1.0 - _ALARM * row[DANGER], 0.25)
            found = [chance * (1.0 - kept) for chance in found]
            found[side] += kept
    return found
