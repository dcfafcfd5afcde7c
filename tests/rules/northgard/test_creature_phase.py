"""Creatures module: how creatures move and act, and what they do to the land they stand on."""

import pytest

from skald.games.northgard.ids import CREATURES
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.turn import Turn
from tests.northgard import NO_SPACE, Board, board

ONE_TILE = "(0,0) 10 k0"  # 10.NW, 10.E and 10.S border each other, all regular


def stands(b: Board, name: str) -> list[int]:
    """The territories of the creatures of a name, from left to right in the line."""
    kind = CREATURES.index(name)
    pairs = zip(b.s.creature_kind, b.s.creature_at, strict=True)
    return [at for k, at in pairs if k == kind]


def plays(b: Board) -> list[str]:
    """The cards that the hand on turn may play."""
    return [text.removeprefix("play ") for text in b.options if text.startswith("play ")]


# Where they go.


def test_ng_tv_303_a_creature_goes_to_its_only_neighbour() -> None:
    b = board("wolf stag", "GM-2", creatures="on").creature("wolf", "07.S").start(CreaturePhase())
    assert stands(b, "wolf") == [b.t("02.N")]


def test_ng_tv_304_a_wolf_looks_for_resources() -> None:
    b = board("wolf stag", "GM-2", creatures="on").creature("wolf", "02.N").start(CreaturePhase())
    assert stands(b, "wolf") == [b.t("02.ESW")]


def test_ng_tv_305_territories_with_units_come_first() -> None:
    b = board("wolf stag", "GM-2", creatures="on").creature("wolf", "02.N").put("r", "11.ESW", 1)
    b.start(CreaturePhase())
    assert stands(b, "wolf") == [b.t("11.ESW")]
    assert (b.holder("11.ESW"), b.units("11.ESW")) == ("r", 1)


@pytest.mark.rules("NG-CREA-25", "NG-CREA-27")
def test_ng_tv_306_a_tie_is_broken_by_the_first_player() -> None:
    b = board("wolf stag", "GM-2", creatures="on")
    b.creature("brown-bear", "02.N").creature("draugr", "02.ESW")
    b.s.first = 1
    b.start(CreaturePhase())
    assert b.actor == "b"
    assert set(b.options) == {b.says(f"creature {{{p}}}") for p in ("07.N", "07.S", "11.ESW")}
    b.play("b creature {07.S}")
    assert stands(b, "brown-bear") == [b.t("07.S")]
    assert stands(b, "draugr") == [b.t("02.N")], "which the Bear has left"


@pytest.mark.rules("NG-CREA-25")
def test_ng_tv_307_a_rough_border_means_nothing_to_a_creature() -> None:
    """22.E has lore at a regular border, Red at a rough one."""
    b = board("wolf stag", "(0,0) 22 k0", creatures="on").creature("wolf", "22.E")
    b.put("r", "22.N", 1).start(CreaturePhase())
    assert stands(b, "wolf") == [b.t("22.N")]


@pytest.mark.rules("NG-Q-85")
def test_ng_tv_308_a_draugr_that_cannot_move_still_takes_a_unit() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 3)
    b.creature("draugr", "10.NW").creature("wolf", "10.E").creature("wolf", "10.S")
    b.start(CreaturePhase())
    assert stands(b, "draugr") == [b.t("10.NW")]
    assert (b.units("10.NW"), b.s.reserve[0]) == (2, 12)


@pytest.mark.rules("NG-CREA-11", "NG-CREA-12")
@pytest.mark.parametrize(
    ("name", "target"), [("wolf", "10.NW"), ("draugr", "10.E"), ("brown-bear", "12.WE")]
)
def test_ng_crea_26_each_creature_has_its_own_priorities(name: str, target: str) -> None:
    """From 10.S: 10.NW yields most, 10.E has most units, 12.WE most buildings."""
    b = board("wolf stag", "(0,0) 10 k0; (0,-1) 12 k0", creatures="on").creature(name, "10.S")
    b.put("r", "10.NW", 1).put("r", "10.E", 3).put("r", "12.WE", 1)
    b.built("10.NW", "food-silo").built("12.WE", "training-camp")
    b.built("12.WE", "defense-tower", space=NO_SPACE).start(CreaturePhase())
    assert stands(b, name) == [b.t(target)]


def test_ng_crea_26_a_large_building_counts_three() -> None:
    b = board("wolf stag", "(0,0) 04 k0", creatures="on").creature("brown-bear", "04.E")
    b.built("04.NW", "forge").built("04.S", "carved-stone")
    b.built("04.S", "food-silo", space=NO_SPACE).start(CreaturePhase())
    assert stands(b, "brown-bear") == [b.t("04.NW")]


