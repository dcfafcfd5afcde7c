"""Reads and writes what is kept."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, and_, delete, insert, select, update
from sqlalchemy.engine import RowMapping

from skald.server.store.condition import Condition, is_fault
from skald.server.store.database import Database
from skald.server.store.holding import Devices, add_devices
from skald.server.store.kept import KeptChat, KeptDevice, KeptSeat, KeptTable, Standing
from skald.server.store.schema import CHAT, COMPONENTS, JOURNAL, SEATS, TABLES, VERSION
from skald.server.store.writing import Rows, Writer, journal_values

_TOUCH: Final = update(VERSION).values(version=VERSION.c.version)
T = TypeVar("T")


class Store:
    """One database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._writer: Final = Writer(self._transact)
        self.condition: Final = Condition(self._try)
        self.devices: Final = Devices(self._read, self._writer)

    async def close(self) -> None:
        """Give all connections back."""
        self.condition.close()
        await self._database.close()

    async def ping(self) -> None:
        """Unkept if nothing can be kept."""
        await self.condition.check()

    # Tables.

    async def add_table(
        self,
        table: KeptTable,
        seats: Sequence[KeptSeat],
        rows: Sequence[str],
        components: Mapping[str, object] | None = None,
        devices: Sequence[KeptDevice] = (),
    ) -> None:
        """A new table with what has been drawn already, perhaps with components of its own."""

        def add(connection: Connection) -> None:
            connection.execute(insert(TABLES), _table_values(table))
            connection.execute(insert(SEATS), [_seat_values(table.id, seat) for seat in seats])
            if rows:
                connection.execute(insert(JOURNAL), journal_values(table.id, 0, rows))
            if components is not None:
                own = {"table_id": table.id, "data": components}
                connection.execute(insert(COMPONENTS), own)
            add_devices(connection, table.id, devices)

        await self._writer.write(add)

    async def table(self, table_id: str) -> KeptTable | None:
        """A table by its id."""
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[KeptTable]:
        """Those of the tables that exist."""
        return [_table(row) for row in await self._rows(select(TABLES).where(TABLES.c.id.in_(ids)))]

    async def components(self, table_id: str) -> dict[str, object] | None:
        """The components of a table; None for the usual ones."""
        query = select(COMPONENTS.c.data).where(COMPONENTS.c.table_id == table_id)
        found = await self._rows(query)
        return found[0]["data"] if found else None

    async def waiting_for_bots(self) -> list[str]:
        """The tables that a bot must bring on."""
        seated = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.due)
        is_bot = (SEATS.c.kind == "bot") | SEATS.c.substituted
        query = select(TABLES.c.id).join(SEATS, seated).where(~TABLES.c.over, is_bot)
        return [row["id"] for row in await self._rows(query)]

    # Seats.

    async def seats(self, table_id: str) -> list[KeptSeat]:
        """Who sits at a table, by number."""
        return (await self.seats_at([table_id]))[table_id]

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[KeptSeat]]:
        """Who sits at each of these tables."""
        found: dict[str, list[KeptSeat]] = {table_id: [] for table_id in ids}
        query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        for row in await self._rows(query):
            values = {name: row[name] for name in KeptSeat.__struct_fields__}
            found[row["table_id"]].append(KeptSeat(**values))
        return found

    async def change_seat(self, table_id: str, seat: KeptSeat) -> None:
        """Somebody came, or was renamed or replaced."""
        place = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        change = update(SEATS).where(place).values(**_fields(seat))
        await self._writer.write(lambda connection: connection.execute(change))

    # The journal.

    async def journal(self, table_id: str) -> list[str]:
        """All rows of a table in order."""
        query = select(JOURNAL.c.body).where(JOURNAL.c.table_id == table_id)
        return [row["body"] for row in await self._rows(query.order_by(JOURNAL.c.ply))]

    async def append(
        self, table_id: str, first: int, rows: Sequence[str], standing: Standing, now: float
    ) -> None:
        """Add rows, all or none; Conflict if there is one already."""
        await self._writer.write_rows(Rows(table_id, first, rows, standing, now))

    async def rewrite(self, table: KeptTable, rows: Sequence[str]) -> None:
        """Put a table under other rules: all of its rows are written anew, or none."""

        def rewrite(connection: Connection) -> None:
            connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == table.id))
            connection.execute(insert(JOURNAL), journal_values(table.id, 0, rows))
            values = _table_values(table)
            connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))

        await self._writer.write(rewrite)

    # Chat.

    async def add_chat(self, table_id: str, chat: KeptChat, most: int) -> None:
        """Keep what was said, and of what was said at this table only so many last things."""
        here = CHAT.c.table_id == table_id
        last = select(CHAT.c.id).where(here).order_by(CHAT.c.id.desc()).limit(most)

        def add(connection: Connection) -> None:
            connection.execute(insert(CHAT).values(table_id=table_id, **_fields(chat)))
            connection.execute(delete(CHAT).where(here, CHAT.c.id.not_in(last)))

        await self._writer.write(add)

    async def chat(self, table_id: str, most: int) -> list[KeptChat]:
        """The last things that were said, oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc())
        rows = await self._rows(query.limit(most))
        return [
            KeptChat(row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)
        ]

    # Inside.

    async def _rows(self, query: Executable) -> Sequence[RowMapping]:
        return await self._read(lambda connection: connection.execute(query).mappings().all())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with self._noticing_faults():
            return await self._database.read(work)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._noticing_faults():
            result = await self._database.write(work)
        self.condition.succeed()
        return result

    async def _try(self) -> None:
        """Write something that changes nothing."""
        await self._writer.write(lambda connection: connection.execute(_TOUCH))

    @contextmanager
    def _noticing_faults(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            if is_fault(error):
                raise self.condition.fail(error) from error
            raise


def _fields(kept: KeptSeat | KeptChat | Standing) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in kept.__struct_fields__}


def _seat_values(table_id: str, seat: KeptSeat) -> dict[str, Any]:
    return {"table_id": table_id, **_fields(seat)}


def _table_values(table: KeptTable) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    standing = values.pop("standing")
    return {**values, **_fields(standing)}


def _table(row: Mapping[Any, Any]) -> KeptTable:
    names = [name for name in KeptTable.__struct_fields__ if name != "standing"]
    standing = Standing(**{name: row[name] for name in Standing.__struct_fields__})
    return KeptTable(**{name: row[name] for name in names}, standing=standing)
