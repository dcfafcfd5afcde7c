"""One server owns a database: it would not notice what another one writes there.

Both locks go with the process that holds them, however it ends.
"""

import asyncio
import logging
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from skald.server.store.place import Place

_LOG: Final = logging.getLogger("skald.store")
_NUMBER: Final = 5_141_915
_LOST: Final = (SQLAlchemyError, OSError)
# How often PostgreSQL is asked whether the lock is still there.
_LOOK: Final = 2.0


class FileLock:
    """For SQLite: a file beside the database, locked as SQLite locks its own on every system.

    The database itself is held too, where that is possible: it may have names elsewhere.
    """

    def __init__(self, database: Path, place: Place) -> None:
        self._place: Final = place
        address = URL.create("sqlite", database=f"{database.resolve()}-owner")
        # Transactions are begun by hand.
        by_hand = {"timeout": 0, "isolation_level": None}
        self._engine: Final = create_engine(address, connect_args=by_hand, poolclass=NullPool)
        self._connection: Connection | None = None

    async def take(self) -> bool:
        """Whether nobody else has it."""
        connection = self._engine.connect()
        try:
            connection.exec_driver_sql("BEGIN EXCLUSIVE")
        except OperationalError as error:
            connection.close()
            if getattr(error.orig, "sqlite_errorname", "") != "SQLITE_BUSY":
                raise
            return False
        self._connection = connection
        if self._place.hold():
            return True
        await self.release()
        return False

    async def release(self) -> None:
        """Let others have it."""
        self._place.let_go()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class SessionLock:
    """For PostgreSQL: an advisory lock, held by a session of its own that is watched over."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None
        self._watching: asyncio.Task[None] | None = None

    async def take(self) -> bool:
        """Whether nobody else has it."""
        if not await self._lock():
            return False
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
        return True

    async def release(self) -> None:
        """Let others have it."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
            self._watching = None
        await self._drop()

    async def _lock(self) -> bool:
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if await connection.scalar(text(f"SELECT pg_try_advisory_lock({_NUMBER})")):
                self._connection = connection
        finally:
            if self._connection is not connection:
                await connection.close()
        return self._connection is connection

    async def _drop(self) -> None:
        if self._connection is not None:
            with suppress(*_LOST):
                # The pool must not keep a session that still holds the lock.
                await self._connection.invalidate()
                await self._connection.close()
            self._connection = None

    async def _watch(self) -> None:
        """Take the lock again when its session was lost; leave if somebody else was faster."""
        while True:
            await asyncio.sleep(_LOOK)
            try:
                if await self._is_held() or await self._lock():
                    continue
            except _LOST:
                # The database is away; nobody can own it.
                continue
            _LOG.error("another server has taken the database over")
            signal.raise_signal(signal.SIGTERM)
            return

    async def _is_held(self) -> bool:
        if self._connection is None:
            return False
        try:
            await self._connection.execute(text("SELECT 1"))
        except _LOST:
            await self._drop()
            return False
        return True
