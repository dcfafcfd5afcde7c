"""The starting cards, one by one, and what holds for their four actions on every card."""

import pytest

from skald.games.northgard.game import RULES
from skald.games.northgard.queries import deck_of
from skald.games.northgard.rules.turn import NextTurn
from skald.games.northgard.state import State
from skald.kernel.match import new_match
from tests.northgard import board
from tests.rules.northgard.cards import can_play, turn

FOUR = ["choose recruit", "choose move", "choose explore", "choose build"]


def test_ng_tv_200_the_starting_deck_of_a_wolf_player() -> None:
    state = new_match(RULES, 2, options={"clans": "wolf,stag"}).state
    assert isinstance(state, State)
    cards = [state.setting.content.cards[card] for card in deck_of(state, 0)]
    names = sorted(card.name for card in cards)
    assert names == ["build", "explore", "feast", "feast", "move", "recruit", "wolf-clan"]
    assert [card.name for card in cards if card.flash] == ["wolf-clan"]


@pytest.mark.rules("NG-CARD-03")
def test_ng_tv_201_a_feast_offers_only_what_is_possible() -> None:
    b = board("wolf stag", "GM-1").pile().put("r", "02.ESW", 14)
    turn(b, "feast").play("play feast")
    assert b.options == b.says("from {02.ESW},done").split(",")


def test_ng_tv_201_each_of_the_other_three_is_offered_again_when_it_is_possible() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 13).has("r", wood=1)
    assert turn(b, "feast").play("play feast").options == FOUR
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 13).pile()
    assert turn(b, "feast").play("play feast").options == FOUR[:2]


# Recruit.


@pytest.mark.rules("NG-ACT-PLAY-01")
def test_ng_card_s_01_recruit_places_one_unit_in_an_own_territory() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 2).put("b", "11.ESW", 1)
    turn(b, "recruit").play("play recruit")
    assert b.refused("recruit {02.ESW}")
    assert b.refused("recruit {11.ESW}")
    b.play("recruit {02.N}")
    assert (b.units("02.N"), b.cards("active", "r")) == (3, ["recruit"])
    assert b.options == ["done"]


def test_ng_card_s_01_a_line_that_names_two_units_is_refused() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 2)
    turn(b, "recruit").play("play recruit")
    assert b.refused("recruit {02.N} {02.N}")


def test_ng_card_s_01_recruit_may_place_nobody() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 2)
    turn(b, "recruit").play("play recruit", "done")
    assert b.units("02.N") == 2


def test_ng_card_s_01_recruit_needs_a_model() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 13)
    assert can_play(b, "recruit")
    assert not can_play(b.put("r", "02.N", 1), "recruit")


def test_ng_card_s_01_recruit_with_all_models_placed_is_left_to_kaija() -> None:
    b = board("bear stag", "GM-1").put("r", "02.N", 14)
    turn(b, "recruit").play("play recruit", "recruit {02.N}+kaija")
    assert b.s.kaija == b.t("02.N")
    assert not can_play(b, "recruit")


def test_ng_card_s_01_recruit_without_units_on_the_map_needs_a_neutral_territory() -> None:
    b = board("wolf stag", "GM-1").put("b", "02.N", 1).put("b", "02.ESW", 1)
    turn(b, "recruit").play("play recruit", "recruit {11.ESW}")
    assert b.holder("11.ESW") == "r"
    b = board("wolf stag", "GM-4").put("b", "20.NW", 1).put("b", "20.ES", 1)
    assert not can_play(b, "recruit")


# Move.


@pytest.mark.rules("NG-MOVE-13")
def test_ng_card_s_02_move_crosses_one_border() -> None:
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 3)
    turn(b, "move").play("play move", "move {02.ESW}>{02.N} 2")
    assert (b.units("02.ESW"), b.units("02.N")) == (1, 2)
    assert b.options == ["done"]


def test_ng_card_s_02_move_needs_a_crossing_that_one_move_pays() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 3)
    assert not can_play(b, "move")
    assert can_play(board("wolf stag", "GM-5").put("r", "20.NW", 3), "move")
    assert not can_play(board("wolf stag", "GM-5").put("b", "20.NW", 3), "move")


# Explore.


