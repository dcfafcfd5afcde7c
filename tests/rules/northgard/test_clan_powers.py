"""Worked examples on the powers of the clans: Boar, Raven, Stag and Snake."""

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.turn import Turn
from skald.kernel.agenda import Step
from tests.northgard import MAPS, Board, board

BEFORE_GM_13 = MAPS["GM-13"].rpartition(";")[0]
# A carved cap, a large corridor, one with wood, one with food, and room for a cap with food.
CORRIDOR = "(0,0) 09 k0; (1,0) 33 k0; (2,0) 12 k0; (3,0) 07 k0"


def explore(letter: str, name: str = "explore") -> Step:
    """An Explore of a seat, by default that of the starting card."""
    return CardEffects(Board.seat(letter), Board.card(name), 0)


# Boar.


def test_ng_tv_115_the_boar_closes_nothing() -> None:
    b = board("boar wolf", "(0,0) 02 k0").put("r", "02.ESW", 1).pile("24")
    b.start(explore("r")).play("cell 0,-1", "turn 0")
    assert (b.goods("r"), b.fame("r")) == ((0, 0, 1), 0)


def test_ng_tv_115_the_boar_closes_an_own_territory() -> None:
    b = board("boar wolf", "(0,0) 02 k0").put("r", "02.N", 1).pile("11")
    b.start(explore("r")).play("turn 2")
    assert (b.goods("r"), b.fame("r")) == ((0, 0, 0), 2)


@pytest.mark.rules("NG-Q-46")
@pytest.mark.parametrize("units", [1, 0], ids=["an enemy's", "a neutral one"])
def test_ng_tv_115_the_boar_closes_another_territory(units: int) -> None:
    b = board("boar wolf", "GM-11").put("r", "02.ESW", 1).put("b", "02.N", units).pile("11")
    b.start(explore("r")).play("cell 0,1", "turn 2")
    assert not b.s.land.is_open(b.t("02.N"))
    assert (b.goods("r"), b.fame("r")) == ((0, 0, 0), 0)


@pytest.mark.rules("NG-CARD-22")
def test_ng_clan_boar_01_each_explore_of_a_card_counts() -> None:
    b = board("boar wolf", "(0,0) 02 k0").put("r", "02.ESW", 1).pile("24", "31", "10")
    b.start(explore("r", "rangers")).play("cell 0,-1", "turn 0", "choose explore")
    b.play("cell 1,0", "turn 0")
    assert b.goods("r") == (0, 0, 2)


def test_ng_clan_boar_01_others_get_nothing() -> None:
    b = board("wolf boar", "(0,0) 02 k0").put("r", "02.ESW", 1).pile("24")
    b.start(explore("r")).play("cell 0,-1", "turn 0")
    assert (b.goods("r"), b.goods("b")) == ((0, 0, 0), (0, 0, 0))


# Raven.


@pytest.mark.rules("NG-Q-45")
def test_ng_tv_116_the_raven_collects_what_it_closes() -> None:
    b = board("raven wolf", CORRIDOR).put("r", "12.WE", 1).built("09.E", "carved-stone", "altar")
    b.pile("14").start(explore("r")).play("turn 1")
    assert (b.s.land.size(b.t("14.S")), b.s.land.is_open(b.t("14.S"))) == (5, False)
    assert b.goods("r") == (2, 1, 1)
    assert b.fame("r") == 5, "for five tiles; no fame of the Altar"


def test_ng_clan_raven_01_nothing_for_others_nor_from_foreign_land() -> None:
    b = board("wolf raven", CORRIDOR).put("r", "12.WE", 1).pile("14").start(explore("r"))
    b.play("turn 1")
    assert (b.goods("r"), b.goods("b")) == ((0, 0, 0), (0, 0, 0))
    b = board("raven wolf", BEFORE_GM_13).put("r", "02.N", 1).put("b", "07.WE", 1).pile("30")
    b.start(explore("r")).play("turn 0")
    assert (b.goods("r"), b.goods("b"), b.fame("r")) == ((0, 0, 0), (0, 0, 0), 2)


