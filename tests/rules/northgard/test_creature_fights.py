"""Creatures module: fights between players and creatures, and the Valkyrie's territory."""

from itertools import permutations

import pytest

from skald.games.northgard.ids import BROWN_BEAR, CREATURES, VALKYRIE
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board, board

ONE_TILE = "(0,0) 10 k0"  # 10.NW, 10.E and 10.S border each other, all regular


def beside(name: str, units: int, clans: str = "goat stag", tiles: str = ONE_TILE) -> Board:
    """Red's units stand in 10.NW with a creature."""
    return board(clans, tiles, creatures="on").put("r", "10.NW", units).creature(name, "10.NW")


def attack(b: Board, name: str, card: str = "move") -> Board:
    """Red plays a card, moves nothing and attacks the creature in 10.NW."""
    line = b.says(f"attack {name} {{10.NW}}")
    b.start(CardEffects(0, b.card(card), 0))
    if "done" in b.options and line not in b.options:
        b.play("done")
    return b.play(line) if name != "valkyrie" else b


def scores(b: Board) -> tuple[int, int, int]:
    """Of the last fight with a creature: the player's points, its value, whether he won."""
    facts = b.events("struggle_result")[-1].facts
    return facts["points"], facts["value"], facts["won"]


def creatures(b: Board) -> list[str]:
    """The names of the creatures on the map."""
    return [CREATURES[kind] for kind in b.s.creature_kind]


# Attacking.


def test_ng_tv_310_a_brown_bear_forbids_everything_but_attacking_it() -> None:
    b = beside("brown-bear", 4).has("r", wood=3).pile("13")
    b.hand("r", "recruit", "build", "explore", "move").start(Turn(0))
    assert [text for text in b.options if text.startswith("play")] == ["play move"]
    b.play("play move")
    assert b.options == [b.says("attack brown-bear {10.NW}"), "done"], "no unit can move out"
    b.play("attack brown-bear {10.NW}", "* die a", "* die a")
    assert (scores(b), b.units("10.NW")) == ((6, 8, 0), 4)


@pytest.mark.rules("NG-Q-88")
def test_ng_tv_310_after_a_lost_combat_units_retreat_out_of_the_bears_territory() -> None:
    b = beside("brown-bear", 4).put("b", "10.E", 5).start(Move(1, 1, 0, 0, 0))
    b.play("move {10.E}>{10.NW} 5", "* die a", "* die a", "r retreat {10.S}*4")
    assert (b.holder("10.NW"), b.units("10.S"), creatures(b)) == ("b", 4, ["brown-bear"])


def test_ng_tv_311_a_tie_is_won_by_the_creature_that_defends() -> None:
    b = attack(beside("draugr", 4), "draugr", "warriors").play("* die c", "* die f")
    assert scores(b) == (6, 6, 0)
    assert (b.holder("10.NW"), b.units("10.NW"), b.fame("r")) == ("r", 3, 0)
    assert creatures(b) == ["draugr"]


@pytest.mark.rules("NG-CREA-37", "NG-CREAT-02")
def test_ng_tv_312_a_beaten_creature_gives_fame_and_leaves() -> None:
    b = attack(beside("brown-bear", 5), "brown-bear", "grizzled-warriors")
    b.play("* die a", "* die f")
    assert scores(b) == (9, 7, 1)
    assert (b.units("10.NW"), b.fame("r"), creatures(b)) == (4, 3, [])
    assert b.s.creature_discard == [BROWN_BEAR]


@pytest.mark.rules("NG-CREA-35")
def test_ng_tv_313_losing_all_units_is_a_defeat_whatever_the_score() -> None:
    b = attack(beside("wolf", 2).has("r", food=2), "wolf").play("spend 2", "* die b", "* die e")
    assert scores(b) == (7, 4, 0)
    assert (b.holder("10.NW"), b.goods("r"), b.fame("r")) == ("", (0, 0, 0), 0)
    assert creatures(b) == ["wolf"]


def test_ng_tv_314_shieldbearers_take_one_casualty_off() -> None:
    b = attack(beside("wolf", 2).has("r", food=2), "wolf", "shieldbearers")
    b.play("spend 2", "* die b", "* die e")
    assert (scores(b), b.units("10.NW"), b.fame("r")) == ((7, 4, 1), 1, 1)
    assert creatures(b) == []


