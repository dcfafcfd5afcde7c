"""`skald backup` and `skald restore`: what a server keeps, in one file."""

import asyncio
from pathlib import Path

import typer

from skald.cli.serve import own_database
from skald.server.store.backup import Restored, back_up
from skald.server.store.backup import restore as bring_back


def backup(file: Path, database: str) -> int:
    """Write everything to a new file."""
    tables = asyncio.run(back_up(database or own_database(), file))
    typer.echo(f"{_tables(tables)} kept in {file} ({_size(file.stat().st_size)}).")
    return 0


def restore(file: Path, database: str, *, replace: bool) -> int:
    """Bring back what is missing, or everything as it was."""
    done = asyncio.run(bring_back(database or own_database(), file, replace=replace))
    for line in _told(done):
        typer.echo(line)
    return 0


def _told(done: Restored) -> list[str]:
    lines = [f"{_tables(done.added)} added."]
    if done.renewed:
        lines.append(f"{_tables(done.renewed)} brought forward to where the backup has them.")
    if done.left:
        lines.append(f"{_tables(done.left)} left as they are.")
    if done.waiting:
        lines.append(
            f"{_tables(done.waiting)} further on in the backup: end the server and restore "
            "once more to bring them forward."
        )
    return lines


def _size(size: int) -> str:
    return f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{size / 1e3:.0f} kB"


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"
