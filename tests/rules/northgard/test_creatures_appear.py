"""Creatures module: the pile, appearing at lairs, set-up, second chance, more creatures."""

import pytest

from skald.games.northgard.ids import BROWN_BEAR, CREATURES, DRAUGR, PICKED, VALKYRIE, WOLF_CREATURE
from skald.games.northgard.rules.appear import CreatureAppears
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.endings import SecondChance
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.placing import SETUP_SECOND
from skald.games.northgard.rules.setup import DealStart, SetupTile
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.views import view
from skald.kernel.agenda import CHANCE
from tests.northgard import Board, board

CLANS = ("wolf", "stag", "boar", "goat", "raven")


def line(b: Board) -> list[tuple[str, int]]:
    """The creatures from left to right, each with its territory."""
    return [(CREATURES[k], t) for k, t in zip(b.s.creature_kind, b.s.creature_at, strict=True)]


def setup_tile(b: Board, letter: str, tile: str) -> Board:
    """A seat holds this tile alone and lays its second tile of the set-up."""
    b.s.tile_hand[b.seat(letter)] = [b.s.setting.content.tile_number[tile]]
    return b.start(SetupTile(b.seat(letter), SETUP_SECOND)).play(f"tile {tile}")


# The pile.


@pytest.mark.rules("NG-SETUP-25")
@pytest.mark.parametrize(("players", "low", "below"), [(2, 3, 6), (3, 4, 5), (4, 5, 4), (5, 6, 3)])
def test_ng_tv_300_low_creatures_lie_above_the_valkyries(
    players: int, low: int, below: int
) -> None:
    b = board(" ".join(CLANS[:players]), "(0,0) START k0", creatures="on").start(DealStart())
    assert (b.s.creature_low, len(b.s.creature_pile) - b.s.creature_low) == (low, below)
    for drawn in range(1, 10):
        b.start(CreatureAppears(CHANCE, 0, 1))
        if drawn <= low:
            assert "appear valkyrie" not in b.options
        if b.options:
            b.play("* " + b.options[-1])
        if drawn in (low + 1, low + 2):
            assert b.s.creature_kind[-1] == VALKYRIE
    assert len(b.s.creature_kind) == 9


def test_ng_crea_02_each_card_of_the_pile_is_as_likely_as_another() -> None:
    b = board("wolf stag", "GM-4", creatures="on")
    b.s.creature_low = 3
    b.start(CreatureAppears(CHANCE, 0, 1))
    assert b.options == ["appear wolf", "appear draugr", "appear brown-bear"]
    assert b.s.agenda[-1].weights(b.s) == [3, 2, 2]
    b.s.creature_low = 0
    b.start(CreatureAppears(CHANCE, 0, 1))
    assert b.options[-1] == "appear valkyrie"
    assert b.s.agenda[-1].weights(b.s) == [3, 2, 2, 2]


@pytest.mark.rules("NG-CREA-23")
def test_ng_tv_322_an_empty_pile_takes_the_discards_in() -> None:
    b = board("wolf stag", "GM-4", creatures="on")
    b.s.creature_pile, b.s.creature_discard = [], [WOLF_CREATURE, DRAUGR]
    b.start(CreatureAppears(CHANCE, b.t("20.NW"), 0))
    assert b.options == ["appear wolf", "appear draugr"]
    b.play("* appear draugr")
    assert line(b) == [("draugr", b.t("20.NW"))]
    assert (b.s.creature_pile, b.s.creature_discard) == ([WOLF_CREATURE], [])


@pytest.mark.rules("NG-CREA-23")
def test_ng_tv_322_with_no_card_left_nothing_appears() -> None:
    b = board("wolf goat", "(0,0) 02 k0", creatures="on").put("r", "02.N", 3).pile("17")
    b.s.creature_pile, b.s.creature_discard = [], []
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 2")
    assert (line(b), b.s.agenda, b.fame("r")) == ([], [], 2)
    assert b.events("appear") == []


