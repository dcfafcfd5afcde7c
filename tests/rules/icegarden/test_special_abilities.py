"""Worked examples on the Thorn, the special abilities and their events."""

import pytest

from skald.games.icegarden.rules.domination import Dominate, Domination
from tests.support import Table, table


def goods(t: Table, letter: str) -> tuple[int, int, int]:
    """Population, gold and M-factor on level 0."""
    seat = t.seat(letter)
    return t.s.population[seat], t.s.gold[seat], t.s.mfactor[seat * 4]


# Recruitment.


@pytest.mark.rules("IG-DOM-10", "IG-RUL-37")
def test_ig_tv_85_two_drakkars_recruit_one_marker() -> None:
    t = table().put("b", "r5", L2=2).put("k", "r5", inf=2).put("r", "r5", inf=2)
    t.start(Dominate(5))
    assert t.options == ["recruit k inf", "recruit r inf"]
    t.play("b recruit r inf")
    assert (t.markers("k", "r5"), t.markers("r", "r5"), t.s.garden) == (2, 1, [0, 0, 1, 0])
    assert t.options == ["collect pop", "collect gold"]


@pytest.mark.rules("IG-VUKO-14", "IG-DOM-16")
def test_ig_dom_11_a_marker_behind_vuko_can_be_recruited() -> None:
    t = table().vuko("r5").tokens(k=1).put("b", "r5", L2=2).put("k", "r5", inf=1, ctl=1)
    t.start(Dominate(5))
    assert t.options == ["recruit k inf", "recruit k ctl"]
    t.play("b recruit k ctl")
    assert (t.markers("k", "r5"), t.inf("k", "r5"), t.s.controlled[1]) == (1, 1, 0)
    assert (t.s.garden[1], t.s.supply[1]) == (1, 18)


def test_ig_dom_11_nation_markers_are_not_recruited() -> None:
    t = table().put("b", "r5", L2=2).start(Dominate(5))
    assert t.options == ["collect pop", "collect gold"]
    assert t.s.nation[5] == 1
    assert sum(t.s.garden) == 0


# Enthral and Torment.


@pytest.mark.rules("IG-DOM-15")
def test_ig_tv_86_enthral_needs_a_green_marker() -> None:
    t = table().supply("g", 0).put("g", "r5", L2=1).put("k", "r5", inf=1).start(Dominate(5))
    assert t.markers("k", "r5") == 1
    assert t.markers("g", "r5") == 0
    t = table().supply("g", 1).put("g", "r5", L2=1).put("k", "r5", inf=1).start(Dominate(5))
    assert t.markers("k", "r5") == 0
    assert t.markers("g", "r5") == 1


@pytest.mark.rules("IG-DEF-07", "IG-DOM-15")
def test_ig_tv_87_enthral_changes_the_ranking_for_the_yield() -> None:
    t = table().put("g", "r5", inf=2, L2=1).put("k", "r5", inf=2)
    assert (t.inf("g", "r5"), t.ranks("r5")) == (4, "gk")
    t.start(Dominate(5))
    assert (t.inf("g", "r5"), t.inf("k", "r5"), t.ranks("r5")) == (5, 1, "g")
    t.play("g collect gold")
    assert t.actor == ""
    assert goods(t, "k") == (4, 2, 1)


@pytest.mark.rules("IG-DOM-16")
def test_ig_rul_38_enthralled_behind_vuko_stays_behind_him() -> None:
    t = table().vuko("r5").tokens(k=1).put("g", "r5", inf=1, L2=1).put("k", "r5", inf=1, ctl=1)
    t.start(Dominate(5))
    assert t.options == ["enthral k inf", "enthral k ctl"]
    t.play("g enthral k ctl")
    assert (t.markers("g", "r5"), t.inf("g", "r5")) == (2, 3)
    assert (t.s.controlled[t.seat("g")], t.s.controlled[t.seat("k")]) == (1, 0)
    assert (t.markers("k", "r5"), t.s.supply[t.seat("k")]) == (1, 19)


def test_ig_dom_14_no_third_nightmare_token_in_a_region() -> None:
    t = table().put("g", "r5", L3=1)
    for tokens in (1, 2, 2):
        t.start(Dominate(5))
        assert t.s.nightmare[5] == tokens


def test_ig_comp_19_no_fifth_nightmare_token_on_the_map() -> None:
    t = table().put("g", "r5", L3=1)
    t.s.nightmare[2], t.s.nightmare[3] = 2, 1
    t.start(Dominate(5))
    assert t.s.nightmare[5] == 1, "the fourth"
    t.s.nightmare[5], t.s.nightmare[3] = 0, 2
    t.start(Dominate(5))
    assert t.s.nightmare[5] == 0, "the fifth"


# Pillage and the Red Tower.


