"""The clan cards, one by one, with their worked examples."""

import pytest

from tests.northgard import MAPS, board
from tests.rules.northgard.cards import LARGE, SMALL, can_play, score, turn

# Bear.


def test_ng_tv_202_kaija_collects_food_and_wood_where_she_leaves() -> None:
    for group, goods in (("1+kaija", (1, 1, 0)), ("1", (0, 0, 0))):
        b = board("bear stag", "GM-3p").put("r", "05.NW", 1, kaija=True)
        b.built("05.NW", "woodcutter-lodge", "carved-stone")
        turn(b, "bear-clan").play("play bear-clan", f"move {{05.NW}}>{{05.ES}} {group}")
        assert (b.goods("r"), b.holder("05.ES")) == (goods, "r")


def test_ng_card_c_01_bear_clan_is_a_flash_move_that_leads_kaija_to_no_enemy() -> None:
    b = board("bear stag", "GM-1").put("r", "02.ESW", kaija=True).put("b", "02.N", 1)
    assert not can_play(b, "bear-clan")
    turn(b.put("r", "02.ESW", 2), "bear-clan", "recruit").play("play bear-clan")
    assert b.refused("move {02.ESW}>{02.N} 2+kaija")
    b.play("done")
    assert b.options == ["play recruit", "done"]


def test_ng_tv_203_the_awakened_bear_attacks_with_kaija() -> None:
    b = board("bear stag", "GM-5").put("r", "20.NW", 3, kaija=True).put("b", "20.ES", 4)
    turn(b, "move", "the-bear-awakens").play("play move")
    assert b.refused("move {20.NW}>{20.ES} 3+kaija")
    turn(b, "move", "the-bear-awakens").play("play the-bear-awakens", "done", "play move")
    b.play("move {20.NW}>{20.ES} 3+kaija", "* die a", "* die a", "b retreat {21.ES}*4")
    assert (score(b), b.holder("20.ES"), b.units("21.ES")) == ((7, 6), "r", 4)


def test_ng_card_c_02_the_bear_awakens_recruits_two() -> None:
    b = board("bear stag", "GM-1").put("r", "02.N", 1).put("r", "02.ESW", 1)
    turn(b, "the-bear-awakens").play("play the-bear-awakens", "recruit {02.N}+kaija {02.ESW}")
    assert (b.units("02.N"), b.units("02.ESW"), b.s.kaija) == (1, 2, b.t("02.N"))
    assert not can_play(b.put("r", "02.N", 11), "the-bear-awakens")


def test_ng_tv_204_a_card_for_each_closed_territory_on_three_tiles() -> None:
    five = "; (-2,0) 13 k0; (-2,1) 17 k0; (-3,0) 21 k0"
    b = board("bear stag", MAPS["GM-13"] + five).put("r", "02.ESW", 1).put("r", "02.N", 1)
    b.put("r", "07.WE", 1).put("r", "24.E", 1)
    sizes = [b.s.land.size(b.t(part)) for part in ("02.ESW", "02.N", "07.WE", "24.E")]
    assert (sizes, b.s.land.is_open(b.t("02.ESW"))) == ([5, 2, 3, 4], True)
    assert not can_play(b.zones("r", draw="move"), "protector-of-the-land")
    turn(b.zones("r", draw="move", discard="feast"), "protector-of-the-land")
    b.play("play protector-of-the-land")
    assert b.cards("hand", "r") == ["move", "feast"]


def test_ng_card_c_03_protector_of_the_land_needs_such_a_territory() -> None:
    assert not can_play(board("bear stag", "GM-1").put("r", "02.N", 1), "protector-of-the-land")
    b = board("bear stag", "GM-2").put("r", "02.N", 1).zones("r", draw="move")
    assert can_play(b, "protector-of-the-land")
    assert not can_play(b.zones("r", active="move feast"), "protector-of-the-land")


# Boar.


def test_ng_tv_205_boar_clan_builds_for_one_wood_less() -> None:
    for wood, types in ((0, SMALL), (1, SMALL), (2, SMALL + LARGE)):
        b = board("boar stag", "GM-5").put("r", "20.NW", 1).has("r", wood=wood)
        assert turn(b, "boar-clan").play("play boar-clan").options == types


def test_ng_card_c_04_boar_clan_needs_a_space() -> None:
    b = board("boar stag", "GM-4").put("r", "20.NW", 1)
    turn(b, "boar-clan", "move").play("play boar-clan", "build food-silo {20.NW}")
    assert b.goods("r") == (0, 0, 0)
    assert not can_play(b.has("r", wood=9), "boar-clan")


