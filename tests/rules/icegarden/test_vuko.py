"""Worked examples on box 7: whom Vuko visits, where he goes, token, kill, control."""

import pytest

from skald.games.icegarden.ids import DOMINATE, SHIELD
from skald.games.icegarden.queries import visit_influence
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table

GREEN_IS_WORST = "SZ:[B,K,R] -3:[G]"


def visit_green(t: Table) -> Table:
    """Box 7 with green as the least reputable player."""
    return t.reputation(GREEN_IS_WORST).start(VukoBox())


def tokens(t: Table, letter: str) -> int:
    """The Vuko tokens of a colour."""
    return t.s.tokens[t.seat(letter)]


def behind(t: Table, letter: str) -> int:
    """The markers of a colour behind Vuko."""
    return t.s.controlled[t.seat(letter)]


# Whom and where.


@pytest.mark.rules("IG-DEF-12", "IG-VUKO-01")
def test_ig_tv_64_nothing_happens_while_all_are_in_the_safe_zone() -> None:
    t = table()
    for letter in "bkrg":
        t.put(letter, "r1", inf=2)
    t.start(*[Making(seat, 0) for seat in range(4)], VukoBox()).play(*["skip"] * 4)
    assert (t.options, t.s.vuko, t.s.tokens) == ([], 0, [0, 0, 0, 0])


@pytest.mark.rules("IG-DEF-12", "IG-VUKO-02", "IG-VUKO-10")
def test_ig_tv_65_the_top_marker_of_the_lowest_field_is_visited() -> None:
    t = table().reputation("SZ:[B] 0:[K] -3:[R,G]").put("r", "r1", inf=3).put("g", "r4", inf=1)
    t.start(VukoBox())
    assert (t.s.vuko, tokens(t, "g"), tokens(t, "r")) == (4, 1, 0)


@pytest.mark.rules("IG-VUKO-04")
@pytest.mark.parametrize(("fixture", "place"), [("F4", 2), ("F4x", 5)])
def test_ig_tv_66_the_lower_number_breaks_the_tie(fixture: str, place: int) -> None:
    t = table(fixture=fixture).put("g", "r2", inf=3).put("g", "r5", inf=3)
    assert visit_green(t).s.vuko == place


@pytest.mark.rules("IG-DEF-03")
@pytest.mark.parametrize(("fixture", "place"), [("F4x", 6), ("F4", 1)])
def test_ig_tv_147_the_lower_number_is_the_tiles_not_the_places(fixture: str, place: int) -> None:
    t = table(fixture=fixture).put("g", "r1", inf=3).put("g", "r6", inf=3)
    assert visit_green(t).s.vuko == place


def test_ig_tv_67_the_lower_number_decides_among_the_next_strongest() -> None:
    t = table().vuko("r2").put("g", "r2", inf=6).put("g", "r5", inf=2).put("g", "r3", inf=2)
    assert visit_green(t).s.vuko == 3


@pytest.mark.rules("IG-VUKO-05")
@pytest.mark.parametrize(("here", "there"), [(6, 4), (5, 3)], ids=["EN", "DE and PL"])
def test_ig_ex_08_vuko_must_leave_the_strongest_region(here: int, there: int) -> None:
    t = table().vuko("r1").put("g", "r1", inf=here).put("g", "r7", inf=there)
    t.put("g", "r2", inf=there - 1)
    assert visit_green(t).s.vuko == 7


@pytest.mark.rules("IG-VUKO-03")
def test_ig_ex_22_three_markers_draw_vuko_away_from_a_level_2_unit() -> None:
    t = table().put("g", "r6", inf=3).put("g", "r1", L2=1)
    visit_green(t)
    assert (t.s.vuko, t.units("g", 2)) == (6, ["r1"])


@pytest.mark.rules("IG-DEF-02")
def test_ig_tv_71_locked_regions_are_ignored() -> None:
    t = table().put("g", "r6", inf=4).lock("r6").put("g", "r3", inf=2)
    assert visit_green(t).s.vuko == 3


