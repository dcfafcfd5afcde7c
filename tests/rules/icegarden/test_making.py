"""Worked examples on Making; upgrades are in test_upgrades.py."""

import pytest

from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.boxes import ResolveBoxes
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.planning import Planning
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def making(t: Table, letter: str) -> Table:
    """One Making marker of a colour is resolved."""
    return t.start(Making(t.seat(letter), 0))


def mfactor(t: Table, letter: str) -> list[int]:
    """M-factor on levels 0 to 3."""
    seat = t.seat(letter)
    return t.s.mfactor[seat * 4 : seat * 4 + 4]


def opening(level: int, way: str) -> Table:
    """IG-EX-11 with a unit of this level, which leaves r6 or r2 by Speed as `way` says."""
    t = table("b r").put("b", "r2", inf=1).put("b", "r6", inf=1).put("r", "r4", inf=2)
    t.start(Planning(), ResolveBoxes(), Activation(), VukoBox())
    t.play("b place viper", "r place raven", "b place influence", "r place raven")
    t.play("b place making", "r place raven")
    t.play("b take mf", "b swap pop pop>mf", "b done", "b influence r2", "b influence r2")
    t.play("r skip", "r skip", "r skip")
    t.play(f"b upgrade L{level} spd", f"b shift 0>{level}", f"b summon L{level} {way[:2]}")
    t.play(f"b speed L{level} {way}")
    return t.play("b noattack") if t.options else t


def test_ig_ex_05_unused_steps_are_lost() -> None:
    t = making(table().has("b", mf=2), "b").play("shift 0>3")
    assert mfactor(t, "b") == [1, 0, 0, 1]
    assert (t.s.snow, t.rep()) == (1, "SZ:[G,R,K] 0:[B]")
    assert t.refused("shift 0>2")


@pytest.mark.rules("IG-DEF-16")
def test_ig_ex_06_two_level_2_units_cost_four() -> None:
    t = table().has("r", mf=(1, 0, 2, 0)).put("r", "r1", inf=1)
    making(t, "r").play("summon L2 r1 r1")
    assert (t.s.snow, t.rep()) == (1, "SZ:[G,K,B] -3:[R]")
    assert (mfactor(t, "r"), t.units("r", 2)) == ([1, 0, 0, 0], ["r1", "r1"])


def test_ig_ex_07_two_crabs_cost_four() -> None:
    t = table().has("k", mf=(0, 2, 0, 0)).put("k", "r1", inf=1).put("k", "r5", L3=1)
    making(t, "k").play("summon L1 r1 r5")
    assert (t.s.snow, t.rep()) == (1, "SZ:[G,R,B] -3:[K]")
    assert (mfactor(t, "k"), t.units("k", 1)) == ([0, 0, 0, 0], ["r1", "r5"])


@pytest.mark.parametrize("level", [1, 2])
def test_ig_ex_11_the_suggested_opening(level: int) -> None:
    t = opening(level, "r6>r3")
    assert (t.s.population[0], t.s.gold[0], mfactor(t, "b")) == (0, 2, [0, 0, 0, 0])
    assert (t.s.snow, t.rep()) == (3, f"SZ:[R] -{1 + level}:[B]")
    assert (t.units("b", level), t.s.vuko, t.s.tokens[0]) == (["r3"], 2, 1)


def test_ig_ex_11_a_level_3_unit_ties_and_the_region_number_decides() -> None:
    """By IG-CLAR-02: the markers are in r2, the unit flees to #3 or to #1."""
    t = opening(3, "r6>r3")
    assert (t.s.snow, t.rep(), t.s.vuko, t.units("b", 3)) == (3, "SZ:[R] -4:[B]", 2, ["r3"])
    t = opening(3, "r2>r1")
    assert (t.s.snow, t.rep(), t.s.vuko, t.units("b", 3)) == (3, "SZ:[R] -4:[B]", 1, [])


def test_ig_ex_11_not_with_crabs() -> None:
    t = making(table("k r").has("k", mf=3), "k")
    assert t.refused("upgrade L1 spd")
    t.play("upgrade L2 spd")


def test_ig_tv_36_a_loss_goes_on_top_of_the_stack() -> None:
    t = table().reputation("SZ:[B] -2:[K] -3:[R,G]")
    t.start(Making(t.seat("k"), 0)).play("shift -")
    assert t.rep() == "SZ:[B] -3:[R,G,K]"


@pytest.mark.rules("IG-RUL-21", "IG-MAKE-04")
def test_ig_tv_37_the_first_point_leads_from_the_safe_zone_to_0() -> None:
    t = making(table(), "g").play("shift -", "done")
    assert (t.rep(), t.s.snow) == ("SZ:[R,K,B] 0:[G]", 1)
    assert t.options == []


@pytest.mark.rules("IG-MAKE-02")
def test_ig_tv_38_all_three_parts() -> None:
    t = table().has("g", mf=(1, 0, 1, 1), gold=1).put("g", "r1", inf=1)
    making(t, "g").play("shift 2>0", "upgrade L2 shd", "summon L3 r1")
    assert (t.rep(), t.s.snow) == ("SZ:[R,K,B] -4:[G]", 3)
    assert (mfactor(t, "g"), t.units("g", 3)) == ([1, 0, 0, 0], ["r1"])
    assert t.options == []


@pytest.mark.rules("IG-MAKE-02", "IG-MAKE-15")
def test_ig_tv_39_three_crabs_at_once() -> None:
    t = table().has("k", mf=(0, 3, 0, 0)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0)).play("summon L1 r1 r1 r1")
    assert t.rep() == "SZ:[G,R,B] -4:[K]"
    assert t.s.snow == 1