def test_ng_crea_26_kaija_counts_as_one_unit() -> None:
    b = board("bear stag", ONE_TILE, creatures="on").creature("draugr", "10.S")
    b.put("r", "10.E", 1, kaija=True).put("b", "10.NW", 3).start(CreaturePhase())
    assert stands(b, "draugr") == [b.t("10.NW")]
    b = board("bear stag", ONE_TILE, creatures="on").creature("draugr", "10.S")
    b.put("r", "10.E", 1, kaija=True).put("b", "10.NW", 1).start(CreaturePhase())
    assert stands(b, "draugr") == [b.t("10.E")]


@pytest.mark.rules("NG-CREA-01")
def test_ng_crea_24_left_to_right_each_moves_and_acts() -> None:
    """Both Draugar come to the same unit: the second finds the land neutral and a creature in."""
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 1)
    b.creature("draugr", "10.E").creature("draugr", "10.S").start(CreaturePhase())
    assert stands(b, "draugr") == [b.t("10.NW"), b.t("10.E")]
    assert (b.holder("10.NW"), b.s.reserve[0]) == ("", 14)


def test_ng_crea_24_the_next_in_line_is_not_skipped_when_a_creature_falls() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 6)
    b.creature("valkyrie", "10.E").creature("draugr", "10.S").start(CreaturePhase())
    b.play("* die a", "* die b")
    assert (stands(b, "valkyrie"), b.fame("r")) == ([], 4)
    assert (stands(b, "draugr"), b.units("10.NW")) == ([b.t("10.NW")], 5)


def test_ng_crea_21_a_valkyrie_that_moves_on_spares_the_units_beside_it() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 3)
    b.creature("valkyrie", "10.NW").creature("wolf", "10.E").start(CreaturePhase())
    assert stands(b, "valkyrie") == [b.t("10.S")]
    assert b.events("struggle") == []


@pytest.mark.rules("NG-Q-85")
def test_ng_crea_28_a_valkyrie_that_cannot_move_attacks_the_units_beside_it() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 3)
    b.creature("valkyrie", "10.NW").creature("wolf", "10.E").creature("wolf", "10.S")
    b.start(CreaturePhase())
    assert (b.actor, len(b.events("struggle"))) == ("*", 1)


# Draugr.


def test_ng_crea_15_the_bear_says_whether_the_draugr_takes_kaija() -> None:
    for answer, units, kaija in (("no", 1, True), ("yes", 2, False)):
        b = board("bear stag", ONE_TILE, creatures="on").creature("draugr", "10.E")
        b.put("r", "10.NW", 2, kaija=True).start(CreaturePhase())
        assert (b.actor, b.options) == ("r", ["lose-kaija no", "lose-kaija yes"])
        b.play(f"r lose-kaija {answer}")
        assert (b.units("10.NW"), b.s.kaija == b.t("10.NW")) == (units, kaija)
        assert b.holder("10.NW") == "r"


def test_ng_crea_15_kaija_alone_is_taken_and_the_territory_is_neutral() -> None:
    b = board("bear stag", ONE_TILE, creatures="on").creature("draugr", "10.E")
    b.put("r", "10.NW", kaija=True).start(CreaturePhase())
    assert (b.holder("10.NW"), b.s.kaija) == ("", -1)


def test_ng_crea_04_creatures_that_meet_by_a_merge_neither_appear_nor_act() -> None:
    """13 on (1,0) of GM-7 joins everything around it: Draugr and Wolf come to Red's units."""
    b = board("wolf stag", "GM-7", creatures="on").put("r", "12.N", 2).pile("13")
    b.creature("draugr", "11.ESW").creature("wolf", "17.ESW")
    b.start(CardEffects(0, b.card("explore"), 0))
    assert stands(b, "draugr") == stands(b, "wolf") == [b.t("13.NESW")]
    assert (b.units("13.NESW"), b.s.agenda) == (2, [])


# Wolf.

# 01.N + 33.WE + 14.S: closed on three tiles, two food, a large space.
THREE_TILES = "(0,0) 33 k0; (-1,0) 01 k1; (1,0) 14 k1"


