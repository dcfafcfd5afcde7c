"""Worked examples on attacks: pools, targets, damage, points, lying units."""

from itertools import permutations

import pytest

from skald.games.icegarden.ids import ATTACK, FIGURES, SHIELD
from skald.games.icegarden.rules.activation import Activation
from tests.support import Table, table


def hurt(t: Table, letter: str) -> list[int]:
    """The damage on a colour's six figures: three of level 1, two of level 2, one of level 3."""
    base = t.seat(letter) * FIGURES
    return t.s.hurt[base : base + FIGURES]


def black_attacks(t: Table, *lines: str) -> Table:
    """Activation with black first; he pays and, once his Wyvern stays, plays these lines."""
    t.order("k b r g").has("k", gold=2).start(Activation())
    if t.options[0].startswith("speed"):
        t.play("done")
    return t.play("attack", *lines)


# Health, Shield and points.


@pytest.mark.rules("IG-DEF-10", "IG-ACTV-14")
def test_ig_ex_09_a_shielded_level_1_unit_falls_only_at_two_damage() -> None:
    t = table().bought("r", 1, SHIELD).has("r", gold=0).put("r", "r3", L1=1).put("k", "r3", L3=1)
    black_attacks(t, "hit r3 r.L1:1")
    assert (t.units("r", 1), t.points("k")) == (["r3"], 0)
    t.put("k", "r3", L1=1)
    black_attacks(t, "hit r3 r.L1:2")
    assert (t.units("r", 1), t.points("k")) == ([], 1)


def test_ig_ex_12_a_shielded_level_2_unit_survives_a_crab() -> None:
    t = table().bought("r", 2, SHIELD).put("r", "r3", L2=1).put("k", "r3", L1=1)
    black_attacks(t, "hit r3 r.L2:2")
    assert (t.units("r", 2), t.points("k")) == (["r3"], 0)


@pytest.mark.rules("IG-ACTV-13")
def test_ig_ex_17_one_point_each_two_and_three_make_eight() -> None:
    """Three Crabs and a Wyvern with two bought Attacks have a pool of nine."""
    t = table().put("k", "r3", L1=3, L3=1).bought("k", 3, ATTACK, ATTACK)
    t.put("r", "r3", inf=1, L1=1, L2=1, L3=1).has("r", gold=0)
    t.order("r k b g").start(Activation()).play("spy keep", "done", "attack")
    t.play("hit r3 r.inf:1 r.L1:1 r.L2:2 r.L3:3 nat:1")
    assert t.points("k") == 8
    assert [t.units("r", level) for level in (1, 2, 3)] == [[], [], []]
    assert (t.markers("r", "r3"), t.s.nation[3]) == (0, 0)


def test_ig_make_12_dominate_and_shield_bring_no_more_points() -> None:
    t = table().bought("r", 1, SHIELD).put("r", "r3", L1=1).put("k", "r3", L1=1)
    t.has("r", gold=0)
    assert black_attacks(t, "hit r3 r.L1:2").points("k") == 1


def test_ig_ex_23_who_kills_the_only_nation_dominates_with_one_influence() -> None:
    t = table().put("k", "r3", L1=1)
    assert t.ranks("r3") == ""
    black_attacks(t, "hit r3 nat:1")
    assert (t.inf("k", "r3"), t.ranks("r3")) == (1, "k")


def test_ig_tv_159_a_shielded_faun_against_one_crab_or_two() -> None:
    t = table().bought("g", 2, SHIELD).put("g", "r2", inf=1, L2=1).put("k", "r2", L1=1)
    black_attacks(t, "hit r2 g.inf:1 nat:1")
    assert (t.points("k"), t.units("g", 2)) == (2, ["r2"])

    t = table().bought("g", 2, SHIELD).put("g", "r2", inf=1, L2=1).put("k", "r2", L1=1)
    black_attacks(t, "hit r2 g.L2:2")
    assert (t.points("k"), t.units("g", 2)) == (0, ["r2"])

    for rest in ("g.inf:1", "nat:1"):
        t = table().bought("g", 2, SHIELD).put("g", "r2", inf=1, L2=1).put("k", "r2", L1=2)
        black_attacks(t, f"hit r2 g.L2:3 {rest}")
        assert (t.points("k"), t.units("g", 2)) == (3, [])


