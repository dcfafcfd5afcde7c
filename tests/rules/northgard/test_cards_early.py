"""The Early Development cards, one by one, and the Advanced ones that only draw."""

import pytest

from skald.games.northgard.rules.turn import NextTurn
from skald.games.northgard.rules.year import ClearDisplay
from tests.northgard import Board, board
from tests.rules.northgard.cards import can_play, score, turn


def names(b: Board, cards: list[int]) -> list[str]:
    """The slugs of cards."""
    return [b.s.setting.content.cards[card].name for card in cards]


# Negociation.


def test_ng_tv_221_negociation_takes_a_discarded_card() -> None:
    b = board().zones("r", discard="build explore feast feast move")
    turn(b, "negociation").play("play negociation")
    assert b.options == ["take move", "take explore", "take build", "take feast", "draw-one"]
    b.play("take explore")
    assert (b.cards("hand", "r"), len(b.cards("discard", "r"))) == (["explore"], 4)


def test_ng_tv_221_negociation_draws_after_a_reshuffle() -> None:
    b = board().zones("r", discard="build explore feast feast move")
    turn(b, "negociation").play("play negociation", "draw-one", "* draw feast")
    assert (b.cards("hand", "r"), b.cards("discard", "r")) == (["feast"], [])
    assert sorted(b.cards("bag", "r")) == ["build", "explore", "feast", "move"]


def test_ng_card_e_01_negociation_needs_a_card_in_either_pile() -> None:
    assert not can_play(board().zones("r", active="move"), "negociation")
    assert can_play(board().zones("r", discard="move"), "negociation")
    b = turn(board().zones("r", draw="move"), "negociation").play("play negociation")
    assert b.cards("hand", "r") == ["move"]


# Explore cards.


def test_ng_card_e_02_scouts_explore_in_a_flash() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 1).pile("13")
    turn(b, "scouts", "move").play("play scouts", "lay 13 1,0 k0")
    assert (b.holder("13.NESW"), b.options) == ("r", ["play move", "done"])
    assert not can_play(b, "scouts")
    assert not can_play(board("wolf stag", "GM-1").put("r", "02.N", 1), "scouts")


def test_ng_card_e_12_scout_camp_may_reject_one_tile() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 1).pile("13", "20", "26")
    turn(b, "scout-camp").play("play scout-camp", "reject")
    assert b.refused("reject")
    b.play("lay 20 1,0 k0")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["26", "13"]
    turn(b, "scout-camp").play("play scout-camp", "accept", "lay 26 -1,0 k0")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["13"]


def test_ng_card_e_12_a_tile_that_does_not_fit_leaves_the_choice_open() -> None:
    b = board("wolf stag", "GM-3p").put("r", "05.NW", 1).pile("01", "20", "13")
    turn(b, "scout-camp").play("play scout-camp", "reject")
    assert b.t("13.NESW") == b.t("05.NW")


def test_ng_clar_13_a_rejected_tile_comes_back_only_if_no_other_fits() -> None:
    b = board("wolf stag", "GM-3p").put("r", "05.NW", 1).pile("20", "01", "07")
    turn(b, "scout-camp").play("play scout-camp", "reject", "turn 2")
    assert b.t("20.NW") == b.t("05.NW")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["01", "07"]


def test_ng_card_e_12_scout_camp_needs_an_own_open_territory_and_a_tile() -> None:
    assert not can_play(board("wolf stag", "GM-1").put("r", "02.N", 1), "scout-camp")
    assert not can_play(board("wolf stag", "GM-1").put("r", "02.ESW", 1).pile(), "scout-camp")


# Recruit cards.


def test_ng_card_e_03_town_hall_recruits_in_a_flash() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 12)
    turn(b, "town-hall", "recruit").play("play town-hall", "recruit {02.N}")
    assert (b.units("02.N"), b.options) == (13, ["play recruit", "done"])
    assert not can_play(b.put("r", "02.N", 1), "town-hall")


def test_ng_tv_223_recruitment_stays_in_one_territory() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 1).put("r", "02.ESW", 1)
    turn(b.built("02.ESW", "training-camp"), "recruitment").play("play recruitment")
    assert b.refused("recruit {02.N} {02.ESW}")
    b.play("recruit {02.ESW} {02.ESW}")
    assert b.units("02.ESW") == 1 + 3


