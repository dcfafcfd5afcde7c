"""Each seat's chance to win, by how games went on from positions like this one."""

from operator import mul
from typing import Final

from skald.games.icegarden.ids import BLUE
from skald.games.icegarden.judge.evaluation import (
    chances,
    goal_worth,
    has_begun,
    outlook_on,
    rounds_left,
    softmax,
    strength,
)
from skald.games.icegarden.state import State

# What a column counts: `bench/forecast.py` fits them to finished games. Points that are scored
# count more than hopes, and the more the nearer the end. Blue is stronger than it looks: the
# others leave it to each other to stop it.
WEIGHTS: Final[list[float]] = [
    0.038,  # strength
    0.147,  # points
    -0.028,  # points, for each round to come
    -0.17,  # blue
    0.148,  # blue, for each round to come
    0.061,  # blue's goal
]
# Rounds beyond this make no difference.
FAR: Final = 6.0


def forecast(s: State) -> list[float]:
    """Each seat's chance to win; in the set-up and in solo as it looks."""
    if s.ending or s.setting.solo or not has_begun(s):
        return chances(s)
    return softmax([sum(map(mul, row, WEIGHTS)) for row in columns(s)], 1.0)


def columns(s: State) -> list[list[float]]:
    """By seat what is weighed above."""
    o = outlook_on(s)
    rounds = rounds_left(s, o)
    near = min(rounds, FAR)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        points = float(s.points[seat * 3] + s.points[seat * 3 + 1])
        row = [strength(s, o, seat, rounds), points, points * near, 0.0, 0.0, 0.0]
        if s.faction[seat] == BLUE:
            row[3:] = [1.0, near, goal_worth(s, o, seat, rounds)]
        rows.append(row)
    return rows
