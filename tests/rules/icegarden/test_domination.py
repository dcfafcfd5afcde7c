"""Worked examples on the Domination phase in general: who is ranked, in which order.

Players A and B of the catalogue are blue and black; blue, first on top, has the worst reputation
of all in the safe zone, so a tie that reputation alone decided would go against A.
"""

import pytest

from skald.games.icegarden.ids import GOLD, MFACTOR, POPULATION
from skald.games.icegarden.rules.domination import Dominate, Domination, TurnUpReserves
from tests.support import Table, table


@pytest.mark.rules("IG-DOM-06")
def test_ig_ex_10_a_tie_is_broken_by_the_neighbours() -> None:
    t = table().put("r", "r6", inf=2).put("g", "r6", inf=2)
    t.put("r", "r5", inf=1).put("r", "r8", inf=1).put("g", "r3", inf=1)
    assert t.rep() == "SZ:[G,R,K,B]"
    assert t.ranks("r6") == "rg"


@pytest.mark.rules("IG-DEF-11")
def test_ig_tv_79_equal_neighbours_leave_it_to_reputation() -> None:
    t = table().reputation("SZ:[G,R] -1:[B] -3:[K]")
    t.put("b", "r4", inf=2).put("k", "r4", inf=2).put("b", "r1", inf=1).put("k", "r8", inf=1)
    assert t.ranks("r4") == "bk"
    t.reputation("SZ:[G,R] -1:[K] -3:[B]")
    assert t.ranks("r4") == "kb"


@pytest.mark.rules("IG-INF-03", "IG-DOM-05")
def test_ig_tv_80_equality_with_the_nation_loses() -> None:
    t = table().put("b", "r3", inf=1).start(Dominate(3))
    assert t.ranks("r3") == ""
    assert t.options == []
    assert (t.s.population[0], t.s.gold[0], t.s.mfactor[0]) == (4, 2, 1)


@pytest.mark.rules("IG-DEF-14", "IG-DOM-08")
def test_ig_tv_80_a_special_unit_without_dominance_does_nothing() -> None:
    """A special unit has influence 2 at least, so two nation markers stand against it."""
    t = table().put("b", "r3", L2=1).put("k", "r3", inf=1)
    t.s.nation[3] = 2
    t.start(Dominate(3))
    assert t.ranks("r3") == ""
    assert t.options == []
    assert t.markers("k", "r3") == 1
    assert t.s.garden == [0, 0, 0, 0]
    t.s.nation[3] = 1
    t.start(Dominate(3))
    assert t.s.garden == [0, 1, 0, 0], "with one nation less the Drakkar recruits"


@pytest.mark.rules("IG-DOM-06")
def test_ig_tv_142_only_adjacent_regions_count() -> None:
    t = table().put("b", "r8", inf=2).put("k", "r8", inf=2)
    t.put("b", "r4", inf=1).put("b", "r5", inf=1).put("k", "r3", inf=3)
    assert t.ranks("r8") == "bk"


@pytest.mark.rules("IG-RUL-35")
def test_ig_tv_143_markers_behind_vuko_are_left_out_of_the_sum() -> None:
    t = table().vuko("r5").bought("r", 2, 3)
    t.put("r", "r2", inf=3).put("g", "r2", inf=3).put("r", "r6", L2=1)
    t.put("g", "r5", inf=2, ctl=2)
    assert (t.inf("r", "r6"), t.inf("g", "r5"), t.markers("g", "r5")) == (3, 2, 4)
    assert t.ranks("r2") == "rg"


def test_ig_tv_144_no_way_round_through_an_empty_place() -> None:
    t = table("b k r", "F3").put("b", "r7", inf=2).put("k", "r7", inf=2)
    t.put("b", "r3", inf=1).put("k", "r5", inf=2)
    assert t.ranks("r7") == "bk"


@pytest.mark.rules("IG-RUL-35")
def test_ig_tv_146_a_locked_region_is_left_out_of_the_sum() -> None:
    t = table().put("g", "r2", inf=3).lock("r2")
    t.put("k", "r1", inf=2).put("g", "r1", inf=2).put("k", "r4", inf=1)
    assert t.ranks("r1") == "kg"


@pytest.mark.rules("IG-DEF-03", "IG-DOM-01")
def test_ig_tv_148_regions_come_in_the_order_of_their_numbers() -> None:
    t = table(fixture="F4x").start(Domination())
    places = [f"r{event.facts['place']}" for event in t.events("nobody_dominates")]
    assert places == ["r5", "r3", "r7", "r6", "r1", "r8", "r4", "r2"]


@pytest.mark.rules("IG-DEF-04")
def test_ig_dom_04_tokens_and_towers_have_no_influence() -> None:
    t = table().put("k", "r8", inf=1).put("r", "r5", inf=1).put("g", "r6", inf=1)
    t.s.towers, t.s.nightmare[6] = 1 << 5, 2
    assert t.s.thorn == 8
    assert [t.ranks(place) for place in ("r8", "r5", "r6")] == ["", "", ""]


@pytest.mark.rules("IG-DEF-15", "IG-RUL-36")
def test_ig_dom_07_reputation_orders_the_lower_ranks_too() -> None:
    t = table().put("b", "r3", inf=3)
    for letter in "krg":
        t.put(letter, "r3", inf=2)
    assert t.ranks("r3") == "bgrk"
    t.s.nation[3] = 2
    assert t.ranks("r3") == "b"


# The steps of one region.


def told(t: Table) -> list[str]:
    """What has happened, in order."""
    return [event.name for event in t.log.events]


def test_ig_dom_03_the_steps_of_a_region_and_what_follows_the_last() -> None:
    """Black's Musician pipes and carries a reserve off; a red ship is scored."""
    t = table().reserves("r3", thorn="r5").put("k", "r3", L2=1)
    t.s.scorings = 1
    t.start(Dominate(3), TurnUpReserves()).play("k collect gold")
    assert told(t) == ["dominates", "gain", "transport", "gain", "points", "turn_up"]
    assert [event.facts["resource"] for event in t.events("gain")] == [POPULATION, GOLD]


def test_ig_dom_03_reserves_come_after_resources_and_before_points() -> None:
    t = table().reserves("r3").put("b", "r3", inf=2)
    t.s.scorings = 1
    t.start(Dominate(3)).play("b collect gold")
    assert told(t) == ["dominates", "gain", "gain", "points"]
    assert [event.facts["resource"] for event in t.events("gain")] == [GOLD, MFACTOR]


def test_ig_rul_34_the_thorn_absorbs_before_any_ability() -> None:
    t = table().reserves("r5", thorn="r5").put("k", "r5", L2=1).start(Dominate(5))
    assert told(t) == ["dominates", "absorb", "gain"]
