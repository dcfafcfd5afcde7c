"""How a finished game went: everybody's points and estimated chance to win over time."""

from typing import Final

from msgspec import Struct

from skald.bots import judge_of
from skald.kernel.agenda import CHANCE
from skald.server.journal import Journal

# No chart shows more points than this.
_SAMPLES: Final = 150


class Sample(Struct, frozen=True):
    """One number for each seat at a ply."""

    ply: int
    values: list[float]


class Course(Struct, frozen=True):
    """How points and chances went."""

    chances: list[Sample]
    points: list[Sample]


def course_of(journal: Journal) -> Course:
    """Look at positions spread evenly over the game, and at the last one.

    Of a game without a judge nobody knows the chances.
    """
    judge = judge_of(journal.match.rules)
    last = len(journal.match.history)
    stride = max(1, last // _SAMPLES)
    course = Course([], [])
    next_ply = 0
    for ply, state in enumerate(journal.positions()):
        is_choice = not state.agenda or state.agenda[-1].seat != CHANCE
        if ply == last or (ply >= next_ply and is_choice):
            if not judge.is_blind():
                values = [round(value, 4) for value in judge.forecast(state)]
                course.chances.append(Sample(ply, values))
            if points := journal.presenter.points(state):
                course.points.append(Sample(ply, [float(p) for p in points]))
            next_ply = ply + stride
    return course
