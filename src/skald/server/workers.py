"""Processes in which bots think; one that dies is replaced, and its question asked again."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from skald.server.thinking import Question, answer, begin_thinking

_LOG: Final = logging.getLogger("skald.thinkers")
# After what time a thought is given up.
_PATIENCE: Final = 120.0
_ATTEMPTS: Final = 3


class Workers:
    """A few processes, started when they are first needed.

    `nice` ones leave the processor to whoever else wants it.
    """

    def __init__(self, most: int, *, nice: bool) -> None:
        self._most: Final = most
        self._nice: Final = nice
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> str:
        """What a bot does in a position, as text."""
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
                self._most,
                mp_context=_context(),
                initializer=begin_thinking,
                initargs=(self._nice,),
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
