"""Records on disk: read, written whole or not at all, and kept when a game is left."""

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import typer

from skald.cli.trouble import Trouble
from skald.kernel.match import Match
from skald.kernel.record import Record


def path_of(words: str) -> Path:
    """The file that somebody typed: quotes and `~` as in a shell."""
    name = words.strip()
    if len(name) > 1 and name[0] == name[-1] and name[0] in "'\"":
        name = name[1:-1]
    return Path(name).expanduser()


def read_record(path: Path) -> Record:
    """The record in a file, in either form."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble("term-no-text", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("term-unreadable", file=str(path), reason=_reason(error)) from None
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
    folder = Path(typer.get_app_dir("skald")) / "autosave"
    stem = f"{match.rules.id}-{datetime.now():%Y%m%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("term-unwritable", file=str(folder), reason=_reason(error)) from None
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    write_record(match, path)
    return path
