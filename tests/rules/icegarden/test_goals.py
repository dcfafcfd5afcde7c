"""Worked examples on individual goals."""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.queries import goal_is_possible, goal_progress
from skald.games.icegarden.rules.domination import Dominate, Domination
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.state import DEFEATS
from tests.support import Table, table


def recruited(t: Table, letter: str, amount: int) -> Table:
    """So many markers of a colour stand in the Ice Garden."""
    t.s.garden[t.seat(letter)] += amount
    t.s.supply[t.seat(letter)] -= amount
    return t


def reason(t: Table) -> str:
    """Why the game ended."""
    outcome = RULES.outcome(t.s)
    return outcome.reason if outcome else ""


def test_ig_tv_106_a_lock_without_a_tower_ends_reds_hope() -> None:
    t = table("r g", "F2")
    red = t.seat("r")
    assert goal_is_possible(t.s, red)
    t.lock("r2")
    assert not goal_is_possible(t.s, red)
    goal = RULES.view(t.s, None)["seats"][red]["goal"]
    assert goal == {"done": 0, "needed": 6, "possible": False}
    t.s.towers = 1 << 2
    assert goal_is_possible(t.s, red), "a tower inside keeps counting"


def test_ig_goal_04_with_three_players_one_region_is_to_spare() -> None:
    t = table("b r g", "F3").lock("r2")
    assert goal_is_possible(t.s, t.seat("r"))
    assert not goal_is_possible(t.lock("r5").s, t.seat("r"))


def test_ig_tv_185_from_five_to_seven_in_one_phase() -> None:
    t = recruited(table(), "k", 5).put("b", "r6", L2=1).put("b", "r7", L2=1)
    t.put("k", "r6", inf=1).put("r", "r7", inf=1)
    t.start(Domination(), EndCheck())
    while t.options:
        t.play(t.options[0])
    assert goal_progress(t.s, t.seat("b")) == (7, 6)
    assert t.winners() == "b"
    assert reason(t) == "goal:fjollsfinn"


def test_ig_goal_01_five_markers_are_not_enough() -> None:
    t = recruited(recruited(table(), "k", 3), "g", 2).start(EndCheck())
    assert t.winners() == ""
    assert recruited(t, "r", 1).start(EndCheck()).winners() == "b"


@pytest.mark.rules("IG-END-03", "IG-RUL-52")
def test_ig_tv_186_the_round_of_a_goal_is_scored_to_its_end() -> None:
    """Blue 6 (r2) + 4 (r8); green 4 (second in r2) + 6 (locks r3) + 4 (locked r7)."""
    t = recruited(table().lock("r7"), "k", 5).put("b", "r2", inf=2, L2=1).put("g", "r2", inf=3)
    t.put("g", "r3", L2=1).put("b", "r8", inf=2)
    t.s.nightmare[3] = 2
    for letter in "bg":
        t.s.points[t.seat(letter) * 3 + DEFEATS] = 20
    t.s.scorings = 1
    t.start(Domination(), EndCheck())
    assert t.s.garden == [0, 5, 0, 1]
    t.play("b collect mf", "g collect gold")
    assert t.s.locked == 1 << 3 | 1 << 7
    assert t.winners() == ""
    t.play("b collect gold")
    assert (t.points("b"), t.points("g")) == (30, 34)
    assert t.winners() == "g"
    assert reason(t) == "goal:callo"


def test_ig_goal_02_the_fourth_absorbed_reserve_wins() -> None:
    t = table().reserves("r8", "r8").put("k", "r8", inf=2)
    t.s.absorbed = 2
    t.start(Dominate(8), EndCheck()).play("k collect gold")
    assert t.winners() == "k"
    assert reason(t) == "goal:van-dyken"


def test_ig_goal_03_the_sixth_tower_wins() -> None:
    t = table().put("r", "r6", L2=1)
    t.s.towers = sum(1 << place for place in (1, 2, 3, 4, 5))
    t.start(Dominate(6), EndCheck()).play("r collect gold")
    assert t.winners() == "r"
    assert reason(t) == "goal:freihoff"


def test_ig_comp_21_there_is_no_seventh_tower() -> None:
    t = table().put("r", "r6", L2=1).put("r", "r7", L2=1)
    t.s.towers = sum(1 << place for place in (1, 2, 3, 4, 5))
    t.start(Dominate(6), Dominate(7)).play("r collect gold")
    assert t.s.towers.bit_count() == 6


def test_ig_lock_01_a_tower_in_a_locked_region_counts_for_red() -> None:
    t = table().put("g", "r5", L2=1).put("r", "r6", L2=1)
    t.s.nightmare[5] = 2
    t.s.towers = sum(1 << place for place in (1, 2, 3, 4, 5))
    t.start(Domination(), EndCheck()).play("r collect gold")
    assert t.s.locked == 1 << 5
    assert t.winners() == "r"


def test_ig_goal_06_progress_is_never_undone() -> None:
    """Others dominate every region where a goal came nearer; one more phase changes nothing."""
    t = recruited(table().lock("r2"), "k", 3)
    t.s.absorbed, t.s.towers = 2, 1 << 5
    for place in ("r5", "r8"):
        t.put("b", place, inf=3)
    before = [goal_progress(t.s, seat) for seat in range(4)]
    t.start(Domination(), EndCheck())
    while t.options:
        t.play(t.options[0])
    assert [goal_progress(t.s, seat) for seat in range(4)] == before
    assert [done for done, _ in before] == [3, 2, 1, 1]