@pytest.mark.rules("NG-INFO-14", "NG-CREA-01")
def test_ng_crea_05_the_pile_is_hidden_and_the_rest_is_public() -> None:
    b = board("wolf stag", "GM-4", creatures="on").creature("draugr", "20.NW")
    b.s.creature_discard = [b.s.creature_pile.pop(0)]
    seen = view(b.s, 1)
    assert seen["creature_pile"] == 7
    assert (seen["creature_kind"], seen["creature_discard"]) == ([DRAUGR], [WOLF_CREATURE])
    assert seen["territories"][0]["creatures"] == ["draugr"]


# Set-up.


@pytest.mark.rules("NG-CREA-20", "NG-SETUP-25")
def test_ng_tv_301_a_creature_of_the_setup_does_nothing() -> None:
    b = board("wolf stag", "(0,0) START k0", creatures="on")
    setup_tile(b, "r", "04").play("cell 0,1", "turn 0", "* appear draugr")
    assert line(b) == [("draugr", b.t("04.E"))]
    assert set(b.options) == {b.says(f"group {{04.{part}}}") for part in ("NW", "E", "S")}
    b.play("group {04.E}")
    assert (b.units("04.E"), b.s.reserve[0]) == (3, 11)


def test_ng_crea_21_a_valkyries_territory_is_not_empty_for_a_group() -> None:
    b = board("wolf stag", "(0,0) START k0", creatures="on")
    setup_tile(b, "r", "04").play("cell 0,1", "turn 0", "* appear valkyrie")
    assert set(b.options) == {b.says("group {04.NW}"), b.says("group {04.S}")}
    assert b.refused("group {04.E}")


def test_ng_crea_16_a_setup_group_may_stand_beside_a_brown_bear() -> None:
    b = board("wolf stag", "(0,0) START k0", creatures="on")
    setup_tile(b, "r", "04").play("cell 0,1", "turn 0", "* appear brown-bear", "group {04.E}")
    assert b.units("04.E") == 3


def beside_a_valkyrie() -> Board:
    """17.ESW joins Blue's land, so Red's group must stand on the lair with the Valkyrie."""
    b = board("wolf stag", "(0,0) 02 k0", creatures="on").put("b", "02.ESW", 3)
    setup_tile(b, "r", "17").play("cell 0,-1", "turn 2", "* appear valkyrie")
    assert b.t("17.ESW") == b.t("02.ESW")
    return b


def test_ng_crea_21_with_no_other_place_a_group_stands_beside_the_valkyrie_unharmed() -> None:
    b = beside_a_valkyrie()
    assert (b.holder("17.N"), b.units("17.N")) == ("r", 3)
    assert line(b) == [("valkyrie", b.t("17.N"))]
    assert b.events("struggle") == []


@pytest.mark.rules("NG-Q-89")
def test_ng_crea_31_units_beside_a_valkyrie_fight_in_the_first_move_and_may_not_leave() -> None:
    b = beside_a_valkyrie()
    b.start(Move(0, 2, 0, 0, 0))
    assert b.actor == "*", "no way out and no other choice: the dice are next"
    b.play("* die b", "* die e")
    assert b.events("struggle_result")[-1].facts == {"points": 6, "value": 7, "won": 0}


def test_ng_crea_21_a_creature_of_the_setup_spares_units_of_others_too() -> None:
    b = board("wolf stag", "(0,0) 02 k0", creatures="on").put("b", "02.ESW", 3)
    setup_tile(b, "r", "17").play("cell 0,-1", "turn 0", "* appear draugr")
    assert line(b) == [("draugr", b.t("02.ESW"))]
    assert (b.units("02.ESW"), b.units("17.ESW")) == (3, 3)


# By Explore and by a second chance.


@pytest.mark.rules("NG-Q-87", "NG-EXPLORE-17", "NG-CREA-20")
def test_ng_tv_302_a_draugr_takes_a_unit_after_the_rewards() -> None:
    b = board("wolf goat", "(0,0) 02 k0", creatures="on").put("r", "02.N", 3).pile("17")
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 2", "* appear draugr")
    assert b.t("17.N") == b.t("02.N")
    assert (b.units("02.N"), b.s.reserve[0], b.fame("r")) == (2, 12, 2)
    assert line(b) == [("draugr", b.t("02.N"))]
    names = [event.name for event in b.log.events]
    assert names.index("fame") < names.index("appear") < names.index("units_return")