def test_ng_card_s_03_explore_extends_an_own_open_territory() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 1).pile("13", "20")
    turn(b, "explore").play("play explore")
    assert b.refused("lay 13 0,2 k0")
    b.play("lay 13 1,0 k0")
    assert b.t("13.NESW") == b.t("02.ESW")
    assert len(b.s.tile_bottom) == 1


def test_ng_card_s_03_explore_needs_an_own_open_territory_and_a_tile() -> None:
    assert not can_play(board("wolf stag", "GM-1").put("r", "02.N", 1), "explore")
    b = board("wolf stag", "GM-1").put("r", "02.N", 1).put("r", "11.ESW", 1)
    assert can_play(b, "explore")
    assert not can_play(b.pile(), "explore")


# Build.


def test_ng_card_s_04_build_costs_the_full_price() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).has("r", wood=3)
    turn(b, "build").play("play build", "build altar {20.NW}")
    assert (b.goods("r"), b.s.tokens[7]) == ((0, 0, 0), 6)


def test_ng_card_s_04_build_needs_a_type_a_space_and_the_price() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 1)
    assert not can_play(b, "build")
    assert can_play(b.has("r", wood=1), "build")
    large = board("wolf stag", "GM-1").put("r", "11.ESW", 1).has("r", wood=2)
    assert not can_play(large, "build")
    assert can_play(large.has("r", wood=3), "build")
    assert not can_play(large.built("11.ESW", "forge"), "build")


# Feast.


@pytest.mark.rules("NG-CARD-03")
def test_ng_card_s_05_feast_is_one_action_at_starting_size() -> None:
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 2).has("r", wood=1)
    turn(b, "feast").play("play feast", "choose recruit", "recruit {02.ESW}")
    assert (b.units("02.ESW"), b.options) == (3, ["done"])
    turn(b, "feast").play("play feast", "choose move", "move {02.ESW}>{02.N} 3")
    assert (b.units("02.N"), b.options) == (3, ["done"])
    turn(b, "feast").play("play feast", "choose build", "build food-silo {02.N}")
    assert (b.goods("r"), b.options) == ((0, 0, 0), ["done"])


def test_ng_card_s_05_feast_explores_like_the_starting_card() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 2).pile("13")
    turn(b, "feast").play("play feast", "choose explore", "lay 13 1,0 k0")
    assert b.holder("13.NESW") == "r"


def test_ng_card_s_05_feast_needs_one_of_the_four() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 14).pile()
    assert not can_play(b, "feast")
    assert can_play(b.has("r", wood=1), "feast")
    assert can_play(b.has("r", wood=0).pile("13"), "feast")


def test_ng_card_s_06_the_second_feast_waits_for_another_turn() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 2).hand("r", "feast", "feast")
    b.hand("b", "move").start(NextTurn(b.seat("b")))
    b.play("play feast", "choose move", "move {02.ESW}>{02.N} 1")
    assert b.refused("play feast")
    b.play("done", "b wait move", "r play feast", "choose recruit", "recruit {02.ESW}")
    assert (b.units("02.ESW"), b.cards("active", "r")) == (2, ["feast", "feast"])


# How much must be done.


def test_ng_card_09_build_and_explore_must_be_done_while_recruit_and_move_need_not() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 2).has("r", wood=1).pile("13")
    for card, optional in (("recruit", True), ("move", True), ("explore", False), ("build", False)):
        turn(b, card).play(f"play {card}")
        assert ("done" in b.options) is optional


def test_ng_card_09_removing_a_unit_must_be_done() -> None:
    b = board("raven stag", "GM-1").put("b", "02.ESW", 2).put("b", "02.N", 2)
    turn(b, "raiding-party").play("play raiding-party")
    assert b.options == b.says("strike {02.N},strike {02.ESW}").split(",")


# Recruiting.


def test_ng_card_18_kaija_may_stand_in_for_one_recruit_of_any_card() -> None:
    b = board("bear stag", "GM-2").put("r", "02.N", 1).built("02.N", "food-silo", "training-camp")
    turn(b, "hunters").play("play hunters")
    assert b.options == [*b.says("recruit {02.N},recruit {02.N}+kaija").split(","), "done"]
    b.play("recruit {02.N}+kaija {02.N}")
    assert (b.units("02.N"), b.s.kaija, b.options) == (1 + 1 + 1, b.t("02.N"), ["done"])


