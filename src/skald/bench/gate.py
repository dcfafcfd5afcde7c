"""The gate: random play must not become much slower, measured against a plain loop.

The same games are played by turns with the loop, and the best time of each game counts. A file
keeps the recorded ratios by build and by version of Python.
"""

import random
import sys
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from skald.bench import loop, own
from skald.bench.machine import build
from skald.bench.measuring import Game, Tally
from skald.bench.own import GameSetup, core_game
from skald.kernel.errors import SkaldError
from skald.kernel.games import all_games
from skald.kernel.rules import Setup

# A loss of more than this share of the recorded speed fails.
ALLOWED: Final = 0.30
# Whoever falls behind is measured again: a busy machine may spoil an attempt, a loss spoils all.
ATTEMPTS: Final = 3
ROUNDS: Final = 9
# Each piece several times in a row: the first one warms the caches.
REPEATS: Final = 4
# Pieces of the loop with so many blocks.
PIECES: Final = 5
BLOCKS: Final = 20

# The same work every time, in pieces of a few milliseconds.
Pieces = Sequence[Game]
Clock = Callable[[], float]


class Verdict(NamedTuple):
    """A table: decisions per 1,000 iterations of the loop, as recorded and as measured."""

    name: str
    recorded: float
    measured: float

    @property
    def kept(self) -> float:
        """Which share of the recorded speed is left."""
        return self.measured / self.recorded

    @property
    def is_passed(self) -> bool:
        """Whether no more than allowed was lost."""
        return self.kept >= 1 - ALLOWED

    def __str__(self) -> str:
        words = "fine" if self.is_passed else f"a loss of more than {ALLOWED:.0%}"
        return (
            f"{self.name}: {self.measured:.2f} decisions in 1,000 iterations of the plain loop,"
            f" {self.kept:.0%} of the recorded {self.recorded:.2f}: {words}"
        )


def games() -> dict[str, int]:
    """How many random games are played at which tables."""
    found = {own.usual(game): game.bench.gate for game in all_games().values()}
    return {name: number for name, number in found.items() if number}


def tables() -> dict[str, Pieces]:
    """The games that are played: always the same ones."""
    known = own.tables()
    return {
        name: [partial(_game, known[name], known[name].setup(), n) for n in range(number)]
        for name, number in games().items()
    }


def _game(table: GameSetup, setup: Setup, seed: int) -> Tally:
    return core_game(table.rules, setup, random.Random(seed))


def _loop() -> Tally:
    return Tally(sum(loop.block().decisions for _ in range(BLOCKS)))


class Stopwatch:
    """Keeps the best time of every piece: the least disturbed one."""

    def __init__(self, contenders: Mapping[str, Pieces], clock: Clock = time.process_time) -> None:
        self._pieces: Final = {**contenders, loop.NAME: [_loop] * PIECES}
        self._clock: Final = clock
        self._best: Final = {name: [inf] * len(each) for name, each in self._pieces.items()}
        self._decisions: Final = dict.fromkeys(self._pieces, 0)

    def take_turns(self, rounds: int) -> None:
        """Go through all pieces of all contenders so many times."""
        for _ in range(rounds):
            for name, pieces in self._pieces.items():
                self._decisions[name] = sum(self._time(name, n) for n in range(len(pieces)))

    def _time(self, name: str, number: int) -> int:
        best = self._best[name]
        for _ in range(REPEATS):
            start = self._clock()
            tally = self._pieces[name][number]()
            best[number] = min(best[number], self._clock() - start)
        return tally.decisions

    def speed(self, name: str) -> float:
        """Decisions per 1,000 iterations of the loop."""
        return self._per_second(name) / self._per_second(loop.NAME) * 1_000

    def _per_second(self, name: str) -> float:
        return self._decisions[name] / sum(self._best[name])


def speeds(contenders: Mapping[str, Pieces], clock: Clock = time.process_time) -> dict[str, float]:
    """The speed of each contender, measured long enough to be recorded."""
    watch = Stopwatch(contenders, clock)
    watch.take_turns(ROUNDS * ATTEMPTS)
    return {name: watch.speed(name) for name in contenders}


def verdicts(
    contenders: Mapping[str, Pieces],
    recorded: Mapping[str, float],
    clock: Clock = time.process_time,
) -> list[Verdict]:
    """All contenders beside what was recorded."""
    watch = Stopwatch(contenders, clock)
    for _ in range(ATTEMPTS):
        watch.take_turns(ROUNDS)
        found = [Verdict(name, recorded[name], watch.speed(name)) for name in contenders]
        if all(verdict.is_passed for verdict in found):
            break
    return found


# The file.


def key() -> str:
    """Which figures count here: the build and the version of Python."""
    return f"{build()}-{sys.version_info.major}.{sys.version_info.minor}"


def recorded(path: Path) -> dict[str, float] | None:
    """The figures for this build and Python, unless some were never recorded."""
    figures = _read(path).get(key(), {})
    return figures if figures.keys() >= games().keys() else None


def record(path: Path, measured: Mapping[str, float]) -> None:
    """Keep new figures for this build and Python; the others stay."""
    kept = {**(_read(path) if path.exists() else {}), key(): dict(measured)}
    lines = [HEADER]
    for name in sorted(kept):
        lines.append(f'["{name}"]')
        lines += [f'"{table}" = {speed:.2f}' for table, speed in kept[name].items()]
        lines.append("")
    try:
        path.write_text("\n".join(lines), encoding="utf-8")
    except OSError as error:
        raise SkaldError(f"Cannot write {path}: {error.strerror}.") from None


HEADER: Final = """\
# Decisions of random play in 1,000 iterations of a plain loop, by build and version of Python.
# `skald bench --gate FILE` fails if more than 30 % is lost; with `--write FILE` it records anew.
"""


def _read(path: Path) -> dict[str, dict[str, float]]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return {
            build: {name: float(speed) for name, speed in figures.items()}
            for build, figures in found.items()
        }
    except OSError as error:
        raise SkaldError(f"Cannot read {path}: {error.strerror}.") from None
    except (AttributeError, TypeError, ValueError):
        raise SkaldError(f"{path} is no file of recorded speeds.") from None
