"""Worked examples on box 6: Maker-Spy, Ice Floe Crossing, Speed, and the way out of a lock."""

import pytest

from skald.games.icegarden.ids import ATTACK, DOMINATE, SHIELD, SPEED
from skald.games.icegarden.queries import ability, health
from skald.games.icegarden.rules.activation import Activation, SpeedTurn
from skald.games.icegarden.rules.domination import Dominate
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def attack_and_health(t: Table, letter: str, level: int) -> tuple[int, int]:
    """The Attack and the health of a unit type."""
    seat = t.seat(letter)
    return ability(t.s, seat, level, ATTACK), health(t.s, seat, level)


# Maker-Spy.


def test_ig_ex_13_the_spy_takes_speed_and_dominate() -> None:
    t = table().put("r", "r5", L3=1).has("r", gold=2).start(Activation())
    t.play("spy spd dom", "speed L3 r5>r6")
    assert t.units("r", 3) == ["r6"]
    assert t.inf("r", "r6") == 4
    assert t.s.gold[t.seat("r")] == 2


@pytest.mark.rules("IG-DEF-18", "IG-ACTV-03")
def test_ig_ex_14_the_spy_abilities_differ_from_each_other_but_may_repeat_bought_ones() -> None:
    t = table().put("r", "r5", L3=1).bought("r", 3, ATTACK, ATTACK).start(Activation())
    assert t.refused("spy att att")
    t.play("spy att shd")
    assert attack_and_health(t, "r", 3) == (3, 4)


def test_ig_actv_02_the_spy_has_six_pairs_or_keeps_what_he_has() -> None:
    t = table().put("r", "r5", L3=1).start(Activation())
    pairs = ["att shd", "att dom", "att spd", "shd dom", "shd spd", "dom spd"]
    assert t.actor == "r"
    assert t.options == ["spy keep", *(f"spy {pair}" for pair in pairs)]
    t.play("spy shd dom")
    t.start(Activation())
    assert "spy shd dom" not in t.options
    t.play("spy att spd")
    assert (t.inf("r", "r5"), attack_and_health(t, "r", 3)) == (3, (1, 3))


def test_ig_actv_02_the_spy_is_asked_in_whatever_seat_red_sits() -> None:
    for letters in ("r g", "g r"):
        t = table(letters).put("r", "r5", L3=1).start(Activation())
        assert (t.actor, t.options[0]) == ("r", "spy keep")


def test_ig_actv_02_no_spy_while_the_harrasim_is_in_supply() -> None:
    t = table().put("r", "r5", L1=1, inf=1).has("r", gold=0)
    t.start(Activation())
    assert t.options == []
    t.put("r", "r5", L3=1).start(Activation())
    assert t.options[0] == "spy keep"


def test_ig_rul_29_choices_outlast_the_harrasim_and_wait_for_its_return() -> None:
    t = table().reputation("SZ:[B,K,G] -3:[R]").put("r", "r5", L3=1)
    t.start(Activation(), VukoBox()).play("spy shd dom")
    assert t.units("r", 3) == []
    t.put("r", "r2", L3=1)
    assert (t.inf("r", "r2"), attack_and_health(t, "r", 3)) == (4, (0, 4))


def test_ig_tv_170_a_kept_spy_choice_counts_for_vuko_and_in_domination() -> None:
    """The Harrasim (4) and a Moonlit Brother in r5 beat four markers in r2; with 3 they would not.

    Vuko is put off the board before each visit, so that both visits may lead to r5.
    """
    t = table().reputation("SZ:[B,K,G] -3:[R]").has("r", gold=0)
    t.put("r", "r2", inf=4).put("r", "r5", L3=1).put("k", "r5", inf=3)
    for choice in ("spy att dom", "spy keep"):
        t.vuko("r0").put("r", "r5", L1=1)
        t.start(Activation(), VukoBox()).play(choice, "kill L1")
        assert t.s.vuko == 5
        assert t.inf("r", "r5") == 4
        assert t.ranks("r5") == "rk"