def test_ng_card_18_the_unit_of_a_training_camp_may_be_kaija() -> None:
    b = board("bear stag", "GM-2").put("r", "02.N", 1).built("02.N", "training-camp")
    turn(b, "town-hall").play("play town-hall", "recruit {02.N}")
    assert b.options == b.says("bonus {02.N},recruit {02.N}+kaija").split(",")
    b.play("recruit {02.N}+kaija")
    assert (b.units("02.N"), b.s.kaija) == (2, b.t("02.N"))


@pytest.mark.parametrize(("option", "units"), [("on", 2), ("off", 1)])
def test_ng_q_26_kaija_alone_brings_the_bonus_of_a_camp_unless_the_option_is_off(
    option: str, units: int
) -> None:
    b = board("bear stag", "GM-2", kaija_triggers_camp=option).put("r", "02.N", 1)
    turn(b.built("02.N", "training-camp"), "recruit").play("play recruit", "recruit {02.N}+kaija")
    assert b.units("02.N") == units


def test_ng_q_26_without_that_bonus_kaija_is_still_a_recruited_unit() -> None:
    b = board("bear stag", "GM-1", kaija_triggers_camp="off").put("r", "02.ESW", 1)
    turn(b.has("r", wood=2), "raven-mercenaries").play("play raven-mercenaries")
    b.play("recruit {02.N}+kaija", "done")
    assert b.options == ["pay wood wood", "none"]
    b = board("bear stag", "GM-2", kaija_triggers_camp="off").put("r", "02.N", 1)
    b.put("r", "02.ESW", 1)
    turn(b, "stag-clan").play("play stag-clan", "recruit {02.ESW}+kaija")
    assert b.options == b.says("from {02.N},none").split(",")


def test_ng_q_41_kaija_may_be_the_unit_that_a_copied_stag_clan_brings_along() -> None:
    b = board("bear stag", "GM-4").put("r", "20.NW", kaija=True).put("r", "20.ES", 1)
    turn(b, "stag-clan").play("play stag-clan", "recruit {20.ES}")
    assert any(line.startswith(b.says("from {20.NW}")) for line in b.options)


NO_UNITS = "recruit feast teamwork the-bear-awakens stag-clan town-hall recruitment"


@pytest.mark.parametrize("card", [*NO_UNITS.split(), "upgraded-town-hall"])
def test_ng_card_19_without_units_every_recruit_may_use_one_neutral_territory(card: str) -> None:
    b = board("goat stag", "GM-1").put("b", "02.ESW", 1)
    turn(b, card).play(f"play {card}")
    assert b.refused("recruit {02.ESW}")
    b.play("recruit {02.N}")
    assert (b.holder("02.N"), b.refused("recruit {11.ESW}")) == ("r", True)


EACH = ["osmosis", "call-to-war", "hunters", "woodcutters", "loremasters"]


@pytest.mark.parametrize("card", EACH)
def test_ng_card_19_recruiting_in_each_territory_needs_own_ones(card: str) -> None:
    assert not can_play(board("boar stag", "GM-12").put("b", "16.NW", 1), card)


def test_ng_q_68_the_option_forces_call_to_war_but_not_osmosis() -> None:
    b = board("boar stag", "GM-1", recruit_each_forced="on").put("r", "02.ESW", 1)
    turn(b.put("b", "02.N", 1), "call-to-war").play("play call-to-war")
    assert (b.units("02.ESW"), b.options) == (2, ["done"])
    turn(b, "osmosis").play("play osmosis")
    assert b.options == [b.says("recruit {02.ESW}"), "done"]


def test_ng_q_68_forced_recruits_are_made_in_any_order_but_made() -> None:
    b = board("stag wolf", "GM-2", recruit_each_forced="on").put("r", "02.N", 1)
    turn(b.put("r", "02.ESW", 1).built("02.N", "food-silo"), "hunters").play("play hunters")
    assert b.refused("done")
    b.play("recruit {02.ESW}")
    assert ([b.units("02.N"), b.units("02.ESW")], b.options) == ([3, 2], ["done"])
