"""Which devices hold a seat, and since when nobody has been there."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Connection,
    and_,
    delete,
    false,
    insert,
    inspect,
    literal,
    select,
    true,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.schema import CreateColumn
from sqlalchemy.sql import ColumnElement

from skald.server.store.kept import KeptDevice
from skald.server.store.schema import DEVICES, METADATA, SEATS, TABLES
from skald.server.store.writing import Writer

_Rows: TypeAlias = Sequence[RowMapping]
_Read: TypeAlias = Callable[[Callable[[Connection], _Rows]], Awaitable[_Rows]]


class Devices:
    """The devices of all tables."""

    def __init__(self, read: _Read, writer: Writer) -> None:
        self._read: Final = read
        self._writer: Final = writer

    async def of(self, table_id: str) -> list[KeptDevice]:
        """The devices at a table, the oldest first."""
        return (await self.at([table_id]))[table_id]

    async def at(self, ids: Sequence[str]) -> dict[str, list[KeptDevice]]:
        """The devices at each of these tables."""
        query = select(DEVICES).where(DEVICES.c.table_id.in_(ids)).order_by(DEVICES.c.id)

        def read(connection: Connection) -> Sequence[RowMapping]:
            return connection.execute(query).mappings().all()

        found: dict[str, list[KeptDevice]] = {table_id: [] for table_id in ids}
        for row in await self._read(read):
            names = KeptDevice.__struct_fields__
            found[row["table_id"]].append(KeptDevice(**{name: row[name] for name in names}))
        return found

    async def claim(self, table_id: str, device: KeptDevice) -> int | None:
        """Take a seat by its link, which is used up then; None if somebody else was faster."""
        place = and_(_seat(table_id, device.seat), SEATS.c.fresh)

        def claim(connection: Connection) -> int | None:
            if connection.execute(update(SEATS).where(place).values(fresh=False)).rowcount != 1:
                return None
            return _add(connection, table_id, device)

        return await self._writer.write(claim)

    async def add(self, table_id: str, device: KeptDevice) -> int:
        """One more device for a seat; its id."""
        return await self._writer.write(lambda connection: _add(connection, table_id, device))

    async def remove(self, device: int) -> None:
        """A device no longer holds its seat."""
        statement = delete(DEVICES).where(DEVICES.c.id == device)
        await self._writer.write(lambda connection: connection.execute(statement))

    async def note(
        self, table_id: str, seat: int, left_at: float, devices: Sequence[int], now: float
    ) -> None:
        """Somebody with these devices has come or gone."""
        leave = update(SEATS).where(_seat(table_id, seat)).values(left_at=left_at)
        look = update(DEVICES).where(DEVICES.c.id.in_(devices)).values(seen=now)

        def note(connection: Connection) -> None:
            connection.execute(leave)
            connection.execute(look)

        await self._writer.write(note)


def add_devices(connection: Connection, table_id: str, devices: Sequence[KeptDevice]) -> None:
    """The devices of a new table."""
    for device in devices:
        _add(connection, table_id, device)


def make_devices(connection: Connection) -> None:
    """The step of the schema to devices: a token that holds a seat today goes on holding it."""
    METADATA.create_all(connection)
    for table in (TABLES, SEATS):
        there = {column["name"] for column in inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                definition = CreateColumn(column).compile(dialect=connection.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {definition}")
    claimed = and_(SEATS.c.kind == "person", SEATS.c.token != "")
    old = select(
        SEATS.c.table_id, SEATS.c.seat, SEATS.c.token, literal(""), literal(0.0), literal(0.0)
    )
    names = ["table_id", "seat", "token", "name", "since", "seen"]
    connection.execute(insert(DEVICES).from_select(names, old.where(claimed)))
    connection.execute(update(SEATS).where(claimed).values(token="", fresh=false()))
    connection.execute(update(SEATS).where(SEATS.c.token != "").values(fresh=true()))


def _add(connection: Connection, table_id: str, device: KeptDevice) -> int:
    values: dict[str, Any] = {name: getattr(device, name) for name in device.__struct_fields__}
    del values["id"]
    key = connection.execute(insert(DEVICES).values(table_id=table_id, **values))
    assert key.inserted_primary_key is not None
    return int(key.inserted_primary_key[0])


def _seat(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
