"""Worked examples of the solo variant: the Domination phase."""

import pytest

from skald.games.icegarden.rules.domination import Dominate
from tests.support import Table, table


def second_to_the_npc(place: str) -> Table:
    """The NPC is first and the player second in a region; the yield is about to be taken."""
    t = table("b", npc="k").has("b", pop=0, gold=0, mf=0)
    t.put("k", place, inf=3).put("b", place, inf=2)
    return t.start(Dominate(t.place(place)))


def resources(t: Table) -> tuple[int, int, int]:
    """The player's population, gold and M-factor."""
    return t.s.population[0], t.s.gold[0], sum(t.s.mfactor[:4])


@pytest.mark.rules("IG-SOLO-23")
def test_ig_tv_123_the_second_takes_nothing_printed_with_2() -> None:
    assert resources(second_to_the_npc("r5")) == (1, 0, 0)
    assert resources(second_to_the_npc("r6")) == (0, 1, 0)
    t = second_to_the_npc("r3")
    assert t.ranks("r3") == "kb"
    assert t.options == ["collect pop", "collect gold", "collect mf"]


@pytest.mark.rules("IG-SOLO-25")
def test_ig_solo_22_the_npc_takes_neither_tile_nor_reserve_nor_piper() -> None:
    t = table("b", npc="k").put("k", "r3", inf=3).put("k", "r4", L2=1)
    stock = t.s.stock[:]
    t.start(Dominate(3), Dominate(4))
    assert t.s.stock == stock
    assert (t.s.reserve[3], t.s.reserve[4], t.s.reserve_down) == (1, 0, 1)


def test_ig_solo_24_both_sides_score_a_red_ship() -> None:
    t = table("b", npc="k").put("k", "r6", inf=3).put("b", "r6", inf=2)
    t.s.scorings = 1
    t.start(Dominate(6))
    assert (t.points("k"), t.points("b")) == (3, 2)


@pytest.mark.rules("IG-SOLO-04")
def test_ig_tv_124_a_full_tie_goes_to_the_npc() -> None:
    t = table("b", npc="k").put("b", "r1", inf=2).put("k", "r1", inf=2)
    t.put("b", "r4", inf=1).put("k", "r5", inf=1)
    assert t.ranks("r1") == "kb"
    assert t.put("b", "r2", inf=1).ranks("r1") == "bk"


@pytest.mark.rules("IG-SOLO-26")
def test_ig_tv_125_npc_pillage_takes_the_highest_m_factor() -> None:
    t = table("b", npc="r").put("r", "r6", L2=1).put("b", "r6", inf=1)
    t.has("b", pop=1, gold=0, mf=(1, 0, 1, 0))
    stock = t.s.stock[2]
    t.start(Dominate(6))
    assert t.actor == "*"
    assert t.refused("die 3")
    t.play("die 5")
    assert t.s.mfactor[:4] == [1, 0, 0, 0]
    assert t.s.mfactor[4:] == [0, 0, 0, 0]
    assert t.s.stock[2] == stock + 1
    assert t.s.towers == 1 << 6


def test_ig_rul_68_nothing_is_rolled_if_the_player_has_nothing() -> None:
    t = table("b", npc="r").put("r", "r6", L2=1).put("b", "r6", inf=1)
    t.has("b", pop=0, gold=0, mf=0).start(Dominate(6))
    assert t.actor == ""
    assert t.s.towers == 1 << 6


@pytest.mark.rules("IG-SOLO-27")
def test_ig_rul_68_the_player_pillages_the_stock_where_the_npc_is_present() -> None:
    t = table("r", npc="b").put("r", "r6", L2=1).put("b", "r6", inf=1).stock(gold=0)
    t.start(Dominate(6))
    assert t.options == ["pillage b pop", "pillage b mf0"]
    t.play("pillage b mf0")
    assert t.s.mfactor[:4] == [2, 0, 0, 0]
    alone = table("r", npc="b").has("r", pop=0, gold=0, mf=0).put("r", "r6", L2=1)
    assert alone.start(Dominate(6)).options == ["collect pop", "collect gold"]


@pytest.mark.rules("IG-SOLO-25")
def test_ig_rul_72_the_npc_takes_free_markers_before_controlled_ones() -> None:
    for npc, does in (("b", "recruits"), ("g", "enthrals")):
        t = table("r", npc=npc).vuko("r6").put("r", "r6", inf=1, ctl=1).put(npc, "r6", inf=2, L2=1)
        t.start(Dominate(6))
        assert t.markers("r", "r6") == t.s.controlled[0] == 1, does
        assert t.s.controlled[1] == 0
        assert sum(t.s.garden) == (npc == "b")


def callo_locks_r2(t: Table) -> Table:
    """Two Nightmare tokens lie in r2; its neighbours r1 and r6 have swapped tiles 1 and 6."""
    t.s.tile[1], t.s.tile[6] = 6, 1
    t.s.nightmare[2] = 2
    return t.start(Dominate(2))


def test_ig_clar_18_displaced_npc_markers_go_to_the_lowest_number() -> None:
    """Of red's three markers Callo's Faun enthrals one; two of her four markers leave."""
    t = callo_locks_r2(table("g", npc="r").put("g", "r2", inf=3, L2=1).put("r", "r2", inf=3))
    assert t.actor == "g"
    t.play("scatter r1*2")
    assert (t.markers("g", "r2"), t.markers("g", "r1")) == (2, 2)
    assert (t.markers("r", "r2"), t.markers("r", "r6")) == (0, 2)


def test_ig_rul_72_an_npc_callo_sends_her_own_markers_to_the_lowest_number() -> None:
    t = callo_locks_r2(table("r", npc="g").put("g", "r2", inf=4, L2=1).put("r", "r2", inf=3))
    assert (t.markers("g", "r2"), t.markers("g", "r6")) == (3, 2)
    assert t.actor == "r"
    t.play("scatter r3*1 r5*1")
    assert t.markers("r", "r2") == 0
    assert t.units("g", 2) == ["r2"]
