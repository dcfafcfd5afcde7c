"""Batches: games in a row that one worker plays before it reports."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from skald.sim.plan import Plan
from skald.sim.playing import Result, play_game

# A batch is long enough to be worth its way to a worker and back.
SECONDS: Final = 0.7
# A batch is at most so many times longer than the one before it.
GROWTH: Final = 4


class Batch(NamedTuple):
    """Games `first` to `first + games - 1`."""

    first: int
    games: int


class Played(NamedTuple):
    """A batch that was played, perhaps not to its end, and how long it took."""

    batch: Batch
    results: list[Result]
    seconds: float


Task = Callable[[Plan, Batch], Played]


class Executor(Protocol):
    """Those who play batches: this process, others of this machine, or a cluster."""

    @property
    def size(self) -> int:
        """How many batches are played at a time."""
        ...

    @property
    def busy(self) -> int:
        """How many batches were handed out and have not come back."""
        ...

    def submit(self, batch: Batch) -> None:
        """Hand out a batch."""
        ...

    def collect(self, seconds: float) -> list[Played]:
        """What has come back, after waiting so long for something to come."""
        ...

    def withdraw(self) -> None:
        """Take back what nobody has begun."""
        ...

    def close(self) -> None:
        """End at once, whatever is still being played."""
        ...


def play_batch(plan: Plan, batch: Batch, stop: Callable[[], bool] | None = None) -> Played:
    """Play the games of a batch in order; the same whoever plays them."""
    start = time.perf_counter()
    rules = plan.rules()
    setup = plan.setup()
    results = []
    for number in range(batch.first, batch.first + batch.games):
        if stop is not None and stop():
            break
        seed = plan.game_seed(number)
        try:
            results.append(play_game(rules, setup, plan.bots_by_seat(number), number, seed))
        except Exception as error:
            error.add_note(f"in game {number} of {plan.game}, seed {seed}")
            raise
    return Played(batch, results, time.perf_counter() - start)


class Sizer:
    """Says how large the next batch should be; only speed depends on it."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._size = 1

    def size(self, left: int) -> int:
        """Games for the next batch when so many are left: towards the end all get some."""
        share = -(-left // (2 * self._workers))
        return max(1, min(self._size, share))

    def learn(self, played: Played) -> None:
        """Take the pace of a batch into account."""
        if not played.results:
            return
        pace = played.seconds / len(played.results)
        wanted = int(SECONDS / max(pace, 1e-6)) + 1
        self._size = max(1, min(wanted, self._size * GROWTH))