@pytest.mark.rules("IG-DOM-13", "IG-DOM-18")
def test_ig_tv_91_no_second_tower_but_pillage() -> None:
    t = table().put("r", "r5", L2=1).put("b", "r5", inf=1)
    t.start(Dominate(5)).play("r pillage b gold")
    assert t.s.towers == 1 << 5
    assert goods(t, "r") == (4, 3, 1)
    t.start(Dominate(5)).play("r pillage b gold")
    assert t.s.towers == 1 << 5
    assert goods(t, "r") == (4, 4, 1)
    assert goods(t, "b") == (4, 0, 1)


@pytest.mark.parametrize("edition", ["standard", "second-pl"])
def test_ig_tv_92_a_marker_makes_a_victim(edition: str) -> None:
    t = table(edition=edition).put("r", "r5", L2=1).put("b", "r5", inf=1).start(Dominate(5))
    assert t.options == ["pillage b pop", "pillage b gold", "pillage b mf0"]


@pytest.mark.parametrize("edition", ["en-rewrite", "second-de"])
def test_ig_tv_92_only_a_unit_makes_a_victim(edition: str) -> None:
    t = table(edition=edition).put("r", "r5", L2=1).put("b", "r5", inf=1).start(Dominate(5))
    assert t.options == ["collect pop", "collect gold"]
    t = table(edition=edition).put("r", "r5", inf=1, L2=1).put("b", "r5", L1=1).start(Dominate(5))
    assert t.options == ["pillage b pop", "pillage b gold", "pillage b mf0"]


def test_ig_ed_26_the_switch_pillage_works_on_its_own() -> None:
    strict = table(pillage="unit").put("r", "r5", L2=1).put("b", "r5", inf=1)
    assert strict.start(Dominate(5)).options == ["collect pop", "collect gold"]
    loose = table(edition="second-de", pillage="presence").put("r", "r5", L2=1)
    assert loose.put("b", "r5", inf=1).start(Dominate(5)).options[0] == "pillage b pop"


@pytest.mark.rules("IG-DOM-13")
def test_ig_tv_93_pillaged_m_factor_comes_from_any_level() -> None:
    t = table().has("b", pop=1, gold=0, mf=(0, 0, 0, 1)).put("r", "r5", L2=1).put("b", "r5", inf=1)
    t.start(Dominate(5))
    assert t.options == ["pillage b pop", "pillage b mf3"]
    t.play("r pillage b mf3")
    assert t.s.mfactor[:4] == [0, 0, 0, 0]
    assert t.s.mfactor[t.seat("r") * 4 :][:4] == [2, 0, 0, 0]


def test_ig_rul_40_a_marker_behind_vuko_makes_a_victim() -> None:
    t = table().vuko("r5").tokens(b=1).put("r", "r5", L2=1).put("b", "r5", ctl=1)
    assert t.start(Dominate(5)).options[0] == "pillage b pop"


# Piper, transport and the Thorn.


@pytest.mark.rules("IG-DOM-27")
def test_ig_tv_88_transport_and_absorption_take_two_rounds() -> None:
    """The Thorn lies in r5, not in r8."""
    t = table().reserves("r1", "r2", "r3", "r4", thorn="r5").put("k", "r3", L2=1)
    t.put("k", "r5", inf=2).start(Domination())
    assert goods(t, "k") == (5, 2, 1), "the Piper's population"
    assert (t.s.reserve[3], t.s.reserve[5], t.s.reserve_down) == (0, 0, 1)
    t.play("k collect gold", "k collect gold")
    assert goods(t, "k") == (5, 4, 1), "no M-factor in r3 nor in r5"
    assert (t.s.reserve[5], t.s.reserve_down, t.s.absorbed) == (1, 0, 0)
    t.start(Domination()).play("k collect gold")
    assert (t.s.reserve[5], t.s.absorbed) == (0, 1)


def test_ig_tv_89_whoever_else_dominates_the_thorn_takes_m_factor() -> None:
    t = table().reserves("r1", "r2", "r8", "r8").put("r", "r8", inf=2)
    t.start(Dominate(8)).play("r collect gold")
    assert goods(t, "r") == (4, 4, 3)
    assert (t.s.absorbed, t.s.reserve[8]) == (0, 2)


def test_ig_tv_90_the_thorn_absorbs_all_reserves_at_once() -> None:
    t = table().reserves("r1", "r2", "r8", "r8").put("k", "r8", inf=2).start(Dominate(8))
    assert (t.s.absorbed, t.s.reserve[8]) == (2, 0)
    t.play("k collect gold")
    assert goods(t, "k") == (4, 4, 1)


def test_ig_dom_12_the_piper_finds_an_empty_stock() -> None:
    t = table().stock(pop=0).put("k", "r5", L2=1).start(Dominate(5))
    assert goods(t, "k") == (4, 3, 1), "no population; of tile #5 only the gold is left"
    assert t.s.stock[0] == 0
