"""Worked examples on winter and Unrest."""

import pytest

from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.winter import Winter, winter_cost
from tests.northgard import Board, board


def winter(units: int, food: int, wood: int) -> Board:
    """Red with so many units on the map and so much in stock goes through a winter."""
    b = board("boar goat", "GM-5").put("r", "20.NW", units).has("r", food=food, wood=wood)
    return b.start(Winter())


def unrest(b: Board) -> int:
    """The Unrest cards on top of Red's draw pile, all from the stack."""
    taken = b.cards("top", "r").count("unrest")
    assert b.s.unrest == 10 - taken
    return taken


def test_ng_tv_45_missing_wood_brings_unrest() -> None:
    b = winter(12, food=3, wood=0)
    assert (b.goods("r"), unrest(b)) == ((0, 0, 0), 1)


@pytest.mark.rules("NG-Q-23")
def test_ng_tv_46_all_that_can_be_paid_is_paid_and_one_unrest_taken() -> None:
    b = winter(13, food=1, wood=5)
    assert (b.goods("r"), unrest(b)) == ((0, 3, 0), 1)
    assert b.units("20.NW") == 13


def test_ng_tv_47_six_units_cost_one_food() -> None:
    b = winter(6, food=1, wood=0)
    assert (b.goods("r"), unrest(b)) == ((0, 0, 0), 0)
    assert unrest(winter(6, food=0, wood=0)) == 1


def test_ng_tv_48_no_units_cost_nothing() -> None:
    b = winter(0, food=0, wood=0)
    assert (b.goods("r"), unrest(b)) == ((0, 0, 0), 0)


@pytest.mark.rules("NG-CLAN-BEAR-06")
def test_ng_tv_49_kaija_eats_nothing() -> None:
    b = board("bear goat", "GM-5").put("r", "20.NW", 3, kaija=True)
    assert winter_cost(b.s, 0) == (0, 0)
    b.put("r", "20.NW", 6).has("r", food=3).start(Winter())
    assert (b.goods("r"), unrest(b)) == ((1, 0, 0), 0)


@pytest.mark.rules("NG-Q-23", "NG-WINTER-03")
def test_ng_tv_50_nothing_is_traded_for_winter() -> None:
    b = winter(4, food=0, wood=9)
    assert (b.goods("r"), unrest(b)) == ((0, 9, 0), 1)


def test_ng_trade_02_whoever_ended_his_trade_is_not_asked_again() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 8).has("r", wood=9)
    b.start(Harvest(), Winter())
    assert b.goods("r") == (1, 9, 0)
    b.play("done")
    assert (b.actor, b.goods("r"), unrest(b)) == ("", (0, 9, 0), 1)


@pytest.mark.rules("NG-WINTER-03")
@pytest.mark.parametrize(
    ("units", "food", "wood"),
    [(3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 2, 0), (9, 2, 0), (10, 3, 1), (12, 3, 1), (13, 4, 2)],
)
def test_ng_winter_02_the_cost_table(units: int, food: int, wood: int) -> None:
    b = winter(units, food=5, wood=5)
    assert (b.goods("r"), unrest(b)) == ((5 - food, 5 - wood, 0), 0)


def test_ng_winter_01_the_first_player_pays_first() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).put("b", "20.ES", 4)
    b.has("r", food=1).has("b", food=1)
    b.s.first = b.seat("b")
    b.start(Winter())
    assert [event.seat for event in b.events("pay")] == [1, 0]


def test_ng_winter_05_the_last_unrest_goes_to_the_earlier_player() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).put("b", "20.ES", 4)
    b.zones("b", "", "move").s.unrest = 1
    b.start(Winter())
    assert (b.cards("top", "r"), b.cards("top", "b")) == (["unrest"], [])
    assert (b.fame("r"), b.fame("b")) == (0, -5)


@pytest.mark.rules("NG-Q-10")
def test_ng_winter_07_without_unrest_five_fame_and_the_known_top_card_are_lost() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).zones("r", "move feast").on_top("r", "spy")
    b.s.unrest = 0
    b.start(Winter())
    assert (b.fame("r"), b.cards("discard", "r")) == (-5, ["spy"])
    assert (b.cards("bag", "r"), b.cards("top", "r")) == (["move", "feast"], [])


def test_ng_winter_07_an_unknown_top_card_is_left_to_chance() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).zones("r", "move feast feast")
    b.s.unrest = 0
    b.start(Winter())
    assert (b.actor, b.options) == ("*", ["lose move", "lose feast"])
    assert b.s.agenda[-1].weights(b.s) == [1, 2]
    b.play("* lose feast")
    assert (b.cards("discard", "r"), b.cards("bag", "r")) == (["feast"], ["move", "feast"])


def test_ng_winter_07_an_empty_draw_pile_loses_nothing() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).zones("r", "", "spy")
    b.s.unrest = 0
    b.start(Winter())
    assert (b.fame("r"), b.cards("discard", "r"), b.actor) == (-5, ["spy"], "")


def test_ng_winter_07_the_penalty_can_be_switched_off() -> None:
    b = board("boar goat", "GM-5", unrest_empty="none").put("r", "20.NW", 4).on_top("r", "spy")
    b.s.unrest = 0
    b.start(Winter())
    assert (b.fame("r"), b.cards("top", "r")) == (0, ["spy"])
