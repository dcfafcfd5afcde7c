"""Copies tables with all that belongs to them from one database to another, of either kind."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, delete, func, insert, select

from skald.server.store.schema import JOURNAL, METADATA, TABLES, VERSION

# Parents before their children.
_CONTENT: Final = [table for table in METADATA.sorted_tables if table is not VERSION]
_ROWS_AT_ONCE: Final = 1_000
# SQLite knows no longer lists.
_IDS_AT_ONCE: Final = 500


def count_of(connection: Connection) -> int:
    """How many tables are kept."""
    return connection.scalar(select(func.count()).select_from(TABLES)) or 0


def plies_of(connection: Connection) -> dict[str, int]:
    """How far each table is."""
    rows = connection.execute(select(TABLES.c.id, TABLES.c.ply))
    return {row.id: row.ply for row in rows}


def history_of(connection: Connection, table_id: str) -> list[str]:
    """What decides a game: its seed, then all that happened."""
    seed = connection.scalar(select(TABLES.c.seed).where(TABLES.c.id == table_id))
    rows = select(JOURNAL.c.body).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.ply)
    return [str(seed), *connection.scalars(rows)]


def copy_all(source: Connection, target: Connection) -> None:
    """Everything into an empty schema."""
    for table in _CONTENT:
        _insert(source, target, table, None)


def copy_tables(source: Connection, target: Connection, ids: Sequence[str]) -> None:
    """Some tables as the source has them; what the target had of them is gone."""
    for start in range(0, len(ids), _IDS_AT_ONCE):
        some = ids[start : start + _IDS_AT_ONCE]
        for table in reversed(_CONTENT):
            target.execute(delete(table).where(_owner(table).in_(some)))
        for table in _CONTENT:
            _insert(source, target, table, some)


def remove_all(target: Connection) -> None:
    """Leave an empty schema."""
    for table in reversed(_CONTENT):
        target.execute(delete(table))


def _insert(
    source: Connection, target: Connection, table: Table, ids: Sequence[str] | None
) -> None:
    for rows in _read(source, table, ids):
        target.execute(insert(table), rows)


def _read(
    source: Connection, table: Table, ids: Sequence[str] | None
) -> Iterator[list[dict[str, Any]]]:
    """Rows in the order of their keys; numbers that the database gives are given anew."""
    columns = [column for column in table.columns if column is not table.autoincrement_column]
    query = select(*columns).order_by(*table.primary_key.columns)
    if ids is not None:
        query = query.where(_owner(table).in_(ids))
    for part in source.execute(query).mappings().partitions(_ROWS_AT_ONCE):
        yield [dict(row) for row in part]


def _owner(table: Table) -> "Column[str]":
    """The column that says which table something belongs to."""
    return table.c.id if table is TABLES else table.c.table_id
