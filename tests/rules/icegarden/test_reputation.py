"""Worked examples on the reputation track; stacks are written from bottom to top."""

from pathlib import Path

import pytest

from skald.games.icegarden.queries import least_reputable
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.vuko import VukoBox
from skald.kernel.record import Record
from tests.support import Table, table

GOLDEN = Path(__file__).parents[2] / "golden/ice-garden"


def repair(t: Table, letter: str) -> Table:
    """Raven Shadow: two fields up."""
    return t.start(Raven(t.seat(letter))).play("raven repair")


def lose_one(t: Table, letter: str) -> Table:
    """Making A, its benefit unused: one field down."""
    return t.start(Making(t.seat(letter), 0)).play("shift -")


def test_ig_tv_30_a_gain_stops_on_0_and_goes_underneath() -> None:
    t = repair(table().reputation("SZ:[B,K] 0:[G] -1:[R]"), "r")
    assert t.rep() == "SZ:[B,K] 0:[R,G]"
    assert least_reputable(t.s) == t.seat("g")


@pytest.mark.rules("IG-RUL-20")
def test_ig_tv_31_a_gain_in_the_safe_zone_does_nothing() -> None:
    t = repair(table().reputation("SZ:[B,K,R] -2:[G]"), "r")
    assert t.rep() == "SZ:[B,K,R] -2:[G]"


@pytest.mark.rules("IG-RUL-20")
def test_ig_tv_32_a_gain_on_0_does_not_restack() -> None:
    t = repair(table().reputation("SZ:[B,K] 0:[G,R]"), "r")
    assert t.rep() == "SZ:[B,K] 0:[G,R]"


@pytest.mark.rules("IG-RAVEN-03")
def test_ig_tv_35_a_gain_goes_under_the_stack() -> None:
    t = repair(table().reputation("SZ:[B] -3:[G,K] -5:[R]"), "r")
    assert t.rep() == "SZ:[B] -3:[R,G,K]"


def test_ig_tv_41_a_loss_beyond_the_floor_stops_on_top_of_it() -> None:
    t = table().reputation("SZ:[R,G] -8:[K] -9:[B]").has("k", mf=(0, 2, 0, 0)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0)).play("summon L1 r1 r1")
    assert t.rep() == "SZ:[R,G] -9:[B,K]"
    t.start(VukoBox())
    assert (t.s.tokens[t.seat("k")], t.s.tokens[t.seat("b")]) == (1, 0)


def test_ig_tv_42_on_the_floor_a_loss_still_lifts_the_marker_to_the_top() -> None:
    t = lose_one(table().reputation("SZ:[R,G] -9:[K,B]"), "k")
    assert t.rep() == "SZ:[R,G] -9:[B,K]"


def test_ig_tv_43_a_loss_on_the_floor_is_allowed() -> None:
    t = table().reputation("SZ:[B,R,G] -9:[K]").has("k", mf=(0, 0, 0, 1)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0)).play("summon L3 r1")
    assert t.rep() == "SZ:[B,R,G] -9:[K]"
    assert t.units("k", 3) == ["r1"]


def test_ig_rep_03_a_loss_from_the_middle_of_a_stack_keeps_the_others_in_order() -> None:
    t = lose_one(table().reputation("-3:[R,K,B,G]"), "k")
    assert t.rep() == "-3:[R,B,G] -4:[K]"


def test_ig_rep_03_a_loss_from_below_a_stack_in_the_safe_zone() -> None:
    t = lose_one(table().reputation("SZ:[R,K,B] 0:[G]"), "r")
    assert t.rep() == "SZ:[K,B] 0:[G,R]"


def test_ig_rep_04_a_gain_from_below_and_from_the_middle_of_a_stack() -> None:
    t = repair(table().reputation("-2:[B] -4:[R,K,G]"), "r")
    assert t.rep() == "-2:[R,B] -4:[K,G]"
    assert repair(t.reputation("-2:[B] -4:[R,K,G]"), "k").rep() == "-2:[K,B] -4:[R,G]"


def test_ig_rep_07_nobody_comes_back_into_the_safe_zone() -> None:
    t = repair(repair(table().reputation("SZ:[B,K,R] -1:[G]"), "g"), "g")
    assert t.rep() == "SZ:[B,K,R] 0:[G]"


def test_ig_rep_08_a_cost_is_one_move_but_parts_of_making_are_separate_moves() -> None:
    t = table().reputation("0:[K] -1:[B] -2:[R,G]").has("k", mf=(0, 0, 1, 0)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0)).play("summon L2 r1")
    assert t.rep() == "-1:[B] -2:[R,G,K]"
    t.play("shift -")
    assert t.rep() == "-1:[B] -2:[R,G] -3:[K]"


# What is told of it.


def told(t: Table) -> tuple[int, int, str]:
    """The last change of reputation: by how many fields, to which field, by which rule."""
    event = t.events("reputation")[-1]
    return event.facts["change"], event.facts["field"], event.rule


def test_ig_rep_06_a_gain_that_stops_on_0_is_told_as_what_it_was() -> None:
    assert told(repair(table().reputation("SZ:[B,K,G] -1:[R]"), "r")) == (1, 1, "IG-REP-04")
    assert told(repair(table().reputation("SZ:[B,K,G] -2:[R]"), "r")) == (2, 1, "IG-REP-04")


def test_ig_rep_06_a_gain_that_does_nothing_is_told_too() -> None:
    assert told(repair(table().reputation("SZ:[B,K,G] 0:[R]"), "r")) == (0, 1, "IG-REP-06")
    assert told(repair(table().reputation("SZ:[B,K,G,R]"), "r")) == (0, 0, "IG-REP-06")


def test_ig_rep_05_a_loss_that_stops_on_the_floor_is_told_as_what_it_was() -> None:
    t = table().reputation("SZ:[B,K,G] -8:[R]").put("r", "r1", inf=1).has("r", mf=(0, 0, 1, 0))
    t.start(Making(t.seat("r"), 0)).play("summon L2 r1")
    assert told(t) == (-1, 10, "IG-REP-03"), "two fields down, but one is left"
    assert told(lose_one(t, "r")) == (0, 10, "IG-REP-03")


@pytest.mark.rules("IG-RUL-21")
def test_ig_rep_01_the_first_loss_is_one_field() -> None:
    assert told(lose_one(table(), "r")) == (-1, 1, "IG-REP-03")


# What moves it.


@pytest.mark.parametrize("game", ["3p-goal-van-dyken", "4p-advanced-chosen-tiles"])
def test_ig_rep_02_only_making_costs_and_only_raven_shadow_repairs(game: str) -> None:
    text = (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")
    plies = Record.from_text(text).replay(listen=True).history
    changes = [
        (ply.action.verb, event.facts["change"])
        for ply in plies
        for event in ply.events
        if event.name == "reputation"
    ]
    assert {verb for verb, change in changes if change < 0} <= {"shift", "summon", "upgrade"}
    assert {verb for verb, change in changes if change > 0} == {"raven"}
