"""The Advanced Development cards, one by one, with their worked examples.

Those that only draw (A-14, A-16, A-21, A-30, A-35) stand beside the Early ones; those that look
into hands, respond or copy (A-01, A-06, A-07, A-17, A-18, A-31) in test_card_rules.py and
test_copying.py; Bribery and Capture (A-27, A-36) in test_cards_strikes.py.
"""

import pytest

from skald.games.northgard.rules.placing import FROM_ANY_OPEN, turns_for
from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board, board
from tests.rules.northgard.cards import LARGE, SMALL, can_play, score, turn


def stuck() -> Board:
    """Red stands where nothing borders."""
    return board("stag wolf", "(0,0) 13 k0").put("r", "13.NESW", 3)


def duel(units: int, others: int) -> Board:
    """Red in 02.ESW beside Blue in 02.N, and 11.ESW neutral."""
    return board("stag wolf", "GM-1").put("r", "02.ESW", units).put("b", "02.N", others)


# Collect.


def test_ng_card_a_02_fishing_gives_three_food() -> None:
    b = turn(board(), "fishing", "lore-mastery").play("play fishing")
    assert (b.goods("r"), b.options) == ((3, 0, 0), ["play lore-mastery", "done"])


def test_ng_card_a_04_lore_mastery_gives_two_lore() -> None:
    assert turn(board(), "lore-mastery").play("play lore-mastery").goods("r") == (0, 0, 2)


def test_ng_card_a_26_wood_monopoly_gives_three_wood() -> None:
    assert turn(board(), "wood-monopoly").play("play wood-monopoly").goods("r") == (0, 3, 0)


# Move.


@pytest.mark.rules("NG-COMBAT-16")
def test_ng_tv_230_axe_throwers_choose_after_their_own_die() -> None:
    b = turn(duel(3, 1), "axe-throwers").play("play axe-throwers", "move {02.ESW}>{02.N} 3")
    b.play("* die a", "r casualty", "* die b")
    assert (score(b), b.holder("02.N"), b.s.reserve[1]) == ((5, 4), "r", 14)
    b = turn(duel(3, 1), "axe-throwers").play("play axe-throwers", "move {02.ESW}>{02.N} 3")
    b.play("* die a", "r point", "* die b", "b retreat {11.ESW}*1")
    assert (score(b), b.holder("02.N"), b.holder("11.ESW")) == ((6, 4), "r", "b")


@pytest.mark.rules("NG-Q-79")
def test_ng_card_a_03_axe_throwers_settle_the_choice_face_first() -> None:
    b = turn(duel(3, 3), "axe-throwers").play("play axe-throwers", "move {02.ESW}>{02.N} 3")
    b.play("* die c", "r casualty", "r point", "* die a", "r retreat {02.ESW}*3")
    assert (score(b), b.units("02.N")) == ((4, 5), 2)
    assert not can_play(stuck(), "axe-throwers")


def test_ng_card_a_15_grizzled_warriors_move_two_with_two_points() -> None:
    b = turn(duel(3, 3), "grizzled-warriors").play("play grizzled-warriors")
    b.play("move {02.ESW}>{02.N} 3", "* die a", "* die a", "b retreat {11.ESW}*3")
    assert (score(b), b.holder("02.N")) == ((7, 5), "r")
    assert not can_play(stuck(), "grizzled-warriors")
    assert can_play(board("stag wolf", "GM-4").put("r", "20.NW", 1), "grizzled-warriors")


def test_ng_card_a_28_incursion_makes_four_moves() -> None:
    b = board("stag wolf", "GM-12").put("r", "21.ES", 2)
    turn(b, "incursion").play("play incursion", "move {21.ES}>{21.NW} 2", "move {21.NW}>{16.NW} 2")
    b.play("move {16.NW}>{16.S} 2")
    assert (b.units("16.S"), b.options) == (2, ["done"])
    assert not can_play(stuck(), "incursion")