def test_ng_crea_22_a_wolf_of_the_closing_tile_spares_the_ravens_collection() -> None:
    """Rewards first: 01.N + 17.N closes and yields its food before the Wolf is there."""
    b = board("raven goat", "(0,0) 01 k0", creatures="on").put("r", "01.N", 1).pile("17")
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 2", "* appear wolf")
    assert (b.goods("r"), b.fame("r")) == ((1, 0, 0), 2)


def test_ng_crea_22_a_valkyrie_that_appears_attacks_at_once() -> None:
    b = board("wolf goat", "(0,0) 02 k0", creatures="on").put("r", "02.N", 3).pile("17")
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 2", "* appear valkyrie")
    b.play("* die b", "* die a")
    assert b.events("struggle_result")[-1].facts == {"points": 5, "value": 10, "won": 0}
    assert b.actor == "r", "02.ESW and 17.ESW are neutral: where to retreat is Red's choice"


def test_ng_crea_22_a_creature_that_appears_does_not_move() -> None:
    b = board("wolf goat", "(0,0) 02 k0", creatures="on").put("r", "02.N", 3).pile("17")
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 0", "* appear wolf")
    assert line(b) == [("wolf", b.t("17.N"))]
    assert b.events("creature") == []


@pytest.mark.rules("NG-CREA-20")
def test_ng_crea_04_a_lair_brings_a_second_creature_into_a_territory() -> None:
    b = board("wolf goat", "(0,0) 02 k0", creatures="on").put("r", "02.N", 3).pile("17")
    b.creature("wolf", "02.N").start(CardEffects(0, b.card("explore"), 0))
    b.play("turn 2", "* appear brown-bear")
    assert line(b) == [("wolf", b.t("02.N")), ("brown-bear", b.t("02.N"))]


@pytest.mark.rules("NG-Q-84", "NG-GLOS-13", "NG-CREAT-01")
def test_ng_creat_03_without_the_module_a_lair_means_nothing() -> None:
    b = board("wolf goat", "(0,0) 02 k0").put("r", "02.N", 3).pile("17")
    b.start(CardEffects(0, b.card("explore"), 0)).play("turn 2")
    assert (line(b), b.s.agenda, b.units("02.N")) == ([], [], 3)


def second_chance(*creatures: str) -> Board:
    """Red is gone; 20.NW is neutral, with these creatures, and 20.ES is Blue's."""
    b = board("wolf stag", "GM-4", creatures="on").put("b", "20.ES", 2).pile("04")
    for name in creatures:
        b.creature(name, "20.NW")
    return b.start(SecondChance(0))


def test_ng_crea_03_a_territory_with_a_wolf_is_neutral_for_a_second_chance() -> None:
    b = second_chance("wolf").play("group {20.NW}")
    assert (b.holder("20.NW"), b.units("20.NW")) == ("r", 3)


@pytest.mark.parametrize("name", ["brown-bear", "valkyrie"])
def test_ng_clar_10_only_neutral_land_with_a_bear_or_valkyrie_means_a_new_tile(name: str) -> None:
    b = second_chance(name)
    assert b.options == ["tile START", "none"]
    b.play("tile START", "cell 1,0", "turn 0", "* appear wolf")
    assert set(b.options) == {b.says("group {04.E}"), b.says("group {04.S}")}
    b.play("group {04.E}")
    assert (b.holder("04.E"), b.units("04.E"), b.fame("r")) == ("r", 3, 0)


def test_ng_clar_10_a_group_prefers_a_part_of_the_new_tile_without_bear_or_valkyrie() -> None:
    b = second_chance("brown-bear").play("tile START", "cell 1,0", "turn 0", "* appear valkyrie")
    assert (b.holder("04.E"), b.units("04.S")) == ("", 3)