def test_ng_tv_315_casualties_do_not_hurt_a_creature() -> None:
    b = attack(beside("wolf", 4), "wolf").play("* die e", "* die a")
    assert (scores(b), b.units("10.NW"), creatures(b)) == ((4, 6, 0), 4, ["wolf"])


@pytest.mark.rules("NG-Q-86", "NG-CREA-37")
def test_ng_tv_319_the_wolf_clan_collects_food_as_attacker() -> None:
    b = attack(beside("draugr", 5, "wolf stag"), "draugr").play("* die b", "* die a")
    assert (scores(b), b.fame("r"), b.goods("r")) == ((8, 7, 1), 2, (1, 0, 0))


@pytest.mark.rules("NG-Q-86", "NG-CREA-37")
@pytest.mark.parametrize(("name", "fame"), [("draugr", 2), ("valkyrie", 4 + 1)])
def test_ng_tv_319_the_stag_conquers_only_a_valkyries_territory(name: str, fame: int) -> None:
    b = attack(beside(name, 8, "stag wolf"), name).play("* die b", "* die a")
    assert (b.fame("r"), b.goods("r"), creatures(b)) == (fame, (0, 0, 0), [])


def test_ng_tv_324_kaija_counts_two_points() -> None:
    b = board("bear stag", ONE_TILE, creatures="on").put("r", "10.NW", 2, kaija=True)
    attack(b.creature("wolf", "10.NW"), "wolf").play("* die a", "* die a")
    assert (scores(b), b.units("10.NW"), b.s.kaija) == ((6, 6, 0), 2, b.t("10.NW"))


def test_ng_crea_36_the_bear_says_whether_kaija_is_among_the_casualties() -> None:
    b = board("bear stag", ONE_TILE, creatures="on").put("r", "10.NW", 2, kaija=True)
    attack(b.creature("wolf", "10.NW"), "wolf").play("* die b", "* die f")
    assert b.options == ["lose-kaija no", "lose-kaija yes"]
    b.play("r lose-kaija yes")
    assert (scores(b), b.units("10.NW"), b.s.kaija, b.fame("r")) == ((7, 5, 1), 2, -1, 1)


def test_ng_crea_33_axe_throwers_give_their_point_and_no_choice() -> None:
    b = attack(beside("wolf", 3), "wolf", "axe-throwers").play("* die a", "* die c")
    assert (scores(b), creatures(b)) == ((6, 5, 1), [])


def test_ng_crea_33_a_fortress_does_not_help_to_attack_and_a_tower_does_nothing() -> None:
    b = board("goat stag", "(0,0) 04 k0", creatures="on").put("r", "04.NW", 2)
    b.built("04.NW", "fortress").creature("wolf", "04.NW").start(Move(0, 1, 0, 0, 0))
    b.play("done", "attack wolf {04.NW}", "* die a", "* die a")
    assert scores(b) == (4, 6, 0)
    b = beside("wolf", 2).built("10.NW", "defense-tower")
    assert scores(attack(b, "wolf").play("* die a", "* die a")) == (4, 6, 0)


def test_ng_crea_33_food_is_at_most_one_per_unit() -> None:
    b = attack(beside("wolf", 2).has("r", food=5), "wolf")
    assert b.options == ["spend 0", "spend 1", "spend 2"]


def test_ng_crea_34_the_choice_face_of_a_creature_is_its_point() -> None:
    b = attack(beside("wolf", 3), "wolf").play("* die a", "* die c")
    assert (scores(b), b.units("10.NW")) == ((5, 5, 0), 3)


def test_ng_clar_15_scorched_earth_helps_the_snake_attacking_and_attacked() -> None:
    b = beside("wolf", 4, "snake stag").scorch("10.NW")
    assert scores(attack(b, "wolf").play("* die a", "* die a")) == (7, 6, 1)
    b = board("snake stag", ONE_TILE, creatures="on").put("r", "10.NW", 4).scorch("10.NW")
    b.creature("valkyrie", "10.E").start(CreaturePhase()).play("* die a", "* die a")
    assert scores(b) == (7, 9, 0)


# Naming creatures.


def test_ng_crea_30_of_two_creatures_at_most_one_is_attacked() -> None:
    b = beside("wolf", 6).creature("draugr", "10.NW").start(Move(0, 1, 0, 0, 0)).play("done")
    names = [b.says(f"attack {name} {{10.NW}}") for name in ("wolf", "draugr")]
    assert b.options == [*names, "done"]
    b.play("attack draugr {10.NW}", "* die b", "* die a")
    assert (creatures(b), b.s.agenda) == (["wolf"], [])


