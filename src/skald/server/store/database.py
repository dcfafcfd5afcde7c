"""Two kinds of databases, asked in one way: work is done on a connection, all of it or none."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Database(Protocol):
    """Does work in transactions."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction of its own; what it returns."""
        ...

    async def close(self) -> None:
        """Give all connections back."""
        ...


class LocalDatabase:
    """SQLite: one thread with one connection.

    SQLite has one writer, and who waits for it waits in the right order. A whole transaction is
    one trip to the thread; the asynchronous driver makes one for every statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._thread: Final = ThreadPoolExecutor(1, "store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """Let the thread finish what it was given."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class RemoteDatabase:
    """PostgreSQL: several connections at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work on one of the connections."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()
