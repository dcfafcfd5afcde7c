"""Worked examples on resources, reserves and points of a region.

Players A, B, C of the catalogue are blue, black and red.
"""

import pytest

from skald.games.icegarden.rules.domination import Dominate, Domination
from tests.support import Table, table


def goods(t: Table, letter: str) -> tuple[int, int, int]:
    """Population, gold and M-factor on level 0."""
    seat = t.seat(letter)
    return t.s.population[seat], t.s.gold[seat], t.s.mfactor[seat * 4]


def contest(place: str, letters: str = "bkrg", ships: int = 0) -> Table:
    """Everybody named is ranked in a region, the first with most influence."""
    t = table()
    for rank, letter in enumerate(letters):
        t.put(letter, place, inf=5 - rank)
    t.s.scorings = ships
    assert t.ranks(place) == letters
    return t.start(Dominate(t.place(place)))


def scores(t: Table) -> list[int]:
    """Everybody's points: blue, black, red, green."""
    return [t.points(letter) for letter in "bkrg"]


@pytest.mark.rules("IG-DOM-21", "IG-RUL-41")
def test_ig_ex_18_who_picks_gold_gets_both_and_the_fourth_nothing() -> None:
    t = contest("r6")
    assert t.options == ["collect pop", "collect gold", "collect mf"]
    t.play("b collect gold")
    assert t.options == ["collect pop", "collect mf"]
    t.play("k collect mf")
    assert [goods(t, x) for x in "bkrg"] == [(4, 4, 1), (4, 2, 2), (5, 2, 1), (4, 2, 1)]
    assert t.options == []


@pytest.mark.rules("IG-DOM-05")
def test_ig_tv_81_who_only_equals_the_nation_gets_nothing() -> None:
    t = table().put("b", "r6", inf=3).put("k", "r6", inf=1)
    t.s.scorings = 1
    t.start(Dominate(6)).play("b collect mf")
    assert t.options == []
    assert goods(t, "b") == (4, 2, 2)
    assert goods(t, "k") == (4, 2, 1)
    assert scores(t) == [5, 0, 0, 0]


@pytest.mark.rules("IG-DOM-21")
def test_ig_tv_82_three_types_and_three_numbers_for_four() -> None:
    t = contest("r6", ships=1).play("b collect pop", "k collect gold")
    assert [goods(t, x) for x in "bkrg"] == [(5, 2, 1), (4, 4, 1), (4, 2, 2), (4, 2, 1)]
    assert scores(t) == [5, 3, 2, 0]


@pytest.mark.rules("IG-DOM-22")
def test_ig_tv_83_a_short_stock_gives_what_is_left() -> None:
    t = table().stock(gold=1).put("b", "r6", inf=3).put("k", "r6", inf=2)
    t.start(Dominate(6)).play("b collect gold")
    assert goods(t, "b") == (4, 3, 1)
    assert t.s.stock[1] == 0
    assert t.actor == "k"
    assert t.options == ["collect pop", "collect mf"]


@pytest.mark.rules("IG-DOM-22")
def test_ig_tv_84_an_exhausted_type_cannot_be_picked() -> None:
    t = table().stock(gold=0).put("b", "r6", inf=3).start(Dominate(6))
    assert t.options == ["collect pop", "collect mf"]
    assert t.refused("b collect gold")


def test_ig_rul_42_a_tile_with_nothing_in_stock_gives_nothing() -> None:
    t = table().stock(gold=0, pop=0).put("b", "r5", inf=3)
    t.s.scorings = 1
    t.start(Dominate(5))
    assert t.options == []
    assert goods(t, "b") == (4, 2, 1)
    assert t.points("b") == 5


@pytest.mark.rules("IG-DOM-25")
def test_ig_tv_94_two_ships_score_twice() -> None:
    t = contest("r6", "bk", ships=2).play("b collect pop", "k collect gold")
    assert scores(t) == [10, 6, 0, 0]


