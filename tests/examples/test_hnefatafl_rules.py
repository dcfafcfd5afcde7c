"""The rules of Hnefatafl, position by position."""

from typing import TypeAlias

import pytest

from skald.kernel.errors import IllegalAction
from skald.kernel.games import Game
from tests.examples.playing import ESCAPE, ending, goals, new_tafl, pieces, tafl_at, taken

# Whose turn it is, attackers, defenders, the king, the move, what it takes.
Capture: TypeAlias = tuple[str, str, str, str, str, set[str]]


def assert_taken(tafl: Game, capture: Capture) -> None:
    turn, a, d, k, line, gone = capture
    assert taken(tafl_at(tafl, turn, a, d, k), line) == gone


def refusal(tafl: Game, line: str) -> str:
    match = tafl_at(tafl, "D", "b6 k8", "b1", "j6")
    with pytest.raises(IllegalAction) as refused:
        match.play(line)
    return refused.value.rule


def test_HT_START_01_attackers_begin(tafl: Game) -> None:
    match = new_tafl(tafl)
    assert match.actor() == "A"
    found = list(pieces(match).values())
    assert [found.count(piece) for piece in "adk"] == [24, 12, 1]


def test_HT_MOVE_01_along_row_or_column_up_to_the_next_piece(tafl: Game) -> None:
    match = tafl_at(tafl, "D", "b6 k8", "b1", "j6")
    assert goals(match, "b1") == {"b2", "b3", "b4", "b5", *(f"{file}1" for file in "cdefghij")}
    assert refusal(tafl, "move b1 b7") == "HT-MOVE-01"


def test_HT_MOVE_02_only_the_king_stops_on_the_throne_or_in_a_corner(tafl: Game) -> None:
    assert refusal(tafl, "move b1 a1") == "HT-MOVE-02"
    assert "f6" in goals(tafl_at(tafl, "D", "b6", "b1", "j6"), "j6")
    passing = goals(tafl_at(tafl, "A", "b6", "b1", "j6"), "b6")
    assert {"e6", "g6"} <= passing
    assert "f6" not in passing


def test_HT_MOVE_03_sides_take_turns(tafl: Game) -> None:
    assert [new_tafl(tafl, *ESCAPE[:n]).actor() for n in range(3)] == ["A", "D", "A"]


@pytest.mark.parametrize(
    "capture",
    [
        ("D", "f9", "f10 h8", "j5", "h8-f8", {"f9"}),
        ("A", "f10 h8", "f9", "j5", "h8-f8", {"f9"}),
        ("D", "f9 e8 d2", "f10 d8 h8", "j5", "h8-f8", {"f9", "e8"}),
        ("D", "g9", "g10", "g6", "g6-g8", {"g9"}),
        # The trap must be closed by the move of an enemy, in line, and not around the king.
        ("D", "d4 f4", "e1", "j6", "e1-e4", set()),
        ("D", "f9", "g9 h8", "j5", "h8-f8", set()),
        ("A", "f9 h7", "b2", "f8", "h7-f7", set()),
    ],
)
def test_HT_TAKE_01_between_the_mover_and_a_friend(tafl: Game, capture: Capture) -> None:
    assert_taken(tafl, capture)


@pytest.mark.parametrize(
    "capture",
    [
        ("D", "b11 h2", "c4", "j5", "c4-c11", {"b11"}),
        ("D", "f7 h2", "d8", "j5", "d8-f8", {"f7"}),
        ("A", "d8", "f7 h2", "j5", "d8-f8", {"f7"}),
        ("A", "d8", "f7 h2", "f6", "d8-f8", set()),
        ("D", "f7 h2", "d8", "f6", "d8-f8", {"f7"}),
        # The edge of the board is not hostile.
        ("D", "e11", "e5", "j5", "e5-e10", set()),
    ],
)
def test_HT_TAKE_02_corners_and_the_empty_throne_are_hostile(tafl: Game, capture: Capture) -> None:
    assert_taken(tafl, capture)


