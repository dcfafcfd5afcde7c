"""Worked examples on Recruit and Training Camps.

Upgraded Town Hall recruits 2, the starting card Recruit 1. On GM-5 the territories 20.NW and
20.ES have room for one and for three small buildings.
"""

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board, board


def plays(b: Board, card: str) -> Board:
    """Red carries out a card."""
    return b.start(CardEffects(0, b.card(card), 0))


@pytest.mark.rules("NG-BLDG-04")
def test_ng_tv_04_one_unit_into_each_of_two_camps() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1)
    b.built("20.NW", "training-camp").built("20.ES", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.NW} {20.ES}")
    assert (b.units("20.NW"), b.units("20.ES")) == (1 + 2, 1 + 2)


@pytest.mark.rules("NG-BLDG-09")
def test_ng_tv_55_each_camp_of_a_merged_territory_adds_a_unit() -> None:
    b = board("boar goat", "GM-5").put("r", "20.ES", 1)
    b.built("20.ES", "training-camp", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.ES} {20.ES}")
    assert b.units("20.ES") == 1 + 4
    plays(b, "recruit").play("recruit {20.ES}")
    assert b.units("20.ES") == 1 + 4 + 3


def test_ng_tv_56_a_camp_works_where_it_stands() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1)
    b.built("20.NW", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.NW} {20.ES}")
    assert (b.units("20.NW"), b.units("20.ES")) == (1 + 2, 1 + 1)


@pytest.mark.rules("NG-RECRUIT-04")
def test_ng_tv_57_the_last_model_is_all_there_is() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 13).built("20.NW", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.NW}")
    assert (b.units("20.NW"), b.s.reserve[0], b.actor) == (14, 0, "")


@pytest.mark.rules("NG-Q-25")
def test_ng_tv_58_without_units_on_the_map_into_one_neutral_territory() -> None:
    b = board("boar goat", "GM-5").put("b", "20.NW", 1).built("20.ES", "training-camp")
    plays(b, "upgraded-town-hall")
    assert b.refused("recruit {20.NW}")
    assert b.refused("recruit {20.ES} {21.ES}")
    b.play("recruit {20.ES} {20.ES}")
    assert (b.holder("20.ES"), b.units("20.ES")) == ("r", 3)


def test_ng_recruit_01_fewer_or_none_is_allowed() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1)
    plays(b, "upgraded-town-hall").play("recruit {20.NW}")
    assert b.units("20.NW") == 2
    plays(b, "upgraded-town-hall").play("done")
    assert b.units("20.NW") == 2


def test_ng_recruit_02_only_in_own_territories() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("b", "20.ES", 1)
    plays(b, "recruit")
    assert b.options == [b.says("recruit {20.NW}"), "done"]


@pytest.mark.rules("NG-CLAR-20")
def test_ng_recruit_03_first_in_a_higher_territory_then_in_a_lower_one() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1)
    low, high = sorted(("20.NW", "20.ES"), key=b.t)
    plays(b, "upgraded-town-hall").play(f"recruit {{{high}}}", f"recruit {{{low}}}")
    assert (b.units(low), b.units(high), b.actor) == (2, 2, "")


@pytest.mark.rules("NG-CARD-10")
def test_ng_recruit_03_neutral_territories_may_receive_by_turns() -> None:
    """Allies from the Wild recruit three where nobody is; a territory may then receive more."""
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 1)
    plays(b, "allies-from-the-wild").play("recruit {07.N}", "recruit {02.N}", "recruit {07.N}")
    assert (b.units("07.N"), b.units("02.N"), b.actor) == (2, 1, "")


def test_ng_recruit_05_fourteen_models_and_no_more() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 14).hand("r", "recruit").start(Turn(0))
    assert b.refused("play recruit")


def test_ng_recruit_06_a_camp_without_a_recruit_adds_nothing() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1)
    b.built("20.NW", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.ES} {20.ES}")
    assert (b.units("20.NW"), b.units("20.ES")) == (1, 3)