def test_ng_crea_30_each_own_territory_is_asked_about_and_none_need_be_named() -> None:
    b = beside("wolf", 3).put("r", "10.E", 3).creature("draugr", "10.E")
    b.put("b", "10.S", 1).creature("wolf", "10.S").start(Move(0, 1, 0, 0, 0)).play("done")
    names = b.says("attack wolf {10.NW},attack draugr {10.E}").split(",")
    assert sorted(b.options) == sorted([*names, "done"])
    b.play("done")
    assert (b.s.agenda, len(creatures(b))) == ([], 3), "Blue's Wolf cannot be attacked"


def test_ng_crea_30_move_is_playable_only_to_attack() -> None:
    """20.NW is alone with a rough border: Move 1 leads nowhere, yet a Wolf can be attacked."""
    b = board("goat stag", "GM-4", creatures="on").put("r", "20.NW", 2).hand("r", "move", "feast")
    assert b.start(Turn(0)).refused("play move")
    b.creature("wolf", "20.NW").start(Turn(0))
    assert {"play move", "play feast"} <= set(b.options)
    b.play("play feast", "choose move")
    assert b.options == [b.says("attack wolf {20.NW}"), "done"]


@pytest.mark.rules("NG-CLAR-20")
def test_ng_crea_30_creatures_are_named_in_any_order() -> None:
    for order in permutations(("attack wolf {10.NW}", "attack draugr {10.E}")):
        b = beside("wolf", 3).put("r", "10.E", 3).creature("draugr", "10.E")
        b.start(Move(0, 1, 0, 0, 0)).play("done", *order)
        assert sorted(b.options) == sorted(b.says("fight {10.NW},fight {10.E}").split(","))
        assert b.s.fights == [0, 1]


def test_ng_crea_31_a_valkyrie_may_be_named_after_others_but_not_left_out() -> None:
    b = beside("wolf", 5).put("r", "10.E", 3).creature("valkyrie", "10.E")
    b.put("r", "10.S", 3).creature("wolf", "10.S").start(Move(0, 0, 0, 0, 0))
    assert b.reason("done") == "NG-CREA-31"
    b.play("attack wolf {10.S}")
    assert b.reason("done") == "NG-CREA-31"
    b.play("attack valkyrie {10.E}")
    assert b.options == [b.says("attack wolf {10.NW}"), "done"]


def test_ng_crea_31_a_valkyrie_must_be_named_before_another_creature() -> None:
    b = beside("wolf", 5).creature("valkyrie", "10.NW").start(Move(0, 1, 0, 0, 0))
    assert (b.actor, b.events("struggle")[-1].facts["creature"]) == ("*", VALKYRIE)


def test_ng_crea_32_fights_and_combats_are_one_list() -> None:
    b = beside("wolf", 5).put("r", "10.E", 3).put("b", "10.S", 1).start(Move(0, 1, 0, 0, 0))
    b.play("move {10.E}>{10.S} 3", "attack wolf {10.NW}")
    assert (b.actor, set(b.options)) == ("r", {b.says("fight {10.NW}"), b.says("fight {10.S}")})
    b.play("fight {10.NW}", "* die b", "* die a")
    assert (scores(b), creatures(b)) == ((8, 6, 1), [])
    b.play("* die a", "* die a")
    assert b.holder("10.S") == "r"


def test_ng_crea_32_beside_an_enemy_the_creature_watches() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.E", 4).put("b", "10.S", 1)
    b.creature("wolf", "10.S").start(Move(0, 1, 0, 0, 0)).play("move {10.E}>{10.S} 4")
    b.play("* die a", "* die a", "b retreat {10.NW}*1")
    assert (b.holder("10.S"), b.events("struggle"), creatures(b)) == ("r", [], ["wolf"])


def lost_in_x(first: str) -> Board:
    """Red attacks 10.NW with 2 of 4 units from 10.E, where he has named a Wolf."""
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.E", 4).put("b", "10.NW", 4)
    b.creature("wolf", "10.E").start(Move(0, 1, 0, 0, 0)).play("move {10.E}>{10.NW} 2")
    b.play("attack wolf {10.E}", f"fight {{{first}}}", "* die a", "* die a")
    return b if first == "10.NW" else b.play("* die a", "* die a")