def test_ng_card_a_29_heroic_charge_moves_three_with_a_point() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 3).put("b", "11.ESW", 3)
    turn(b, "heroic-charge").play("play heroic-charge", "move {02.ESW}>{02.N} 3")
    b.play("move {02.N}>{11.ESW} 3", "* die a", "* die a")
    assert (score(b), b.holder("11.ESW")) == ((6, 5), "r")
    assert not can_play(stuck(), "heroic-charge")


def test_ng_card_a_34_warriors_move_two_with_a_point() -> None:
    b = turn(duel(3, 3), "warriors", "move").play("play warriors", "move {02.ESW}>{02.N} 3")
    b.play("* die a", "* die a", "b retreat {11.ESW}*3")
    assert (score(b), b.options) == ((6, 5), ["done"])
    assert not can_play(stuck(), "warriors")


def test_ng_tv_237_a_conqueror_ignores_towers_and_fortresses() -> None:
    b = board("stag wolf", "GM-5").put("r", "20.ES", 5).put("b", "20.NW", 2).has("r", food=2)
    b.has("b", food=2).built("20.NW", "defense-tower", "fortress")
    turn(b, "conqueror", "move").play("play conqueror", "play move", "move {20.ES}>{20.NW} 5")
    b.play("r spend 2", "b spend 2", "* die e", "* die a")
    assert (score(b), b.units("20.NW"), b.holder("20.NW")) == ((7, 6), 5, "r")


def test_ng_card_a_12_conqueror_helps_neither_a_defender_nor_twice() -> None:
    b = board("stag wolf", "GM-5").put("r", "20.NW", 2).put("b", "20.ES", 5)
    turn(b.built("20.NW", "defense-tower", "fortress"), "conqueror").play("play conqueror")
    assert not can_play(b, "conqueror")
    b.hand("b", "move").start(Turn(b.seat("b"))).play("play move", "move {20.ES}>{20.NW} 5")
    assert b.events("combat")[-1].facts["defence"] == 4


def infiltration(going_on: int) -> Board:
    """Four units of Red enter 02.N and some of them go on to 11.ESW, both Blue's."""
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 4).put("b", "02.N", 1).put("b", "11.ESW", 1)
    turn(b, "infiltration").play("play infiltration", "move {02.ESW}>{02.N} 4")
    return b.play(f"move {{02.N}}>{{11.ESW}} {going_on}", "done")


@pytest.mark.rules("NG-Q-74")
def test_ng_tv_240_infiltration_goes_on_through_enemies() -> None:
    b = infiltration(3)
    assert b.options == b.says("fight {02.N},fight {11.ESW}").split(",")
    b.play("fight {11.ESW}")
    assert b.events("combat")[0].facts["attack"] == 3
    b = infiltration(4)
    assert [event.facts["place"] for event in b.events("combat")] == [b.t("11.ESW")]
    b.play("* die a", "* die a")
    assert (b.holder("02.N"), b.units("02.N"), b.units("11.ESW")) == ("b", 2, 4)


def test_ng_card_a_23_infiltration_pays_rough_borders_and_leaves_kaija_behind() -> None:
    b = board("bear wolf", "GM-7").put("r", "11.ESW", 1, kaija=True).put("b", "07.WE", 1)
    turn(b, "infiltration").play("play infiltration")
    assert b.refused("move {11.ESW}>{07.WE} 1+kaija")
    b.play("move {11.ESW}>{07.WE} 1", "move {07.WE}>{14.N} 1")
    assert (b.units("14.N"), b.units("07.WE"), b.options) == (1, 1, ["done"])
    assert b.events("combat") == []
    assert not can_play(stuck(), "infiltration")


def test_ng_clar_04_the_awakened_bear_passes_with_infiltration() -> None:
    b = board("bear wolf", "GM-2").put("r", "02.ESW", kaija=True).put("b", "02.N", 1)
    assert not can_play(b, "infiltration")
    b.s.flags[0] = 1
    turn(b, "infiltration").play("play infiltration", "move {02.ESW}>{02.N} 0+kaija")
    b.play("move {02.N}>{07.N} 0+kaija", "done")
    assert (b.holder("07.N"), b.holder("02.N"), b.events("combat")) == ("r", "b", [])


