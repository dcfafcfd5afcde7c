"""The file of an SQLite database: held by one server under all its names, and where it belongs."""

import os
import struct
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import Connection

from skald.kernel.errors import BadOption
from skald.server.store.condition import Displaced

try:
    import fcntl
except ImportError:  # Windows
    _LOCK: int | None = None
else:
    # Other locks go when any descriptor of the file is closed, SQLite's own among them.
    _LOCK = getattr(fcntl, "F_OFD_SETLK", None)

# A byte far behind those in which SQLite has its locks.
_BYTE: Final = 1 << 62
_Identity: TypeAlias = tuple[int, int]
# What this process holds: to open and close such a file once more would drop SQLite's locks.
_held: Final[set[_Identity]] = set()


class Place:
    """The file as it was when it was opened.

    An open file can still be written to when somebody has deleted, moved or replaced it; SQLite
    does not notice that, and a restart would find nothing of it.
    """

    def __init__(self, database: Path) -> None:
        self._database: Final = database
        self._log: Final = Path(f"{database}-wal")
        self._file = -1
        self._identity: _Identity | None = None
        self._log_identity: _Identity | None = None
        self._has_copied = False

    # Held by one.

    def hold(self) -> bool:
        """Whether no other server has the file, by whatever name."""
        if _identity(self._database) in _held:
            return False
        file = os.open(self._database, os.O_RDWR | os.O_CREAT, 0o644)
        if not _is_locked_by(file):
            os.close(file)
            return False
        self._file, self._identity = file, _identity(self._database)
        if self._identity is not None:
            _held.add(self._identity)
        refuse_other_names(self._database)
        return True

    def let_go(self) -> None:
        """Only when SQLite has closed it."""
        if self._file >= 0:
            _held.discard(self._identity or (0, 0))
            os.close(self._file)
            self._file = -1

    # Where it belongs.

    def check(self) -> None:
        """Displaced if what is written would not be found after a restart."""
        if self._identity is None:
            # Somebody else holds it.
            return
        now, log = _identity(self._database), _identity(self._log)
        if self._log_identity is None:
            self._log_identity = log
        if (now, log) == (self._identity, self._log_identity):
            self._has_copied = False
        elif now is None or log is None:
            raise Displaced("the database file was deleted or moved away")
        else:
            raise Displaced("another file lies where the database was; restart the server")

    def copy(self, connection: Connection) -> Path | None:
        """Write what was kept to a new file beside the lost one, once."""
        if self._has_copied:
            return None
        self._has_copied = True
        name = f"{self._database.stem}-rescued-{datetime.now():%Y%m%d-%H%M%S}"
        copy = self._database.with_name(f"{name}{self._database.suffix}")
        connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))
        copy.chmod(0o600)
        return copy


def refuse_other_names(database: Path) -> None:
    """SQLite's log lies beside one name; who comes by another misses what is in it."""
    if database.stat().st_nlink > 1:
        raise BadOption(
            f"The database {database} has more than one name (a hard link), by which moves would "
            "be lost: keep one of them."
        )


def _identity(path: Path) -> _Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _is_locked_by(file: int) -> bool:
    """Whether we have the file now; where there is no such lock, the one beside it must do."""
    if _LOCK is None:
        return True
    wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
    try:
        fcntl.fcntl(file, _LOCK, wish)
    except (BlockingIOError, PermissionError):
        return False
    return True
