"""The command line in tests: English unless asked, autosaves in a folder of the test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from skald.cli import app

Run = Callable[..., Result]

# A game of two in which the person begins, by the name of the game.
GAMES = {
    "ice-garden": [
        *("terminal", "ice-garden", "--players", "2", "--seed", "7"),
        *("--option", "factions=blue,red", "--option", "first=1"),
    ],
    "northgard": [
        *("terminal", "northgard", "--players", "2", "--seed", "7"),
        *("--option", "clans=wolf,bear", "--option", "first=1"),
    ],
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> list[str]:
    """The arguments of a game of two, for each game."""
    return GAMES[request.param]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("SKALD_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def run() -> Run:
    """`run("rules", "ice-garden", lines=[...])`: the command with these lines typed."""

    def run(*args: str, lines: list[str] | None = None, stdin: bytes = b"") -> Result:
        typed = "".join(f"{line}\n" for line in lines or []).encode() or stdin
        return CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False)

    return run


@pytest.fixture
def autosaves(tmp_path: Path) -> Callable[[], list[Path]]:
    """The autosave files so far."""
    return lambda: sorted((tmp_path / "data").glob("skald/autosave/*.json"))
