"""Everything that is kept in one file, and back: of both kinds of databases, while a server runs.

A backup is an SQLite database of its own, so that it can be restored into either kind.
"""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from skald.kernel.errors import BadOption
from skald.server.store.copying import (
    copy_all,
    copy_tables,
    count_of,
    history_of,
    plies_of,
    remove_all,
)
from skald.server.store.database import Database, LocalDatabase
from skald.server.store.opening import bring_up_to_date, database_at, is_up_to_date, version_of, why
from skald.server.store.place import refuse_other_names

_SNAPSHOT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"
# So many tables are added in one transaction, so that moves get in between.
_TOGETHER: Final = 100


class Restored(Struct, frozen=True):
    """What has become of the tables of a backup."""

    added: int
    # Those that were further on in the backup.
    renewed: int
    # The same, but a server has them open.
    waiting: int
    # Those that are here as they are in the backup, or further on, or gone another way.
    left: int


# Backing up.


async def back_up(address: str, file: Path) -> int:
    """Write everything to a new file, as it is at one moment; how many tables."""
    if file.exists():
        raise BadOption(f"There is a file {file} already: name another.")
    database = database_at(address)
    try:
        with _new_file(file) as part:
            if isinstance(database, LocalDatabase):
                # Who may only read leaves SQLite's files behind.
                _snapshot(_engine(_live_file(address)), part)
            else:
                await database.read(lambda connection: _export(connection, part))
            return _checked(part)
    except (SQLAlchemyError, OSError) as error:
        raise BadOption(f"The backup cannot be made: {why(error)}.") from None
    finally:
        await database.close()


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when it is whole and on the disk."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".skald-", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _sync(part)
        part.replace(file)
        _sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    # Folders cannot be opened on Windows.
    with suppress(PermissionError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _live_file(address: str) -> Path:
    name = make_url(address).database
    if not name or name == ":memory:":
        raise BadOption("A database in memory cannot be reached from here.")
    file = Path(name)
    if file.exists():
        refuse_other_names(file)
    return file


def _snapshot(source: Engine, copy: Path) -> None:
    """All of an SQLite database at one moment, whoever writes to it."""
    with source.connect() as connection:
        if not version_of(connection):
            raise BadOption("The file holds no tables of Skald.")
        connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))


def _export(source: Connection, copy: Path) -> None:
    """All of a PostgreSQL database at one moment."""
    source.exec_driver_sql(_SNAPSHOT)
    if not version_of(source):
        raise BadOption("The database holds no tables of Skald.")
    if not is_up_to_date(source):
        raise BadOption("The database is of an older version of Skald: start this one once.")
    with _engine(copy).begin() as target:
        bring_up_to_date(target)
        copy_all(source, target)


def _checked(backup: Path) -> int:
    with _engine(backup, read_only=True).connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check").scalar()
        if found != "ok":
            raise BadOption(f"The backup would be damaged: {found}.")
        return count_of(connection)


def _engine(file: Path, *, read_only: bool = False) -> Engine:
    if not file.is_file():
        raise BadOption(f"There is no file {file}.")
    how = {"mode": "ro" if read_only else "rw", "uri": "true"}
    address = URL.create("sqlite", database=file.resolve().as_uri(), query=how)
    return create_engine(address, poolclass=NullPool)


# Restoring.


async def restore(address: str, file: Path, *, replace: bool) -> Restored:
    """Bring back what the database lacks, or make it what it was.

    Without `replace` nothing that is kept is ever overwritten by something older. While a server
    runs, tables are only added: it would not notice other changes.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = _opened(file, Path(folder))
        database = database_at(address)
        try:
            if isinstance(database, LocalDatabase):
                _live_file(address)
            is_ours = database.lock is None or await database.lock.take()
            await _prepare(database, is_ours=is_ours, replace=replace)
            if replace:
                return await database.write(lambda target: _replace(source, target))
            return await _merge(database, source, is_ours=is_ours)
        except (SQLAlchemyError, OSError) as error:
            raise BadOption(f"The backup cannot be restored: {why(error)}.") from None
        finally:
            await database.close()


def _opened(file: Path, folder: Path) -> Engine:
    """A copy of a backup, brought up to date; the backup itself stays as it is."""
    copy = folder / "backup.db"
    try:
        _snapshot(_engine(file, read_only=True), copy)
        source = _engine(copy)
        with source.begin() as connection:
            bring_up_to_date(connection)
    except (SQLAlchemyError, OSError) as error:
        raise BadOption(f"{file} is no backup of Skald: {why(error)}.") from None
    return source


async def _prepare(database: Database, *, is_ours: bool, replace: bool) -> None:
    if is_ours:
        await database.write(bring_up_to_date)
    elif replace:
        raise BadOption(
            "A server runs on this database: end it before everything in it is replaced."
        )
    elif not await database.read(is_up_to_date):
        raise BadOption("The server on this database is of another version of Skald.")


def _replace(source: Engine, target: Connection) -> Restored:
    remove_all(target)
    with source.connect() as backup:
        copy_all(backup, target)
    return Restored(added=count_of(target), renewed=0, waiting=0, left=0)


async def _merge(database: Database, source: Engine, *, is_ours: bool) -> Restored:
    missing, behind, there = await database.read(lambda target: _compare(source, target))
    wanted = [*missing, *behind] if is_ours else missing
    for start in range(0, len(wanted), _TOGETHER):
        await _copy(database, source, wanted[start : start + _TOGETHER])
    return Restored(
        added=len(missing),
        renewed=len(behind) if is_ours else 0,
        waiting=0 if is_ours else len(behind),
        left=there - len(behind),
    )


async def _copy(database: Database, source: Engine, ids: Sequence[str]) -> None:
    def copy(target: Connection) -> None:
        with source.connect() as backup:
            copy_tables(backup, target, ids)

    await database.write(copy)


def _compare(source: Engine, target: Connection) -> tuple[list[str], list[str], int]:
    """Which tables are not here, which are further on in the backup, how many are in both."""
    here = plies_of(target)
    with source.connect() as backup:
        kept = plies_of(backup)
        missing = [each for each in kept if each not in here]
        longer = [each for each in kept if each in here and kept[each] > here[each]]
        behind = [each for each in longer if _goes_on_from(backup, target, each)]
    return missing, behind, len(kept) - len(missing)


def _goes_on_from(backup: Connection, target: Connection, table_id: str) -> bool:
    """Whether what happened here is how the backup's game began."""
    began = history_of(target, table_id)
    return history_of(backup, table_id)[: len(began)] == began
