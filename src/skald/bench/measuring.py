"""Contenders that take turns, so that a slow moment of the machine hits all alike."""

import gc
import random
import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from statistics import median
from typing import Final, NamedTuple

# What a missing package is told as.
MISSING: Final = "not installed"


class Kind(StrEnum):
    """What is counted: decisions of random play, copies of a position, environment steps."""

    PLAY = "play"
    CLONE = "clone"
    STEPS = "steps"


class Tally(NamedTuple):
    """One game: decisions of seats, those with a single option, and outcomes of chance."""

    decisions: int
    forced: int = 0
    chance: int = 0


class Count(NamedTuple):
    """What was done in a stretch of time, by the clock of the processor and of the wall."""

    games: int
    decisions: int
    forced: int
    chance: int
    cpu: float
    wall: float

    @property
    def rate(self) -> float:
        """Decisions per second of the processor."""
        return self.decisions / self.cpu

    @property
    def real_rate(self) -> float:
        """The same, of decisions with more than one option."""
        return (self.decisions - self.forced) / self.cpu


Game = Callable[[], Tally]
Measure = Callable[[float], Count]


class Contender(NamedTuple):
    """Something whose speed is measured; `ready` imports and builds all that it needs."""

    name: str
    kind: Kind
    ready: Callable[[random.Random], Measure]
    # The distribution on PyPI; none for Skald and the plain loop.
    package: str = ""


class Measured(NamedTuple):
    """A contender and its counts, round by round."""

    name: str
    kind: Kind
    package: str
    counts: list[Count]

    def rate(self) -> float:
        """The median of decisions per second."""
        return median(count.rate for count in self.counts)

    def real_rate(self) -> float:
        """The median of decisions with more than one option per second."""
        return median(count.real_rate for count in self.counts)

    def per_game(self, what: Callable[[Count], int]) -> float:
        """A mean over all games."""
        return sum(map(what, self.counts)) / (sum(count.games for count in self.counts) or 1)


class Results(NamedTuple):
    """All that was measured, and why the rest was not."""

    rounds: int
    seconds: float
    measured: list[Measured]
    skipped: dict[str, str]

    def of(self, kind: Kind) -> list[Measured]:
        """The contenders of one kind."""
        return [each for each in self.measured if each.kind == kind]

    def find(self, kind: Kind, name: str) -> Measured | None:
        """One contender, if it was measured."""
        return next((each for each in self.of(kind) if each.name == name), None)


def games(game: Game) -> Measure:
    """A measure that plays whole games until the processor has worked so long."""

    def measure(seconds: float) -> Count:
        return stretch(game, seconds)

    return measure


def stretch(game: Game, seconds: float) -> Count:
    """Play whole games until the processor has worked so long."""
    played: list[Tally] = []
    wall, start = time.perf_counter(), time.process_time()
    cpu = 0.0
    while not played or cpu < seconds:
        played.append(game())
        cpu = time.process_time() - start
    sums = [sum(column) for column in zip(*played, strict=True)]
    return Count(len(played), sums[0], sums[1], sums[2], cpu, time.perf_counter() - wall)


def measure(
    contenders: Sequence[Contender],
    rounds: int,
    seconds: float,
    seed: int,
    tell: Callable[[str], None],
) -> Results:
    """All contenders by turns; one whose package is missing or fails is left out and told."""
    results = Results(rounds, seconds, [], {})
    measures: list[Measure] = []
    for contender in contenders:
        tell(f"preparing {contender.name}")
        if measure := _prepared(contender, seed, results.skipped):
            measures.append(measure)
            results.measured.append(Measured(contender.name, contender.kind, contender.package, []))
    _keep_out_of_the_collector()
    for number in range(rounds):
        for each, measure in zip(results.measured, measures, strict=True):
            tell(f"round {number + 1} of {rounds}: {each.name}")
            each.counts.append(measure(seconds))
    gc.unfreeze()
    return results


def _prepared(contender: Contender, seed: int, skipped: dict[str, str]) -> Measure | None:
    """A measure that has run once, or the reason why there is none."""
    try:
        measure = contender.ready(random.Random(seed))
        measure(0.0)
    except ImportError:
        skipped[contender.name] = MISSING
    except Exception as error:
        # Other people's code in whatever version is installed; our own must not fail.
        if not contender.package:
            raise
        skipped[contender.name] = f"failed: {type(error).__name__}: {error}"
    else:
        return measure
    return None


def _keep_out_of_the_collector() -> None:
    """What one contender has loaded must not slow down the garbage collection of another."""
    gc.collect()
    gc.freeze()