@pytest.mark.rules("IG-ACTV-14")
def test_ig_tv_160_tree_brothers_have_a_printed_shield() -> None:
    t = table().put("b", "r2", L3=1).put("k", "r2", L1=1, L3=1)
    black_attacks(t, "hit r2 b.L3:3").play("noattack")
    assert (t.units("b", 3), t.points("k")) == (["r2"], 0)

    t = table().put("b", "r2", L3=1).put("k", "r2", L1=2)
    black_attacks(t, "hit r2 b.L3:4").play("noattack")
    assert (t.units("b", 3), t.points("k")) == ([], 3)


# Damage from several attackers.


@pytest.mark.rules("IG-ACT-03", "IG-RUL-26")
def test_ig_tv_54_damage_adds_up_and_the_last_point_scores() -> None:
    t = table().order("k b r g").bought("r", 2, SHIELD).put("r", "r3", L2=1)
    t.put("k", "r3", L1=1).put("b", "r3", L1=1).start(Activation())
    t.play("attack", "hit r3 r.L2:2", "attack", "hit r3 r.L2:1")
    assert t.units("r", 2) == []
    assert (t.points("k"), t.points("b")) == (0, 2)


def test_ig_tv_55_damage_is_wiped_at_the_end_of_the_activation() -> None:
    t = table().bought("r", 2, SHIELD).put("r", "r3", L2=1).put("k", "r3", L1=1)
    for _ in range(2):
        black_attacks(t, "hit r3 r.L2:2")
        assert hurt(t, "r") == [0] * 6
    assert (t.units("r", 2), t.points("k")) == (["r3"], 0)


def crab_and_wyvern() -> Table:
    """Pool 3 in r3 against an Enlightened One, a red marker and a nation; black has paid."""
    t = table().put("k", "r3", L1=1, L3=1).put("r", "r3", inf=1, L2=1)
    return black_attacks(t)


def test_ig_tv_56_three_points_can_be_split_in_several_ways() -> None:
    t = crab_and_wyvern()
    assert t.options == ["hit r3 r.inf", "hit r3 r.L2/0", "hit r3 nat", "done"]
    for other in ("r.inf:1", "nat:1"):
        assert crab_and_wyvern().play(f"hit r3 r.L2:2 {other}").points("k") == 3
    assert crab_and_wyvern().play("hit r3 r.inf:1 nat:1").points("k") == 2
    assert crab_and_wyvern().play("hit r3 r.L2:3").points("k") == 2


def test_ig_ex_24_van_dykens_two_ways_to_split_damage() -> None:
    """The printed picture is lost; by the catalogue IG-TV-35, 36 and 56 stand in for it."""
    unit_and_nation = crab_and_wyvern().play("hit r3 r.L2:2 nat:1")
    assert (unit_and_nation.points("k"), unit_and_nation.units("r", 2)) == (3, [])
    markers_only = crab_and_wyvern().play("hit r3 r.inf:1 nat:1")
    assert (markers_only.points("k"), markers_only.units("r", 2)) == (2, ["r3"])


def test_ig_clar_01_a_defeated_unit_is_no_target_and_points_are_left_over() -> None:
    t = crab_and_wyvern().play("hit r3 r.L2/0", "hit r3 r.L2/1")
    assert t.options == ["hit r3 r.inf", "hit r3 nat", "done"]
    assert t.reason("hit r3 r.L2/2") == "IG-ACTV-12"
    t.play("done")
    assert (t.points("k"), t.s.nation[3], t.markers("r", "r3")) == (2, 1, 1)


def test_ig_clar_01_a_packed_line_may_name_more_points_than_needed() -> None:
    t = crab_and_wyvern().play("hit r3 r.inf:2")
    assert (t.points("k"), t.units("r", 2), t.options) == (1, ["r3"], [])


# Lying units.


def kills_the_moonlit_brother(red_gold: int) -> Table:
    """Black kills red's only Moonlit Brother in r3, where black has a marker."""
    t = table().put("k", "r3", L1=1, inf=1).put("r", "r3", L1=1).has("r", gold=red_gold)
    return black_attacks(t, "hit r3 r.L1:1")