@pytest.mark.rules("NG-GLOS-17")
def test_ng_tv_206_osmosis_goes_to_open_land_and_printed_wood() -> None:
    b = board("boar stag", "GM-13").put("r", "02.ESW", 1).put("r", "07.WE", 1).put("r", "12.N", 1)
    b.built("02.ESW", "training-camp").built("12.N", "woodcutter-lodge")
    turn(b, "osmosis").play("play osmosis", "recruit {02.ESW} {07.WE}")
    assert b.options == ["done"]
    assert (b.units("02.ESW"), b.units("07.WE"), b.units("12.N")) == (3, 2, 1)


def test_ng_card_c_05_osmosis_reaches_three_territories_at_most() -> None:
    b = board("boar stag", "GM-12")
    for part in ("21.NW", "16.NW", "10.NW", "10.E"):
        b.put("r", part, 1)
    turn(b, "osmosis").play("play osmosis", "recruit {10.E} {21.NW} {10.NW}")
    assert [b.units(part) for part in ("21.NW", "16.NW", "10.NW", "10.E")] == [2, 1, 2, 2]
    turn(b, "osmosis").play("play osmosis", "recruit {16.NW}", "recruit {21.NW}")
    assert b.refused("recruit {16.NW}"), "one in each"
    b.play("recruit {10.NW}")
    assert (b.units("10.E"), b.options) == (2, ["done"])


def test_ng_card_c_05_osmosis_needs_such_a_territory_and_a_model() -> None:
    b = board("boar stag", "GM-3").put("r", "05.NW", 13).built("05.NW", "woodcutter-lodge")
    assert not can_play(b, "osmosis")
    assert not can_play(b.put("r", "05.ES", 1), "osmosis")
    assert can_play(board("boar stag", "GM-1").put("r", "02.N", 1), "osmosis")


def test_ng_tv_207_lay_of_the_land_collects_what_the_tile_shows() -> None:
    b = board("boar stag", "GM-1").put("r", "02.ESW", 1).pile("26", "13", "20")
    turn(b, "lay-of-the-land").play("play lay-of-the-land", "tile 26")
    assert b.goods("r") == (1, 1, 0)
    b.play("cell 1,0", "turn 0", "bottom 20")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["20", "13"]


def test_ng_card_c_06_lay_of_the_land_collects_for_the_tile_finally_placed() -> None:
    b = board("boar stag", "GM-3p").put("r", "05.NW", 1).pile("01", "07", "12", "20")
    turn(b, "lay-of-the-land").play("play lay-of-the-land", "turn 0")
    assert (b.goods("r"), b.fame("r")) == ((1, 0, 1), 4)
    assert not can_play(b, "lay-of-the-land")


# Goat.


def test_ng_tv_208_goat_clan_builds_a_second_silo() -> None:
    b = board("goat stag", "GM-1").put("r", "02.N", 1).built("02.N", "food-silo").has("r", wood=1)
    turn(b, "build").play("play build")
    assert b.refused("build food-silo {02.N}")
    turn(b, "goat-clan").play("play goat-clan", "build food-silo {02.N}")
    assert b.goods("r") == (1, 0, 0)


def test_ng_card_c_07_goat_clan_needs_a_space_a_token_and_the_price() -> None:
    b = board("goat stag", "GM-1").put("r", "02.ESW", 1).has("r", wood=1)
    b.s.tokens[0] = 0  # all seven Silos stand elsewhere
    turn(b, "goat-clan").play("play goat-clan")
    assert b.options == SMALL[1:]
    assert not can_play(b.built("02.ESW", "training-camp"), "goat-clan")
    assert not can_play(board("goat stag", "GM-1").put("r", "02.ESW", 1), "goat-clan")


@pytest.mark.rules("NG-Q-81", "NG-MOVE-13")
def test_ng_tv_209_teamwork_is_two_different_actions() -> None:
    b = board("goat stag", "GM-1").put("r", "02.N", 1).has("r", wood=1)
    turn(b, "teamwork").play("play teamwork", "choose recruit", "recruit {02.N}", "choose move")
    b.play("move {02.N}>{02.ESW} 2")
    assert (b.units("02.ESW"), b.options) == (2, ["done"])
    turn(b, "teamwork").play("play teamwork", "choose move", "move {02.ESW}>{02.N} 1")
    assert b.refused("choose move")
    turn(b, "teamwork").play("play teamwork", "choose build", "build food-silo {02.N}", "done")
    assert b.s.buildings[b.t("02.N")]