def test_ig_rul_29_with_spy_keep_off_the_choice_ends_with_the_activation() -> None:
    t = table(spy_keep="off").reputation("SZ:[B,K,G] -3:[R]").has("r", gold=0)
    t.put("r", "r2", inf=4).put("r", "r5", L3=1, L1=1)
    t.start(Activation(), VukoBox()).play("spy att dom")
    assert t.s.vuko == 2  # four each: the lower number
    assert t.inf("r", "r5") == 4  # Harrasim 3, Moonlit Brother 1


def test_ig_rul_29_with_spy_keep_off_a_spy_shield_still_works_during_the_activation() -> None:
    t = table(spy_keep="off").order("r k b g").put("r", "r5", L3=1).put("k", "r5", L1=1, L3=1)
    t.start(Activation()).play("spy shd dom", "done", "attack", "hit r5 r.L3:3")
    assert t.units("r", 3) == ["r5"]
    assert t.points("k") == 0


# Ice Floe Crossing.


def test_ig_tv_62_pieces_cross_both_ways_but_no_drakkar() -> None:
    t = table().has("b", gold=0).put("b", "r1", inf=3, L2=1).put("b", "r4", L1=1, L2=1)
    t.start(Activation())
    assert t.refused("floe r1>r4 L2")
    t.play("floe r1>r4 inf*2", "floe r4>r1 L1", "done")
    assert (t.markers("b", "r1"), t.markers("b", "r4"), t.options) == (1, 2, [])
    assert (t.units("b", 1), t.units("b", 2)) == (["r1"], ["r1", "r4"])


def test_ig_tv_62_a_line_that_names_a_drakkar_beside_others_is_refused_too() -> None:
    t = table().put("b", "r1", inf=3, L2=1).put("b", "r4", L1=1, L2=1).start(Activation())
    assert t.refused("floe r1>r4 inf*2 L2")


def test_ig_actv_04_the_way_back_may_be_named_first() -> None:
    t = table().put("b", "r1", inf=3, L2=1).put("b", "r4", L1=1, L2=1).start(Activation())
    t.play("floe r4>r1 L1", "floe r1>r4 inf*2")
    assert (t.markers("b", "r4"), t.units("b", 1)) == (2, ["r1"])


def test_ig_actv_04_each_piece_crosses_at_most_once() -> None:
    t = table().has("b", gold=0).put("b", "r1", inf=3, L1=1, L2=1).put("b", "r4", inf=2, L2=1)
    t.start(Activation()).play("floe r1>r4 inf*3 L1", "floe r4>r1")
    assert t.options == ["carry inf*1", "carry inf*2"]
    t.play("carry inf*2")
    assert (t.markers("b", "r1"), t.markers("b", "r4"), t.units("b", 1)) == (2, 3, ["r4"])
    assert t.options == []


def test_ig_actv_04_ways_may_alternate_while_pieces_are_left_that_have_not_crossed() -> None:
    t = table().has("b", gold=0).put("b", "r1", inf=2, L2=1).put("b", "r4", inf=1, L1=1, L2=1)
    t.start(Activation())
    t.play("floe r1>r4 inf", "floe r4>r1 L1")
    assert t.options == ["floe r1>r4", "floe r4>r1", "done"]
    t.play("floe r4>r1 inf")
    assert t.options == ["floe r1>r4", "done"]
    assert t.refused("floe r1>r4 inf*2"), "one of the two has come from r4"
    t.play("floe r1>r4 inf")
    assert (t.markers("b", "r1"), t.markers("b", "r4"), t.options) == (1, 2, [])


def test_ig_actv_04_a_piece_that_has_crossed_is_refused_by_the_crossings_own_rule() -> None:
    t = table().put("b", "r1", inf=2, L2=1).put("b", "r4", inf=1, L2=1).start(Activation())
    t.play("floe r1>r4 inf", "floe r4>r1")
    assert t.reason("carry L1*1") == "IG-ACTV-04"


def test_ig_actv_04_a_lone_unit_may_cross_and_nobody_else_has_the_ability() -> None:
    t = table().put("b", "r1", L1=1, L2=1).put("b", "r4", L2=1).start(Activation())
    assert (t.actor, t.options[:2]) == ("b", ["floe r1>r4", "done"])
    t = table("k g").put("g", "r1", inf=1, L2=1).put("g", "r4", inf=1, L2=1)
    assert t.start(Activation()).options == []


