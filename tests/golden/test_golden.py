"""Whole games as text: each replays to the same end, and is written the same again."""

import json
from pathlib import Path
from typing import Any

import pytest

from skald.games.icegarden.ids import SOLO_LEVELS
from skald.games.icegarden.setting import EDITIONS
from skald.kernel.record import Record
from tests.golden.make import EXPECTED, FOLDER, WISHES, expectation, text_of

NAMES = [wish.name for wish in WISHES]
GAMES: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
REASONS = {
    *("dead-snow", "points", "goal:fjollsfinn", "goal:van-dyken"),
    *("goal:freihoff", "goal:callo"),
}
LARGEST = 60_000


def read(name: str) -> str:
    """The text of a golden game."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_its_known_end(name: str) -> None:
    assert expectation(Record.from_text(read(name)).replay()) == GAMES[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_the_same_again(name: str) -> None:
    assert text_of(Record.from_text(read(name))) == read(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_goes_through_json(name: str) -> None:
    record = Record.from_text(read(name))
    again = Record.from_json(record.to_json())
    assert again.to_text() == record.to_text()
    assert expectation(again.replay()) == GAMES[name]


def test_the_golden_games_show_every_mode_and_every_ending() -> None:
    setups = [Record.from_text(read(name)).setup for name in NAMES]
    values = {(key, value) for setup in setups for key, value in setup.options.items()}
    assert {setup.players for setup in setups} == {1, 2, 3, 4}
    assert {value for key, value in values if key == "edition"} == set(EDITIONS)
    assert {value for key, value in values if key == "solo"} == set(SOLO_LEVELS)
    assert {("advanced", "on"), ("extra_tiles", "on"), ("vuko_tiles", "chosen")} <= values
    assert {game["reason"] for game in GAMES.values()} == REASONS


def test_every_golden_game_is_expected_and_small_enough_to_read() -> None:
    assert list(GAMES) == NAMES
    files = {path.stem for path in Path(FOLDER).glob("*.txt")} - {"sample-27-4"}
    assert files == set(NAMES)
    assert all(len(read(name)) < LARGEST for name in NAMES)
