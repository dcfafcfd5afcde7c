"""Two kinds of databases, asked in one way: work is done on a connection, all of it or none."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from skald.server.store.condition import Displaced
from skald.server.store.place import Place

_LOG: Final = logging.getLogger("skald.store")

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

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing; what it returns."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction of its own; when it returns, a power cut loses nothing of it."""
        ...

    async def close(self) -> None:
        """Give all connections and the lock back."""
        ...


class LocalDatabase:
    """SQLite: one thread with one connection.

    SQLite has one writer, and who waits for it waits in the right order. A whole transaction is
    one trip to the thread; the asynchronous driver makes one for every statement.
    """

    def __init__(self, engine: Engine, lock: Lock | None, place: Place | None) -> None:
        self.lock: Final = lock
        self._engine: Final = engine
        self._place: Final = place
        self._thread: Final = ThreadPoolExecutor(1, "store")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in the thread, and look whether it is where it belongs."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, work)

    async def close(self) -> None:
        """Let the thread finish what it was given."""
        await asyncio.to_thread(self._thread.shutdown)
        # First SQLite, then the lock: see `Place`.
        self._engine.dispose()
        if self.lock is not None:
            await self.lock.release()

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _keep(self, work: Callable[[Connection], T]) -> T:
        self._check_place()
        result = self._do(work)
        self._check_place()
        return result

    def _check_place(self) -> None:
        if self._place is None:
            return
        try:
            self._place.check()
        except Displaced:
            self._rescue(self._place)
            raise

    def _rescue(self, place: Place) -> None:
        """A restart would find nothing of what is still open here."""
        try:
            with self._engine.connect() as connection:
                copy = place.copy(connection)
        except (SQLAlchemyError, OSError):
            _LOG.exception("what was kept in the lost database cannot be copied")
        else:
            if copy is not None:
                _LOG.error("all that was kept in the lost database is now in %s", copy)


class RemoteDatabase:
    """PostgreSQL: several connections at once."""

    def __init__(self, engine: AsyncEngine, lock: Lock) -> None:
        self.lock: Final = lock
        self._engine: Final = engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work on one of the connections."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work on one of the connections, which all wait for the disk."""
        return await self.read(work)

    async def close(self) -> None:
        """Give all connections and the lock back."""
        await self.lock.release()
        await self._engine.dispose()