def test_ig_d_27_a_packed_line_is_not_judged_by_what_follows_it() -> None:
    """Vuko comes to r1 at once, kills the Drakkar and controls a marker; the line stays legal."""
    t = table().reputation("SZ:[K,R,G] -2:[B]").put("b", "r1", inf=4, L2=1).put("b", "r4", L2=1)
    t.start(Activation(), VukoBox()).play("floe r1>r4 inf*1", "done")
    assert (t.s.vuko, t.markers("b", "r1"), t.markers("b", "r4")) == (1, 3, 1)


def test_ig_actv_04_a_marker_behind_vuko_crosses_and_is_free() -> None:
    t = table().vuko("r1").put("b", "r1", inf=1, ctl=1, L2=1).put("b", "r4", L2=1)
    t.start(Activation()).play("floe r1>r4 ctl*1")
    assert (t.s.controlled[t.seat("b")], t.inf("b", "r4")) == (0, 3)


@pytest.mark.parametrize("places", [("r4", "r4"), ("r4",)], ids=["together", "one"])
def test_ig_tv_63_no_crossing_without_two_drakkar_regions(places: tuple[str, ...]) -> None:
    t = table().put("b", "r1", inf=2).put("b", "r4", inf=1).put("k", "r4", inf=1)
    t.put("r", "r4", inf=1)
    for place in places:
        t.put("b", place, L2=1)
    t.start(Activation())
    assert t.options == []
    t.start(Dominate(4))
    assert t.options == ["recruit k inf", "recruit r inf"]


def test_ig_tv_150_drakkars_need_not_be_adjacent() -> None:
    t = table().put("b", "r4", inf=1, L2=1).put("b", "r7", L2=1).start(Activation())
    assert t.options == ["floe r4>r7", "done"]
    t.play("floe r4>r7 inf*1")
    assert t.markers("b", "r7") == 1


def test_ig_ex_21_units_ferried_to_vuko_are_safe_because_he_must_leave() -> None:
    t = table().reputation("SZ:[K,R,G] -2:[B]").vuko("r1").has("b", gold=0)
    t.put("b", "r1", L2=1).put("b", "r7", L1=1, L2=1, L3=1).put("b", "r2", inf=3)
    t.start(Activation(), VukoBox()).play("floe r7>r1 L1 L3")
    assert t.s.vuko == 2
    assert (t.units("b", 1), t.units("b", 3)) == (["r1"], ["r1"])


# Speed.


def test_ig_tv_169_one_step_per_speed_symbol() -> None:
    t = table().put("k", "r1", L3=1)
    t.start(SpeedTurn(t.seat("k")))
    assert t.options == ["speed L3 r1>r2", "speed L3 r1>r4", "speed L3 r1>r5", "done"]
    t.play("speed L3 r1>r5")
    assert (t.units("k", 3), t.options) == (["r5"], [])

    t = table().put("k", "r1", L3=1).bought("k", 3, SPEED)
    t.start(SpeedTurn(t.seat("k"))).play("speed L3 r1>r5", "speed L3 r5>r6")
    assert (t.units("k", 3), t.options) == (["r6"], [])


def test_ig_rul_25_with_speed_steps_one_every_unit_makes_one_step() -> None:
    t = table(speed_steps="one").put("k", "r1", L3=1).bought("k", 3, SPEED, SPEED)
    t.start(SpeedTurn(t.seat("k"))).play("speed L3 r1>r5")
    assert (t.units("k", 3), t.options) == (["r5"], [])


def test_ig_rul_25_three_symbols_three_steps_or_fewer() -> None:
    t = table().put("k", "r1", L3=1).bought("k", 3, SPEED, SPEED)
    t.start(SpeedTurn(t.seat("k"))).play("speed L3 r1>r5", "speed L3 r5>r6")
    assert "speed L3 r6>r7" in t.options
    t.play("done")
    assert t.units("k", 3) == ["r6"]


def test_ig_actv_06_every_speed_unit_moves_as_it_likes() -> None:
    t = table().bought("g", 1, SPEED).put("g", "r1", L1=2, L2=1).put("g", "r8", L1=1)
    t.start(SpeedTurn(t.seat("g"))).play("speed L1 r1>r2", "speed L1 r1>r5", "done")
    assert t.units("g", 1) == ["r2", "r5", "r8"]
    assert t.units("g", 2) == ["r1"]


