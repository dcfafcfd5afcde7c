"""Worked examples of the solo variant: Activation, Vuko and the NPC's upgrades."""

import pytest

from skald.games.icegarden.ids import ATTACK, BEARS, DOMINATE, SHIELD, SNAKE, SPEED
from skald.games.icegarden.queries import ability, health
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.initiative import NewOrder
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def strength(t: Table, letter: str, level: int) -> str:
    """Attack and health of a type, written `1/2`."""
    seat = t.seat(letter)
    return f"{ability(t.s, seat, level, ATTACK)}/{health(t.s, seat, level)}"


def bought(t: Table, letter: str, level: int) -> dict[int, int]:
    """The bought tokens on a type, by ability."""
    base = (t.seat(letter) * 4 + level) * 5
    return {n: t.s.bought[base + n] for n in range(1, 5) if t.s.bought[base + n]}


def tokens_used(t: Table) -> dict[int, int]:
    """How many upgrade tokens have left the stock, by ability."""
    used = {n: t.s.setting.mix[n] - t.s.upgrade_stock[n] for n in (ATTACK, SHIELD, DOMINATE, SPEED)}
    return {n: amount for n, amount in used.items() if amount}


# Attack.


def test_ig_tv_120_the_npc_kills_the_highest_unit_it_can() -> None:
    t = table("r", npc="k").put("k", "r2", L1=1, L3=1).put("r", "r2", inf=2, L2=1, L3=1)
    t.start(Activation()).play("spy keep")
    assert t.units("r", 3) == []
    assert t.units("r", 2) == ["r2"]
    assert t.markers("r", "r2") == 2
    assert (t.points("k"), t.points("r")) == (3, 0)


def test_ig_tv_121_what_cannot_be_killed_is_left_alone() -> None:
    t = table("r", npc="k").has("r", gold=0)
    t.put("k", "r2", L1=1).put("r", "r2", inf=2, L1=1, L3=1)
    t.start(Activation()).play("spy keep")
    assert t.units("r", 3) == ["r2"]
    assert t.units("r", 1) == []
    assert t.markers("r", "r2") == 1
    assert t.points("k") == 2


def test_ig_rul_63_free_markers_fall_first_and_nations_are_spared() -> None:
    t = table("r", npc="k").vuko("r2").put("r", "r2", inf=1, ctl=2).put("k", "r2", L1=1)
    t.start(Activation())
    assert t.markers("r", "r2") == t.s.controlled[0] == 1
    t.put("k", "r3", L1=1).put("r", "r3", inf=1).start(Activation())
    assert t.s.nation[3] == 1
    assert t.points("k") == 4


@pytest.mark.rules("IG-SOLO-33")
def test_ig_rul_78_the_npc_attacks_first_and_a_lying_unit_still_strikes_back() -> None:
    t = table("r", npc="k").has("r", gold=2)
    t.put("k", "r2", inf=1, L1=1).put("r", "r2", L1=1)
    t.start(Activation())
    assert t.points("k") == 1
    t.play("attack", "hit r2 k.L1:1")
    assert t.units("r", 1) == t.units("k", 1) == []
    assert t.points("r") == 1


@pytest.mark.rules("IG-SOLO-33")
def test_ig_rul_78_the_npc_leads_every_order_and_never_has_vuko_tokens() -> None:
    t = table("b", npc="k").put("b", "r2", inf=3).put("k", "r2", inf=3)
    t.start(NewOrder())
    assert t.turn_order() == "kb"
    t.s.round = 2
    t.start(VukoBox())
    assert t.s.vuko == 2
    assert (t.inf("b", "r2"), t.inf("k", "r2")) == (2, 3)
    assert t.s.tokens == [1, 0]


def test_ig_rul_67_the_npc_never_uses_speed() -> None:
    t = table("b", npc="k").put("k", "r1", L3=1).put("b", "r5", inf=1).start(Activation())
    assert ability(t.s, t.seat("k"), 3, SPEED) == 1
    assert (t.units("k", 3), t.options) == (["r1"], [])


# Drakkars.


@pytest.mark.rules("IG-RUL-77")
def test_ig_tv_128_the_npc_gathers_where_the_player_is() -> None:
    """After the crossing the Volcano People and the Tree Brothers hit two markers in r4."""
    t = table("r", npc="b").put("b", "r1", inf=2, L1=1, L2=1, L3=1).put("b", "r4", L2=1)
    t.put("r", "r4", inf=5).start(Activation())
    assert (t.markers("b", "r1"), t.markers("b", "r4")) == (0, 2)
    assert t.units("b", 1) == t.units("b", 3) == ["r4"]
    assert t.units("b", 2) == ["r1", "r4"]
    assert t.markers("r", "r4") == 3


@pytest.mark.rules("IG-RUL-77")
def test_ig_solo_19_dominating_both_regions_the_npc_stays() -> None:
    t = table("r", npc="b").put("b", "r1", inf=2, L2=1).put("b", "r4", L2=1).put("r", "r4", inf=1)
    t.start(Activation())
    assert (t.markers("b", "r1"), t.markers("b", "r4")) == (2, 0)


def test_ig_solo_19_with_the_player_in_both_the_die_decides() -> None:
    """Tile 6 lies on r1 and tile 1 on r6: low and high mean numbers, not places."""
    for die, home in (("die 3", "r6"), ("die 4", "r1")):
        t = table("r", npc="b").put("b", "r1", inf=1, L2=1).put("b", "r6", inf=1, L2=1)
        t.s.tile[1], t.s.tile[6] = 6, 1
        t.put("r", "r1", inf=5).put("r", "r6", inf=5).start(Activation()).play(die)
        assert t.markers("b", home) == 2


