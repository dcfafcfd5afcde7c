"""Worked examples of the solo variant: what the NPC does before each of the player's markers."""

import pytest

from skald.games.icegarden.ids import BOXES, FIRST_SPACE
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.boxes import ResolveBox
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.viper_gorge import ViperGorge
from tests.support import Table, table


def resolve(t: Table, box: str) -> Table:
    """The player's only action marker in a box is about to be resolved."""
    number = BOXES.index(box)
    t.s.spaces[FIRST_SPACE[number]] = 1
    return t.start(ResolveBox(number))


def test_ig_ex_15_a_defeated_unit_is_summoned_again_before_lower_levels() -> None:
    t = table("r", npc="k").put("k", "r6", L3=1).put("k", "r2", L2=2).put("r", "r2", L1=2)
    t.start(Activation()).play("attack", "hit r2 k.L2:2")
    assert t.units("k", 2) == ["r2"]
    resolve(t, "making").play("die 4")
    assert t.units("k", 2) == ["r2", "r4"]
    assert t.units("k", 1) == []
    assert t.actor == "r"


@pytest.mark.rules("IG-COMP-28", "IG-SOLO-10", "IG-SOLO-12")
def test_ig_tv_115_two_npc_markers_come_before_the_player_acts() -> None:
    t = resolve(table("b", npc="r").put("b", "r1", inf=1), "influence")
    assert t.actor == "*"
    assert t.options == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    t.play("die 4")
    assert t.markers("r", "r4") == 2
    assert t.s.population[1] == 0
    assert t.actor == "b"
    t.play("influence r1", "influence r1")
    assert t.markers("b", "r1") == 3


@pytest.mark.rules("IG-SOLO-13")
def test_ig_tv_116_without_markers_a_level_1_unit_comes_if_there_is_one() -> None:
    for on_map, expected in ((1, ["r3", "r5"]), (3, ["r5", "r5", "r5"])):
        t = table("b", npc="r").supply("r", 0).put("r", "r5", L1=on_map)
        resolve(t, "move").play("die 3")
        assert t.units("r", 1) == expected
        assert t.markers("r", "r3") == 0


@pytest.mark.rules("IG-RUL-65", "IG-SOLO-12")
def test_ig_tv_117_one_marker_left_is_placed_alone() -> None:
    t = resolve(table("b", npc="r").supply("r", 1), "move").play("die 3")
    assert t.markers("r", "r3") == 1
    assert t.s.supply[1] == 0
    assert t.units("r", 1) == []


@pytest.mark.rules("IG-SOLO-15")
def test_ig_tv_118_all_units_of_the_highest_free_level_arrive() -> None:
    t = resolve(table("b", npc="k").put("k", "r6", L3=1), "making").play("die 2", "die 5")
    assert t.s.snow == 2
    assert t.units("k", 2) == ["r2", "r5"]
    assert t.units("k", 1) == []
    assert t.actor == "b"


def test_ig_tv_119_the_npc_brings_the_dead_snow_before_the_player_acts() -> None:
    t = table("b", npc="k")
    t.s.snow = 16
    resolve(t, "making")
    assert t.s.snow == 18
    assert t.winners() == "k"
    assert t.actor == ""


@pytest.mark.rules("IG-RUL-71")
def test_ig_tv_188_no_own_making_may_reach_the_limit() -> None:
    t = table("b", npc="k").has("b", mf=(2, 1, 0, 0)).put("b", "r1", inf=1)
    t.s.snow = 15
    resolve(t, "making").play("die 2")
    assert t.s.snow == 17
    assert t.units("k", 3) == ["r2"]
    assert [action.text for action in Making(t.seat("b"), 0).options(t.s)] == ["skip"]
    assert t.actor == t.winners() == ""


@pytest.mark.rules("IG-RUL-71")
def test_ig_tv_188_in_second_de_the_player_may_and_loses() -> None:
    t = table("b", npc="k", edition="second-de")
    t.s.snow = 15
    resolve(t, "making").play("die 2", "shift -")
    assert t.s.snow == 18
    assert t.winners() == "k"


def test_ig_tv_189_plus_two_past_the_limit_counts_as_reached() -> None:
    t = table("b", npc="k")
    t.s.snow = 17
    assert resolve(t, "making").winners() == "k"


def test_ig_clar_06_dead_snow_stops_at_its_limit() -> None:
    t = table("b", npc="k")
    t.s.snow = 17
    assert resolve(t, "making").s.snow == 18


@pytest.mark.rules("IG-SOLO-03", "IG-RUL-62")
def test_ig_tv_190_summoning_costs_no_reputation() -> None:
    t = table("b", npc="k").has("b", mf=(0, 0, 0, 2)).put("b", "r1", inf=1)
    before = t.rep()
    t.start(Making(t.seat("b"), 0)).play("summon L3 r1")
    assert t.s.mfactor[:4] == [0, 0, 0, 1]
    assert t.s.snow == 1
    assert t.rep() == before == "SZ:[K,B]"


@pytest.mark.rules("IG-SOLO-14", "IG-RUL-62", "IG-SOLO-03")
def test_ig_solo_11_and_14_viper_gorge_and_raven_shadow_roll_nothing() -> None:
    t = table("b", npc="k").tokens(b=1)
    t.start(ViperGorge(t.seat("b"), took=0, acted=0))
    assert t.actor == "b"
    assert resolve(t, "raven").actor == "b"
    assert t.options == ["raven shed", "skip"]
    t.tokens(b=0).start(Raven(t.seat("b")))
    assert t.actor == ""


def test_ig_rul_64_a_locked_region_is_rolled_again() -> None:
    t = resolve(table("b", npc="g").lock("r4"), "mountain")
    assert t.options == ["die 1", "die 2", "die 3", "die 5", "die 6"]
    t.play("die 1")
    t.put("g", "r1", L3=1)
    assert resolve(t, "making").refused("die 4")


@pytest.mark.parametrize("solo", ["easy", "scientist"])
def test_ig_solo_16_npc_units_get_no_upgrades_during_play(solo: str) -> None:
    t = table("b", npc="k", solo=solo)
    before = t.s.bought[:]
    resolve(t, "making").play("die 2", "skip")
    assert (t.units("k", 3), t.s.bought) == (["r2"], before)


def test_ig_rul_79_the_english_rewrite_plays_the_same_solo_rules() -> None:
    t = resolve(table("b", npc="r", edition="en-rewrite").put("b", "r1", inf=1), "influence")
    assert t.play("die 4").markers("r", "r4") == 2
    t.s.snow = 16
    assert resolve(t, "making").winners() == "r"