@pytest.mark.rules("IG-DEF-15")
def test_ig_tv_145_three_tied_players_in_line() -> None:
    t = table().reputation("SZ:[G,R] 0:[K] -2:[B]")
    for letter in "bkr":
        t.put(letter, "r5", inf=2)
    t.put("b", "r1", inf=3).put("k", "r2", inf=3).put("r", "r4", inf=1)
    t.s.scorings = 1
    t.start(Dominate(5))
    assert t.ranks("r5") == "kbr"
    assert t.actor == "k"
    assert t.options == ["collect pop", "collect gold"]
    t.play("k collect pop")
    assert [goods(t, x) for x in "bkr"] == [(4, 3, 1), (6, 2, 1), (4, 2, 1)]
    assert scores(t) == [3, 5, 2, 0]


def test_ig_tv_153_two_types_for_four_players() -> None:
    t = contest("r1", ships=1)
    assert t.options == ["collect pop", "collect gold"]
    t.play("b collect gold")
    assert [goods(t, x) for x in "bkrg"] == [(4, 3, 2), (5, 2, 1), (4, 2, 1), (4, 2, 1)]
    assert scores(t) == [6, 4, 3, 0]


@pytest.mark.rules("IG-RUL-36")
def test_ig_tv_154_numbers_of_empty_ranks_are_not_given() -> None:
    t = table().put("b", "r2", inf=2).put("k", "r2", inf=1)
    t.s.scorings = 1
    t.start(Dominate(2)).play("b collect gold")
    assert scores(t) == [6, 0, 0, 0]


def test_ig_tv_155_two_players_and_two_numbers() -> None:
    """The reserve of r1 lies elsewhere: no M-factor is this tile's own."""
    t = table("b k", "F2").reserves("r2", "r3", "r4", "r5").put("b", "r1", inf=3)
    t.put("k", "r1", inf=2)
    t.s.scorings = 1
    t.start(Dominate(1))
    assert t.options == ["collect pop", "collect gold"]
    t.play("b collect pop")
    assert goods(t, "b") == (5, 2, 1)
    assert goods(t, "k") == (4, 3, 1)
    assert (t.points("b"), t.points("k")) == (5, 4)


def test_ig_tv_156_two_gold_and_the_last_population() -> None:
    t = table().stock(pop=1, gold=9).put("b", "r7", inf=3).put("k", "r7", inf=2)
    t.start(Dominate(7)).play("b collect gold")
    assert goods(t, "b") == (4, 4, 1)
    assert goods(t, "k") == (5, 2, 1)
    assert t.s.stock[:2] == [0, 7]


def test_ig_tv_157_the_last_two_ships_together() -> None:
    t = contest("r8", "bkr", ships=2).play("b collect pop")
    assert scores(t) == [8, 4, 2, 0]


@pytest.mark.parametrize(("letters", "points"), [("b k", 26), ("b k r", 33), ("b k r g", 41)])
def test_ig_tv_158_first_everywhere(letters: str, points: int) -> None:
    t = table(letters)
    for place in t.s.setting.content.places_of[t.s.in_play]:
        t.put("b", f"r{place}", inf=2)
    t.s.scorings = 1
    t.start(Domination())
    while t.options:
        t.play(t.options[0])
    assert t.points("b") == points


def test_ig_dom_23_a_reserve_finds_an_empty_stock() -> None:
    t = table().stock(mf=0).put("b", "r1", inf=2).start(Dominate(1)).play("b collect gold")
    assert goods(t, "b") == (4, 3, 1)
    assert t.s.reserve[1] == 1
    t = table().stock(mf=1).put("b", "r2", inf=2).start(Dominate(2)).play("b collect mf")
    assert goods(t, "b") == (4, 2, 2), "the tile took the last token, the reserve gives none"


def test_ig_dom_24_without_a_red_ship_nobody_scores() -> None:
    t = contest("r6").play("b collect pop", "k collect gold")
    assert scores(t) == [0, 0, 0, 0]