@pytest.mark.rules("IG-ACTV-12", "IG-RUL-28")
def test_ig_tv_57_a_lying_unit_still_attacks_and_is_then_removed() -> None:
    t = kills_the_moonlit_brother(red_gold=2)
    assert (t.actor, t.units("r", 1)) == ("r", ["r3"])
    t.play("attack", "hit r3 k.inf:1")
    assert (t.points("k"), t.points("r")) == (1, 1)
    assert (t.markers("k", "r3"), t.units("r", 1)) == (0, [])


@pytest.mark.rules("IG-CLAR-21")
def test_ig_tv_58_a_lying_unit_without_two_gold_does_not_attack() -> None:
    t = kills_the_moonlit_brother(red_gold=1)
    assert (t.options, t.units("r", 1)) == ([], [])
    assert (t.points("r"), t.markers("k", "r3"), t.s.gold[t.seat("r")]) == (0, 1, 1)


@pytest.mark.rules("IG-ACTV-12", "IG-RUL-28")
def test_ig_tv_59_a_lying_unit_is_no_target() -> None:
    t = table().put("k", "r3", L1=1).put("r", "r3", L1=1).put("b", "r3", L1=1).has("r", gold=0)
    black_attacks(t, "hit r3 r.L1:1").play("attack")
    assert t.actor == "b"
    assert t.options == ["hit r3 k.L1/0", "hit r3 nat", "done"]
    assert t.refused("hit r3 r.L1:1")


def test_ig_tv_59_a_line_that_names_a_lying_unit_beside_others_is_refused_too() -> None:
    t = table().put("k", "r3", L1=1).put("r", "r3", L1=1).put("b", "r3", L3=1).has("r", gold=0)
    t.bought("b", 3, ATTACK)
    black_attacks(t, "hit r3 r.L1:1").play("attack")
    assert t.refused("hit r3 k.L1:1 r.L1:1")


def test_ig_clar_04_a_lying_unit_holds_its_full_health_until_removal() -> None:
    """A Nightmare with two bought Shields (health 6) against three Crabs (pool 6)."""
    t = table().bought("g", 3, SHIELD, SHIELD).put("g", "r3", L1=1, L3=1).put("k", "r3", L1=3)
    black_attacks(t, "hit r3 g.L3:6")
    assert (t.actor, hurt(t, "g")[5], t.units("g", 3)) == ("g", 6, ["r3"])
    t.play("noattack")
    assert (hurt(t, "g")[5], t.units("g", 3), t.points("k")) == (0, [], 3)


def test_ig_actv_16_upgrades_of_defeated_units_stay() -> None:
    t = table().bought("r", 1, SHIELD).put("r", "r3", L1=1).put("k", "r3", L1=1).has("r", gold=0)
    black_attacks(t, "hit r3 r.L1:2")
    seat = t.seat("r")
    assert (t.units("r", 1), t.s.bought[(seat * 4 + 1) * 5 + SHIELD]) == ([], 1)


# Paying, pools, targets.


def two_regions() -> Table:
    """A Crab in r1 against three green markers, a Wyvern in r4 against one; black has paid."""
    t = table().put("k", "r1", L1=1).put("k", "r4", L3=1).put("g", "r1", inf=3)
    return black_attacks(t.put("g", "r4", inf=1))


@pytest.mark.rules("IG-ACTV-08")
def test_ig_tv_60_pools_are_not_shared_but_one_payment_covers_all() -> None:
    t = two_regions().play("hit r1 g.inf", "hit r1 g.inf")
    assert t.refused("hit r1 g.inf")
    t.play("hit r4 g.inf")
    assert (t.points("k"), t.s.gold[t.seat("k")], t.options) == (3, 0, [])


def test_ig_tv_60_a_packed_line_cannot_use_more_than_the_pool() -> None:
    """CLAR-01 forgives points that a target no longer needs, not points nobody has."""
    assert two_regions().refused("hit r1 g.inf:3")


