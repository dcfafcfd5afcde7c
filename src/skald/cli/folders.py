"""Where the user's own things lie: the tables of `skald`, and games of the terminal."""

import os
import sys
from pathlib import Path

import typer

from skald.kernel.errors import SkaldError


def data_folder() -> Path:
    """The user's data folder, as the system names it."""
    if sys.platform in ("darwin", "win32"):
        return _first_folder()
    named = os.environ.get("XDG_DATA_HOME", "")
    home = Path(named) if Path(named).is_absolute() else Path("~/.local/share").expanduser()
    return home / "skald"


def _first_folder() -> Path:
    """Where everything was kept at first; on some systems that is the data folder."""
    return Path(typer.get_app_dir("skald"))


def places_of(name: str) -> list[Path]:
    """Where something of the user's may lie, the right place first."""
    return list(dict.fromkeys(folder / name for folder in (data_folder(), _first_folder())))


def own_file(name: str) -> Path:
    """A file of the user's, wherever it lies; a new one comes into the data folder."""
    places = places_of(name)
    return next(filter(Path.exists, places), places[0])


def make_folder(folder: Path) -> Path:
    """The folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SkaldError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    return folder
