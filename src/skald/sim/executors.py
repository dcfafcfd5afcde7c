"""Who plays on this machine: this process alone, or a pool of others."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from skald.sim.batches import Batch, Played, Task, play_batch
from skald.sim.plan import Plan
from skald.sim.trouble import Refused

# How often a dead worker's batches are given to new ones.
FRESH_POOLS: Final = 3


class Alone:
    """This process plays everything itself."""

    size: Final = 1

    def __init__(self, plan: Plan, stop: Callable[[], bool]) -> None:
        self._plan: Final = plan
        self._stop: Final = stop
        self._batches: list[Batch] = []

    @property
    def busy(self) -> int:
        """Batches still to play."""
        return len(self._batches)

    def submit(self, batch: Batch) -> None:
        """Remember it for later."""
        self._batches.append(batch)

    def collect(self, seconds: float) -> list[Played]:
        """Play one batch, or as much of it as there is time for before a stop."""
        return [play_batch(self._plan, self._batches.pop(0), self._stop)]

    def withdraw(self) -> None:
        """Forget what is left."""
        self._batches.clear()

    def close(self) -> None:
        """Nothing is open."""


class Pool:
    """Worker processes. When one dies, all of them are replaced and what was lost is repeated."""

    def __init__(self, plan: Plan, size: int, task: Task = play_batch) -> None:
        self.size: Final = size
        self._plan: Final = plan
        self._task: Final = task
        self._deaths = 0
        self._futures: dict[Future[Played], Batch] = {}
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.size, mp_context=context, initializer=begin_work)

    @property
    def busy(self) -> int:
        """Batches that were handed out."""
        return len(self._futures)

    def submit(self, batch: Batch) -> None:
        """Hand out a batch."""
        try:
            with _unheard_by_children():
                future = self._pool.submit(self._task, self._plan, batch)
        except BrokenProcessPool:
            self._replace([batch])
            return
        self._futures[future] = batch

    def collect(self, seconds: float) -> list[Played]:
        """What has come back; if a worker died, a fresh pool gets what was lost."""
        done, _ = wait(self._futures, seconds, FIRST_COMPLETED)
        played: list[Played] = []
        lost: list[Batch] = []
        for future in done:
            batch = self._futures.pop(future)
            try:
                played.append(future.result())
            except BrokenProcessPool:
                lost.append(batch)
        if lost:
            self._replace(lost)
        return played

    def _replace(self, lost: list[Batch]) -> None:
        lost += self._futures.values()
        self._futures.clear()
        self._deaths += 1
        if self._deaths > FRESH_POOLS:
            raise Refused("sim-workers-die", times=self._deaths, first=min(lost).first)
        self.close()
        self._pool = self._open()
        for batch in sorted(lost):
            self.submit(batch)

    def withdraw(self) -> None:
        """Cancel what no worker has begun."""
        for future in [future for future in self._futures if future.cancel()]:
            del self._futures[future]

    def close(self) -> None:
        """End the workers, even in the middle of a game."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + 5
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


@contextmanager
def _unheard_by_children() -> Iterator[None]:
    """Processes that begin meanwhile never hear Ctrl-C; this one hears it a moment later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work() -> None:
    """In a worker: leave Ctrl-C to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