def test_ng_card_c_08_teamwork_ends_a_combat_before_the_second_action() -> None:
    b = board("goat stag", "GM-1").put("r", "02.ESW", 5).put("b", "02.N", 1).has("r", wood=1)
    turn(b, "teamwork").play("play teamwork", "choose move", "move {02.ESW}>{02.N} 4")
    b.play("* die a", "* die a", "choose build", "build food-silo {02.N}")
    assert b.goods("r") == (1, 0, 0)
    assert not can_play(board("goat stag", "GM-4").put("r", "20.NW", 14).pile(), "teamwork")


@pytest.mark.rules("NG-CARD-05")
def test_ng_tv_210_resourceful_people_may_pay_for_a_third_card() -> None:
    b = board("goat stag").zones("r").on_top("r", "build", "move", "feast").has("r", food=2, wood=1)
    turn(b, "resourceful-people").play("play resourceful-people")
    assert b.cards("hand", "r") == ["move", "feast"]
    b.play("pay food food wood")
    assert (len(b.cards("hand", "r")), b.goods("r")) == (3, (0, 0, 0))
    b.on_top("r", "build", "move", "feast").has("r", food=2)
    assert turn(b, "resourceful-people").play("play resourceful-people").options[-1] == "done"


def test_ng_card_c_09_resourceful_people_offers_only_a_card_that_is_there() -> None:
    b = board("goat stag").zones("r", draw="move", discard="feast").has("r", lore=3)
    turn(b, "resourceful-people").play("play resourceful-people")
    assert (b.cards("hand", "r"), b.options) == (["move", "feast"], ["done"])
    assert not can_play(b.zones("r", draw="move"), "resourceful-people")
    b.zones("r", draw="move move move")
    turn(b, "resourceful-people").play("play resourceful-people", "none")
    assert b.goods("r") == (0, 0, 3)


# Raven.


def test_ng_card_c_10_raven_clan_draws_two_tiles_and_places_one() -> None:
    b = board("raven stag", "GM-1").put("r", "02.ESW", 1).pile("13", "20", "26")
    turn(b, "raven-clan").play("play raven-clan")
    assert b.options == ["tile 13", "tile 20"]
    b.play("lay 20 1,0 k0")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["26", "13"]
    assert not can_play(b.pile(), "raven-clan")
    assert not can_play(board("raven stag", "GM-1").put("r", "02.N", 1), "raven-clan")


@pytest.mark.rules("NG-Q-83", "NG-CARD-11", "NG-SPECIAL-01")
def test_ng_tv_211_raiding_party_removes_and_takes_from_the_reserve() -> None:
    b = board("raven stag", "GM-1").put("b", "02.N", 1).built("02.N", "food-silo").has("b", wood=1)
    turn(b, "raiding-party").play("play raiding-party")
    assert b.options == ["collect food", "collect wood"]
    b.play("collect wood")
    assert (b.holder("02.N"), b.s.reserve[1]) == ("", 14)
    assert (b.goods("r"), b.goods("b")) == ((0, 1, 0), (0, 1, 0))


def test_ng_card_c_11_raiding_party_strikes_anywhere_and_may_find_nothing() -> None:
    b = board("raven stag", "GM-2").put("r", "02.ESW", 1).put("b", "07.N", 2).put("b", "02.N", 1)
    turn(b, "raiding-party").play("play raiding-party", "strike {07.N}")
    assert (b.units("07.N"), b.goods("r"), b.options) == (1, (0, 0, 0), ["done"])
    assert not can_play(board("raven stag", "GM-2").put("r", "02.ESW", 1), "raiding-party")


@pytest.mark.rules("NG-Q-69")
def test_ng_tv_212_raven_mercenaries_may_hire_a_third() -> None:
    b = board("raven stag", "GM-1").built("02.N", "training-camp").put("r", "02.ESW", 9)
    turn(b.has("r", food=1, wood=1), "raven-mercenaries").play("play raven-mercenaries")
    b.play("recruit {02.N}", "recruit {02.N}", "pay food wood")
    assert (b.units("02.N"), b.goods("r"), b.options) == (4, (0, 0, 0), ["done"])
    b = board("raven stag", "GM-1").built("02.N", "training-camp").put("r", "02.ESW", 12)
    turn(b.has("r", food=1, wood=1), "raven-mercenaries").play("play raven-mercenaries")
    b.play("recruit {02.N} {02.N}")
    assert (b.units("02.N"), b.goods("r"), b.options) == (2, (1, 1, 0), ["done"])


