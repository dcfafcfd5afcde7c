"""Counts of lines from named positions: a rule that drifts changes a number."""

import json
from math import comb, factorial, perm
from typing import Any

import pytest

from tests.perft.make import POSITIONS, WISHES, fulfils, perft, position

KNOWN: list[dict[str, Any]] = json.loads(POSITIONS.read_text(encoding="utf-8"))
BY_NAME = {data["name"]: data for data in KNOWN}


@pytest.mark.parametrize("name", BY_NAME)
def test_counts_are_as_known(name: str) -> None:
    state = position(BY_NAME[name]).state
    expected = BY_NAME[name]["counts"]
    assert {depth: perft(state, int(depth)) for depth in expected} == expected


def test_every_position_shows_what_it_is_named_for() -> None:
    assert [wish.name for wish in WISHES] == list(BY_NAME)
    for wish in WISHES:
        assert fulfils(position(BY_NAME[wish.name]), wish), wish.name


# Counts that can be done by hand.


def after(players: int, *moves: str, **options: str) -> dict[str, Any]:
    """A position as it is stored."""
    return {"players": players, "options": options, "moves": moves}


TILES = tuple(f"tile r{n}" for n in range(1, 9))


def test_ig_setup_08_tiles_on_eight_places() -> None:
    state = position(after(2, factions="blue,red", first="1")).state
    assert [perft(state, n) for n in range(7)] == [perm(8, n) for n in range(7)]


def test_ig_setup_11_and_12_reserves_and_numbers() -> None:
    """Four of six regions without a Thorn; then the last number is forced."""
    state = position(after(2, *TILES[:6], factions="blue,red", first="1")).state
    assert perft(state, 1) == comb(6, 4)
    assert perft(state, 6) == comb(6, 4) * factorial(6)


def test_ig_setup_13_starting_influence_in_two_passes() -> None:
    """Both markers of a player in different regions, two players by turns: 6 · 6 · 5 · 5."""
    reveal = [f"reveal r{n}#{n}" for n in range(1, 6)]
    moves = (*TILES[:6], "reserves r1 r2 r3 r4", *reveal)
    state = position(after(2, *moves, factions="blue,red", first="1")).state
    assert [perft(state, n) for n in range(1, 5)] == [6, 36, 180, 900]


def test_ig_plan_02_six_boxes_as_long_as_there_is_room() -> None:
    """Two players place three markers each; a box of three spaces can be full for the last two.

    Of 6^n plans those with a fourth marker on one of the four boxes of three spaces drop out:
    4 · 1 after four markers, 4 · (C(5,4) · 5 + 1) after five less those that went on from there.
    """
    reveal = [f"reveal r{n}#{n}" for n in range(1, 6)]
    starts = ("start r1", "start r1", "start r2", "start r2")
    moves = (*TILES[:6], "reserves r1 r2 r3 r4", *reveal, *starts)
    state = position(after(2, *moves, factions="blue,red", first="1")).state
    full = 4
    assert [perft(state, n) for n in (1, 2, 3)] == [6, 6**2, 6**3]
    assert perft(state, 4) == 6**4 - full
    assert perft(state, 5) == 6**5 - full * (comb(5, 4) * 5 + 1)