def test_ng_card_e_07_recruitment_of_one_unit_is_allowed() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 1)
    turn(b, "recruitment").play("play recruitment", "recruit {02.N}", "done")
    assert b.units("02.N") == 2
    assert not can_play(b.put("r", "02.N", 12), "recruitment")


@pytest.mark.rules("NG-Q-69")
def test_ng_card_e_09_mercenary_goes_to_an_own_or_a_neutral_territory() -> None:
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 1).put("b", "11.ESW", 1)
    turn(b.built("02.N", "training-camp"), "mercenary").play("play mercenary")
    assert b.refused("recruit {11.ESW}")
    b.play("recruit {02.N}")
    assert (b.holder("02.N"), b.units("02.N")) == ("r", 2)
    turn(b, "mercenary").play("play mercenary", "recruit {02.ESW}")
    assert b.units("02.ESW") == 2


def test_ng_card_e_09_mercenary_needs_a_model_and_a_place() -> None:
    full = board("wolf stag", "GM-4").put("b", "20.NW", 1).put("b", "20.ES", 1)
    assert not can_play(full, "mercenary")
    assert can_play(board("wolf stag", "GM-4").put("b", "20.NW", 1), "mercenary")
    assert not can_play(board("wolf stag", "GM-4").put("r", "20.NW", 14), "mercenary")


# Draw cards.


def test_ng_tv_222_merchant_needs_three_cards_to_draw() -> None:
    b = board().zones("r", draw="move", discard="feast")
    assert not can_play(b, "merchant")
    assert not b.refused("wait merchant")


@pytest.mark.rules("NG-CARD-04")
def test_ng_card_e_04_merchant_keeps_one_of_three() -> None:
    b = board().zones("r").on_top("r", "build", "move", "feast")
    turn(b, "merchant", "recruit").play("play merchant")
    assert b.refused("discard recruit")
    b.play("discard feast", "discard build")
    assert b.cards("hand", "r") == ["recruit", "move"]
    assert b.cards("discard", "r") == ["build", "feast"]


@pytest.mark.rules("NG-DRAW-01")
def test_ng_card_e_08_market_place_draws_two() -> None:
    b = board().zones("r", draw="move", discard="feast", active="build")
    turn(b, "market-place").play("play market-place")
    assert b.cards("hand", "r") == ["move", "feast"]
    assert b.cards("active", "r") == ["build", "market-place"]
    assert not can_play(b.zones("r", draw="move", active="feast"), "market-place")


def test_ng_card_a_14_upgraded_market_place_draws_two_in_a_flash() -> None:
    b = board().zones("r", draw="move", discard="fishing")
    turn(b, "upgraded-market-place").play("play upgraded-market-place")
    assert (b.cards("hand", "r"), b.options) == (["move", "fishing"], ["play fishing", "done"])
    assert not can_play(b.zones("r", draw="move"), "upgraded-market-place")


def drawing(card: str, *lines: str) -> Board:
    """Red draws Feast, Move and Build by a card and sorts them; two cards would be too few."""
    assert not can_play(board().zones("r", draw="move", discard="feast"), card)
    b = board().zones("r").on_top("r", "build", "move", "feast")
    return turn(b, card, "recruit").play(f"play {card}", *lines)


def test_ng_card_a_16_upgraded_trading_post_keeps_two_and_discards_one() -> None:
    b = drawing("upgraded-trading-post", "discard move")
    assert (b.cards("hand", "r"), b.cards("discard", "r")) == (
        ["recruit", "build", "feast"],
        ["move"],
    )


def test_ng_card_a_21_greater_trade_routes_keep_two_and_put_one_back() -> None:
    b = drawing("greater-trade-routes", "top feast")
    assert (b.cards("hand", "r"), b.cards("top", "r")) == (["recruit", "move", "build"], ["feast"])
    assert b.s.secret_top[0] == [1]


def test_ng_card_a_30_trading_post_keeps_one_discards_one_and_puts_one_back() -> None:
    b = drawing("trading-post", "discard move", "top feast")
    assert (b.cards("hand", "r"), b.cards("top", "r")) == (["recruit", "build"], ["feast"])
    assert b.cards("discard", "r") == ["move"]