def test_ng_clan_raven_01_several_territories_at_once() -> None:
    b = board("raven wolf", BEFORE_GM_13).put("r", "02.N", 1).put("r", "07.WE", 1).pile("30")
    b.built("02.N", "woodcutter-lodge").start(explore("r")).play("turn 0")
    assert (b.goods("r"), b.fame("r")) == ((1, 3, 0), 5), "food of 07; wood of 11, 30, the Lodge"


def test_ng_clan_raven_01_an_open_territory_gives_nothing() -> None:
    b = board("raven wolf", "(0,0) 02 k0").put("r", "02.ESW", 1).pile("26").start(explore("r"))
    b.play("cell 0,-1", "turn 0")
    assert b.goods("r") == (0, 0, 0)


# Stag.


@pytest.mark.rules("NG-EXPLORE-14", "NG-EXPLORE-17", "NG-CLAR-17")
def test_ng_tv_117_the_stag_closes_two_own_territories_and_a_neutral_one() -> None:
    b = board("stag wolf", BEFORE_GM_13).put("r", "02.N", 1).put("r", "07.WE", 1).pile("30")
    b.start(explore("r")).play("turn 0")
    assert not b.s.land.is_open(b.t("12.N"))
    assert b.fame("r") == 2 + 3 + 1 + 1
    assert [event.facts["amount"] for event in b.events("fame")] == [2, 3, 2], "NG-EXPLORE-17"


def test_ng_clan_stag_02_nothing_for_foreign_land() -> None:
    b = board("stag wolf", "GM-11").put("r", "02.ESW", 1).put("b", "02.N", 1).pile("11")
    b.start(explore("r")).play("cell 0,1", "turn 2")
    assert (b.fame("r"), b.fame("b")) == (0, 0)


def test_ng_clan_stag_02_nothing_when_another_closes_the_stags_land() -> None:
    b = board("wolf stag", "GM-11").put("r", "02.ESW", 1).put("b", "02.N", 1).pile("11")
    b.start(explore("r")).play("cell 0,1", "turn 2")
    assert (b.fame("r"), b.fame("b")) == (0, 0)


# Snake.


@pytest.mark.rules("NG-Q-44")
def test_ng_tv_118_the_snake_steals_from_a_harvest() -> None:
    b = board("snake wolf", "GM-3").put("b", "05.NW", 1).built("05.NW", "woodcutter-lodge")
    b.scorch("21.NW").start(Harvest())
    assert (b.actor, b.options) == ("r", ["steal food", "steal wood", "none"])
    b.play("steal wood")
    assert (b.goods("r"), b.goods("b")) == ((0, 1, 0), (2, 0, 0))


def test_ng_clan_snake_05_the_snake_need_not_steal() -> None:
    b = board("snake wolf", "GM-3").put("b", "05.NW", 1).scorch("05.NW").start(Harvest())
    b.play("none")
    assert (b.goods("r"), b.goods("b")) == ((0, 0, 0), (2, 0, 0))


def test_ng_clan_snake_05_only_one_territory_of_the_owner_suffers() -> None:
    b = board("snake wolf", "GM-3").put("b", "05.NW", 1).put("b", "28.ES", 1).put("b", "20.ES", 1)
    b.scorch("28.ES").start(Harvest())
    assert b.options == ["steal wood", "none"]
    b.play("steal wood")
    assert (b.goods("r"), b.goods("b")) == ((0, 1, 0), (2, 0, 1))


@pytest.mark.rules("NG-Q-44")
def test_ng_tv_119_no_theft_from_neutral_own_or_barren_land() -> None:
    neutral = board("snake wolf", "GM-3").scorch("05.NW").start(Harvest())
    own = board("snake wolf", "GM-3").put("r", "05.NW", 1).scorch("05.NW").start(Harvest())
    barren = board("snake wolf", "GM-3").put("b", "05.ES", 1).scorch("05.ES").start(Harvest())
    nowhere = board("snake wolf", "GM-3").put("b", "05.NW", 1).start(Harvest())
    assert [b.options for b in (neutral, own, barren, nowhere)] == [[], [], [], []]
    assert [b.goods("r") for b in (neutral, own, barren)] == [(0, 0, 0), (2, 0, 0), (0, 0, 0)]
    assert (barren.goods("b"), nowhere.goods("b")) == ((0, 0, 0), (2, 0, 0))