def test_ng_tv_321_nobody_retreats_to_a_pending_creature_fight() -> None:
    b = lost_in_x("10.NW")
    assert (b.units("10.S"), b.units("10.E"), b.actor) == (2, 2, "*")


def test_ng_tv_321_once_the_creature_fight_is_over_retreat_there_is_possible() -> None:
    b = lost_in_x("10.E").play("r retreat {10.E}*2")
    assert (b.units("10.S"), b.units("10.E")) == (0, 4)


# The Valkyrie.


def valkyrie_comes(units: int = 4, tiles: str = "(0,0) 04 k0", part: str = "04.NW") -> Board:
    """A Valkyrie is next to Red's territory."""
    b = board("goat stag", tiles, creatures="on").put("r", part, units)
    return b.creature("valkyrie", "04.E" if part == "04.NW" else "20.ES")


@pytest.mark.rules("NG-CREA-35")
def test_ng_tv_316_a_tie_is_won_by_the_player_who_is_attacked() -> None:
    b = valkyrie_comes().built("04.NW", "fortress").has("r", food=2).start(CreaturePhase())
    b.play("r spend 2", "* die b", "* die a")
    assert (scores(b), b.fame("r"), b.units("04.NW")) == ((10, 10, 1), 4, 4)
    assert b.s.creature_discard == [VALKYRIE]
    assert [event.seat for event in b.events("die")] == [-1, 0], "the attacker's die first"


def test_ng_tv_317_beaten_by_a_valkyrie_units_retreat() -> None:
    b = valkyrie_comes().start(CreaturePhase()).play("* die d", "* die f")
    assert scores(b) == (5, 9, 0)
    b.play("r retreat {04.S}*2 {04.E}*1")
    assert (b.holder("04.NW"), b.units("04.S"), b.units("04.E")) == ("", 2, 1)
    assert (b.s.creature_at, b.s.reserve[0]) == ([b.t("04.NW")], 11)


def test_ng_tv_317_without_a_regular_border_they_are_removed() -> None:
    b = valkyrie_comes(tiles="GM-4", part="20.NW").start(CreaturePhase())
    b.play("* die d", "* die f")
    assert (b.holder("20.NW"), b.holder("20.ES"), b.s.reserve[0]) == ("", "", 14)


def test_ng_tv_318_units_that_enter_a_valkyries_territory_must_fight() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.NW", 5)
    b.creature("valkyrie", "10.E").start(CardEffects(0, b.card("bodyguard"), 0))
    b.play("move {10.NW}>{10.E} 5")
    assert b.actor == "*", "nothing to name, nothing to decline"
    b.play("* die a", "* die d")
    assert scores(b) == (8, 9, 0)
    b.play("r retreat {10.NW}*4")
    assert (b.units("10.NW"), b.holder("10.E"), creatures(b)) == (4, "", ["valkyrie"])


def test_ng_tv_320_no_tile_joins_a_valkyries_territory_with_units() -> None:
    """33 on (1,0) of GM-7, turned 0 or 2, would join 11.ESW and 17.ESW."""
    b = board("goat stag", "GM-7", creatures="on").put("r", "12.N", 1).put("b", "17.ESW", 2)
    b.pile("33").start(CardEffects(0, b.card("explore"), 0))
    assert b.options == ["turn 0", "turn 1", "turn 2", "turn 3"]
    b.creature("valkyrie", "11.ESW").pile("33")
    b.s.drawn = []
    b.start(CardEffects(0, b.card("explore"), 0))
    assert b.options == ["turn 1", "turn 3"]


def test_ng_crea_18_no_tile_joins_two_valkyries_if_units_stand_with_one() -> None:
    """Blue stands beside a Valkyrie since the set-up; the other one is alone."""
    b = board("goat stag", "GM-7", creatures="on").put("r", "12.N", 1).put("b", "17.ESW", 2)
    b.creature("valkyrie", "11.ESW").creature("valkyrie", "17.ESW").pile("33")
    b.start(CardEffects(0, b.card("explore"), 0))
    assert b.options == ["turn 1", "turn 3"]


def test_ng_tv_320_cards_lead_nobody_into_a_valkyries_territory() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.S", 2).put("b", "10.NW", 2)
    b.creature("valkyrie", "10.E").start(CardEffects(0, b.card("hidden-ways"), 0))
    b.play("units 1", "* die a", "* die a")
    assert b.events("move")[-1].facts["target"] == b.t("10.NW"), "the only target"
    b.start(CardEffects(0, b.card("bribery"), 0)).play("units 1")
    assert b.events("move")[-1].facts["target"] == b.t("10.S"), "the only target"