def test_ng_card_c_12_raven_mercenaries_stand_in_one_neutral_territory() -> None:
    b = board("raven stag", "GM-2").put("r", "02.ESW", 1).has("r", food=2)
    turn(b, "raven-mercenaries").play("play raven-mercenaries")
    assert b.refused("recruit {02.ESW}")
    b.play("recruit {02.N}")
    assert b.refused("recruit {07.N}")
    b.play("done")
    assert b.options == ["pay food food", "none"]
    turn(b, "raven-mercenaries").play("play raven-mercenaries", "done")
    assert b.options == ["done"]
    assert not can_play(b.put("r", "02.ESW", 12), "raven-mercenaries")
    b = board("raven stag", "GM-4").put("r", "20.NW", 1).put("b", "20.ES", 1)
    assert not can_play(b, "raven-mercenaries")


# Snake (its other two cards look and copy: test_card_rules.py and test_copying.py).


@pytest.mark.rules("NG-CARD-05")
def test_ng_tv_213_snake_clan_scorches_before_and_after_the_move() -> None:
    b = board("snake stag", "GM-2").put("r", "02.ESW", 3).put("b", "02.N", 3).put("b", "11.ESW", 1)
    turn(b, "snake-clan").play("play snake-clan")
    assert b.refused("scorch {11.ESW}")
    b.play("scorch {02.N}", "move {02.ESW}>{02.N} 3")
    b.play("* die a", "* die a", "b retreat {11.ESW}*3", "r scorch {11.ESW}")
    assert (score(b), b.holder("02.N"), b.s.scorched) == ((6, 5), "r", b.t("11.ESW"))


@pytest.mark.rules("NG-Q-15")
def test_ng_card_c_13_snake_clan_is_not_played_for_its_token_alone() -> None:
    b = board("snake stag", "GM-4").put("r", "20.NW", 2).put("b", "20.ES", 1)
    assert not can_play(b, "snake-clan")
    b = board("snake stag", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 1)
    turn(b, "snake-clan").play("play snake-clan", "none", "done")
    assert b.options == b.says("scorch {02.N},none").split(",")
    b.play("none")
    assert b.s.scorched == -1


# Stag.


def test_ng_tv_216_stag_clan_brings_a_neighbour_over_a_rough_border() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.ES", 1).put("r", "20.NW", 1)
    turn(b.built("20.ES", "training-camp"), "stag-clan").play("play stag-clan", "recruit {20.ES}")
    assert b.units("20.ES") == 3
    b.play("from {20.NW}")
    assert (b.units("20.ES"), b.holder("20.NW"), b.options) == (4, "", ["done"])


def test_ng_card_c_16_stag_clan_moves_nobody_without_a_recruit() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.ES", 1).put("r", "20.NW", 12)
    turn(b, "stag-clan").play("play stag-clan", "done")
    assert (b.units("20.NW"), b.options) == (12, ["done"])
    turn(b, "stag-clan").play("play stag-clan", "recruit {20.ES}", "none")
    assert (b.units("20.ES"), b.units("20.NW")) == (2, 12)
    assert not can_play(b, "stag-clan")


@pytest.mark.rules("NG-Q-77")
def test_ng_tv_217_glory_of_the_clan_collects_the_wood_it_builds_with() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.N", 1)
    turn(b, "glory-of-the-clan").play("play glory-of-the-clan")
    assert b.goods("r") == (0, 1, 0)
    b.play("build food-silo {02.N}")
    assert (b.goods("r"), b.options) == ((0, 0, 0), ["done"])


def test_ng_card_c_17_glory_of_the_clan_collects_before_or_after() -> None:
    b = board("stag wolf", "GM-13").put("r", "24.E", 1).put("r", "02.ESW", 1).has("r", wood=3)
    turn(b, "glory-of-the-clan").play("play glory-of-the-clan", "none", "build altar {24.E}")
    assert b.options == ["gather", "none"]
    b.play("gather")
    assert (b.goods("r"), b.fame("r")) == ((0, 1, 0), 0)
    turn(b, "glory-of-the-clan").play("play glory-of-the-clan", "gather {02.ESW}")
    assert (b.goods("r"), b.refused("build food-silo {24.E}")) == ((1, 1, 0), True)
    b.play("build food-silo")
    assert (b.goods("r"), b.options) == ((1, 0, 0), ["done"])
    assert not can_play(board("stag wolf", "GM-1").put("r", "02.ESW", 1), "glory-of-the-clan")