def test_ig_clar_16_nothing_moves_if_the_player_is_in_neither_region() -> None:
    t = table("r", npc="b").put("b", "r1", inf=1, L2=1).put("b", "r4", L2=1).put("r", "r5", inf=3)
    t.s.nation[1] = 5
    t.start(Activation())
    assert (t.markers("b", "r1"), t.markers("b", "r4")) == (1, 0)


def test_ig_clar_16_controlled_markers_count_as_influence() -> None:
    t = table("r", npc="b").vuko("r4").put("r", "r4", ctl=1)
    t.put("b", "r1", inf=1, L2=1).put("b", "r4", L2=1)
    t.s.nation[1] = 5
    t.start(Activation())
    assert (t.markers("b", "r1"), t.markers("b", "r4")) == (0, 1)


# Vuko.


@pytest.mark.rules("IG-SOLO-20")
def test_ig_tv_122_in_round_1_vuko_comes_only_after_a_summon() -> None:
    t = table("b", npc="k").put("b", "r2", inf=1).has("b", mf=(0, 1, 0, 0))
    t.start(Making(t.seat("b"), 0), VukoBox()).play("shift -", "upgrade -", "done")
    assert t.s.vuko == t.s.tokens[0] == 0
    t.start(Making(t.seat("b"), 0), VukoBox()).play("summon L1 r2", "done")
    assert t.s.vuko == 2
    assert t.s.tokens[0] == 1


def test_ig_solo_21_from_round_2_vuko_always_visits_the_player() -> None:
    t = table("b", npc="k").put("b", "r5", inf=1).put("k", "r2", inf=9)
    t.s.round = 2
    t.start(VukoBox())
    assert t.s.vuko == 5
    assert t.s.tokens == [1, 0]


def test_ig_tile_06_npc_units_flee_the_snake_by_die_before_the_players() -> None:
    """r2 borders r1, r3, r5 and r6: a 2 and a 4 are rolled again."""
    t = table("b", npc="k", solo="medium", extra_tiles="on")
    t.put("b", "r2", inf=3, L1=2).put("k", "r2", inf=1, L1=1, L3=1)
    t.s.round, t.s.active = 2, 1 << SNAKE
    t.s.vuko_tile = [0, SNAKE * 2, 0, 0, 0]
    t.start(VukoBox())
    assert t.actor == "*"
    assert t.options == ["die 1", "die 3", "die 5", "die 6"]
    t.play("die 6", "die 1")
    assert (t.units("k", 1), t.units("k", 3)) == (["r6"], ["r1"])
    assert t.actor == "b"
    t.play("flee L1 r2>r3")
    assert t.units("b", 1) == ["r3"]
    assert t.markers("k", "r2") == 1


def test_ig_solo_32_both_bears_bring_the_snow_down_on_the_player() -> None:
    t = table("b", npc="k", solo="medium").put("b", "r2", inf=3)
    t.s.round, t.s.snow, t.s.active = 2, 17, 1 << BEARS
    t.s.vuko_tile = [0, BEARS * 2, 0, 0, 0]
    assert t.start(VukoBox()).winners() == "k"


# True Scientist of Midgaard.


@pytest.mark.rules("IG-SOLO-09", "IG-RUL-66")
def test_ig_tv_172_true_scientist_fjollsfinn() -> None:
    t = table("r", npc="b", solo="scientist")
    assert bought(t, "b", 3) == {ATTACK: 2}
    assert bought(t, "b", 2) == {ATTACK: 1}
    assert bought(t, "b", 1) == {SHIELD: 1}
    assert [strength(t, "b", level) for level in (1, 2, 3)] == ["1/2", "1/2", "3/4"]
    assert tokens_used(t) == {ATTACK: 3, SHIELD: 1}


def test_ig_tv_173_true_scientist_van_dyken() -> None:
    t = table("r", npc="k", solo="scientist")
    assert bought(t, "k", 3) == {ATTACK: 2}
    assert bought(t, "k", 2) == {ATTACK: 1, SHIELD: 1}
    assert bought(t, "k", 1) == {}
    assert [strength(t, "k", level) for level in (1, 2, 3)] == ["2/1", "1/3", "3/3"]
    assert tokens_used(t) == {ATTACK: 3, SHIELD: 1}


@pytest.mark.rules("IG-SOLO-09", "IG-RUL-66")
def test_ig_tv_174_true_scientist_freihoff() -> None:
    t = table("b", npc="r", solo="scientist")
    assert bought(t, "r", 3) == {ATTACK: 2}
    assert (t.s.spy1, t.s.spy2) == (ATTACK, SHIELD)
    assert bought(t, "r", 2) == {ATTACK: 1, SHIELD: 1}
    assert bought(t, "r", 1) == {SHIELD: 1}
    assert [strength(t, "r", level) for level in (1, 2, 3)] == ["1/2", "1/3", "3/4"]
    assert tokens_used(t) == {ATTACK: 3, SHIELD: 2}


def test_ig_tv_175_true_scientist_callo() -> None:
    t = table("b", npc="g", solo="scientist")
    assert bought(t, "g", 3) == {ATTACK: 2}
    assert bought(t, "g", 2) == {ATTACK: 1, SHIELD: 1}
    assert bought(t, "g", 1) == {SHIELD: 1}
    assert [strength(t, "g", level) for level in (1, 2, 3)] == ["1/2", "1/3", "2/4"]
    assert tokens_used(t) == {ATTACK: 3, SHIELD: 2}


def test_ig_solo_18_the_npc_harrasim_always_spies_attack_and_shield() -> None:
    t = table("b", npc="r").put("r", "r2", L3=1).put("b", "r2", inf=2)
    t.start(Activation())
    assert strength(t, "r", 3) == "1/4"
    assert t.markers("b", "r2") == 1
