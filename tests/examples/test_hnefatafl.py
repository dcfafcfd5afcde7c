"""Hnefatafl, a distribution of its own, with everybody who plays, shows or measures games."""

import json
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from skald import Record
from skald.kernel.conformance import check_game, check_secrets
from skald.kernel.dice import Dice
from skald.kernel.games import Game
from skald.kernel.match import Match
from skald.rl import aec_env
from skald.server.settings import Settings
from tests.cli.conftest import Run
from tests.examples.conftest import FOLDER
from tests.examples.playing import ESCAPE, SETUP, new_tafl
from tests.rl.test_pettingzoo import EXPECTED
from tests.server.playing import FARMHAND, PERSON, new_table
from tests.server.serving import CLOCK, Server, serving, sqlite_at

LINES_OF_RULES = 300


@pytest.fixture
def record(tafl: Game, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "tafl.json"
    path.write_text(new_tafl(tafl, *ESCAPE).record().to_json(), encoding="utf-8")
    return path


def test_another_process_finds_it(tafl: Game) -> None:
    said = subprocess.check_output([sys.executable, "-m", "skald", "games"], text=True)
    assert said.startswith("hnefatafl  Hnefatafl  2–2 players")


def test_its_rules_are_short() -> None:
    package = FOLDER / "skald_hnefatafl"
    texts = [(package / name).read_text(encoding="utf-8") for name in ("rules.py", "game.py")]
    lines = [line for text in texts for line in text.splitlines() if line.strip()]
    assert len(lines) <= LINES_OF_RULES


@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_what_every_game_must_keep(tafl: Game, seed: int) -> None:
    match = Match(tafl.rules, SETUP, seed)
    check_secrets(tafl.rules, SETUP, match.state, Dice(seed))
    check_game(match, Dice(seed), one_in=20)


@pytest.mark.usefixtures("tafl")
def test_simulate(run: Run) -> None:
    result = run("simulate", "hnefatafl", "--games", "4", "--seed", "1", "--workers", "2")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("hnefatafl · 2 players · random, random · 4 games · seed 1\n")


@pytest.mark.usefixtures("tafl")
def test_arena_with_search(run: Run) -> None:
    args = ("--bots", "random,mcts:2", "--games", "2", "--seed", "2", "--workers", "1", "--json")
    told = json.loads(run("arena", "hnefatafl", *args).stdout)
    assert {each["bot"] for each in told["ratings"]} == {"random", "mcts:2"}
    assert told["games"] == 2


@pytest.mark.parametrize("more", [[], ["--saga"], ["--verify"], ["--json", "--verify"]])
def test_replay(run: Run, record: Path, more: list[str]) -> None:
    result = run("replay", str(record), *more)
    assert result.exit_code == 0, result.stderr
    assert result.stdout


@pytest.mark.usefixtures("tafl")
def test_the_learning_environment_passes_the_api_test() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_env("hnefatafl_v0", seed=5), num_cycles=200)
    assert {str(each.message) for each in said} <= EXPECTED


@pytest.fixture
def server(tmp_path: Path, tafl: Game) -> Iterator[Server]:
    """A server that finds the game; its bots think in a process of their own."""
    with serving(Settings(database=sqlite_at(tmp_path), workers=1, clock=CLOCK)) as running:
        yield running


def test_a_table_of_two_people(server: Server) -> None:
    made = new_table(server, "hnefatafl", PERSON, PERSON)
    with made.chair(0) as attacker, made.chair(1) as defender:
        for ply, line in enumerate(ESCAPE):
            for chair in (attacker, defender):
                chair.see(ply - 1)
            (attacker, defender)[ply % 2].move("move " + line.replace("-", " "))
        attacker.see(len(ESCAPE) - 1)
        assert attacker.now["ending"]["winners"] == [1]
    replayed = Record.from_json(json.dumps(made.get("record"))).replay()
    assert replayed.outcome is not None
    assert replayed.outcome.reason == "escape"
    assert made.get("replay")["points"]


def test_a_table_with_a_bot(server: Server) -> None:
    made = new_table(server, "hnefatafl", FARMHAND, PERSON)
    with made.chair(1) as chair:
        for _ in range(3):
            assert chair.wait_for_turn()
            chair.move(chair.now["offers"][0]["text"])
            chair.see(chair.now["ply"])
        assert len(chair.log) >= 6