def test_ng_card_c_18_annexation_explores_before_or_after_the_move() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 4).put("b", "02.N", 1).pile("13", "20")
    turn(b, "annexation").play("play annexation", "choose move", "move {02.ESW}>{02.N} 3")
    b.play("* die a", "* die a", "choose explore", "lay 13 1,0 k0")
    assert (b.holder("02.N"), b.holder("13.NESW"), b.options) == ("r", "r", ["done"])
    turn(b, "annexation").play("play annexation", "choose explore", "lay 20 2,0 k0", "choose move")
    b.play("move {02.N}>{02.ESW} 3")
    assert b.units("13.NESW") == 4


def test_ng_card_c_18_annexation_needs_a_move_or_a_tile() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.NW", 1).pile("13")
    turn(b, "annexation").play("play annexation", "lay 13 0,1 k0")
    assert b.options == ["done"]
    assert not can_play(board("stag wolf", "GM-4").put("r", "20.NW", 1).pile(), "annexation")
    assert can_play(board("stag wolf", "GM-5").put("r", "20.NW", 1).pile(), "annexation")


# Wolf.


@pytest.mark.rules("NG-GLOS-02", "NG-CLAR-07")
def test_ng_tv_218_wolf_clan_attacks_and_retreats_over_a_rough_border() -> None:
    for card, left in (("wolf-clan", 2), ("militia", 1)):
        b = board("wolf stag", "GM-4").put("r", "20.NW", 3).put("b", "20.ES", 3)
        turn(b, card).play(f"play {card}", "move {20.NW}>{20.ES} 2", "* die a", "* die d")
        assert (b.units("20.NW"), b.units("20.ES"), b.s.reserve[0]) == (left, 3, 14 - left)


@pytest.mark.rules("NG-CLAR-07")
def test_ng_card_c_19_wolf_clan_lets_only_the_wolf_retreat_over_rough_borders() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 5).put("b", "20.ES", 2)
    turn(b, "wolf-clan").play("play wolf-clan", "move {20.NW}>{20.ES} 5", "* die a", "* die a")
    assert (b.holder("20.ES"), b.holder("20.NW"), b.s.reserve[1]) == ("r", "", 14)
    assert not can_play(board("wolf stag", "(0,0) 13 k0").put("r", "13.NESW", 5), "wolf-clan")


@pytest.mark.rules("NG-CARD-10")
def test_ng_tv_219_plunder_without_cards_to_draw() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 1).put("b", "20.ES", 2).zones("r")
    turn(b, "plunder").play("play plunder")
    assert (b.units("20.ES"), b.s.reserve[1], b.cards("hand", "r")) == (1, 13, [])


@pytest.mark.rules("NG-SPECIAL-01")
def test_ng_card_c_20_plunder_strikes_a_neighbour_and_draws() -> None:
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 1).put("b", "11.ESW", 1)
    assert not can_play(b, "plunder")
    turn(b.put("b", "02.N", 1).zones("r", draw="feast"), "plunder").play("play plunder")
    assert (b.holder("02.N"), b.units("11.ESW"), b.cards("hand", "r")) == ("", 1, ["feast"])


def test_ng_tv_220_call_to_war_arms_the_border() -> None:
    b = board("wolf stag", "GM-12").put("b", "10.S", 1).built("16.NW", "training-camp")
    b.put("r", "16.NW", 3).put("r", "10.NW", 3).put("r", "16.S", 3)
    turn(b, "call-to-war").play("play call-to-war")
    assert b.options == [*b.says("recruit {16.NW},recruit {10.NW}").split(","), "done"]
    b.play("recruit {10.NW} {16.NW}")
    assert [b.units(part) for part in ("16.NW", "10.NW", "16.S")] == [5, 4, 3]


def test_ng_card_c_21_call_to_war_needs_an_enemy_next_door() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 13)
    assert not can_play(b, "call-to-war")
    assert can_play(b.put("b", "20.ES", 1), "call-to-war")
    assert not can_play(b.put("r", "20.NW", 1), "call-to-war")
