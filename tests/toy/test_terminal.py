"""A game without a drawing in the terminal: its view, and the list of what may be done."""

from pathlib import Path

import pytest

from skald.lang import LANGUAGES, Speech
from tests.cli.conftest import Run
from tests.toy.game import Toy, toy_match

pytestmark = pytest.mark.usefixtures("toy")

ONES = ["1"] * 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["random", "hunter", "mcts:20"])
def test_play_to_the_end(run: Run, language: str, bot: str) -> None:
    args = ["--seed", "3", "--bot", bot, "--language", language]
    result = run("terminal", "toy", *args, lines=ONES)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    assert Speech(language).say("term-offer-record") in result.stdout


def test_what_is_shown(run: Run) -> None:
    out = run("terminal", "toy", "--seed", "3", "--bot", "random", lines=["why", "help"]).stdout
    assert "Player 1 must choose: Turn" in out
    assert "Heap  " in out
    assert "Taken  0 0" in out
    assert "take 1" in out
    assert "No rule" in out or "no rule" in out


def test_people_take_turns_as_anything_may_be_secret(run: Run) -> None:
    result = run("terminal", "toy", "--hotseat", "--seed", "3", lines=["", "1"])
    assert "Player 1" in result.stdout


def test_it_is_listed(run: Run) -> None:
    out = run("games").stdout
    assert "toy  Toy" in out
    assert "polite=on|off" in out


@pytest.mark.parametrize("name", ["Turn", "Finish"])
def test_its_steps_are_inspected(run: Run, name: str) -> None:
    out = run("inspect", "toy", name).stdout
    assert out.startswith(name)


def test_it_has_no_rulebook(run: Run) -> None:
    assert run("rules", "toy").exit_code == 0
    assert run("rules", "toy", "stones").exit_code != 0


@pytest.mark.parametrize("more", [[], ["--saga"], ["--verify"], ["--json", "--verify"]])
def test_a_record_is_replayed(run: Run, tmp_path: Path, toy: Toy, more: list[str]) -> None:
    path = tmp_path / "toy.json"
    record = toy_match("coin tails", "take 3", "take 2", "shake", "shake").record()
    path.write_text(record.to_json(), encoding="utf-8")
    result = run("replay", str(path), *more)
    assert result.exit_code == 0, result.stderr
    assert result.stdout