def test_ng_tv_320_nobody_retreats_into_a_valkyries_territory() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.S", 5).put("b", "10.NW", 3)
    b.creature("valkyrie", "10.E").start(Move(0, 1, 0, 0, 0)).play("move {10.S}>{10.NW} 4")
    b.play("* die b", "* die a")
    assert (b.holder("10.NW"), b.s.reserve[1], b.holder("10.E")) == ("r", 14, "")


@pytest.mark.parametrize("card", ["mercenary", "allies-from-the-wild"])
def test_ng_crea_18_nobody_recruits_into_a_valkyries_territory(card: str) -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("b", "10.NW", 2)
    b.creature("valkyrie", "10.E").start(CardEffects(0, b.card(card), 0))
    assert b.options == [b.says("recruit {10.S}"), "done"]


def test_ng_crea_18_intimidate_shifts_nobody_into_a_valkyries_territory() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.S", 3).put("b", "10.NW", 2)
    b.creature("valkyrie", "10.E").start(CardEffects(0, b.card("intimidate"), 0))
    b.play("move {10.S}>{10.NW} 3")
    assert b.options == [b.says("shift {10.S}"), "none"]


@pytest.mark.rules("NG-Q-89")
def test_ng_crea_18_nobody_enters_a_territory_with_two_valkyries() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.S", 2)
    b.creature("valkyrie", "10.E").start(Move(0, 1, 0, 0, 0)).play("from {10.S}")
    assert set(b.options) == {b.says("to {10.E}"), b.says("to {10.NW}")}
    b.creature("valkyrie", "10.E").start(Move(0, 1, 0, 0, 0)).play("from {10.S}")
    b.play("units 2")
    assert (b.units("10.NW"), b.holder("10.E")) == (2, ""), "the only way was 10.NW"


def test_ng_crea_18_kaija_may_enter_a_valkyries_territory() -> None:
    b = board("bear stag", ONE_TILE, creatures="on").put("r", "10.S", 1, kaija=True)
    b.creature("valkyrie", "10.E").start(Move(0, 1, 0, 0, 0)).play("move {10.S}>{10.E} 1+kaija")
    b.play("* die a", "* die a", "r retreat {10.S}*1", "r retreat-kaija {10.NW}")
    assert (scores(b), b.units("10.S"), b.s.kaija) == ((5, 9, 0), 1, b.t("10.NW"))


def test_ng_crea_38_nobody_retreats_from_one_valkyrie_to_another() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.NW", 3)
    b.creature("valkyrie", "10.E").creature("valkyrie", "10.S").start(Move(0, 1, 0, 0, 0))
    b.play("move {10.NW}>{10.E} 3", "* die a", "* die a")
    assert (b.units("10.NW"), b.holder("10.S"), b.s.agenda) == (3, "", [])


def test_ng_clar_14_a_valkyrie_stops_infiltration() -> None:
    b = board("goat stag", ONE_TILE, creatures="on").put("r", "10.NW", 3)
    b.creature("valkyrie", "10.E").start(CardEffects(0, b.card("infiltration"), 0))
    b.play("move {10.NW}>{10.E} 3")
    assert (b.actor, len(b.events("struggle"))) == ("*", 1)


def test_ng_card_20_after_wolf_clan_units_retreat_from_a_valkyrie_over_a_rough_border() -> None:
    b = board("wolf stag", "GM-4", creatures="on").put("r", "20.NW", 3)
    b.creature("valkyrie", "20.ES").start(CardEffects(0, b.card("wolf-clan"), 0))
    b.play("move {20.NW}>{20.ES} 3", "* die a", "* die a")
    assert (b.units("20.NW"), b.s.reserve[0]) == (3, 11)


@pytest.mark.parametrize(("card", "seat"), [("hidden-ways", 0), ("bribery", 1), ("stag-clan", 0)])
def test_ng_crea_31_no_card_leads_out_of_a_valkyries_territory(card: str, seat: int) -> None:
    b = beside("valkyrie", 3, "stag goat").put("r", "10.E", 1)
    b.start(CardEffects(seat, b.card(card), 0))
    if card == "stag-clan":
        b.play("recruit {10.E}")
    assert b.says("from {10.NW}") not in b.options
