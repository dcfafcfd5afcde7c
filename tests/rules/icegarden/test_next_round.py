"""Worked examples on the start of the next round: catching up."""

import pytest

from skald.games.icegarden.rules.rounds import NextRound
from tests.support import Table, table


def catching_up(t: Table, *letters: str) -> Table:
    """The start of a round in which all others have two markers on the map."""
    for letter in "bkrg":
        if letter not in letters:
            t.put(letter, "r8", inf=2)
    return t.start(NextRound())


def is_asked(t: Table) -> bool:
    """Whether somebody may catch up; otherwise the Initiative phase has begun."""
    return t.options[0].startswith("catchup")


@pytest.mark.rules("IG-NEXT-03")
def test_ig_tv_107_units_do_not_count_for_catching_up() -> None:
    t = catching_up(table().put("b", "r1", L1=3), "b")
    assert t.options == [*(f"catchup r{p}" for p in range(1, 9)), "done"]
    t.play("b catchup r7", "b catchup r2")
    assert (t.markers("b", "r7"), t.markers("b", "r2"), t.s.population[0]) == (1, 1, 6)
    assert t.options == ["init 1", "init 2"]


def test_ig_tv_107_placing_is_free_but_population_comes_by_itself() -> None:
    t = catching_up(table().put("b", "r1", L1=3), "b").play("done")
    assert (t.s.supply[0], t.s.population[0], t.s.stock[0]) == (20, 6, 6)
    assert not is_asked(t)
    t = catching_up(table().put("b", "r1", L1=3), "b").play("catchup r5", "done")
    assert (t.s.supply[0], t.s.population[0]) == (19, 6)


@pytest.mark.rules("IG-RUL-48")
def test_ig_tv_108_markers_in_viper_gorge_do_not_count() -> None:
    t = table().put("b", "r1", inf=1).supply("b", 15)
    assert t.s.viper_markers[0] == 4
    catching_up(t, "b").play("catchup r5")
    assert (t.markers("b", "r5"), t.s.population[0]) == (1, 6)
    assert not is_asked(t)


def test_ig_next_01_with_exactly_two_markers_there_is_nothing_to_catch_up() -> None:
    t = catching_up(table().put("b", "r1", inf=1).put("b", "r5", inf=1), "b")
    assert not is_asked(t)
    assert t.s.population == [4, 4, 4, 4]


def test_ig_next_01_with_an_empty_supply_only_the_population_comes() -> None:
    t = catching_up(table().put("b", "r1", inf=1).supply("b", 0), "b")
    assert not is_asked(t)
    assert t.s.population[0] == 6


def test_ig_next_01_one_marker_in_supply_is_all_that_can_be_placed() -> None:
    t = catching_up(table().supply("b", 1), "b").play("catchup r3")
    assert not is_asked(t)
    assert (t.markers("b", "r3"), t.s.population[0]) == (1, 6)


@pytest.mark.rules("IG-NEXT-03", "IG-RUL-48")
def test_ig_next_01_markers_in_a_locked_region_do_not_count() -> None:
    t = table().lock("r2").put("g", "r2", inf=3).put("g", "r3", inf=1)
    catching_up(t, "g")
    assert t.options == [*(f"catchup r{p}" for p in (1, 3, 4, 5, 6, 7, 8)), "done"]
    assert t.refused("catchup r2")
    t.play("g catchup r3")
    assert (t.markers("g", "r3"), t.s.population[t.seat("g")]) == (2, 6)
    assert not is_asked(t)


def test_ig_next_01_markers_behind_vuko_count() -> None:
    t = table().reputation("SZ:[K,R,G] 0:[B]").tokens(b=2).vuko("r4").put("b", "r4", ctl=2)
    assert not is_asked(catching_up(t, "b"))
    assert t.s.population[0] == 4


def test_ig_next_02_a_short_stock_gives_what_it_has_in_order() -> None:
    t = catching_up(table().stock(pop=3).order("g r b k"), "b", "g")
    t.play("g done", "b done")
    assert (t.s.population[t.seat("g")], t.s.population[t.seat("b")]) == (6, 5)
    assert t.s.stock[0] == 0


def test_ig_next_04_catching_up_in_the_order_of_the_finished_round() -> None:
    t = catching_up(table().order("g r b k"), "b", "k", "r")
    turns = ""
    while is_asked(t):
        turns += t.actor
        t.play("done")
    assert turns == "rbk"
    assert t.actor == "g"
