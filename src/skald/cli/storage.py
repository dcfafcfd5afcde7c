"""Records on disk: read, written whole or not at all, and kept when a game is left."""

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from skald.cli.folders import data_folder, places_of
from skald.cli.trouble import Trouble
from skald.kernel.match import Match
from skald.kernel.record import Record

# Saved games, and those that were left, in the user's folder.
_SAVED: Final = "games"
_KEPT: Final = "autosave"


def path_of(words: str) -> Path:
    """The file that somebody typed: quotes and `~` as in a shell."""
    return Path(_unquoted(words)).expanduser()


def _unquoted(words: str) -> str:
    name = words.strip()
    is_quoted = len(name) > 1 and name[0] == name[-1] and name[0] in "'\""
    return name[1:-1] if is_quoted else name


def _is_bare(words: str) -> bool:
    """Whether a name says nothing of a folder."""
    name = _unquoted(words)
    return not name.startswith("~") and not any(sep in name for sep in (os.sep, os.altsep or "/"))


def saving_path(words: str) -> Path:
    """Where to save: a bare name means the user's saved games."""
    path = path_of(words)
    return _own_folder(_SAVED) / path if _is_bare(words) else path


def _own_folder(name: str) -> Path:
    """A folder of the user's, made if it is not there."""
    folder = data_folder() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("term-unwritable", file=str(folder), reason=_reason(error)) from None
    return folder


def loading_path(words: str) -> Path:
    """What to load: a bare name is looked for among the saved games, then here."""
    return _first([*_own_games(words), path_of(words)])


def given_path(path: Path) -> Path:
    """What a command line names: here, or by a bare name among the saved games."""
    return _first([path, *_own_games(str(path)), path])


def _own_games(words: str) -> list[Path]:
    """Where a game of this name may be kept, the oldest habits last."""
    if not _is_bare(words):
        return []
    return [folder / path_of(words) for name in (_SAVED, _KEPT) for folder in places_of(name)]


def _first(places: list[Path]) -> Path:
    """The first that is a file, or the last: a name that is no name of a file is none."""
    return next((path for path in places if os.path.isfile(path)), places[-1])


def read_record(path: Path) -> Record:
    """The record in a file, in either form."""
    return _read(str(path), path.read_bytes)


def read_typed_record() -> Record:
    """The record on standard input, in either form."""
    return _read("-", sys.stdin.buffer.read)


def _read(name: str, read: Callable[[], bytes]) -> Record:
    try:
        text = read().decode("utf-8")
    except UnicodeDecodeError:
        raise Trouble("term-no-text", file=name) from None
    except (OSError, ValueError) as error:
        raise Trouble("term-unreadable", file=name, reason=_reason(error)) from None
    return Record.parse(text)


def write_record(match: Match, path: Path) -> None:
    """Write the record; `.txt` gives the readable form. Only records are written over."""
    record = match.record()
    text = record.to_text() if path.suffix == ".txt" else record.to_json()
    try:
        if path.exists() and not _is_record(path):
            raise Trouble("term-not-over-that", file=str(path))
        _write(path, text)
    except (OSError, ValueError) as error:
        raise Trouble("term-unwritable", file=str(path), reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _is_record(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(16).startswith((b'{"format"', b". game"))


def _write(path: Path, text: str) -> None:
    """To a file beside it first, so that a full disk leaves the old one as it was."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".skald-", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """A second Ctrl-C does not stop what the first one began."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def keep(match: Match) -> Path:
    """Write the record of a game that is left into the autosave folder."""
    folder = _own_folder(_KEPT)
    stem = f"{match.rules.id}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    write_record(match, path)
    return path