def test_ng_card_a_35_cunning_merchant_puts_two_back_in_his_order() -> None:
    b = drawing("cunning-merchant")
    assert b.refused("top recruit")
    b.play("top feast", "top build")
    assert (b.cards("hand", "r"), b.cards("top", "r")) == (["recruit", "move"], ["feast", "build"])


# Move cards.


def test_ng_card_e_05_militia_pays_one_rough_crossing() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 3)
    turn(b, "militia", "move").play("play militia", "move {20.NW}>{20.ES} 2")
    assert (b.units("20.ES"), b.options) == (2, ["done"])
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 3)
    turn(b, "militia", "move").play("play militia", "move {02.ESW}>{02.N} 3")
    b.play("move {02.N}>{07.N} 3")
    assert (b.units("07.N"), b.options) == (3, ["play move", "done"])
    assert not can_play(board("wolf stag", "(0,0) 13 k0").put("r", "13.NESW", 3), "militia")


@pytest.mark.rules("NG-Q-72")
def test_ng_tv_224_intimidate_pushes_the_only_defender_away() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 1)
    turn(b, "intimidate").play("play intimidate", "move {02.ESW}>{02.N} 2", "shift {11.ESW}")
    assert (b.holder("02.N"), b.units("02.N"), b.holder("11.ESW")) == ("r", 2, "b")
    assert (b.events("combat"), b.goods("r"), b.s.invader) == ([], (0, 0, 0), -1)


def test_ng_tv_224_intimidate_pushes_one_of_three() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 3)
    turn(b, "intimidate").play("play intimidate", "move {02.ESW}>{02.N} 2", "shift {11.ESW}")
    assert b.events("combat")[0].facts["defence"] == 2
    b.play("* die b", "* die a", "b retreat {11.ESW}*2")
    assert (score(b), b.units("11.ESW"), b.goods("r")) == ((5, 4), 3, (1, 0, 0))


@pytest.mark.rules("NG-Q-72")
def test_ng_card_e_10_intimidate_shifts_over_any_border_but_not_into_a_pending_combat() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.NW", 2).put("b", "20.ES", 2)
    turn(b, "intimidate").play("play intimidate", "move {20.NW}>{20.ES} 2", "shift {20.NW}")
    assert b.holder("20.NW") == "b"
    b = board("stag wolf", "GM-12").put("r", "10.S", 5).put("b", "10.NW", 2).put("b", "10.E", 2)
    turn(b, "intimidate").play("play intimidate", "move {10.S}>{10.NW} 2", "move {10.S}>{10.E} 2")
    b.play("fight {10.NW}", "* die a", "* die a")
    assert b.options == b.says("shift {10.NW},none").split(",")
    assert not can_play(board("wolf stag", "GM-4").put("b", "20.NW", 2), "intimidate")


@pytest.mark.rules("NG-COMBAT-19")
def test_ng_tv_225_shieldbearers_save_a_unit_and_the_day() -> None:
    for card, winner, left in (("shieldbearers", "r", 1), ("militia", "b", 2)):
        b = board("stag wolf", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 2)
        turn(b.built("02.N", "defense-tower"), card).play(f"play {card}")
        b.play("move {02.ESW}>{02.N} 2", "* die b", "* die d")
        if winner == "r":
            b.play("b retreat {11.ESW}*2")
        assert (score(b), b.holder("02.N"), b.units("02.N")) == ((5, 4), winner, left)


def test_ng_card_e_13_shieldbearers_give_nothing_back_without_casualties() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 3).put("b", "02.N", 3)
    turn(b, "shieldbearers").play("play shieldbearers", "move {02.ESW}>{02.N} 2", "done")
    b.play("* die a", "* die a", "r retreat {02.ESW}*2")
    assert (b.units("02.ESW"), b.units("02.N"), b.s.reserve[0]) == (3, 3, 11)
    assert not can_play(board("stag wolf", "GM-4").put("b", "20.NW", 2), "shieldbearers")


def test_ng_tv_226_bodyguard_turns_a_tie() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 3).put("b", "02.N", 3)
    turn(b, "bodyguard").play("play bodyguard", "move {02.ESW}>{02.N} 3", "* die a", "* die a")
    b.play("b retreat {11.ESW}*3")
    assert (score(b), b.holder("02.N")) == ((6, 5), "r")


