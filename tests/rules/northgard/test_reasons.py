"""Refusals name the rule that says no, and no other.

On GM-12 START.N, START.E and START.W border each other; 10.NW and 10.E border START.N, 16.S borders
START.W by a rough border only.
"""

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.endings import SecondChance
from skald.games.northgard.rules.move import Move
from tests.northgard import Board, board

RED = 0
ONE_TILE = "(0,0) 10 k0"


def wild(clans: str = "goat stag", tiles: str = ONE_TILE, **options: str) -> Board:
    """A map with creatures."""
    return board(clans, tiles, creatures="on", **options)


def carried_out(b: Board, card: str) -> Board:
    """Red carries out a card."""
    return b.start(CardEffects(RED, b.card(card), 0))


# Move.


def test_ng_crea_18_two_valkyries_keep_everybody_out() -> None:
    b = wild(tiles="GM-12").put("r", "START.N", 2).creature("valkyrie", "START.E")
    b.creature("valkyrie", "START.E").start(Move(RED, 1, 0, 0, 0)).play("from {START.N}")
    assert b.reason("to {START.E}") == "NG-CREA-18"
    assert b.reason("to {16.E}") == "NG-MOVE-02", "no common border"


def test_ng_crea_16_nobody_leaves_a_brown_bear() -> None:
    b = wild(tiles="GM-12").put("r", "START.N", 2).put("r", "START.S", 1)
    b.creature("brown-bear", "START.N").start(Move(RED, 1, 0, 0, 0))
    assert b.reason("from {START.N}") == "NG-CREA-16"
    assert b.reason("from {START.E}") == "NG-MOVE-02", "nobody is there"


def test_ng_crea_31_nobody_leaves_a_valkyrie_before_the_fight() -> None:
    b = wild(tiles="GM-12").put("r", "START.N", 2).put("r", "START.S", 1)
    b.creature("valkyrie", "START.N").start(Move(RED, 1, 0, 0, 0))
    assert b.reason("from {START.N}") == "NG-CREA-31"


def test_ng_move_05_one_move_is_not_enough_for_a_rough_border() -> None:
    b = board("goat stag", "GM-12").put("r", "START.W", 1).start(Move(RED, 1, 0, 0, 0))
    b.play("from {START.W}")
    assert b.reason("to {16.S}") == "NG-MOVE-05"


def test_ng_move_08_who_has_entered_an_enemy_territory_stays() -> None:
    b = board("goat stag", "GM-12").put("r", "START.N", 3).put("b", "START.E", 1)
    b.start(Move(RED, 2, 0, 0, 0)).play("move {START.N}>{START.E} 2")
    assert b.reason("from {START.E}") == "NG-MOVE-08"
    assert b.reason("from t94") == "NG-MOVE-02", "there is no such territory yet"


def test_ng_clan_bear_05_kaija_enters_no_enemy_territory() -> None:
    b = board("bear stag", "GM-12").put("r", "START.N", 2, kaija=True).put("b", "START.E", 1)
    b.start(Move(RED, 1, 0, 0, 0)).play("from {START.N}", "to {START.E}")
    assert b.reason("units 1+kaija") == "NG-CLAN-BEAR-05"
    assert b.reason("units 3+kaija") == "NG-MOVE-02", "there are only two"
    b = board("bear stag", "GM-12").put("r", "START.N", kaija=True).put("b", "START.E", 1)
    b.start(Move(RED, 1, 0, 0, 0)).play("from {START.N}")
    assert b.reason("to {START.E}") == "NG-CLAN-BEAR-05"


# Recruit.


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("recruitment", "NG-CARD-E-07"),
        ("outpost", "NG-CARD-A-09"),
        ("raven-mercenaries", "NG-CARD-C-12"),
    ],
)
def test_cards_for_one_territory_say_so_by_their_own_rule(card: str, rule: str) -> None:
    b = carried_out(board("raven stag", "GM-12").put("r", "10.NW", 1).put("r", "10.E", 1), card)
    first, second, *_ = b.options
    b.play(first)
    assert b.reason(second) == rule


def test_ng_recruit_07_without_units_on_the_map_all_go_to_one_territory() -> None:
    b = carried_out(board("goat stag", ONE_TILE), "recruitment").play("recruit {10.NW}")
    assert b.reason("recruit {10.E}") == "NG-RECRUIT-07"


def test_ng_recruit_where_nobody_recruits() -> None:
    b = wild(tiles="GM-12").put("r", "START.N", 1).put("r", "START.S", 1).put("b", "START.E", 1)
    carried_out(b.creature("brown-bear", "START.N").creature("valkyrie", "10.NW"), "mercenary")
    assert b.reason("recruit {START.N}") == "NG-CREA-16"
    assert b.reason("recruit {10.NW}") == "NG-CREA-18"
    assert b.reason("recruit {START.E}") == "NG-RECRUIT-08"
    assert b.reason("recruit t94") == "NG-RECRUIT-02"
    carried_out(b, "recruit")
    assert b.reason("recruit {10.E}") == "NG-RECRUIT-02", "neutral"


