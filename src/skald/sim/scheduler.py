"""Hands out batches, and puts what comes back into the order of the games."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from skald.sim.batches import Batch, Executor, Played, Sizer
from skald.sim.plan import Plan
from skald.sim.playing import Result

# How long to listen before looking whether to stop.
PATIENCE: Final = 0.2
# After a stop, how long games that were begun may take to end.
GRACE: Final = 2.0
# Batches per worker: one that it plays and one that waits, so that it never idles.
AHEAD: Final = 2


class Scheduler:
    """Drives an executor through the games of a plan."""

    def __init__(
        self, plan: Plan, executor: Executor, first: int, stop: Callable[[], bool]
    ) -> None:
        self._plan: Final = plan
        self._executor: Final = executor
        self._stop: Final = stop
        self._sizer: Final = Sizer(executor.size)
        self._next = first
        self._due = first
        self._early: dict[int, list[Result]] = {}

    def results(self) -> Iterator[list[Result]]:
        """The results in the order of the games, without a gap; ends early on a stop."""
        while self._due < self._plan.games and not self._stop():
            self._hand_out()
            self._take_in(self._executor.collect(PATIENCE))
            yield from self._in_order()
        if self._stop():
            yield from self._last_results()

    def _hand_out(self) -> None:
        while self._next < self._plan.games and self._executor.busy < AHEAD * self._executor.size:
            count = self._sizer.size(self._plan.games - self._next)
            self._executor.submit(Batch(self._next, count))
            self._next += count

    def _take_in(self, played: list[Played]) -> None:
        for each in played:
            self._sizer.learn(each)
            if each.results:
                self._early[each.results[0].number] = each.results

    def _in_order(self) -> Iterator[list[Result]]:
        while self._due in self._early:
            results = self._early.pop(self._due)
            self._due += len(results)
            yield results

    def _last_results(self) -> Iterator[list[Result]]:
        self._executor.withdraw()
        deadline = time.monotonic() + GRACE
        while self._executor.busy and time.monotonic() < deadline:
            self._take_in(self._executor.collect(PATIENCE))
            yield from self._in_order()
