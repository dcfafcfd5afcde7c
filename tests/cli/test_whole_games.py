"""Whole games at the terminal by somebody who always answers 1."""

from pathlib import Path

import pytest

import skald
from skald.kernel.record import Record
from skald.lang import LANGUAGES, Speech
from tests.cli.conftest import Run

ONES = ["1"] * 5000


TABLES = [
    *[("ice-garden", players, []) for players in (1, 2, 3, 4)],
    *[("northgard", players, []) for players in (2, 3, 5)],
    ("northgard", 2, ["--option", "creatures=on", "--option", "more_creatures=on"]),
    ("northgard", 3, ["--option", "years=10", "--option", "clans=chosen"]),
    ("northgard", 4, ["--option", "teams=on"]),
    ("northgard", 5, ["--option", "creatures=on", "--option", "open_fame=on"]),
]


# Each table in one language; a soak plays it in the others too.
IN_A_LANGUAGE = [
    pytest.param(
        *table,
        language,
        id="-".join([table[0], str(table[1]), *table[2][1::2], language]),
        marks=[] if number % len(LANGUAGES) == turn else [pytest.mark.soak],
    )
    for number, table in enumerate(TABLES)
    for turn, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("game", "players", "more", "language"), IN_A_LANGUAGE)
def test_play_to_the_end(run: Run, game: str, players: int, more: list[str], language: str) -> None:
    args = ["--players", str(players), "--seed", str(players), "--language", language, *more]
    result = run("terminal", game, *args, lines=ONES)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    assert Speech(language).say("term-offer-record") in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if "│" in line) <= 100


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "scientist"])
def test_solo_levels(run: Run, level: str) -> None:
    result = run("terminal", "ice-garden", "--solo", level, "--seed", "5", lines=ONES)
    assert result.exit_code == 0
    assert "wins" in result.stdout or "share the victory" in result.stdout


def test_advanced_with_bots_named(run: Run) -> None:
    args = ["--bot", "random,random", "--bot", "random", "--seed", "9"]
    options = ["--option", "advanced=on", "--option", "edition=en-rewrite"]
    result = run("terminal", "ice-garden", *args, *options, lines=ONES)
    assert result.exit_code == 0
    assert "Seat 4:" in result.stdout
    assert "Vuko tiles" in result.stdout


def test_hotseat_asks_every_seat(run: Run) -> None:
    options = ["--option", "factions=blue,red", "--option", "first=1"]
    args = ["terminal", "ice-garden", "--hotseat", "--seed", "1", *options]
    result = run(*args, lines=["1", "1", "1"])
    assert "Olaf Fjollsfinn (blue): lay a face-down region tile" in result.stdout
    assert "Ulrike Freihoff (red): lay a face-down region tile" in result.stdout


@pytest.mark.parametrize("game", skald.games())
def test_same_seed_same_game(run: Run, game: str, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        lines = ["1"] * 60 + [f"save {file}", "quit"]
        run("terminal", game, "--players", "3", "--seed", "4", lines=lines)
    assert files[0].read_text() == files[1].read_text()


@pytest.mark.parametrize("game", skald.games())
def test_the_offer_saves_a_finished_record(run: Run, game: str, tmp_path: Path) -> None:
    """Play, count the answers, play again with `save` at the end."""
    args = ["terminal", game, "--players", "2", "--seed", "2"]
    answers = run(*args, lines=ONES).stdout.count("\n> 1\n") - 1
    file = tmp_path / "finished.txt"
    result = run(*args, lines=["1"] * answers + [f"save {file}", "why last", ""])
    assert result.exit_code == 0, result.stderr
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.replay().over