@pytest.mark.rules("IG-MAKE-15")
def test_ig_tv_39_three_crabs_one_by_one() -> None:
    t = table().has("k", mf=(0, 3, 0, 0)).put("k", "r1", inf=1)
    for _ in range(3):
        making(t, "k").play("summon L1 r1")
    assert t.rep() == "SZ:[G,R,B] -8:[K]"
    assert (t.s.snow, t.units("k", 1)) == (3, ["r1", "r1", "r1"])


def test_ig_tv_40_crabs_in_two_makings() -> None:
    t = table().has("k", mf=(0, 3, 0, 0)).put("k", "r1", inf=1)
    making(t, "k").play("summon L1 r1")
    assert t.rep() == "SZ:[G,R,B] -2:[K]"
    making(t, "k").play("summon L1 r1 r1")
    assert t.rep() == "SZ:[G,R,B] -6:[K]"


@pytest.mark.rules("IG-COMP-29", "IG-MAKE-13", "IG-MAKE-17")
def test_ig_tv_46_figures_on_the_board_cannot_be_summoned() -> None:
    t = making(table().has("r", mf=(0, 0, 2, 0)).put("r", "r1", L2=1), "r")
    assert t.refused("summon L2 r1 r1")
    t.play("summon L2 r1")
    assert (t.units("r", 2), mfactor(t, "r")) == (["r1", "r1"], [0, 0, 1, 0])


def test_ig_tv_47_five_steps_and_no_sixth() -> None:
    t = making(table().has("b", mf=2), "b")
    assert t.refused("shift 0>3 0>3")
    t.play("shift 0>3 0>2")
    assert mfactor(t, "b") == [0, 0, 1, 1]


def test_ig_make_05_tokens_may_come_down_too() -> None:
    t = making(table().has("b", mf=(0, 0, 0, 1)), "b").play("shift 3>0")
    assert mfactor(t, "b") == [1, 0, 0, 0]


def test_ig_make_01_each_part_once_in_any_order() -> None:
    t = table().has("b", mf=(2, 1, 0, 0)).put("b", "r1", inf=1)
    making(t, "b").play("summon L1 r1", "shift 0>1")
    assert t.refused("summon L1 r1")
    assert t.refused("shift 1>0")
    t.play("upgrade -")
    assert (t.s.snow, t.options) == (3, [])


def test_ig_make_14_tokens_may_be_kept_back() -> None:
    t = making(table().has("b", mf=(0, 3, 0, 0)).put("b", "r1", inf=1), "b")
    assert [f"summon L1*{n}" for n in (1, 2, 3)] == [o for o in t.options if "summon" in o]
    t.play("summon L1 r1 r1")
    assert mfactor(t, "b") == [0, 1, 0, 0]


def test_ig_make_16_a_summoned_unit_needs_presence_in_its_region() -> None:
    t = table().has("b", mf=(0, 2, 0, 0)).put("b", "r1", inf=1).put("b", "r3", L2=1)
    t.put("k", "r4", inf=3)
    making(t, "b").play("summon L1*2")
    assert t.options == ["at r1", "at r3"]
    assert t.refused("at r4")
    t.play("at r3", "at r1")
    assert t.units("b", 1) == ["r1", "r3"]


def test_ig_make_16_a_whole_line_with_a_wrong_region_is_refused() -> None:
    t = table().has("b", mf=(0, 2, 0, 0)).put("b", "r1", inf=1)
    assert making(t, "b").refused("summon L1 r4")
    assert making(t, "b").refused("summon L1 r1 r4")
    t.put("b", "r2", inf=1)
    assert making(t, "b").refused("summon L1 r4")


def test_ig_make_16_without_presence_there_is_no_summoning() -> None:
    t = making(table().has("b", mf=(0, 2, 0, 0)), "b")
    assert t.refused("summon L1*1")
    assert not any(text.startswith("summon") for text in t.options)


def test_ig_make_16_a_locked_region_gives_no_presence() -> None:
    t = table().has("g", mf=(0, 2, 0, 0)).lock("r2").put("g", "r2", inf=2, L2=1)
    assert making(t, "g").refused("summon L1*1")
    t.put("g", "r3", inf=1).put("g", "r5", inf=1)
    making(t, "g").play("summon L1*1")
    assert t.options == ["at r3", "at r5"]


@pytest.mark.rules("IG-RUL-19", "IG-VUKO-14")
def test_ig_make_16_markers_behind_vuko_give_presence() -> None:
    t = table().reputation("SZ:[K,R,G] 0:[B]").tokens(b=1).vuko("r7").put("b", "r7", ctl=1)
    making(t.has("b", mf=(0, 1, 0, 0)), "b").play("summon L1 r7")
    assert t.units("b", 1) == ["r7"]


def test_ig_make_03_snow_and_reputation_are_paid_before_the_benefit() -> None:
    t = table().has("b", mf=(0, 1, 0, 0)).put("b", "r1", inf=1).put("b", "r2", inf=1)
    making(t, "b").play("summon L1*1")
    assert t.options == ["at r1", "at r2"], "the unit is still to come"
    assert (t.s.snow, t.rep(), mfactor(t, "b")) == (1, "SZ:[G,R,K] 0:[B]", [0, 0, 0, 0])
    assert t.units("b", 1) == []
    t = making(table(), "b").play("shift")
    assert (t.options, t.s.snow, t.rep()) == (["shift 0>1", "done"], 1, "SZ:[G,R,K] 0:[B]")