@pytest.mark.rules("NG-HARV-06")
def test_ng_tv_309_a_wolf_eats_icons_and_fame_but_not_buildings() -> None:
    b = board("boar stag", THREE_TILES, creatures="on").put("r", "33.WE", 2)
    b.built("33.WE", "altar").built("33.WE", "food-silo", space=NO_SPACE)
    assert (b.s.land.size(b.t("33.WE")), b.s.land.is_open(b.t("33.WE"))) == (3, False)
    b.start(Harvest())
    assert (b.fame("r"), b.goods("r")) == (2 + 3, (3, 0, 0))
    b.has("r", food=0).creature("wolf", "33.WE")
    b.s.fame[0] = 0
    b.start(Harvest())
    assert (b.fame("r"), b.goods("r")) == (3, (1, 0, 0))


@pytest.mark.parametrize("part", ["01.N", "06.W", "06.S"])
def test_ng_crea_14_a_wolf_eats_food_wood_and_lore(part: str) -> None:
    b = board("boar stag", "(0,0) 01 k0; (1,0) 06 k1", creatures="on").put("r", part, 1)
    b.start(Harvest())
    assert sum(b.goods("r")) == 1
    b.creature("wolf", part).start(Harvest())
    assert sum(b.goods("r")) == 1, "no second one"


def test_ng_tv_325_the_snake_takes_only_what_the_wolf_leaves() -> None:
    b = board("snake stag", ONE_TILE, creatures="on").put("b", "10.NW", 2).scorch("10.NW")
    b.built("10.NW", "woodcutter-lodge").creature("wolf", "10.NW").start(Harvest())
    assert b.options == ["steal wood", "none"]
    b.play("r steal wood")
    assert (b.goods("r"), b.goods("b")) == ((0, 1, 0), (0, 0, 0))


def test_ng_crea_14_glory_of_the_clan_collects_only_what_the_wolf_leaves() -> None:
    b = board("stag goat", ONE_TILE, creatures="on").put("r", "10.NW", 2).creature("wolf", "10.NW")
    b.has("r", wood=1).start(CardEffects(0, b.card("glory-of-the-clan"), 0))
    b.play("none", "build woodcutter-lodge", "gather")
    assert b.goods("r") == (0, 1, 0)


def test_ng_crea_14_the_raven_collects_only_what_the_wolf_leaves() -> None:
    b = board("raven stag", "(0,0) 01 k0", creatures="on").put("r", "01.N", 1).pile("02")
    b.creature("wolf", "01.N").start(CardEffects(0, b.card("explore"), 0)).play("turn 2")
    assert (b.fame("r"), b.goods("r")) == (2, (0, 0, 0))


def test_ng_crea_14_other_cards_do_not_mind_the_wolf() -> None:
    """Kaija still collects the printed food, Hunters still recruit for it."""
    b = board("bear stag", ONE_TILE, creatures="on").put("r", "10.NW", 1, kaija=True)
    b.creature("wolf", "10.NW").start(CardEffects(0, b.card("bear-clan"), 0))
    b.play("move {10.NW}>{10.E} 0+kaija")
    assert b.goods("r") == (1, 0, 0)
    b.start(CardEffects(0, b.card("hunters"), 0)).play("recruit {10.NW}")
    assert b.units("10.NW") == 2


# Brown Bear.


def bear_in(part: str, tiles: str = ONE_TILE, clans: str = "wolf stag") -> Board:
    """Red has four units beside a Brown Bear."""
    return board(clans, tiles, creatures="on").put("r", part, 4).creature("brown-bear", part)


def test_ng_crea_16_no_card_that_needs_the_bears_territory_can_be_played() -> None:
    b = bear_in("10.NW").has("r", wood=3).pile("13")
    b.hand("r", "recruit", "build", "explore", "move", "hunters", "amenities", "call-to-war")
    b.put("b", "10.E", 1).start(Turn(0))
    assert plays(b) == ["move"]


def test_ng_crea_16_stag_clan_draws_no_unit_out_of_the_bears_territory() -> None:
    b = bear_in("10.NW", clans="stag wolf").put("r", "10.E", 1)
    b.start(CardEffects(0, b.card("stag-clan"), 0)).play("recruit {10.E}")
    assert (b.s.agenda, b.units("10.NW"), b.units("10.E")) == ([], 4, 2)


@pytest.mark.rules("NG-Q-88")
def test_ng_crea_16_capture_adds_no_unit_in_the_bears_territory() -> None:
    b = bear_in("10.NW").put("b", "10.E", 2).put("r", "10.S", 1)
    b.start(CardEffects(0, b.card("capture"), 0))
    assert (b.units("10.NW"), b.units("10.S"), b.units("10.E")) == (4, 2, 1)
    b = bear_in("10.NW").put("b", "10.E", 2).start(CardEffects(0, b.card("capture"), 0))
    assert (b.units("10.NW"), b.units("10.E"), b.s.reserve[0]) == (4, 1, 10)