def snake_with_card() -> Board:
    """The Snake in the middle of GM-3, Blue around it, the token on 05.ES."""
    b = board("snake wolf", "GM-3").put("r", "05.NW", 3).put("b", "05.ES", 1)
    b.put("b", "20.ES", 1).scorch("05.ES").hand("r", "snake-clan")
    return b.start(Turn(b.seat("r")))


@pytest.mark.rules("NG-COMP-15", "NG-CLAN-SNAKE-02")
def test_ng_tv_120_the_token_moves_with_a_clan_card() -> None:
    b = snake_with_card().play("play snake-clan")
    assert sorted(b.options) == sorted([b.says("scorch {05.ES}"), b.says("scorch {20.ES}"), "none"])
    b.play("scorch {20.ES}")
    assert b.s.scorched == b.t("20.ES"), "over a rough border, and no longer on 05.ES"


def test_ng_tv_120_no_token_with_wait() -> None:
    b = snake_with_card().play("wait snake-clan")
    assert (b.s.scorched, b.options) == (b.t("05.ES"), [])


def test_ng_clan_snake_01_no_token_with_other_cards_nor_for_others() -> None:
    b = snake_with_card().hand("r", "move").start(Turn(0)).play("play move")
    assert not any(option.startswith("scorch") for option in b.options)
    b = board("wolf snake", "GM-3").put("r", "05.NW", 3).put("b", "05.ES", 1)
    b.hand("r", "snake-clan").start(Turn(0)).play("play snake-clan")
    assert not any(option.startswith("scorch") for option in b.options)
    b.play("done")
    assert b.options == ["done"], "nor after the Move"


def test_ng_clan_snake_01_only_enemy_territories_unless_the_option_says_so() -> None:
    b = board("snake wolf", "GM-3", scorched_neutral="on").put("r", "05.NW", 3)
    b.put("b", "05.ES", 1).hand("r", "snake-clan").start(Turn(0)).play("play snake-clan")
    places = ("05.ES", "21.ES", "28.ES", "20.ES")
    assert sorted(b.options) == sorted(["none", *(b.says(f"scorch {{{part}}}") for part in places)])


def test_ng_clan_snake_03_the_initial_card_places_the_token_before_and_after() -> None:
    b = snake_with_card().play("play snake-clan", "none", "move {05.NW}>{21.ES} 1")
    assert sorted(b.options) == sorted([b.says("scorch {05.ES}"), b.says("scorch {20.ES}"), "none"])
    b.play("scorch {20.ES}")
    assert b.s.scorched == b.t("20.ES")


def test_ng_q_43_the_token_stays_when_the_territory_changes_hands_or_grows() -> None:
    b = board("wolf snake", "GM-3").put("r", "05.NW", 5).put("b", "05.ES", 1).scorch("05.ES")
    b.hand("r", "move").start(Turn(0)).play("play move", "move {05.NW}>{05.ES} 4")
    b.play("* die b", "* die b")
    assert (b.holder("05.ES"), b.s.scorched) == ("r", b.t("05.ES"))
    b.lay("(-1,0) 13 k0")
    assert b.s.scorched == b.t("13.NESW") == b.t("05.ES")


@pytest.mark.rules("NG-CARD-11")
def test_ng_q_44_no_theft_from_what_is_collected_outside_of_harvest() -> None:
    """The token lies where the Raven closes its land, and where the Stag glories in its own."""
    b = board("raven snake", CORRIDOR).put("r", "12.WE", 1).scorch("12.WE").pile("14")
    b.start(explore("r")).play("turn 1")
    assert (b.goods("r"), b.goods("b")) == ((2, 1, 0), (0, 0, 0))
    b = board("stag snake", "GM-1").put("r", "02.N", 1).scorch("02.N").has("r", wood=1)
    b.start(explore("r", "glory-of-the-clan")).play("none", "build food-silo", "gather")
    assert (b.goods("r"), b.goods("b")) == ((1, 1, 0), (0, 0, 0))