@pytest.mark.parametrize("name", ["brown-bear", "valkyrie"])
def test_ng_clar_10_the_only_empty_part_takes_the_group_even_with_a_creature(name: str) -> None:
    """The tile 17 on (0,-1) turned half: 17.ESW joins Blue's 02.ESW, only the lair is empty."""
    b = board("wolf stag", "(0,0) 02 k0", creatures="on").put("b", "02.ESW", 2).pile("17")
    b.put("b", "02.N", 1).start(SecondChance(0))
    b.play("tile START", "cell 0,-1", "turn 2", f"* appear {name}")
    assert (b.holder("17.N"), b.units("17.N"), b.events("struggle")) == ("r", 3, [])


# More creatures.


def passing(*creatures: str, clans: str = "wolf stag goat") -> Board:
    """Red is about to pass; 04.E and 17.N are lairs, creatures come to 04.NW, 04.S, 04.E."""
    tiles = "(0,0) 04 k0; (0,1) 17 k0; (-1,0) 10 k0"
    b = board(clans, tiles, creatures="on", more_creatures="on").put("r", "04.E", 2)
    b.s.display = [b.card("scouts"), b.card("militia"), b.card("merchant")]
    for name, part in zip(creatures, ("04.NW", "04.S", "04.E"), strict=False):
        b.creature(name, part)
    return b.start(Turn(0))


def test_ng_tv_323_who_passes_may_call_a_creature_to_a_free_lair() -> None:
    b = passing("wolf", "wolf").play("pass", "pick scouts")
    assert b.options == [b.says("creature {04.E}"), b.says("creature {17.N}"), "none"]
    b.play("creature {17.N}", "* appear brown-bear")
    assert line(b)[-1] == ("brown-bear", b.t("17.N"))


def test_ng_tv_323_who_passes_may_decline() -> None:
    b = passing("wolf", "wolf").play("pass", "pick scouts", "none")
    assert (len(line(b)), b.s.agenda) == (2, [])


def test_ng_tv_323_no_offer_with_as_many_creatures_as_players() -> None:
    b = passing("wolf", "wolf", "brown-bear").play("pass", "pick scouts")
    assert (len(line(b)), b.s.agenda) == (3, [])


def test_ng_crea_40_no_offer_without_the_option() -> None:
    b = board("wolf stag", "(0,0) 04 k0", creatures="on").put("r", "04.E", 2)
    b.s.display = [b.card("scouts"), b.card("militia")]
    b.start(Turn(0)).play("pass", "pick scouts")
    assert b.s.agenda == []


def test_ng_crea_40_no_offer_without_a_card() -> None:
    b = passing("wolf")
    b.s.creature_pile = []
    b.play("pass", "pick scouts")
    assert b.s.agenda == []


def test_ng_crea_40_the_discards_count_as_cards() -> None:
    b = passing("wolf")
    b.s.creature_pile, b.s.creature_discard = [], [BROWN_BEAR]
    b.play("pass", "pick scouts", "creature {17.N}")
    assert line(b)[-1] == ("brown-bear", b.t("17.N"))


def test_ng_crea_40_only_who_picks_a_card_by_passing_may_call() -> None:
    b = passing("wolf")
    b.s.flags[0] = PICKED
    b.play("pass")
    assert b.s.agenda == []


def test_ng_crea_41_the_creature_called_has_its_effect_at_once() -> None:
    b = passing("wolf").play("pass", "pick scouts", "creature {04.E}", "* appear draugr")
    assert b.units("04.E") == 1


def test_ng_crea_41_without_a_free_lair_any_territory_without_a_creature_will_do() -> None:
    b = board("wolf stag goat", "GM-4", creatures="on", more_creatures="on")
    b.s.display = [b.card("scouts"), b.card("militia")]
    b.creature("wolf", "20.NW").start(Turn(0)).play("pass", "pick scouts")
    assert b.options == [b.says("creature {20.ES}"), "none"]
