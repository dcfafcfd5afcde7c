"""Hnefatafl, installed from its folder beside Skald, and the command line."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from skald import lang
from skald.kernel.games import Game, all_games, find_game
from tests.cli.conftest import _home, run

__all__ = ["_home", "run"]

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "examples/hnefatafl"
INSTALL: Final = ("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index")
CACHES: Final = (all_games, lang._messages, lang._rules)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the distribution was installed; the sources stay clean."""
    place = tmp_path_factory.mktemp("hnefatafl")
    shutil.copytree(FOLDER, place / "source")
    wish = [*INSTALL, "--target", str(place / "site"), str(place / "source")]
    said = subprocess.run([sys.executable, *wish], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return place / "site"


@pytest.fixture
def tafl(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, found by its entry point, in this process and in those that it starts."""
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=":")
    forget()
    yield find_game("hnefatafl")
    forget()


def forget() -> None:
    """Which games there are, and what they say, is looked up again."""
    for cache in CACHES:
        cache.cache_clear()