def test_ng_clan_bear_02_kaija_comes_only_once() -> None:
    b = carried_out(board("bear stag", "GM-12").put("r", "START.N", 1, kaija=True), "recruit")
    assert b.reason("recruit {START.N}+kaija") == "NG-CLAN-BEAR-02"
    b = carried_out(board("goat stag", "GM-12").put("r", "START.N", 1), "recruit")
    assert b.reason("recruit {START.N}+kaija") == "NG-RECRUIT-05"


def test_ng_card_c_16_creatures_keep_the_unit_that_could_come_along() -> None:
    b = wild("stag goat").put("r", "10.NW", 4).put("r", "10.E", 1).put("r", "10.S", 1)
    b = carried_out(b.creature("brown-bear", "10.NW"), "stag-clan").play("recruit {10.E}")
    assert b.reason("from {10.NW}") == "NG-CREA-16"
    assert b.reason("from {10.E}") == "NG-CARD-C-16"
    assert b.reason("from t94") == "NG-CARD-C-16"


# Build and explore.


def test_ng_crea_16_no_building_beside_a_brown_bear() -> None:
    b = wild().put("r", "10.NW", 1).put("r", "10.E", 1).put("r", "10.S", 1).has("r", wood=4)
    carried_out(b.creature("brown-bear", "10.NW"), "build")
    assert b.reason("build fortress") == "NG-BUILD-03", "nowhere a large space"
    b.play("build food-silo")
    assert b.reason("in {10.NW}") == "NG-CREA-16"


def test_ng_crea_16_no_tile_from_a_brown_bears_territory() -> None:
    b = wild(tiles="GM-4").put("r", "20.NW", 1).put("r", "20.ES", 1).pile("13")
    carried_out(b.creature("brown-bear", "20.NW"), "explore")
    assert b.options == ["cell 0,-1", "cell 1,0"]
    assert b.reason("cell 0,1") == "NG-CREA-16"
    assert b.reason("cell 5,5") == "NG-EXPLORE-03"


# Other ways of putting and moving units.


def test_ng_card_a_10_hidden_ways_and_creatures() -> None:
    b = wild(tiles="GM-12").put("r", "10.NW", 2).put("r", "10.E", 2).put("r", "21.ES", 1)
    carried_out(b.creature("brown-bear", "10.NW").creature("valkyrie", "16.S"), "hidden-ways")
    assert b.reason("from {10.NW}") == "NG-CREA-16"
    assert b.reason("from {16.S}") == "NG-CARD-A-10"
    b.play("from {10.E}")
    assert b.reason("to {16.S}") == "NG-CREA-18"
    assert b.reason("to t94") == "NG-CARD-A-10"


def test_ng_card_a_27_bribery_and_creatures() -> None:
    b = wild(tiles="GM-12").put("r", "10.NW", 2).put("b", "START.N", 2).put("b", "START.E", 2)
    b.creature("brown-bear", "START.E").creature("valkyrie", "10.E").put("b", "21.ES", 1)
    carried_out(b, "bribery")
    assert b.reason("from {START.E}") == "NG-CREA-16"
    assert b.reason("from {10.NW}") == "NG-CARD-A-27", "his own"
    b.play("from {START.N}")
    assert b.reason("to {10.E}") == "NG-CREA-18"
    assert b.reason("to {16.S}") == "NG-CARD-A-27", "not adjacent"


def test_ng_var_team_09_bribery_and_hidden_ways_leave_partners_alone() -> None:
    b = board("boar goat wolf stag", "GM-12", teams="on").put("r", "10.NW", 1).put("y", "10.E", 2)
    b.put("b", "START.N", 1).put("b", "START.E", 1).put("g", "START.W", 1)
    carried_out(b, "bribery")
    assert b.reason("from {10.E}") == "NG-VAR-TEAM-09"
    b.play("from {START.N}")
    assert b.reason("to {START.W}") == "NG-VAR-TEAM-09", "of the partner of those bribed"
    carried_out(b, "hidden-ways")
    assert b.reason("to {10.E}") == "NG-VAR-TEAM-09"


def test_ng_card_a_36_capture_adds_nobody_beside_a_brown_bear() -> None:
    b = wild().put("r", "10.NW", 1).put("r", "10.S", 1).put("b", "10.E", 2)
    b.lay("(5,5) 13 k0").put("r", "13.NESW", 1).creature("brown-bear", "10.NW")
    carried_out(b, "capture")
    assert b.reason("recruit {10.NW}") == "NG-CREA-16"
    assert b.reason("recruit {10.E}") == "NG-CARD-A-36"


def test_ng_eoy_02_no_second_chance_beside_a_brown_bear() -> None:
    b = wild().put("b", "10.E", 1).creature("brown-bear", "10.NW").start(SecondChance(RED))
    assert b.reason("group {10.NW}") == "NG-CREA-16"
    assert b.reason("group {10.E}") == "NG-EOY-02"
    assert b.reason("group t94") == "NG-EOY-02"