def test_ig_actv_06_of_two_equal_units_one_may_go_and_one_may_stay() -> None:
    t = table().bought("g", 1, SPEED).put("g", "r1", L1=2)
    t.start(SpeedTurn(t.seat("g"))).play("speed L1 r1>r5", "done")
    assert t.units("g", 1) == ["r1", "r5"]


def test_ig_actv_06_the_order_of_the_units_is_their_owners() -> None:
    """Two children in r1, one in r8 and a fast Faun in r1: any of them is next."""
    t = table().bought("g", 1, SPEED).bought("g", 2, SPEED)
    t.put("g", "r1", L1=2, L2=1).put("g", "r8", L1=1)
    t.start(SpeedTurn(t.seat("g"))).play("speed L1 r1>r5")
    assert t.options == [
        *(f"speed L1 r1>r{p}" for p in (2, 4, 5)),
        *(f"speed L1 r8>r{p}" for p in (4, 5, 6, 7)),
        *(f"speed L2 r1>r{p}" for p in (2, 4, 5)),
        "done",
    ]
    t.play("speed L2 r1>r4", "speed L1 r8>r4", "speed L1 r1>r2")
    assert (t.units("g", 1), t.units("g", 2), t.options) == (["r2", "r4", "r5"], ["r4"], [])


def test_ig_actv_06_of_two_fauns_one_stays_and_one_moves() -> None:
    t = table().bought("g", 2, SPEED).put("g", "r1", L2=1).put("g", "r7", L2=1)
    t.start(SpeedTurn(t.seat("g"))).play("speed L2 r7>r3", "done")
    assert (t.units("g", 2), t.options) == (["r1", "r3"], [])


def test_ig_actv_06_a_unit_that_has_moved_does_not_move_for_another() -> None:
    """The first child comes to r5, where the second one stands and may still move."""
    t = table().bought("g", 1, SPEED).put("g", "r1", L1=1).put("g", "r5", L1=1)
    t.start(SpeedTurn(t.seat("g"))).play("speed L1 r1>r5", "speed L1 r5>r6")
    assert (t.units("g", 1), t.options) == (["r5", "r6"], [])


def test_ig_rul_25_other_units_may_step_between_the_steps_of_one() -> None:
    t = table().bought("k", 3, SPEED).bought("k", 2, SPEED).put("k", "r1", L2=1, L3=1)
    t.start(SpeedTurn(t.seat("k")))
    t.play("speed L3 r1>r5", "speed L2 r1>r5", "speed L3 r5>r6")
    assert (t.units("k", 2), t.units("k", 3), t.options) == (["r5"], ["r6"], [])


def test_ig_actv_06_a_refused_step_names_the_rule_that_forbids_it() -> None:
    t = table().bought("g", 1, SPEED).lock("r2").put("g", "r1", L1=1, L2=1)
    t.start(SpeedTurn(t.seat("g")))
    assert t.reason("speed L1 r1>r2") == "IG-MOVE-03", "a locked region"
    assert t.reason("speed L2 r1>r5") == "IG-ACTV-06", "no Speed"


def test_ig_actv_06_speed_goes_in_initiative_order_and_before_any_attack() -> None:
    t = table().order("g k b r").bought("g", 1, SPEED).put("g", "r1", L1=1).put("k", "r1", L3=1)
    t.start(Activation())
    assert (t.actor, t.options[0]) == ("g", "speed L1 r1>r2")
    t.play("done")
    assert (t.actor, t.options[0]) == ("k", "speed L3 r1>r2")
    t.play("speed L3 r1>r5")
    assert (t.actor, t.options) == ("g", ["attack", "noattack"])


def test_ig_actv_06_no_speed_into_a_dead_region() -> None:
    t = table("k g").put("k", "r6", L3=1)
    t.start(SpeedTurn(t.seat("k")))
    assert t.options == ["speed L3 r6>r2", "speed L3 r6>r3", "speed L3 r6>r5", "done"]


# The Faun in a locked region.


def locked_faun(faun_exit: str) -> Table:
    """A fast Faun and two green markers in locked r2, one green marker in r3."""
    t = table(faun_exit=faun_exit).put("g", "r2", inf=2, L2=1).put("g", "r3", inf=1).lock("r2")
    return t.bought("g", 2, SPEED).has("g", pop=4, gold=2)