@pytest.mark.rules("IG-RUL-27", "IG-VUKO-14")
def test_ig_tv_61_a_marker_behind_vuko_can_be_hit() -> None:
    t = table().vuko("r4").put("g", "r4", ctl=1).put("k", "r4", L1=1)
    black_attacks(t, "hit r4 g.ctl:1")
    assert (t.markers("g", "r4"), t.s.supply[t.seat("g")], t.points("k")) == (0, 20, 1)
    assert t.s.controlled == [0, 0, 0, 0]


@pytest.mark.rules("IG-ACTV-11")
def test_ig_actv_09_free_and_controlled_markers_are_different_targets() -> None:
    t = table().vuko("r4").put("b", "r4", inf=1, ctl=1).put("k", "r4", L1=1)
    black_attacks(t)
    assert t.options == ["hit r4 b.inf", "hit r4 b.ctl", "hit r4 nat", "done"]
    t.play("hit r4 b.inf")
    assert (t.markers("b", "r4"), t.s.controlled[t.seat("b")]) == (1, 1)
    t.play("hit r4 b.ctl")
    assert (t.markers("b", "r4"), t.s.controlled[t.seat("b")], t.points("k")) == (0, 0, 2)


def test_ig_actv_09_two_crabs_that_begin_with_the_nation_lose_nothing() -> None:
    t = table().has("b", gold=0).put("k", "r1", L1=2)
    t.put("b", "r1", inf=1, L1=1).put("g", "r1", inf=1)
    black_attacks(t, "hit r1 nat")
    assert t.options == ["hit r1 b.inf", "hit r1 b.L1/0", "hit r1 g.inf", "done"]
    t.play("hit r1 g.inf", "hit r1 b.L1/0", "hit r1 b.inf")
    assert (t.points("k"), t.options) == (4, [])


FOUR_TARGETS = ("hit r1 b.inf", "hit r1 b.L1/0", "hit r1 g.inf", "hit r1 nat")


@pytest.mark.rules("IG-CLAR-22")
@pytest.mark.parametrize("order", list(permutations(FOUR_TARGETS)), ids=" ".join)
def test_ig_actv_09_four_targets_fall_in_any_of_24_orders(order: tuple[str, ...]) -> None:
    t = table().has("b", gold=0).put("k", "r1", L1=2)
    t.put("b", "r1", inf=1, L1=1).put("g", "r1", inf=1)
    black_attacks(t, *order)
    assert (t.points("k"), t.units("b", 1), t.options) == (4, [], [])
    assert (t.markers("b", "r1"), t.markers("g", "r1"), t.s.nation[1]) == (0, 0, 0)


def test_ig_d_30_regions_are_attacked_in_any_order_even_by_turns() -> None:
    t = two_regions().play("hit r4 g.inf", "hit r1 g.inf")
    assert t.reason("hit r4 nat") == "IG-ACTV-08", "the points of r4 are used up"
    t.play("hit r1 nat")
    assert (t.points("k"), t.markers("g", "r1"), t.options) == (3, 2, [])


def test_ig_actv_15_points_are_lost_only_by_choice_or_without_a_target() -> None:
    t = two_regions().play("hit r1 g.inf", "done")
    assert (t.points("k"), t.options) == (1, [])
    t = table().put("k", "r1", L1=3).put("g", "r1", inf=1)
    black_attacks(t, "hit r1 nat", "hit r1 g.inf")
    assert (t.points("k"), t.options) == (2, []), "four of six points found no target"


def test_ig_actv_07_without_payment_nobody_attacks_and_nobody_pays_twice() -> None:
    t = table().order("k b r g").put("k", "r3", L1=1).has("k", gold=5).start(Activation())
    t.play("attack", "hit r3 nat:1")
    assert (t.options, t.s.gold[t.seat("k")]) == ([], 3)
    t.start(Activation()).play("noattack")
    assert (t.options, t.s.gold[t.seat("k")]) == ([], 3)


def test_ig_clar_09_paying_without_a_target_is_offered() -> None:
    t = table().put("k", "r1", L1=1).has("k", gold=2)
    t.s.nation[1] = 0
    t.start(Activation())
    assert t.options == ["attack", "noattack"]
    t.play("attack")
    assert (t.options, t.s.gold[t.seat("k")], t.points("k")) == ([], 0, 0)


