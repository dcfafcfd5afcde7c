"""Opens a database by its address and brings its schema up to date."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from skald.kernel.errors import BadOption
from skald.server.store.database import Database, LocalDatabase, RemoteDatabase
from skald.server.store.holding import make_devices
from skald.server.store.owning import FileLock, SessionLock
from skald.server.store.place import Place
from skald.server.store.schema import METADATA, TABLES, VERSION
from skald.server.store.store import Store

_POSTGRES: Final = ("postgres", "postgresql", "postgresql+asyncpg")
# FULL, and on a Mac FULLFSYNC: what was committed survives a power cut. A commit waits for the
# disk, so those who come meanwhile share the next one (`writing.py`).
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    "busy_timeout=10000",
)
# How often and after how many seconds a database is asked for again that is somebody else's.
_ATTEMPTS: Final = 20
_PAUSE: Final = 0.1


async def open_store(address: str) -> Store:
    """A store at an address such as `sqlite:///skald.db` or `postgresql://host/name`."""
    database = database_at(address)
    try:
        await _own(database)
        await database.write(bring_up_to_date)
    except (SQLAlchemyError, OSError) as error:
        await database.close()
        raise BadOption(f"The database cannot be opened: {why(error)}.") from None
    except BaseException:
        await database.close()
        raise
    return Store(database)


def why(error: SQLAlchemyError | OSError) -> str:
    """What the database or the system says, on one line."""
    reason = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    return " ".join(str(reason).split())


async def _own(database: Database) -> None:
    """Keep other servers away; one that was stopped just now is given time to leave."""
    for _ in range(_ATTEMPTS):
        if database.lock is None or await database.lock.take():
            return
        await asyncio.sleep(_PAUSE)
    raise BadOption("Another Skald serves this database already: use that one, or end it first.")


def database_at(address: str) -> Database:
    """The database at an address; nothing is read or written yet."""
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
    engine = create_engine(
        url, hide_parameters=True, poolclass=QueuePool, pool_size=1, max_overflow=0
    )
    event.listen(engine, "connect", _set_pragmas)
    if url.database in (None, "", ":memory:"):
        return LocalDatabase(engine, None, None)
    path = Path(url.database).resolve()
    place = Place(path)
    return LocalDatabase(engine, FileLock(path, place), place)


def _remote(url: URL) -> RemoteDatabase:
    try:
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            hide_parameters=True,
            pool_size=10,
            pool_pre_ping=True,
            # Whatever the server's default is: who is answered has been kept.
            connect_args={"server_settings": {"synchronous_commit": "on"}},
        )
    except ImportError:
        raise BadOption("PostgreSQL needs asyncpg: pip install 'skald-games[postgres]'.") from None
    return RemoteDatabase(engine, SessionLock(engine))


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# Schema.


def _remember_first_rules(connection: Connection) -> None:
    """Every table so far is still under the rules that it began with."""
    if "began_rules" not in {
        column["name"] for column in inspect(connection).get_columns(TABLES.name)
    }:
        column = "ADD COLUMN began_rules INTEGER NOT NULL DEFAULT 0"
        connection.execute(text(f"ALTER TABLE {TABLES.name} {column}"))
        connection.execute(update(TABLES).values(began_rules=TABLES.c.rules))


# How to get from each version to the next one; only ever added to.
# (`create_all` makes what is not there yet: first everything, then the components.)
_STEPS: Final[Sequence[Callable[[Connection], None]]] = (
    METADATA.create_all,
    METADATA.create_all,
    _remember_first_rules,
    make_devices,
)


def version_of(connection: Connection) -> int:
    """The version of a schema; 0 if there is none. Refused if it is one of the future."""
    if not inspect(connection).has_table(VERSION.name):
        return 0
    version = connection.scalar(select(func.max(VERSION.c.version))) or 0
    if version > len(_STEPS):
        raise BadOption("The database was made by a newer version of Skald.")
    return version


def is_up_to_date(connection: Connection) -> bool:
    """Whether nothing would have to be changed."""
    return version_of(connection) == len(_STEPS)


def bring_up_to_date(connection: Connection) -> None:
    """Make what is not there yet."""
    version = version_of(connection)
    VERSION.create(connection, checkfirst=True)
    for number, step in enumerate(_STEPS[version:], start=version + 1):
        step(connection)
        connection.execute(insert(VERSION).values(version=number))