@pytest.mark.rules("NG-Q-73", "NG-COMBAT-01")
def test_ng_tv_235_hidden_ways_lead_to_every_other_open_territory() -> None:
    b = board("stag wolf", "GM-12").put("r", "10.NW", 3).put("b", "21.ES", 1)
    turn(b, "hidden-ways").play("play hidden-ways")
    parts = ["START.E", "START.W", "10.E", "21.ES", "16.E", "16.S", "04.NW", "04.E"]
    assert b.options == [b.says(f"to {{{part}}}") for part in parts]
    b.play("to {21.ES}", "units 3", "* die a", "* die a")
    assert (score(b), b.holder("21.ES"), b.holder("10.NW")) == ((5, 3), "r", "")


def test_ng_card_a_10_hidden_ways_need_another_open_territory() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.NW", 3)
    turn(b, "hidden-ways").play("play hidden-ways", "units 2")
    assert (b.units("20.NW"), b.units("20.ES")) == (1, 2)
    assert not can_play(stuck(), "hidden-ways")
    b = board("bear wolf", "GM-4").put("r", "20.NW", kaija=True).put("b", "20.ES", 1)
    assert not can_play(b, "hidden-ways")


# Build.


@pytest.mark.rules("NG-Q-76")
def test_ng_tv_231_industrious_villagers_exchange_a_building() -> None:
    b = board("goat wolf", "GM-5").put("r", "20.NW", 1).has("r", wood=3)
    turn(b.built("20.NW", "altar", "defense-tower"), "industrious-villagers")
    b.play("play industrious-villagers", "build fortress", "in {20.NW}")
    assert b.refused("exchange defense-tower/plain>carved-stone")
    b.play("exchange altar/large>forge")
    assert (b.goods("r"), b.s.tokens[5:]) == ((2, 0, 0), [6, 6, 7])


def test_ng_card_a_05_industrious_villagers_need_a_build_and_may_keep_all() -> None:
    b = board("stag wolf", "GM-5").put("r", "05.NW", 1).built("05.NW", "carved-stone")
    assert not can_play(b.has("r", wood=9), "industrious-villagers")
    b.put("r", "21.ES", 1)
    turn(b, "industrious-villagers").play("play industrious-villagers", "build forge")
    assert b.options == b.says("in {05.NW},in {21.ES},none").split(",")
    b.play("none")
    assert (b.s.tokens[4], b.s.tokens[6]) == (6, 6)


def test_ng_card_a_05_the_line_of_the_build_leaves_the_exchange_open() -> None:
    b = board("stag wolf", "GM-5").put("r", "20.NW", 1).has("r", wood=3)
    turn(b, "industrious-villagers").play("play industrious-villagers", "build forge {20.NW}")
    assert b.options == b.says("in {20.NW},none").split(",")


def test_ng_tv_236_carpentry_mastery_builds_one_large_at_most() -> None:
    for wood in (4, 6):
        b = board("stag wolf", "GM-5").put("r", "20.NW", 1).has("r", wood=wood)
        turn(b, "carpentry-mastery").play("play carpentry-mastery", "build forge {20.NW}")
        assert b.options == [*SMALL, "done"]
    turn(b, "carpentry-mastery").play("play carpentry-mastery", "build food-silo {20.NW}")
    assert b.goods("r") == (0, 2, 0)