def ways_out(t: Table) -> list[str]:
    """What green may take out of r2 by Move, Voracious Mountain and Speed."""
    seat = t.seat("g")
    steps = (March(seat, 0), Mountain(seat), SpeedTurn(seat))
    return [line for step in steps for line in t.start(step).options if " r2>" in line]


@pytest.mark.parametrize(
    ("faun_exit", "out"),
    [("any", ["move", "mountain", "speed"]), ("move", ["move"]), ("never", [])],
)
def test_ig_rul_46_how_the_faun_may_leave_a_locked_region(faun_exit: str, out: list[str]) -> None:
    lines = {
        "move": [f"move L2 r2>r{p}" for p in (1, 3, 5, 6)],
        "mountain": [f"mountain r2>r{p}" for p in (1, 3, 4, 5, 6, 7, 8)],
        "speed": [f"speed L2 r2>r{p}" for p in (1, 3, 5, 6)],
    }
    assert ways_out(locked_faun(faun_exit)) == [line for way in out for line in lines[way]]


def test_ig_rul_46_the_markers_in_a_lock_never_leave() -> None:
    t = locked_faun("any")
    t.start(Mountain(t.seat("g"))).play("mountain r2>r7")
    assert (t.markers("g", "r2"), t.units("g", 2)) == (2, ["r7"])


def test_ig_rul_46_a_faun_that_left_by_speed_never_returns() -> None:
    t = locked_faun("any")
    seat = t.seat("g")
    t.start(SpeedTurn(seat)).play("speed L2 r2>r3")
    assert t.units("g", 2) == ["r3"]
    for step in (March(seat, 0), Mountain(seat), SpeedTurn(seat)):
        lines = t.start(step).options
        assert any(" r3>r6" in f" {line}" for line in lines)
        assert not [line for line in lines if line.endswith(">r2")]


def test_ig_lock_09_no_unit_passes_through_a_locked_region() -> None:
    t = table().lock("r2").put("k", "r1", L3=1).bought("k", 3, SPEED)
    t.start(SpeedTurn(t.seat("k")))
    assert t.options == ["speed L3 r1>r4", "speed L3 r1>r5", "done"]


@pytest.mark.rules("IG-CLAR-21")
def test_ig_rul_46_inside_a_lock_the_faun_does_not_attack() -> None:
    t = table().put("g", "r2", inf=1, L2=1).lock("r2").bought("g", 2, ATTACK, DOMINATE)
    assert t.start(Activation()).options == []


@pytest.mark.rules("IG-DEF-10")
def test_ig_tv_161_a_nightmare_with_two_bought_shields_has_health_six() -> None:
    t = table().bought("g", 3, SHIELD, SHIELD)
    assert attack_and_health(t, "g", 3) == (0, 6)


# The whole box.


def test_ig_actv_01_spy_floe_speed_attack_and_last_of_all_the_removal() -> None:
    """Black's Crab kills a Moonlit Brother, who lies there until blue has had his turn."""
    t = table().order("k b r g").put("r", "r5", L1=1, L3=1).put("k", "r5", L1=1, L3=1)
    t.put("b", "r1", inf=1, L1=1, L2=1).put("b", "r4", L2=1).has("r", gold=0)
    t.start(Activation())
    turns = []
    for line in ("spy keep", "done", "done", "attack", "hit r5 r.L1/0", "done"):
        turns.append(f"{t.actor} {t.options[0].split()[0]}")
        t.play(line)
    assert turns == ["r spy", "b floe", "k speed", "k attack", "k hit", "k hit"]
    assert (t.actor, t.units("r", 1)) == ("b", ["r5"])
    t.play("noattack")
    assert t.units("r", 1) == []


def test_ig_actv_05_drakkars_may_be_in_any_region() -> None:
    t = table().has("b", mf=(0, 0, 2, 0))
    for place in range(1, 9):
        t.put("b", f"r{place}", inf=1)
    t.start(Making(t.seat("b"), 0)).play("summon L2*2")
    assert t.options == [f"at r{place}" for place in range(1, 9)]
    t.play("at r5", "at r6", "done")
    assert t.start(Activation()).options == ["floe r5>r6", "floe r6>r5", "done"]
