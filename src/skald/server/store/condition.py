"""Whether anything can be kept: a full disk, a lost file or a database that does not answer."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from skald.kernel.errors import SkaldError

_LOG: Final = logging.getLogger("skald.store")
# How often a database is tried that could not keep anything.
_PAUSE: Final = 1.0
# A database that has kept something within this time need not be tried.
_FRESH: Final = 1.0
# What is wrong with one statement and not with the database.
_OWN_FAULTS: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
_REASONS: Final = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the database can only be read",
    "SQLITE_IOERR": "the disk does not take or give what it should",
    "SQLITE_CANTOPEN": "the database file cannot be opened",
    "SQLITE_BUSY": "the database is locked by another program",
    "SQLITE_CORRUPT": "the database file is damaged",
    "SQLITE_NOTADB": "the database file is damaged",
    # PostgreSQL's own codes.
    "53100": "the disk is full",
    "25006": "the database can only be read",
}


class Unkept(SkaldError):
    """Nothing can be kept at the moment, and so nothing is done."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Nothing can be kept at the moment: {reason}.")
        self.reason: Final = reason


class Displaced(OSError):
    """The files that are written to are not those that a restart would read."""


def is_fault(error: Exception) -> bool:
    """Whether it is the database that fails, and not what was asked of it."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, _OWN_FAULTS)
    return isinstance(error, OSError | PoolTimeout)


def reason_of(error: Exception) -> str:
    """What is wrong, in a few words that tell nothing of what was to be kept."""
    if isinstance(error, Displaced):
        return str(error)
    cause = getattr(error, "orig", None)
    name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
    found = (words for code, words in _REASONS.items() if name.startswith(code))
    return next(found, "the database does not answer")


class Condition:
    """Knows since the last attempt; while nothing can be kept, it tries again and again."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt: Final = attempt
        self._reason = ""
        self._kept_at = float("-inf")
        self._well: Final = asyncio.Event()
        self._well.set()
        self._trying: asyncio.Task[None] | None = None

    def fail(self, error: Exception) -> Unkept:
        """The database has failed; how to say so."""
        reason = reason_of(error)
        if reason != self._reason:
            # Once, not for every move that is not kept.
            _LOG.error("nothing can be kept", extra={"reason": reason}, exc_info=error)
            self._reason = reason
        self._well.clear()
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        return Unkept(reason)

    def succeed(self) -> None:
        """Something was kept."""
        self._kept_at = time.monotonic()
        if self._reason:
            _LOG.warning("everything can be kept again")
            self._reason = ""
        self._well.set()

    async def check(self) -> None:
        """Unkept if nothing can be kept; tried, unless that is known."""
        if self._reason:
            raise Unkept(self._reason)
        if time.monotonic() - self._kept_at > _FRESH:
            await self._attempt()

    async def until_well(self) -> None:
        """Wait as long as nothing can be kept."""
        await self._well.wait()

    def close(self) -> None:
        """Try no more."""
        if self._trying is not None:
            self._trying.cancel()

    async def _try(self) -> None:
        while self._reason:
            await asyncio.sleep(_PAUSE)
            with suppress(Unkept):
                await self._attempt()
        self._trying = None
