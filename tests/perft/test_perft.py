"""Counts of lines from named positions: a rule that drifts changes a number."""

import json
from collections.abc import Mapping
from math import comb, factorial, perm
from typing import Any

import pytest

from skald.games.northgard.content import default
from skald.kernel.agenda import State
from skald.kernel.rules import Rules
from tests.perft import icegarden, northgard
from tests.perft.make import BOOKS, fulfils, perft, position
from tests.perft.wishes import Book

KNOWN: Mapping[Book, dict[str, dict[str, Any]]] = {
    book: {data["name"]: data for data in json.loads(book.path.read_text(encoding="utf-8"))}
    for book in BOOKS
}
POSITIONS = [
    pytest.param(book, name, id=f"{book} {name}") for book in BOOKS for name in KNOWN[book]
]


@pytest.mark.parametrize(("book", "name"), POSITIONS)
def test_counts_are_as_known(book: Book, name: str) -> None:
    state = position(book.rules, KNOWN[book][name]).state
    expected = KNOWN[book][name]["counts"]
    assert {depth: perft(state, int(depth)) for depth in expected} == expected


@pytest.mark.parametrize("book", BOOKS, ids=str)
def test_every_position_shows_what_it_is_named_for(book: Book) -> None:
    assert [wish.name for wish in book.wishes] == list(KNOWN[book])
    for wish in book.wishes:
        assert fulfils(book, position(book.rules, KNOWN[book][wish.name]), wish), wish.name


# Counts that can be done by hand.


def after(rules: Rules, players: int, *moves: str, **options: str) -> State:
    """A position after some moves."""
    return position(rules, {"players": players, "options": options, "moves": moves}).state


ICE_GARDEN = icegarden.BOOK.rules
NORTHGARD = northgard.BOOK.rules
TILES = tuple(f"tile r{n}" for n in range(1, 9))


def test_ig_setup_08_tiles_on_eight_places() -> None:
    state = after(ICE_GARDEN, 2, factions="blue,red", first="1")
    assert [perft(state, n) for n in range(7)] == [perm(8, n) for n in range(7)]


def test_ig_setup_11_and_12_reserves_and_numbers() -> None:
    """Four of six regions without a Thorn; then the last number is forced."""
    state = after(ICE_GARDEN, 2, *TILES[:6], factions="blue,red", first="1")
    assert perft(state, 1) == comb(6, 4)
    assert perft(state, 6) == comb(6, 4) * factorial(6)


def test_ig_setup_13_starting_influence_in_two_passes() -> None:
    """Both markers of a player in different regions, two players by turns: 6 · 6 · 5 · 5."""
    reveal = [f"reveal r{n}#{n}" for n in range(1, 6)]
    moves = (*TILES[:6], "reserves r1 r2 r3 r4", *reveal)
    state = after(ICE_GARDEN, 2, *moves, factions="blue,red", first="1")
    assert [perft(state, n) for n in range(1, 5)] == [6, 36, 180, 900]


def test_ig_plan_02_six_boxes_as_long_as_there_is_room() -> None:
    """Two players place three markers each; a box of three spaces can be full for the last two.

    Of 6^n plans those with a fourth marker on one of the four boxes of three spaces drop out:
    4 · 1 after four markers, 4 · (C(5,4) · 5 + 1) after five less those that went on from there.
    """
    reveal = [f"reveal r{n}#{n}" for n in range(1, 6)]
    starts = ("start r1", "start r1", "start r2", "start r2")
    moves = (*TILES[:6], "reserves r1 r2 r3 r4", *reveal, *starts)
    state = after(ICE_GARDEN, 2, *moves, factions="blue,red", first="1")
    full = 4
    assert [perft(state, n) for n in (1, 2, 3)] == [6, 6**2, 6**3]
    assert perft(state, 4) == 6**4 - full
    assert perft(state, 5) == 6**5 - full * (comb(5, 4) * 5 + 1)


def test_ng_setup_10_clans_in_seat_order_without_sharing() -> None:
    state = after(NORTHGARD, 3, clans="chosen", first="1")
    assert [perft(state, n) for n in (1, 2, 3)] == [perm(7, n) for n in (1, 2, 3)]


def test_ng_setup_07_achievements_and_13_both_dice_of_everybody() -> None:
    """As many of seven Achievements as players, in any order; then two dice each."""
    state = after(NORTHGARD, 2, clans="wolf,stag")
    assert [perft(state, n) for n in range(7)] == [
        *(1, 7, 7 * 6, 7 * 6 * 6, 7 * 6 * 6**2, 7 * 6 * 6**3, 7 * 6 * 6**4)
    ]


@pytest.mark.parametrize(("pile", "start5"), [(34, "on"), (33, "off")])
def test_ng_setup_15_three_tiles_each_out_of_the_pile(pile: int, start5: str) -> None:
    moves = ("reveal builder", "reveal warlord")
    state = after(NORTHGARD, 2, *moves, clans="wolf,stag", first="1", start5_in_pile=start5)
    assert [perft(state, n) for n in (1, 2, 3)] == [perm(pile, n) for n in (1, 2, 3)]


def test_ng_setup_16_four_squares_beside_the_starting_tile() -> None:
    """A plain tile with four parts fits everywhere beside the start, in each of its turns."""
    tiles = ("find 01", "find 02", "find 03", "find 04", "find 05", "find 06")
    moves = ("reveal builder", "reveal warlord", *tiles, "tile 01")
    state = after(NORTHGARD, 2, *moves, clans="wolf,stag", first="1")
    assert perft(state, 1) == 4
    assert perft(state, 2) == 4 * len(NORTHGARD_TILE.turns)


NORTHGARD_TILE = default().tiles[default().tile_number["01"]]
