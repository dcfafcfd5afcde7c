"""Worked examples on harvest and trade."""

from itertools import combinations_with_replacement, product

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest, Trade
from skald.games.northgard.rules.winter import Winter
from tests.northgard import Board, board

# Closed territories on 2, 3 and 5 tiles and an open one on 6, as four islands.
ISLANDS = (
    "(0,0) 09 k0; (1,0) 03 k0;"
    "(9,0) 02 k0; (9,1) 14 k1; (9,2) 11 k2;"
    "(20,0) 24 k0; (21,0) 07 k0; (22,0) 08 k0; (23,0) 12 k0; (24,0) 29 k0;"
    "(0,9) 13 k0; (1,9) 05 k0; (-1,9) 20 k0; (0,10) 21 k0; (0,8) 28 k0; (1,10) 16 k0"
)


@pytest.mark.rules("NG-BLDG-05")
def test_ng_tv_03_the_booklets_harvest_with_what_is_left_of_its_picture() -> None:
    """Only the counts survive; which resource is which is ours. Red 4 U, Purple 7 U, Yellow 3 U."""
    far = "; (9,0) 02 k0; (9,1) 07 k1; (9,2) 11 k2; (0,9) 06 k0; (3,9) 12 k0"
    b = board("wolf bear raven boar goat", "GM-3").lay(far)
    b.put("r", "20.NW", 3).built("20.NW", "food-silo", "woodcutter-lodge", "carved-stone")
    b.put("r", "20.ES", 1)
    b.put("y", "02.N", 1).put("y", "02.ESW", 1).put("y", "07.N", 1)
    b.built("02.N", "food-silo").built("07.N", "carved-stone")
    b.put("p", "06.W", 5).put("p", "06.S", 1).put("p", "12.WE", 1)
    b.start(Harvest(), Winter())
    assert [b.fame(letter) for letter in "pry"] == [0, 2, 2]
    assert (b.goods("p"), b.goods("r"), b.goods("y")) == ((0, 2, 1), (3, 1, 2), (3, 1, 1))

    b.has("p", food=2).play("r done", "y done", "p done")
    assert (b.goods("p"), b.goods("r"), b.goods("y")) == ((0, 2, 1), (2, 1, 2), (3, 1, 1))


@pytest.mark.rules("NG-GEO-24")
def test_ng_tv_40_fame_of_closed_territories_by_tiles() -> None:
    b = board("boar goat", ISLANDS)
    homes = ("09.E", "02.N", "24.E", "13.NESW")
    assert [b.s.land.size(b.t(home)) for home in homes] == [2, 3, 5, 6]
    assert [b.s.land.is_open(b.t(home)) for home in homes] == [False, False, False, True]
    for home in homes:
        b.put("r", home, 1)
    b.start(Harvest())
    assert b.fame("r") == 1 + 2 + 2 + 0


@pytest.mark.rules("NG-BLDG-08", "NG-HARV-02")
def test_ng_tv_41_an_altar_works_in_an_open_territory() -> None:
    b = board("boar goat", "GM-1").put("r", "11.ESW", 1).built("11.ESW", "altar").start(Harvest())
    assert b.s.land.is_open(b.t("11.ESW"))
    assert (b.fame("r"), b.fame("b")) == (3, 0)


@pytest.mark.rules("NG-GLOS-08", "NG-HARV-04")
def test_ng_tv_42_a_neutral_territory_gives_nothing() -> None:
    """The closed territory of GM-3; one unit there would bring 2 fame, 3 fame and 3 food."""
    b = board("boar goat", "GM-3").built("20.NW", "food-silo", "altar").start(Harvest())
    assert [b.fame(letter) for letter in "rb"] == [0, 0]
    assert [b.goods(letter) for letter in "rb"] == [(0, 0, 0), (0, 0, 0)]
    b.put("b", "20.NW", 1).start(Harvest())
    assert (b.fame("b"), b.goods("b")) == (5, (3, 0, 0))


@pytest.mark.rules("NG-Q-22")
def test_ng_tv_43_three_mixed_resources_for_one() -> None:
    b = board().has("r", food=2, wood=1).start(Trade(0, 0)).play("trade food food wood>lore")
    assert b.goods("r") == (0, 0, 1)


def test_ng_tv_44_traded_resources_may_be_traded_again() -> None:
    b = board().has("r", wood=7).start(Trade(0, 0))
    b.play("trade wood wood wood>lore", "trade wood wood wood>lore")
    assert b.goods("r") == (0, 1, 2)
    b.play("trade wood lore lore>food")
    assert b.goods("r") == (1, 0, 0)
    assert b.actor == ""


