"""The toy game, known by its id while a test runs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from skald.kernel.games import all_games
from tests.toy import GAME
from tests.toy.game import RULES, Toy

ROOT: Final = Path(__file__).parents[2]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Its rules, found in this process."""
    monkeypatch.setitem(all_games(), GAME.id, GAME)
    return RULES


@pytest.fixture
def installed_toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """Its rules, installed as a distribution of its own: other processes find them too."""
    place = tmp_path / "site"
    info = place / "skald_toy-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: skald-toy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[skald.games]\ntoy = tests.toy:GAME\n")
    monkeypatch.syspath_prepend(place)
    monkeypatch.setenv("PYTHONPATH", f"{place}:{ROOT}", prepend=":")
    all_games.cache_clear()
    yield RULES
    all_games.cache_clear()