@pytest.mark.parametrize(
    "capture",
    [
        ("A", "d2 e2 f2 c1 g5", "d1 e1 f1", "j6", "g5-g1", {"d1", "e1", "f1"}),
        ("A", "b2 c2 d5", "b1 c1", "j6", "d5-d1", {"b1", "c1"}),
        ("A", "j5 j6 k4 h7", "k5 k6", "e6", "h7-k7", {"k5", "k6"}),
        ("D", "d1 e1 h9", "d2 e2 c1", "f5", "f5-f1", {"d1", "e1"}),
        # The king is not taken along.
        ("A", "d2 e2 f2 c1 g5", "d1 f1 j9", "e1", "g5-g1", {"d1", "f1"}),
        # Each needs an enemy before it; the row must be closed, by a move to the edge.
        ("A", "d2 f2 c1 g5", "d1 e1 f1", "j6", "g5-g1", set()),
        ("A", "d2 e2 f2 g5", "d1 e1 f1", "j6", "g5-g1", set()),
        ("A", "c1 f1 d2 e5", "d1 e1", "j6", "e5-e2", set()),
    ],
)
def test_HT_TAKE_03_shield_wall(tafl: Game, capture: Capture) -> None:
    assert_taken(tafl, capture)


@pytest.mark.parametrize(
    ("a", "d", "k", "line", "end"),
    [
        ("d5 c4 e4 d1", "j9", "d4", "d1-d3", "A capture"),
        ("e6 g6 f7 f1", "j9", "f6", "f1-f5", "A capture"),
        ("e5 g5 f1", "j9", "f5", "f1-f4", "A capture"),
        ("c4 e4 d1", "j9", "d4", "d1-d3", ""),
        ("e6 g6 f1", "f7", "f6", "f1-f5", ""),
        # Not at the edge.
        ("c1 e1 d5", "j9", "d1", "d5-d2", ""),
    ],
)
def test_HT_KING_01_attackers_on_all_four_sides(
    tafl: Game, a: str, d: str, k: str, line: str, end: str
) -> None:
    assert ending(tafl_at(tafl, "A", a, d, k), line) == end


def test_HT_KING_01_the_king_may_move_in_between(tafl: Game) -> None:
    match = tafl_at(tafl, "D", "e5 g5 f4 b2", "j8", "f6")
    assert ending(match, "f6-f5", "b2-b3") == ""


def test_HT_END_01_the_king_escapes_to_a_corner(tafl: Game) -> None:
    assert ending(new_tafl(tafl, *ESCAPE)) == "D escape"


@pytest.mark.parametrize(
    ("a", "d", "end"),
    [
        ("a5 k7", "d1 d2 d3 e3 f2 g5", "D fort"),
        # A weak wall, an attacker within, a gap, no room to move.
        ("a5 k7", "d1 d2 e3 f2 g5", ""),
        ("a5 k7 e2", "d1 d2 d3 e3 f2 g5", ""),
        ("a5 k7", "d1 d3 e3 f2 g5", ""),
        ("a5 k7", "d1 d2 d3 e3 f2 g5 e2 f1", ""),
    ],
)
def test_HT_END_02_exit_fort(tafl: Game, a: str, d: str, end: str) -> None:
    assert ending(tafl_at(tafl, "D", a, d, "e1"), "g5-g1") == end


@pytest.mark.parametrize(("d", "end"), [("e6", "A encircled"), ("e6 j9", "")])
def test_HT_END_03_all_defenders_are_encircled(tafl: Game, d: str, end: str) -> None:
    match = tafl_at(tafl, "A", "f8 e7 g7 d6 h6 e5 g5 f1", d, "f6")
    assert ending(match, "f1-f4") == end


def test_HT_END_04_the_third_repetition_loses_for_the_defenders(tafl: Game) -> None:
    shuffle = ("b2-b3", "j6-j7", "b3-b2", "j7-j6")
    match = tafl_at(tafl, "A", "b2", "d2", "j6")
    assert ending(match, *shuffle, *shuffle) == ""
    assert ending(match, shuffle[0]) == "A repetition"


def test_HT_END_05_whoever_cannot_move_loses(tafl: Game) -> None:
    assert ending(tafl_at(tafl, "D", "a2", "a9", "j6"), "a9-a3") == "D stuck"


def test_HT_END_06_two_hundred_moves_without_capture_are_a_draw(tafl: Game) -> None:
    past = tuple(map(str, range(199)))
    match = tafl_at(tafl, "A", "b2", "d2", "j6", past=past)
    assert ending(match, "b2-b3") == ""
    assert ending(match, "j6-j7") == "draw"
