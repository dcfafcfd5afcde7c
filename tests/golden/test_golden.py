"""Whole games as text: each replays to the same end, and is written the same again."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from skald.games.icegarden.ids import SOLO_LEVELS
from skald.games.icegarden.setting import EDITIONS
from skald.kernel.record import Record
from tests.golden import icegarden, northgard
from tests.golden.make import SHELVES, expectation, text_of
from tests.golden.wishes import Shelf
from tests.properties.northgard.setups import SWITCHES

LARGEST = 60_000
# A printed game of the rulebook, cut short; tests of the set-up read it.
NOT_WISHED = {"sample-27-4"}

GAMES: Mapping[Shelf, dict[str, dict[str, Any]]] = {
    shelf: json.loads(shelf.expected.read_text(encoding="utf-8")) for shelf in SHELVES
}
GOLDEN = [
    pytest.param(shelf, wish.name, id=f"{shelf} {wish.name}")
    for shelf in SHELVES
    for wish in shelf.wishes
]


@pytest.mark.parametrize(("shelf", "name"), GOLDEN)
def test_a_golden_game_replays_to_its_known_end(shelf: Shelf, name: str) -> None:
    assert expectation(Record.from_text(shelf.text(name)).replay()) == GAMES[shelf][name]


@pytest.mark.parametrize(("shelf", "name"), GOLDEN)
def test_a_golden_game_is_written_the_same_again(shelf: Shelf, name: str) -> None:
    assert text_of(shelf, Record.from_text(shelf.text(name))) == shelf.text(name)


@pytest.mark.parametrize(("shelf", "name"), GOLDEN)
def test_a_golden_game_goes_through_json(shelf: Shelf, name: str) -> None:
    record = Record.from_text(shelf.text(name))
    again = Record.from_json(record.to_json())
    assert again.to_text() == record.to_text()
    assert expectation(again.replay()) == GAMES[shelf][name]


@pytest.mark.parametrize("shelf", SHELVES, ids=str)
def test_every_golden_game_is_expected_and_small_enough_to_read(shelf: Shelf) -> None:
    names = [wish.name for wish in shelf.wishes]
    assert list(GAMES[shelf]) == names
    assert {path.stem for path in shelf.folder.glob("*.txt")} - NOT_WISHED == set(names)
    assert all(len(shelf.text(name)) < LARGEST for name in names)


# Modes and endings.


def shown(shelf: Shelf) -> tuple[set[int], set[tuple[str, str]], set[str]]:
    """The numbers of players, the values of options and the endings on a shelf."""
    setups = [Record.from_text(shelf.text(wish.name)).setup for wish in shelf.wishes]
    values = {pair for setup in setups for pair in setup.options.items()}
    reasons = {game["reason"] for game in GAMES[shelf].values()}
    return {setup.players for setup in setups}, values, reasons


def test_the_games_of_the_ice_garden_show_every_mode_and_every_ending() -> None:
    players, values, reasons = shown(icegarden.SHELF)
    assert players == {1, 2, 3, 4}
    assert {value for key, value in values if key == "edition"} == set(EDITIONS)
    assert {value for key, value in values if key == "solo"} == set(SOLO_LEVELS)
    assert {("advanced", "on"), ("extra_tiles", "on"), ("vuko_tiles", "chosen")} <= values
    assert reasons == {
        *("dead-snow", "points", "goal:fjollsfinn", "goal:van-dyken"),
        *("goal:freihoff", "goal:callo"),
    }


def test_the_games_of_northgard_show_every_mode_and_every_ending() -> None:
    players, values, reasons = shown(northgard.SHELF)
    assert players == {2, 3, 4, 5}
    assert {("teams", "on"), ("creatures", "on"), ("more_creatures", "on")} <= values
    assert {("years", "7"), ("years", "10"), ("clans", "chosen"), ("clans", "random")} <= values
    for option in northgard.SHELF.rules.options:
        if option.key in SWITCHES:
            assert {(option.key, value) for value in option.values or ()} <= values
    assert reasons == {"fame", "three-large-buildings"}
