"""A plain loop: how fast this Python is on this machine today."""

import random
from typing import Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games

NAME: Final = "plain loop"


def block() -> Tally:
    """A thousand rounds of work on a list and small numbers, the same everywhere."""
    cells = [0] * 16
    total = 0
    for n in range(1_000):
        index = n & 15
        cells[index] += n % 7
        total = (total + cells[index] * 3) & 0xFFFF
    assert total == 22_868
    return Tally(1_000)


def _ready(_: random.Random) -> Measure:
    return games(block)


LOOP: Final = Contender(NAME, Kind.PLAY, _ready)