@pytest.mark.rules("NG-GLOS-17", "NG-BLDG-02")
def test_ng_harv_03_icons_and_buildings_of_open_and_closed_territories() -> None:
    """Q of GM-5 is open: food, wood and lore printed, three small spaces."""
    b = board("boar goat", "GM-5").put("r", "20.ES", 1)
    b.built("20.ES", "food-silo", "food-silo", "woodcutter-lodge").start(Harvest())
    assert (b.goods("r"), b.fame("r")) == ((3, 2, 1), 0)


def test_ng_harv_05_everybody_does_step_a_before_anybody_does_step_b() -> None:
    """Blue has the first player marker; both hold a closed territory and an Altar."""
    b = board("boar goat", "GM-3").lay("(9,0) 02 k0; (9,1) 11 k2")
    b.put("r", "20.NW", 1).built("20.NW", "altar")
    b.put("b", "02.N", 1).put("b", "11.ESW", 1).built("11.ESW", "altar")
    b.s.first = b.seat("b")
    b.start(Harvest())
    told = [(event.seat, event.facts["amount"], event.rule) for event in b.events("fame")]
    assert told == [
        (1, 1, "NG-HARV-01"),
        (0, 2, "NG-HARV-01"),
        (1, 3, "NG-HARV-02"),
        (0, 3, "NG-HARV-02"),
    ]


def test_ng_trade_01_less_than_three_resources_cannot_be_traded() -> None:
    b = board().has("r", food=1, lore=1).start(Trade(0, 0))
    assert b.actor == ""
    b.has("r", food=2, lore=1).start(Trade(0, 0))
    assert b.options[-1] == "done"
    assert b.refused("trade food food food>lore")
    assert b.refused("trade food wood lore>wood")
    b.play("trade food food lore>wood")
    assert b.goods("r") == (0, 1, 0)


@pytest.mark.rules("NG-GLOS-11", "NG-Q-22")
def test_ng_trade_01_any_three_that_are_there_for_any_other() -> None:
    """Every stock of up to three of each kind: what may be given is every triple it contains."""
    kinds = ("food", "wood", "lore")
    b = board()
    for stock in product(range(4), repeat=3):
        b.has("r", **dict(zip(kinds, stock, strict=True))).start(Trade(0, 0))
        triples = combinations_with_replacement(range(3), 3)
        given = [t for t in triples if all(t.count(k) <= stock[k] for k in range(3))]
        lines = [" ".join(kinds[k] for k in triple) for triple in given]
        expected = [f"trade {line}>{kind}" for line in lines for kind in kinds if kind not in line]
        assert b.options == ([*expected, "done"] if expected else [])


def test_ng_clar_22_nobody_takes_a_kind_that_he_gives() -> None:
    b = board().has("r", food=4, wood=1, lore=1).start(Trade(0, 0))
    for line in ("food food food>food", "food food wood>food", "food wood lore>lore"):
        assert b.reason(f"trade {line}") == "NG-CLAR-22"
    assert b.reason("trade food wood wood>lore") == "NG-TRADE-01", "there is only one wood"
    b.has("r", food=1).start(Trade(0, 0))
    assert b.actor == "", "one of each: every trade would be a loss"


def test_ng_trade_01_players_trade_in_turn_from_the_first_player() -> None:
    b = board("boar goat wolf").has("r", wood=3).has("b", wood=3).has("y", wood=3)
    b.s.first = b.seat("b")
    b.start(Harvest())
    order = [b.actor]
    order += [b.play("done").actor for _ in range(3)]
    assert order == ["b", "y", "r", ""]


def test_ng_q_20_the_snake_decides_before_anybody_gathers() -> None:
    """The Snake's token lies on Blue's territory, which yields food, wood and lore."""
    b = board("snake goat", "GM-5").put("b", "20.ES", 1).put("r", "20.NW", 1).scorch("20.ES")
    b.start(Harvest())
    assert (b.actor, b.options) == ("r", ["steal food", "steal wood", "steal lore", "none"])
    assert b.goods("b") == (0, 0, 0)
    b.play("steal lore")
    assert (b.goods("b"), b.goods("r")) == ((1, 1, 0), (1, 0, 1))


def test_ng_clan_snake_05_no_theft_from_an_own_or_neutral_territory() -> None:
    b = board("snake goat", "GM-5").put("r", "20.ES", 1).scorch("20.ES").start(Harvest())
    assert (b.goods("r"), b.events("gain")[0].seat) == ((1, 1, 1), 0)
    assert not [option for option in b.options if option.startswith("steal")]
    b = board("snake goat", "GM-5").scorch("20.ES").start(Harvest())
    assert (b.actor, b.goods("r")) == ("", (0, 0, 0))


@pytest.mark.rules("NG-Q-09")
def test_ng_comp_07_resources_never_run_out() -> None:
    """There are 30 food tokens of value one; who has them all still gets three more."""
    b = board().has("r", food=30).start(CardEffects(0, Board.card("fishing"), 0))
    assert b.goods("r") == (33, 0, 0)
