"""`skald arena`: standings, cross table, and what is refused."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SMALL = ["arena", "ice-garden", "--bots", "random,greedy", "--games", "6", "--seed", "1"]


def test_standings_are_the_same_whoever_plays(run: Run) -> None:
    alone = run(*SMALL, "--workers", "1")
    assert alone.exit_code == 0
    assert run(*SMALL, "--workers", "2").stdout == alone.stdout
    assert alone.stdout.startswith("ice-garden · 2 players · random, greedy · 6 games · seed 1\n")
    assert "Ahead : behind" in alone.stdout


def test_json(run: Run) -> None:
    told = json.loads(run(*SMALL, "--workers", "1", "--json").stdout)
    first, second = told["ratings"]
    assert {first["bot"], second["bot"]} == {"random", "greedy"}
    assert first["rating"] >= second["rating"]
    for rating in told["ratings"]:
        assert rating["low"] < rating["rating"] < rating["high"]
    pair = told["cross_table"]["greedy"]["random"]
    assert pair["games"] == told["games"] == 6
    assert pair["ahead"] == told["cross_table"]["random"]["greedy"]["behind"]
    assert told["seats_by_bot"] == {"greedy": 6, "random": 6}


def test_more_seats_than_bots(run: Run) -> None:
    told = json.loads(
        run(*SMALL[:-4], "--players", "4", "--games", "2", "--workers", "1", "--json").stdout
    )
    assert told["seats_by_bot"] == {"greedy": 4, "random": 4}


def test_a_tournament_goes_on(run: Run, tmp_path: Path) -> None:
    out = ["--workers", "1", "--out", str(tmp_path / "run.csv")]
    whole = run(*SMALL, "--workers", "1")
    run(*SMALL[:-4], "--games", "2", "--seed", "1", *out)
    assert run(*SMALL, *out, "--resume").stdout == whole.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Missing option '--bots'."),
        (["--bots", "random"], "A tournament needs at least two bots: --bots A,B"),
        (["--bots", "random,random"], "The bot “random” is named twice; a bot enters"),
        (["--bots", "random,greedy", "--players", "1"], "Nobody meets anybody at a table of one"),
        (["--bots", "random,deep-blue"], "There is no bot “deep-blue”"),
        (["--bots", "random,greedy", "--games", "0"], "There is nothing to play: --games 0."),
        (["--bots", "random,greedy", "--players", "7"], "ice-garden is for 1 to 4 players, not 7."),
    ],
)
def test_bad_input(run: Run, args: list[str], words: str) -> None:
    answer = run("arena", "ice-garden", *args)
    assert answer.exit_code == 2
    assert answer.stderr.startswith(words)
    assert answer.stderr.count("\n") == 1