@pytest.mark.rules("IG-CLAR-21")
def test_ig_clar_09_nobody_without_an_attack_unit_is_asked() -> None:
    """As in the sample record of section 27.4, where a lone Drakkar is not asked."""
    t = table().put("b", "r1", L2=1).has("b", gold=2)
    assert t.start(Activation()).options == []


@pytest.mark.rules("IG-DEF-04")
def test_ig_end_05_goal_objects_and_vuko_cannot_be_hit() -> None:
    t = table().vuko("r5").reserves("r5", thorn="r5").put("k", "r5", L1=1)
    t.s.towers, t.s.nightmare[5] = 1 << 5, 2
    assert black_attacks(t).options == ["hit r5 nat", "done"]
    t.play("hit r5 nat")
    assert (t.s.vuko, t.s.thorn, t.s.towers) == (5, 5, 1 << 5)
    assert (t.s.nightmare[5], t.s.reserve[5]) == (2, 1)


# Two damaged units of one type: health 3 each.


def two_enlightened(*damage: int, crabs: int) -> Table:
    """Blue has hit one of two shielded Enlightened Ones for each damage named; black has paid.

    Green has a Wild Child there, so that the damage can be seen before the removal.
    """
    t = table().order("b k g r").bought("r", 2, SHIELD).put("r", "r3", L2=2).put("g", "r3", L1=1)
    t.put("b", "r3", L1=3).put("k", "r3", L1=crabs).start(Activation()).play("attack")
    t.play(*[f"hit r3 r.L2/{already}" for already in damage])
    if t.actor == "b":
        t.play("done")
    return t.play("attack")


def enlightened_targets(t: Table) -> list[str]:
    """The Enlightened Ones that can be hit, by the damage they have taken."""
    return [line.removeprefix("hit r3 r.") for line in t.options if "r.L2" in line]


def test_ig_actv_10_equal_units_with_different_damage_are_different_targets() -> None:
    t = two_enlightened(0, 1, crabs=2)
    assert (hurt(t, "r")[3:5], enlightened_targets(t)) == ([2, 0], ["L2/0", "L2/2"])
    t.play("hit r3 r.L2/0")
    assert (hurt(t, "r")[3:5], enlightened_targets(t)) == ([2, 1], ["L2/1", "L2/2"])
    t.play("hit r3 r.L2/2")
    assert (hurt(t, "r")[3:5], enlightened_targets(t), t.points("k")) == ([3, 1], ["L2/1"], 2)


def test_ig_actv_10_equal_units_with_equal_damage_are_one_target() -> None:
    t = two_enlightened(0, 0, crabs=1)
    assert (hurt(t, "r")[3:5], enlightened_targets(t)) == ([1, 1], ["L2/1"])
    t.play("hit r3 r.L2/1")
    assert (hurt(t, "r")[3:5], enlightened_targets(t)) == ([2, 1], ["L2/1", "L2/2"])


def test_ig_actv_10_two_hurt_units_can_both_be_finished() -> None:
    t = two_enlightened(0, 0, 1, crabs=2)
    t.play("hit r3 r.L2/1", "hit r3 r.L2/2", "hit r3 r.L2/2", "done", "noattack")
    assert (t.points("k"), t.units("r", 2)) == (4, [])


def test_ig_d_31_a_packed_hit_falls_on_the_most_damaged_unit() -> None:
    t = two_enlightened(0, 0, 1, crabs=1).play("hit r3 r.L2:1")
    assert (hurt(t, "r")[3:5], t.points("k")) == ([3, 1], 2)


def test_ig_d_31_a_packed_hit_may_name_the_less_damaged_unit() -> None:
    """`/0` names the damage taken so far: both points go to the unit that had none."""
    t = two_enlightened(0, 1, crabs=1).play("hit r3 r.L2/0:2")
    assert hurt(t, "r")[3:5] == [2, 2]


def test_ig_d_31_a_packed_hit_may_name_both_units() -> None:
    """They have one and two damage and need two points and one."""
    t = two_enlightened(0, 0, 1, crabs=2).play("hit r3 r.L2/1:2 r.L2/2:1")
    assert (hurt(t, "r")[3:5], t.points("k")) == ([3, 3], 4)
