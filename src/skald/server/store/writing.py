"""What many tables have to keep in one transaction: who comes meanwhile goes with the next.

A commit waits for the disk, and costs the same for one move or for those of a hundred tables.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from skald.server.store.condition import Unkept
from skald.server.store.kept import Standing
from skald.server.store.schema import JOURNAL, TABLES

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]
_Results: TypeAlias = list[Any]

_STAND: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        touched=bindparam("now"),
        ply=bindparam("to_ply"),
        due=bindparam("to_due"),
        round=bindparam("to_round"),
        over=bindparam("to_over"),
    )
)


class Conflict(Exception):
    """Somebody else has written this row of the journal."""


class Rows:
    """New rows of one journal, and where its table stands after them."""

    def __init__(
        self, table_id: str, first: int, rows: Sequence[str], standing: Standing, now: float
    ) -> None:
        self.table_id: Final = table_id
        self.rows: Final = journal_values(table_id, first, rows)
        self.standing: Final = {
            "table": table_id,
            "now": now,
            "to_ply": standing.ply,
            "to_due": standing.due,
            "to_round": standing.round,
            "to_over": standing.over,
        }


class _Entry:
    """Something that is kept whole or not at all, and whoever waits for it."""

    def __init__(self, content: Rows | Work) -> None:
        self.content: Final = content
        self.written: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes entries, one transaction after the other."""

    def __init__(
        self, transact: Callable[[Callable[[Connection], _Results]], Coroutine[Any, Any, _Results]]
    ) -> None:
        self._transact: Final = transact
        self._waiting: list[_Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def write_rows(self, rows: Rows) -> None:
        """Until they are safe; Conflict if one of them was there already."""
        await self._write(rows)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Until it is safe; what the work returns."""
        result: T = await self._write(work)
        return result

    async def _write(self, content: Rows | Work) -> Any:
        entry = _Entry(content)
        self._waiting.append(entry)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await asyncio.shield(entry.written)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if len(batch) == 1 or not await self._try_together(batch):
                for entry in batch:
                    await self._write_alone(entry)
        self._writing = None

    async def _try_together(self, batch: Sequence[_Entry]) -> bool:
        """Whether that is settled; one bad entry must not spoil the others."""
        try:
            results = await self._commit(batch)
        except Unkept as error:
            for entry in batch:
                entry.written.set_exception(error)
        except Exception:
            return False
        else:
            for entry, result in zip(batch, results, strict=True):
                entry.written.set_result(result)
        return True

    async def _write_alone(self, entry: _Entry) -> None:
        try:
            [result] = await self._commit([entry])
        except Exception as error:
            entry.written.set_exception(_told(entry.content, error))
        else:
            entry.written.set_result(result)

    async def _commit(self, batch: Sequence[_Entry]) -> _Results:
        contents = [entry.content for entry in batch]

        def commit(connection: Connection) -> _Results:
            _append(connection, [each for each in contents if isinstance(each, Rows)])
            return [None if isinstance(each, Rows) else each(connection) for each in contents]

        return await self._transact(commit)


def _append(connection: Connection, journals: Sequence[Rows]) -> None:
    if journals:
        rows = [row for journal in journals for row in journal.rows]
        connection.execute(insert(JOURNAL), rows)
        connection.execute(_STAND, [journal.standing for journal in journals])


def _told(content: Rows | Work, error: Exception) -> Exception:
    if isinstance(content, Rows) and isinstance(error, IntegrityError):
        return Conflict(content.table_id)
    return error


def journal_values(table_id: str, first: int, rows: Sequence[str]) -> list[dict[str, Any]]:
    """Rows as the database takes them."""
    return [
        {"table_id": table_id, "ply": first + number, "body": body}
        for number, body in enumerate(rows)
    ]
