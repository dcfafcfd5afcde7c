"""Opens a database by its address and brings its schema up to date."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, create_engine, event, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from skald.kernel.errors import BadOption
from skald.server.store.database import Database, LocalDatabase, RemoteDatabase
from skald.server.store.schema import METADATA, VERSION
from skald.server.store.store import Store

_POSTGRES: Final = ("postgres", "postgresql", "postgresql+asyncpg")
# NORMAL: what was committed survives a killed process, at a twentieth of the price of FULL,
# which alone survives a power cut.
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)
# Two servers that start at once must not both make the schema.
_LOCK: Final = 5_141_914


async def open_store(address: str) -> Store:
    """A store at an address such as `sqlite:///skald.db` or `postgresql://host/name`."""
    database = _database(address)
    try:
        await database.run(_bring_up_to_date)
    except (SQLAlchemyError, OSError) as error:
        await database.close()
        reason = getattr(error, "orig", None) or error
        raise BadOption(f"The database cannot be opened: {reason}.") from None
    except BaseException:
        await database.close()
        raise
    return Store(database)


def _database(address: str) -> Database:
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadOption(f"“{address}” is no address of a database.") from None
    if url.drivername == "sqlite":
        return _local(url)
    if url.drivername in _POSTGRES:
        return _remote(url)
    raise BadOption(f"“{url.drivername}”: the database must be SQLite or PostgreSQL.")


def _local(url: URL) -> LocalDatabase:
    if url.database and not Path(url.database).parent.is_dir():
        raise BadOption(f"There is no folder for the database {url.database}.")
    engine = create_engine(url, poolclass=QueuePool, pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _set_pragmas)
    return LocalDatabase(engine)


def _remote(url: URL) -> RemoteDatabase:
    try:
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_size=10, pool_pre_ping=True
        )
    except ImportError:
        raise BadOption("PostgreSQL needs `pip install skald[postgres]`.") from None
    return RemoteDatabase(engine)


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# Schema.

# How to get from each version to the next one; only ever added to.
_STEPS: Final[Sequence[Callable[[Connection], None]]] = (METADATA.create_all,)


def _bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    VERSION.create(connection, checkfirst=True)
    version = connection.scalar(select(func.max(VERSION.c.version))) or 0
    if version > len(_STEPS):
        raise BadOption("The database was made by a newer version of Skald.")
    for number, step in enumerate(_STEPS[version:], start=version + 1):
        step(connection)
        connection.execute(insert(VERSION).values(version=number))