def test_ng_card_a_11_carpentry_mastery_small_first_then_large_or_done() -> None:
    b = board("stag wolf", "GM-5").put("r", "20.NW", 1).put("r", "20.ES", 1).has("r", wood=4)
    turn(b, "carpentry-mastery").play("play carpentry-mastery", "build food-silo {20.NW}")
    b.play("build altar {20.NW}")
    assert (b.goods("r"), b.options) == ((0, 0, 0), ["done"])
    assert not can_play(b, "carpentry-mastery")
    turn(b.has("r", wood=2), "carpentry-mastery").play("play carpentry-mastery")
    b.play("build food-silo {20.ES}", "build defense-tower {20.ES}")
    assert b.goods("r") == (0, 0, 0)


@pytest.mark.rules("NG-Q-75")
def test_ng_tv_241_amenities_need_no_space() -> None:
    b = board("stag wolf", "GM-12").put("r", "04.E", 1).has("r", wood=1)
    turn(b, "amenities").play("play amenities", "build carved-stone {04.E}")
    turn(b.has("r", wood=1), "amenities").play("play amenities")
    assert b.options == SMALL


@pytest.mark.rules("NG-Q-75")
def test_ng_card_a_25_amenities_use_no_space_and_cost_their_price() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 1).has("r", wood=2)
    turn(b, "amenities").play("play amenities", "build defense-tower {02.ESW}")
    turn(b, "build").play("play build", "build food-silo {02.ESW}")
    assert (b.goods("r"), can_play(b, "amenities")) == ((0, 0, 0), False)
    b = board("stag wolf", "GM-1").put("r", "11.ESW", 1).has("r", wood=3)
    turn(b, "amenities").play("play amenities")
    assert b.options == [*SMALL, "build carved-stone", *LARGE]


# Explore.


def test_ng_tv_238_huginn_and_muninn_fly_to_every_open_side() -> None:
    for tile, squares, ways in (("13", 8, 8), ("24", 8, 32)):
        b = board("stag wolf", "GM-12").put("r", "16.NW", 1).put("r", "10.NW", 1)
        b.put("b", "21.ES", 1).put("b", "04.NW", 1).pile(tile)
        turn(b, "huginn-muninn").play("play huginn-muninn")
        assert len(b.options) == squares
        number = b.s.setting.content.tile_number[tile]
        cells = [action.target for action in b.s.offered]
        assert sum(len(turns_for(b.s, number, c, FROM_ANY_OPEN)) for c in cells) == ways


def test_ng_card_a_13_huginn_and_muninn_need_only_a_tile() -> None:
    b = board("stag wolf", "(0,0) 02 k0").put("b", "02.N", 1).pile("11")
    turn(b, "huginn-muninn").play("play huginn-muninn", "lay 11 0,1 k2")
    assert (b.fame("r"), b.fame("b"), can_play(b, "huginn-muninn")) == (0, 0, False)


@pytest.mark.rules("NG-CARD-22")
def test_ng_tv_239_rangers_of_the_boar_find_lore_twice() -> None:
    b = board("boar wolf", "GM-1").put("r", "02.ESW", 1).pile("13", "20")
    turn(b, "rangers").play("play rangers", "lay 13 1,0 k0", "choose explore", "lay 20 -1,0 k0")
    assert (b.goods("r"), b.options) == ((0, 0, 2), ["done"])


def test_ng_card_a_19_rangers_may_stop_after_the_first_tile() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 1).pile("13", "20")
    turn(b, "rangers").play("play rangers", "lay 13 1,0 k0", "done")
    assert (len(b.s.tile_bottom), can_play(b, "rangers")) == (1, True)
    turn(b, "rangers").play("play rangers", "lay 20 -1,0 k0")
    assert (b.options, can_play(b, "rangers")) == (["done"], False)


def test_ng_card_a_20_upgraded_scout_camp_draws_two() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 1).pile("13", "20", "26")
    turn(b, "upgraded-scout-camp").play("play upgraded-scout-camp", "lay 13 1,0 k0")
    assert [b.s.land.tiles[tile].name for tile in b.s.tile_bottom] == ["26", "20"]
    assert not can_play(b.pile(), "upgraded-scout-camp")


# Recruit.