@pytest.mark.rules("IG-DEF-06", "IG-DEF-08")
def test_ig_tv_72_dominate_counts_for_the_visit() -> None:
    t = table().bought("g", 2, DOMINATE).put("g", "r6", L2=1).put("g", "r1", inf=2)
    assert visit_green(t).s.vuko == 6
    t = table().put("g", "r6", L2=1).put("g", "r1", inf=2)
    assert visit_green(t).s.vuko == 1  # two each: the lower number


def test_ig_vuko_07_he_leaves_a_locked_region_like_any_other() -> None:
    t = table().put("g", "r2", inf=2).lock("r2").vuko("r2").put("g", "r5", inf=1)
    visit_green(t)
    assert (t.s.vuko, behind(t, "g")) == (5, 1)


# Staying.


@pytest.mark.rules("IG-VUKO-06", "IG-RUL-32")
def test_ig_tv_68_the_only_stay_kills_and_sets_control_anew() -> None:
    t = table().vuko("r2").put("g", "r2", inf=1, ctl=1, L1=1).tokens(g=1)
    visit_green(t)
    assert (t.s.vuko, tokens(t, "g"), t.units("g", 1)) == (2, 2, [])
    assert (behind(t, "g"), t.markers("g", "r2"), t.inf("g", "r2")) == (2, 2, 0)


def test_ig_tv_73_without_influence_in_an_open_region_vuko_stays() -> None:
    t = table().put("g", "r6", inf=2).lock("r6").vuko("r4").put("k", "r4", inf=2).tokens(k=1)
    t.reputation("SZ:[B,R] -1:[K] -3:[G]").start(VukoBox())
    assert (t.s.vuko, tokens(t, "g"), tokens(t, "k")) == (4, 1, 1)
    assert (behind(t, "k"), t.inf("k", "r4")) == (1, 1)


def test_ig_rul_31_with_vuko_off_the_board_only_the_token_is_taken() -> None:
    t = table().put("g", "r6", inf=2).lock("r6").put("k", "r4", inf=2).tokens(k=1)
    t.reputation("SZ:[B,R] -1:[K] -3:[G]").vuko_tiles("bears").start(VukoBox())
    assert (t.s.vuko, tokens(t, "g")) == (0, 1)
    assert (t.s.controlled, t.s.snow) == ([0, 0, 0, 0], 0)


def vuko_in_the_lock() -> Table:
    """Vuko and all green pieces (two markers, a Faun) in locked r2; stage 2."""
    t = table().put("g", "r2", inf=2, L2=1).lock("r2").vuko("r2")
    return t.helms("h4:[K,B,R,G]")


def test_ig_clar_10_in_a_locked_region_nobody_is_killed_and_nothing_controlled() -> None:
    t = visit_green(vuko_in_the_lock())
    assert (t.s.vuko, tokens(t, "g")) == (2, 1)
    assert (t.units("g", 2), t.markers("g", "r2"), behind(t, "g")) == (["r2"], 2, 0)


@pytest.mark.parametrize("tile", ["nightwalkers", "snake"])
def test_ig_clar_10_in_a_locked_region_both_bears_act_but_no_region_tile(tile: str) -> None:
    t = visit_green(vuko_in_the_lock().vuko_tiles(f"{tile}:arrow", "bears"))
    assert (t.s.snow, tokens(t, "g"), t.options) == (1, 1, [])
    assert (t.units("g", 2), t.markers("g", "r2")) == (["r2"], 2)


@pytest.mark.rules("IG-VUKO-13")
def test_ig_clar_17_tiles_of_step_4_act_although_vuko_did_not_move() -> None:
    t = table().vuko("r2").put("g", "r2", inf=3).helms("h4:[K,B,R,G]")
    visit_green(t.vuko_tiles("nightwalkers:arrow", "bears"))
    assert (t.s.vuko, t.s.snow) == (2, 1)
    assert (tokens(t, "g"), t.markers("g", "r2")) == (0, 2)


def test_ig_clar_17_a_visited_player_without_influence_still_brings_the_bears() -> None:
    t = table().vuko("r4").vuko_tiles("bears")
    visit_green(t)
    assert (t.s.vuko, tokens(t, "g"), t.s.snow) == (4, 1, 1)


