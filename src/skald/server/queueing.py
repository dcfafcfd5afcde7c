"""A queue in which some go first."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Queue:
    """So many at a time; of those who wait the lowest rank is next, then whoever came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Final[list[tuple[int, int, asyncio.Future[None]]]] = []
        self._numbers: Final = itertools.count()

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        await self._enter(rank)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                # Called and gone at the same moment: the place is the next one's.
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