def test_ng_tv_234_hunters_follow_the_food() -> None:
    for others, lines, result in (
        (2, ["recruit {02.N} {02.N} {02.ESW}"], [2 + 3, 2 + 1]),
        (2, ["recruit {02.ESW}", "recruit {02.N} {02.N}"], [2 + 3, 2 + 1]),
        (6, ["recruit {02.N} {02.N}"], [6 + 2, 6]),
        (6, ["recruit {02.ESW} {02.N}"], [6 + 1, 6 + 1]),
    ):
        b = board("stag wolf", "GM-2").put("r", "02.N", others).put("r", "02.ESW", others)
        turn(b.built("02.N", "food-silo", "training-camp"), "hunters").play("play hunters", *lines)
        assert ([b.units("02.N"), b.units("02.ESW")], b.options) == (result, ["done"])


def test_ng_card_a_08_hunters_need_food_in_an_own_territory() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.N", 1)
    assert not can_play(b, "hunters")
    assert can_play(b.built("02.N", "food-silo"), "hunters")
    assert not can_play(b.put("r", "02.N", 13), "hunters")


def test_ng_card_a_22_woodcutters_follow_the_wood() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.N", 1).built("02.N", "woodcutter-lodge")
    turn(b, "woodcutters").play("play woodcutters", "recruit {02.N} {02.N}")
    assert b.units("02.N") == 3
    assert not can_play(board("stag wolf", "GM-1").put("r", "02.ESW", 1), "woodcutters")


def test_ng_card_a_33_loremasters_follow_the_lore() -> None:
    b = board("stag wolf", "GM-12").put("r", "16.S", 1).put("r", "04.S", 1)
    turn(b.built("04.S", "carved-stone"), "loremasters").play("play loremasters")
    b.play("recruit {04.S}")
    assert (b.units("04.S"), b.units("16.S")) == (2, 1)
    assert not can_play(board("stag wolf", "GM-12").put("r", "04.S", 1), "loremasters")


def test_ng_card_a_09_outpost_puts_two_into_one_own_or_neutral_territory() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 1).put("b", "11.ESW", 1)
    turn(b, "outpost").play("play outpost")
    assert b.refused("recruit {11.ESW}")
    assert b.refused("recruit {02.N} {02.ESW}")
    b.play("recruit {07.N} {07.N}")
    assert (b.units("07.N"), can_play(b.put("r", "07.N", 11), "outpost")) == (2, False)
    full = board("stag wolf", "GM-4").put("b", "20.NW", 1).put("b", "20.ES", 1)
    assert not can_play(full, "outpost")


def test_ng_card_a_24_upgraded_town_hall_recruits_two_in_a_flash() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.N", 1).put("r", "02.ESW", 10)
    turn(b, "upgraded-town-hall", "move").play("play upgraded-town-hall")
    b.play("recruit {02.N} {02.ESW}")
    assert (b.units("02.N"), b.units("02.ESW")) == (2, 11)
    assert b.options == ["play move", "done"]
    assert not can_play(b.put("r", "02.N", 1), "upgraded-town-hall")


def test_ng_tv_244_allies_from_the_wild_gather_in_neutral_land() -> None:
    for line, units in (
        ("recruit {02.N} {02.N} {02.N}", (4, 0)),
        ("recruit {02.N} {02.ESW} {02.ESW}", (2, 2)),
        ("recruit {02.ESW} {02.ESW} {02.ESW}", (0, 3)),
    ):
        b = board("stag wolf", "GM-1").put("r", "11.ESW", 1).built("02.N", "training-camp")
        turn(b, "allies-from-the-wild").play("play allies-from-the-wild", line)
        assert (b.units("02.N"), b.units("02.ESW")) == units


def test_ng_card_a_32_allies_from_the_wild_need_neutral_land() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.NW", 1)
    turn(b, "allies-from-the-wild").play("play allies-from-the-wild")
    assert b.refused("recruit {20.NW}")
    assert not can_play(b.put("b", "20.ES", 1), "allies-from-the-wild")