# Kill and control.


@pytest.mark.rules("IG-DEF-05", "IG-DEF-07", "IG-VUKO-12")
def test_ig_tv_69_control_is_for_every_player_by_tokens_and_markers() -> None:
    t = table().put("g", "r5", inf=2).put("b", "r5", inf=4).put("k", "r5", inf=1)
    t.tokens(g=2, b=1).reputation("SZ:[R] 0:[K] -1:[B] -3:[G]").start(VukoBox())
    assert (t.s.vuko, tokens(t, "g")) == (5, 3)
    assert [behind(t, x) for x in "gbk"] == [2, 1, 0]
    assert [t.inf(x, "r5") for x in "gbk"] == [0, 3, 1]


@pytest.mark.rules("IG-RUL-33")
@pytest.mark.parametrize(("kind", "left"), [("L1", ([], ["r3"])), ("L3", (["r3"], []))])
def test_ig_tv_70_the_visited_player_chooses_and_shields_do_not_help(
    kind: str, left: tuple[list[str], list[str]]
) -> None:
    t = table().reputation("SZ:[K,R,G] -3:[B]").put("b", "r3", L1=1, L3=1).bought("b", 1, SHIELD)
    t.start(VukoBox())
    assert (t.actor, t.options) == ("b", ["kill L1", "kill L3"])
    t.play(f"kill {kind}")
    assert (t.units("b", 1), t.units("b", 3)) == left


@pytest.mark.rules("IG-RUL-33")
def test_ig_tv_171_the_nightmare_dies_and_nobody_scores() -> None:
    t = visit_green(table().put("g", "r3", L3=1).put("k", "r3", L1=1))
    assert t.units("g", 3) == []
    assert [t.points(x) for x in "bkrg"] == [0, 0, 0, 0]


def test_ig_vuko_11_only_one_unit_and_only_of_the_visited_player_dies() -> None:
    t = visit_green(table().put("g", "r1", L1=1).put("g", "r3", L1=2).put("k", "r3", L1=1))
    assert t.s.vuko == 3
    assert (t.units("g", 1), t.units("k", 1)) == (["r1", "r3"], ["r3"])


def test_ig_vuko_11_a_unit_summoned_last_can_die_at_once() -> None:
    """Nothing is asked between the last part of Making and Vuko's visit."""
    t = table().reputation(GREEN_IS_WORST).put("g", "r1", inf=1).has("g", mf=(0, 1, 0, 0))
    t.start(Making(t.seat("g"), 3), VukoBox()).play("summon L1 r1")
    assert (t.s.vuko, t.units("g", 1), t.s.mfactor[t.seat("g") * 4 + 1]) == (1, [], 0)


@pytest.mark.rules("IG-COMP-15")
def test_ig_vuko_08_markers_are_free_when_vuko_leaves() -> None:
    t = table().vuko("r2").put("k", "r2", ctl=2).put("g", "r5", inf=1).tokens(k=2)
    t.reputation("SZ:[B,R] -1:[K] -3:[G]").start(VukoBox())
    assert (t.s.vuko, behind(t, "k"), t.inf("k", "r2")) == (5, 0, 2)


def test_ig_vuko_09_token_kill_control_and_tiles_come_in_this_order() -> None:
    t = table().put("g", "r3", inf=1, L1=1).vuko_tiles("bears")
    visit_green(t)
    names = [event.name for event in t.log.events]
    assert names[-6:] == ["visit", "vuko", "vuko_token", "unit_returns", "control", "snow"]


# What he looks at.


def test_ig_rul_30_markers_behind_vuko_count_for_the_visit() -> None:
    """The number alone: as he must leave his own region, it never moves Vuko elsewhere."""
    t = table().vuko("r2").put("g", "r2", inf=2, ctl=1).tokens(g=1)
    assert visit_influence(t.s, t.seat("g"), 2) == 3
    visit_green(t)
    assert (t.s.vuko, tokens(t, "g"), behind(t, "g")) == (2, 2, 2)
