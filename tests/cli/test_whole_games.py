"""Whole games at the terminal by somebody who always answers 1."""

from pathlib import Path

import pytest

from skald.kernel.record import Record
from skald.lang import LANGUAGES, Speech
from tests.cli.conftest import Run

ONES = ["1"] * 5000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_play_to_the_end(run: Run, players: int, language: str) -> None:
    args = ["--players", str(players), "--seed", str(players), "--language", language]
    result = run("terminal", "ice-garden", *args, lines=ONES)
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


def test_same_seed_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        lines = ["1"] * 60 + [f"save {file}", "quit"]
        run("terminal", "ice-garden", "--players", "3", "--seed", "4", lines=lines)
    assert files[0].read_text() == files[1].read_text()


def test_the_offer_saves_a_finished_record(run: Run, tmp_path: Path) -> None:
    """Play, count the answers, play again with `save` at the end."""
    args = ["terminal", "ice-garden", "--players", "2", "--seed", "2"]
    answers = run(*args, lines=ONES).stdout.count("\n> 1\n") - 1
    file = tmp_path / "finished.txt"
    result = run(*args, lines=["1"] * answers + [f"save {file}", "why last", ""])
    assert result.exit_code == 0, result.stderr
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.replay().over
