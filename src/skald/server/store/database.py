"""Two kinds of databases, asked in one way: work is done on a connection, all of it or none."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Lock(Protocol):
    """Keeps other servers away."""

    async def take(self) -> bool:
        """Whether nobody else has it."""
        ...

    async def release(self) -> None:
        """Let others have it."""
        ...


class Database(Protocol):
    """Does work in transactions."""

    @property
    def lock(self) -> Lock | None:
        """What its one owner holds; None if nobody else can reach it."""
        ...

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction of its own; what it returns."""
        ...

    async def close(self) -> None:
        """Give all connections and the lock back."""
        ...


class LocalDatabase:
    """SQLite: one thread with one connection.

    SQLite has one writer, and who waits for it waits in the right order. A whole transaction is
    one trip to the thread; the asynchronous driver makes one for every statement.
    """

    def __init__(self, engine: Engine, lock: Lock | None) -> None:
        self.lock: Final = lock
        self._engine: Final = engine
        self._thread: Final = ThreadPoolExecutor(1, "store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """Let the thread finish what it was given."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
        if self.lock is not None:
            await self.lock.release()

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class RemoteDatabase:
    """PostgreSQL: several connections at once."""

    def __init__(self, engine: AsyncEngine, lock: Lock) -> None:
        self.lock: Final = lock
        self._engine: Final = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work on one of the connections."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Give all connections and the lock back."""
        await self.lock.release()
        await self._engine.dispose()