def test_ng_card_e_14_bodyguard_is_a_flash_move_of_one() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 3)
    turn(b, "bodyguard", "move").play("play bodyguard", "move {02.ESW}>{02.N} 3")
    assert b.options == ["play move", "done"]
    assert not can_play(board("stag wolf", "GM-4").put("r", "20.NW", 3), "bodyguard")


# Build cards.


def test_ng_card_e_06_improved_villager_tools_build_in_a_flash() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 1).has("r", wood=1)
    turn(b, "improved-villager-tools", "move").play("play improved-villager-tools")
    b.play("build food-silo {02.N}")
    assert (b.goods("r"), b.options) == ((0, 0, 0), ["play move", "done"])
    assert not can_play(b, "improved-villager-tools")


def test_ng_card_e_15_simple_living_builds_for_one_wood_less() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).has("r", wood=2)
    turn(b, "simple-living", "scouts").play("play simple-living", "build forge {20.NW}")
    assert b.goods("r") == (0, 0, 0)
    turn(b, "simple-living").play("play simple-living", "build food-silo {20.NW}")
    assert (b.goods("r"), can_play(b, "simple-living")) == ((0, 0, 0), False)


# Feast.


def test_ng_card_e_11_early_feast_is_a_feast_with_a_development_card() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 13).has("r", wood=1)
    turn(b, "early-feast").play("play early-feast")
    assert b.options == ["choose recruit", "choose move", "choose explore", "choose build"]
    assert b.s.setting.content.cards[b.card("early-feast")].set == "early"
    assert not can_play(board("wolf stag", "GM-4").put("r", "20.NW", 14).pile(), "early-feast")


# Future Sight.


def three(year: int) -> Board:
    """Three players in a year, with three cards on display and three Achievements."""
    b = board("wolf stag bear")
    b.s.year = year
    b.s.achievements = sorted(b.card(name) for name in ("builder", "explorer", "scholar"))
    if year < 7:
        b.s.display = [b.card(name) for name in ("fishing", "spy", "hunters")]
    return b.hand("r", "future-sight").hand("b", "move").hand("y", "move")


@pytest.mark.rules("NG-YEAR-05")
def test_ng_tv_227_future_sight_picks_before_passing() -> None:
    b = three(3).start(NextTurn(2), ClearDisplay())
    b.play("play future-sight", "pick fishing", "done", "b pass", "pick spy", "y pass", "r pass")
    tops = [b.cards("top", letter) for letter in "rby"]
    assert (tops, b.s.display) == ([["fishing"], ["spy"], ["hunters"]], [])


@pytest.mark.rules("NG-Q-70", "NG-YEAR-05")
def test_ng_tv_228_an_early_achievement_is_missed_in_the_last_year() -> None:
    b = three(3).start(NextTurn(2), ClearDisplay())
    b.play("play future-sight", "pick scholar", "done", "b pass", "pick spy", "y pass")
    b.play("pick fishing")
    assert names(b, b.s.display) == ["hunters"]
    b.play("r pass")
    assert (b.cards("top", "r"), b.s.display) == (["scholar"], [])
    left, b = b.s.achievements, three(7)
    b.s.achievements = left
    b.start(NextTurn(2)).play("r pass", "pick builder", "b pass", "y pass")
    assert [b.cards("top", letter) for letter in "rby"] == [["builder"], ["explorer"], []]


def test_ng_card_e_16_future_sight_works_once_a_year_and_needs_a_card() -> None:
    b = three(3)
    turn(b, "future-sight").play("play future-sight", "pick spy")
    assert not can_play(b, "future-sight")
    b = three(7)
    assert can_play(b, "future-sight")
    b.s.achievements = []
    assert not can_play(b, "future-sight")


def test_ng_card_e_16_without_its_option_only_the_display_is_in_sight() -> None:
    b = board("wolf stag", achievement_by_future_sight="off")
    b.s.achievements, b.s.display = [b.card("builder")], [b.card("spy"), b.card("fishing")]
    assert turn(b, "future-sight").play("play future-sight").options == ["pick spy", "pick fishing"]
