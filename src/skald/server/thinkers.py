"""Bots think in worker processes, so that the loop never waits for one."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from typing import Final

from skald.bots import LEVELS
from skald.kernel.agenda import State
from skald.kernel.rules import Rules, Setup
from skald.server.queueing import Queue
from skald.server.thinking import Question, answer, begin_thinking

_LOG: Final = logging.getLogger("skald.thinkers")
# What a bot without a clock takes at most, and after what time one is given up.
_QUICK: Final = 0.5
_PATIENCE: Final = 120.0
_ATTEMPTS: Final = 3


def seconds_of(level: str) -> float:
    """How long a bot of a level thinks at most."""
    seconds = {each.name: each.seconds for each in LEVELS}
    return seconds.get(level) or _QUICK


class Rank(IntEnum):
    """Whose question goes first."""

    WATCHED = 0
    ASKED = 1
    ALONE = 2


class Thinkers:
    """A few processes; one that dies is replaced, and its question asked again."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._queue: Final = Queue(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question, rank: Rank) -> str:
        """What a bot does in a position, as text."""
        async with self._queue.turn(rank):
            return await self._think(question)

    async def _think(self, question: Question) -> str:
        for attempt in range(_ATTEMPTS):
            pool = self._running()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, answer, question)
                return await asyncio.wait_for(future, _PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                _LOG.warning("a thinker was lost", extra={"attempt": attempt + 1})
                self._replace(pool)
        raise RuntimeError("Bots do not answer.")

    def close(self) -> None:
        """Stop all thinking at once."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=_context(), initializer=begin_thinking
            )
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Several questions may be lost with one pool; only the first replaces it."""
        if self._pool is broken:
            self._pool = None
            _kill(broken)
            broken.shutdown(wait=False, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """A pool would wait until everybody has thought to the end."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _context() -> multiprocessing.context.BaseContext:
    """Workers must not inherit sockets; a fork server starts them fast where there is one."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["skald.server.thinking"])
    return context


def question(rules: Rules, setup: Setup, state: State, decisions: int, level: str) -> Question:
    """What to ask a bot of a level after so many decisions."""
    return Question(
        game=rules.id,
        players=setup.players,
        options=setup.options,
        components=setup.data,
        state=state.to_json(),
        level=level,
        decisions=decisions,
        seed=secrets.randbits(63),
    )
