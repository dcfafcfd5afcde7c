"""Worked examples on the check at the end of a round.

Players A and B of the catalogue are blue and black unless the example needs others.
"""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import BY_GOAL, BY_POINTS, BY_SNOW
from skald.games.icegarden.rules.attack import AttackTurn
from skald.games.icegarden.rules.domination import Dominate
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.state import DEFEATS
from tests.support import Table, table


def scored(t: Table, **points: int) -> Table:
    """Give victory points by colour."""
    for letter, amount in points.items():
        t.s.points[t.seat(letter) * 3 + DEFEATS] = amount
    return t


def recruited(t: Table, letter: str, amount: int) -> Table:
    """So many markers of a colour stand in the Ice Garden."""
    t.s.garden[t.seat(letter)] += amount
    t.s.supply[t.seat(letter)] -= amount
    return t


@pytest.mark.rules("IG-END-01", "IG-END-07", "IG-END-11")
def test_ig_tv_109_the_viper_gorge_bonus_turns_the_game() -> None:
    t = scored(table().supply("b", 19).supply("k", 18), b=51, k=49).start(EndCheck())
    assert (t.points("b"), t.points("k")) == (51, 54)
    assert t.winners() == "k"
    assert t.s.ending == BY_POINTS


@pytest.mark.rules("IG-END-11", "IG-DEF-11")
def test_ig_tv_110_a_tie_in_viper_gorge_goes_to_the_better_reputation() -> None:
    t = table().supply("b", 18).supply("k", 18).reputation("SZ:[G,R] -1:[K,B]")
    scored(t, b=50, k=50).start(EndCheck())
    assert (t.points("b"), t.points("k")) == (50, 55)
    t = table().supply("b", 18).supply("k", 18).reputation("SZ:[G,R] -1:[B,K]")
    assert scored(t, b=50, k=50).start(EndCheck()).points("b") == 55


@pytest.mark.rules("IG-ROUND-02", "IG-END-01", "IG-END-02", "IG-GOAL-05")
def test_ig_tv_111_a_goal_beats_any_points() -> None:
    t = scored(table().lock("r1"), b=53, g=7).put("g", "r5", L2=1)
    t.s.nightmare[5] = 2
    t.start(Dominate(5), EndCheck())
    assert t.winners() == "g"
    assert t.s.ending == BY_GOAL


@pytest.mark.rules("IG-END-10", "IG-RUL-52")
def test_ig_tv_112_between_two_goals_points_decide_without_the_bonus() -> None:
    t = scored(table().lock("r1").lock("r2").supply("b", 15), b=30, g=31)
    recruited(t, "k", 6).start(EndCheck())
    assert (t.points("b"), t.points("g")) == (30, 31)
    assert t.winners() == "g"


@pytest.mark.rules("IG-END-12")
def test_ig_tv_113_equal_points_are_a_shared_victory() -> None:
    t = scored(table().supply("b", 19), b=50, k=55, r=54).start(EndCheck())
    assert (t.points("b"), t.points("k")) == (55, 55)
    assert t.winners() == "bk"


@pytest.mark.rules("IG-ROUND-02", "IG-ACTV-17")
def test_ig_tv_114_fifty_in_box_6_does_not_end_the_round() -> None:
    """A is black with a Crab; B is blue and comes from 46 to 52 by region #1."""
    t = scored(table(), k=49, b=46).put("k", "r3", L1=1).put("r", "r3", inf=1)
    t.put("b", "r1", inf=2)
    t.s.scorings = 1
    t.start(AttackTurn(t.seat("k")), Dominate(1), EndCheck())
    t.play("k attack", "k hit r3 r.inf:1")
    assert t.points("k") == 50
    assert t.winners() == ""
    t.play("b collect gold")
    assert t.points("b") == 52
    assert t.winners() == "b"


def test_ig_end_04_two_goals_with_equal_points_win_together() -> None:
    t = scored(table().lock("r1").lock("r2"), b=12, g=12, k=60)
    assert recruited(t, "k", 6).start(EndCheck()).winners() == "bg"


def test_ig_end_08_forty_nine_and_the_bonus_are_not_fifty() -> None:
    t = scored(table().supply("b", 15), b=49).start(EndCheck())
    assert t.winners() == ""
    assert t.points("b") == 49


def test_ig_end_09_the_last_helm_ends_the_game() -> None:
    t = scored(table(), b=9, r=10).helms("h7:[G,K] h9:[R] h10:[B]").start(EndCheck())
    assert t.winners() == "r"
    t = scored(table(), b=9, r=10).helms("h7:[G,K] h9:[R,B]").start(EndCheck())
    assert t.winners() == ""


def test_ig_rul_53_nobody_in_viper_gorge_no_bonus() -> None:
    t = scored(table(), b=50).start(EndCheck())
    assert [t.points(letter) for letter in "bkrg"] == [50, 0, 0, 0]


def test_ig_end_06_points_come_from_defeats_regions_and_viper_gorge() -> None:
    t = scored(table().supply("k", 19), k=47).put("k", "r3", L1=1).put("k", "r1", inf=2)
    t.s.scorings = 1
    t.start(AttackTurn(t.seat("k")), Dominate(1), EndCheck())
    t.play("k attack", "k hit r3 nat:1", "k collect gold")
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert outcome.breakdown[t.seat("k")] == {"defeats": 48, "regions": 6, "viper_bonus": 5}


def test_ig_end_02_a_dead_snow_end_is_before_goals_and_points() -> None:
    """Green has locked two regions and blue has 60 points, but the round is never checked."""
    t = scored(table().lock("r1").lock("r2"), b=60).reputation("SZ:[R] -4:[K] -5:[B] -9:[G]")
    t.s.snow = 29
    t.start(Making(t.seat("r"), 0), EndCheck()).play("shift -")
    assert (t.winners(), t.s.ending) == ("r", BY_SNOW)