@pytest.mark.rules("NG-Q-88")
def test_ng_crea_16_hidden_ways_do_not_lead_out_of_the_bears_territory() -> None:
    b = bear_in("10.NW").hand("r", "hidden-ways").start(Turn(0))
    assert plays(b) == []
    b.put("r", "10.E", 1).start(Turn(0)).play("play hidden-ways", "to {10.NW}")
    assert b.units("10.NW") == 5, "entering is allowed"


def test_ng_crea_16_bribery_does_not_lead_out_of_the_bears_territory() -> None:
    b = bear_in("10.NW").hand("b", "bribery").start(Turn(1))
    assert plays(b) == []
    b.put("r", "10.E", 2).start(Turn(1)).play("play bribery", "to {10.NW}", "units 2")
    assert b.units("10.NW") == 6


def test_ng_crea_16_intimidate_shifts_nobody_out_of_the_bears_territory() -> None:
    b = bear_in("10.NW").put("b", "10.E", 3)
    b.start(CardEffects(1, b.card("intimidate"), 0)).play("move {10.E}>{10.NW} 3")
    assert b.actor == "*", "no shift is offered, the dice are next"


def test_ng_crea_16_infiltration_stops_in_the_bears_territory() -> None:
    b = bear_in("10.NW").put("b", "10.E", 3).start(CardEffects(1, Board.card("infiltration"), 0))
    b.play("move {10.E}>{10.NW} 3")
    assert b.actor == "*", "no unit can move on, so the combat begins"


@pytest.mark.parametrize("name", ["brown-bear", "valkyrie"])
def test_ng_crea_16_a_partner_cannot_pass_where_units_cannot_leave(name: str) -> None:
    b = board("wolf stag goat boar", ONE_TILE, creatures="on", teams="on")
    b.put("r", "10.NW", 2).put("y", "10.E", 2).put("b", "10.S", 1)
    b.start(Move(0, 2, 0, 0, 0)).play("from {10.NW}")
    assert b.says("to {10.E}") in b.options, "without a creature the partner's land can be passed"
    b.creature(name, "10.E").start(Move(0, 2, 0, 0, 0)).play("from {10.NW}")
    assert b.says("to {10.E}") not in b.options


def test_ng_crea_16_a_building_goes_to_a_territory_without_a_bear() -> None:
    b = bear_in("10.NW").put("r", "10.E", 1).has("r", wood=1)
    b.start(CardEffects(0, b.card("build"), 0)).play("build food-silo")
    assert b.events("build")[-1].facts["territory"] == b.t("10.E")


def test_ng_crea_16_recruiting_into_neutral_land_avoids_the_bear() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 1)
    b.creature("brown-bear", "10.E").start(CardEffects(0, b.card("allies-from-the-wild"), 0))
    assert b.options == [b.says("recruit {10.S}"), "done"]


def test_ng_crea_16_units_may_enter_the_bears_territory_but_not_go_on() -> None:
    b = board("wolf stag", ONE_TILE, creatures="on").put("r", "10.NW", 1)
    b.creature("brown-bear", "10.E").start(Move(0, 2, 0, 0, 0)).play("move {10.NW}>{10.E} 1")
    assert b.units("10.E") == 1
    assert b.options == [b.says("attack brown-bear {10.E}"), "done"], "the moves are over"


def test_ng_crea_16_a_tile_from_elsewhere_may_extend_the_bears_territory() -> None:
    """The square (1,0) of GM-7 is at the rim of 12.N (free) and of 11.ESW (Brown Bear)."""
    b = bear_in("11.ESW", "GM-7").put("r", "12.N", 1).pile("05")
    b.start(CardEffects(0, b.card("explore"), 0))
    assert b.s.land.placed[-1][0] != b.s.setting.content.tile_number["05"]
    b.play("turn 0")
    assert b.t("05.NW") == b.t("11.ESW")


def test_ng_clar_02_huginn_and_muninn_need_a_base_without_a_bear() -> None:
    b = board("wolf stag", "GM-4", creatures="on").put("r", "20.NW", 1).pile("13")
    b.creature("brown-bear", "20.NW").hand("r", "huginn-muninn").start(Turn(0))
    b.play("play huginn-muninn")
    assert b.options == ["cell 0,-1", "cell 1,0"], "only the rim of 20.ES"
    b = board("wolf stag", "GM-4", creatures="on").put("r", "20.NW", 1).pile("13")
    b.creature("brown-bear", "20.NW").creature("brown-bear", "20.ES").hand("r", "huginn-muninn")
    assert plays(b.start(Turn(0))) == []
