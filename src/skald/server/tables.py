"""The tables of a server: read from the store when somebody asks, dropped when nobody does."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from skald.kernel.errors import BadRecord, SkaldError, WrongRulesVersion
from skald.kernel.migration import todays_setup
from skald.kernel.rules import Setup, find
from skald.server.journal import Journal, read_journal
from skald.server.making import NewTable
from skald.server.presence import begin
from skald.server.seats import seats_of
from skald.server.services import Services
from skald.server.store import KeptTable
from skald.server.table import Table
from skald.server.upgrading import upgraded, upgraded_rows

_LOG: Final = logging.getLogger("skald.tables")
_SWEEP: Final = 30.0


class Tables:
    """Opens each table once."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self._open: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._open)

    def start(self) -> None:
        """Let bots go on where the last server stopped, and keep the memory clean."""
        self._chores = [
            asyncio.create_task(self.wake_bots()),
            asyncio.create_task(self._sweep_for_ever()),
        ]

    async def close(self) -> None:
        """Close every table, so that all that was begun is written."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        tables = await asyncio.gather(*self._open.values(), return_exceptions=True)
        await asyncio.gather(*[table.close() for table in tables if isinstance(table, Table)])
        self._open.clear()

    async def add(self, new: NewTable) -> None:
        """Keep a new table; bots begin at once."""
        await self.services.store.add_table(
            new.kept, new.seats, new.rows, new.components, new.devices
        )
        self.services.metrics.tables_made += 1
        if not new.kept.standing.over:
            await self.open(new.kept.id)

    async def open(self, table_id: str) -> Table | None:
        """A table by its id; None if there is none."""
        opening = self._open.get(table_id)
        if opening is None or _is_closed(opening):
            opening = self._open[table_id] = asyncio.create_task(self._read(table_id))
        try:
            table = await asyncio.shield(opening)
        except Exception:
            self._forget(table_id, opening)
            raise
        if table is None:
            self._forget(table_id, opening)
        else:
            table.touch()
        return table

    def in_memory(self, table_id: str) -> Table | None:
        """A table that is open already."""
        opening = self._open.get(table_id)
        return opening.result() if opening and opening.done() and not _is_closed(opening) else None

    async def _read(self, table_id: str) -> Table | None:
        kept = await self.services.store.table(table_id)
        if kept is None:
            return None
        journal = await self.journal(kept)
        if kept.rules != journal.match.rules.version and not kept.standing.over:
            kept = await self._upgrade(kept, journal)
        store = self.services.store
        seats = seats_of(kept, await store.seats(table_id), await store.devices.of(table_id))
        await begin(self.services, table_id, seats)
        return Table(kept, seats, journal, self.services)

    async def journal(self, kept: KeptTable) -> Journal:
        """Everything that happened at a table, played again under the rules of today."""
        components = await self.services.store.components(kept.id)
        setup = Setup(kept.players, kept.options, components)
        rows = await self.services.store.journal(kept.id)
        try:
            return await asyncio.to_thread(_played_again, kept, setup, rows)
        except WrongRulesVersion as error:
            _LOG.warning("a table is under other rules: %s", error, extra={"table": kept.id})
            raise
        except Exception as error:
            _LOG.exception("a journal cannot be read", extra={"table": kept.id})
            raise BadRecord("The journal of this table cannot be read.") from error

    async def setup(self, kept: KeptTable) -> Setup:
        """What was fixed at a table before its first step, as it is said today."""
        components = await self.services.store.components(kept.id)
        setup = Setup(kept.players, kept.options, components)
        return todays_setup(find(kept.game), kept.rules, setup)

    async def _upgrade(self, kept: KeptTable, journal: Journal) -> KeptTable:
        """A running table goes on under the rules of today."""
        rows = [ply.line for ply in journal.match.history] + journal.begin()
        new = upgraded(kept, journal)
        await self.services.store.rewrite(new, rows)
        facts = {"table": kept.id, "from": kept.rules, "to": new.rules}
        _LOG.info("a table goes on under new rules", extra=facts)
        return new

    # Chores.

    async def wake_bots(self) -> None:
        """Let bots go on where they are due."""
        for table_id in await self.services.store.waiting_for_bots():
            await self.services.store.condition.until_well()
            # What is wrong with one must not keep the others waiting.
            with self._surviving("a table cannot be woken", table_id), suppress(SkaldError):
                await self.open(table_id)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(max(0.0, min(_SWEEP, self.services.settings.idle)))
            with self._surviving("tables cannot be swept"):
                await self.sweep()

    async def sweep(self) -> None:
        """Drop what nobody is interested in."""
        for table_id in list(self._open):
            with self._surviving("a table cannot be dropped", table_id):
                await self._drop_if_idle(table_id)

    async def _drop_if_idle(self, table_id: str) -> None:
        # While another one was closed this one may have gone by itself.
        opening = self._open.get(table_id)
        if opening is None or not opening.done():
            return
        if _is_closed(opening):
            self._forget(table_id, opening)
        elif (table := opening.result()) and table.is_idle_for(self.services.settings.idle):
            self._forget(table_id, opening)
            await table.close()

    def _forget(self, table_id: str, opening: asyncio.Task[Table | None]) -> None:
        """Unless somebody has opened it anew since."""
        if self._open.get(table_id) is opening:
            del self._open[table_id]

    @contextmanager
    def _surviving(self, words: str, table_id: str = "") -> Iterator[None]:
        """Say and count what fails, and go on: a chore that ends is missed only much later."""
        try:
            yield
        except Exception:
            self.services.metrics.failures += 1
            _LOG.exception(words, extra={"table": table_id} if table_id else None)


def _played_again(kept: KeptTable, setup: Setup, rows: Sequence[str]) -> Journal:
    rules = find(kept.game)
    if kept.rules != rules.version:
        setup, rows = upgraded_rows(kept, setup, rows)
    return read_journal(rules, setup, kept.seed, rows)


def _is_closed(opening: asyncio.Task[Table | None]) -> bool:
    if not opening.done():
        return False
    if opening.cancelled() or opening.exception() is not None:
        return True
    table = opening.result()
    return table is None or table.is_closed
