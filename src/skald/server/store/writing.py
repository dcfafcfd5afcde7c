"""Rows of many journals in one transaction: who comes while one is written goes with the next."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from skald.server.store.database import Database
from skald.server.store.kept import Standing
from skald.server.store.schema import JOURNAL, TABLES

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


class Entry:
    """New rows of one table, and where it stands after them."""

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
        self.written: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Writer:
    """Writes entries in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, entry: Entry) -> None:
        """Until the entry is safe; Conflict if a row of it was there already."""
        self._waiting.append(entry)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await asyncio.shield(entry.written)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if len(batch) == 1 or not await self._try_together(batch):
                for entry in batch:
                    await self._write_alone(entry)
        self._writing = None

    async def _try_together(self, batch: Sequence[Entry]) -> bool:
        try:
            await self._commit(batch)
        except Exception:
            # One bad entry must not spoil the others.
            return False
        for entry in batch:
            entry.written.set_result(None)
        return True

    async def _write_alone(self, entry: Entry) -> None:
        try:
            await self._commit([entry])
        except IntegrityError:
            entry.written.set_exception(Conflict(entry.table_id))
        except Exception as error:
            entry.written.set_exception(error)
        else:
            entry.written.set_result(None)

    async def _commit(self, batch: Sequence[Entry]) -> None:
        rows = [row for entry in batch for row in entry.rows]
        standings = [entry.standing for entry in batch]

        def commit(connection: Connection) -> None:
            connection.execute(insert(JOURNAL), rows)
            connection.execute(_STAND, standings)

        await self._database.run(commit)


def journal_values(table_id: str, first: int, rows: Sequence[str]) -> list[dict[str, Any]]:
    """Rows as the database takes them."""
    return [
        {"table_id": table_id, "ply": first + number, "body": body}
        for number, body in enumerate(rows)
    ]