def test_ng_recruit_06_with_too_few_models_the_player_says_which_camp() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 10)
    b.built("20.NW", "training-camp").built("20.ES", "training-camp")
    plays(b, "upgraded-town-hall").play("recruit {20.NW} {20.ES}")
    assert b.options == [b.says("bonus {20.NW}"), b.says("bonus {20.ES}")]
    b.play("bonus {20.ES}")
    assert (b.units("20.NW"), b.units("20.ES"), b.s.reserve[0]) == (2, 12, 0)


@pytest.mark.rules("NG-Q-25")
def test_ng_recruit_07_without_any_neutral_territory_recruit_is_not_playable() -> None:
    b = board("boar goat", "GM-4").put("b", "20.NW", 1).put("b", "20.ES", 1)
    b.hand("r", "recruit").start(Turn(0))
    assert b.refused("play recruit")


def test_ng_recruit_07_a_closed_neutral_territory_will_do() -> None:
    b = board("boar goat", "GM-1").put("b", "02.ESW", 1).put("b", "11.ESW", 1)
    plays(b, "recruit").play("recruit {02.N}")
    assert (b.holder("02.N"), b.units("02.N")) == ("r", 1)


def test_ng_recruit_08_mercenaries_go_to_neutral_not_to_enemy_territories() -> None:
    """Mercenary recruits into an own or a neutral territory."""
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).put("b", "20.ES", 1)
    plays(b, "mercenary")
    assert b.refused("recruit {20.ES}")
    b.play("recruit {21.ES}")
    assert b.holder("21.ES") == "r"


@pytest.mark.rules("NG-Q-39")
def test_ng_clan_bear_02_kaija_takes_the_place_of_a_unit() -> None:
    b = board("bear goat", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1)
    plays(b, "upgraded-town-hall").play("recruit {20.NW}+kaija {20.ES}")
    assert (b.units("20.NW"), b.units("20.ES"), b.s.kaija) == (1, 2, b.t("20.NW"))
    plays(b, "recruit")
    assert b.refused("recruit {20.ES}+kaija")


def test_ng_clan_bear_02_kaija_may_come_when_all_models_are_on_the_map() -> None:
    b = board("bear goat", "GM-5").put("r", "20.NW", 14)
    plays(b, "recruit")
    assert b.options == [b.says("recruit {20.NW}+kaija"), "done"]


def test_ng_recruit_06_kaija_alone_calls_the_camp_and_may_be_its_bonus() -> None:
    b = board("bear goat", "GM-5").put("r", "20.NW", 1).built("20.NW", "training-camp")
    plays(b, "recruit").play("recruit {20.NW}+kaija")
    assert (b.units("20.NW"), b.s.kaija) == (2, b.t("20.NW"))

    b = board("bear goat", "GM-5").put("r", "20.NW", 1).built("20.NW", "training-camp")
    plays(b, "recruit").play("recruit {20.NW}")
    assert b.options == [b.says("bonus {20.NW}"), b.says("recruit {20.NW}+kaija")]
    b.play("recruit {20.NW}+kaija")
    assert (b.units("20.NW"), b.s.kaija) == (2, b.t("20.NW"))


def test_ng_recruit_06_by_option_kaija_alone_calls_no_camp() -> None:
    b = board("bear goat", "GM-5", kaija_triggers_camp="off").put("r", "20.NW", 1)
    plays(b.built("20.NW", "training-camp"), "recruit").play("recruit {20.NW}+kaija")
    assert (b.units("20.NW"), b.s.kaija) == (1, b.t("20.NW"))


def test_ng_q_41_with_kaija_on_the_map_a_player_has_units() -> None:
    """So Recruit goes to her territory and not to a neutral one."""
    b = board("bear goat", "GM-5").put("r", "20.NW", kaija=True)
    plays(b, "recruit")
    assert b.options == [b.says("recruit {20.NW}"), "done"]
