"""Worked examples on combat.

On GM-5 the territories 20.NW (one small and two large spaces) and 20.ES (three small spaces) lie
side by side; 05.NW borders only 20.NW, and 21.ES only 20.ES. Red attacks; Blue defends.
"""

import pytest

from skald.games.northgard.rules.duel import Duel
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.move import Move
from skald.kernel.agenda import play
from tests.northgard import Board, board

RED, BLUE = 0, 1


def war(units: int, defenders: int, clans: str = "boar goat") -> Board:
    """Red in 20.NW, Blue in 20.ES."""
    return board(clans, "GM-5").put("r", "20.NW", units).put("b", "20.ES", defenders)


def siege(units: int, defenders: int, clans: str = "boar goat") -> Board:
    """Red in 20.ES, Blue in 20.NW, where Fortresses have room."""
    return board(clans, "GM-5").put("r", "20.ES", units).put("b", "20.NW", defenders)


def attack(b: Board, units: int, cp: int = 0, cas: int = 0) -> Board:
    """Red moves so many units against Blue, with the bonus of a card."""
    besieged = b.holder("20.NW") == "b"
    way = "{20.ES}>{20.NW}" if besieged else "{20.NW}>{20.ES}"
    return b.start(Move(RED, 1, cp, cas, 0)).play(f"move {way} {units}")


def points(b: Board) -> tuple[int, int]:
    """The scores so far, the attacker's first."""
    step = b.s.agenda[-1]
    assert isinstance(step, Duel)
    return step.attack, step.defence


def scores(b: Board) -> tuple[int, int]:
    """The scores of the last combat that was decided, the attacker's first."""
    facts = b.events("result")[-1].facts
    return facts["attack"], facts["defence"]


@pytest.mark.rules("NG-COMBAT-05", "NG-COMBAT-10", "NG-COMBAT-15", "NG-COMBAT-19")
def test_ng_tv_10_the_booklets_first_combat() -> None:
    b = siege(5, 2).has("r", food=2).has("b", food=2).built("20.NW", "fortress", "defense-tower")
    attack(b, 5).play("r spend 2", "b spend 2")
    assert points(b) == (7, 6)
    b.play("* die e", "* die a")
    assert scores(b) == (7, 8)
    assert (b.holder("20.NW"), b.units("20.NW"), b.actor) == ("r", 4, "")
    assert b.s.reserve == [14 - 4, 14]


@pytest.mark.rules("NG-COMBAT-11")
def test_ng_tv_11_the_booklets_second_combat() -> None:
    b = siege(4, 2).has("b", food=2).built("20.NW", "fortress", "defense-tower")
    attack(b, 4, cp=1).play("b spend 2")
    assert points(b) == (5, 6)
    b.play("* die f", "* die c", "b casualty")
    assert scores(b) == (6, 6)
    b.play("r retreat {20.ES}*1 {05.NW}*1")
    assert (b.holder("20.NW"), b.units("20.NW")) == ("b", 1)
    assert (b.units("20.ES"), b.units("05.NW"), b.holder("05.NW")) == (1, 1, "r")


@pytest.mark.rules("NG-BUILD-07")
@pytest.mark.parametrize("clans", ["wolf boar", "stag boar"])
def test_ng_tv_75_both_wiped_out(clans: str) -> None:
    b = war(1, 1, clans).built("20.ES", "defense-tower")
    attack(b, 1).play("* die e", "* die b")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve) == ("", 0, [14, 14])
    assert b.s.tokens[2] == 6
    assert (b.goods("r"), b.fame("r")) == ((0, 0, 0), 0)


@pytest.mark.rules("NG-COMBAT-22")
def test_ng_tv_76_a_tie_is_won_by_the_defender() -> None:
    b = attack(war(4, 3), 3).play("* die a", "* die a")
    assert scores(b) == (5, 5)
    b.play("r retreat {20.NW}*3")
    assert b.holder("20.ES") == "b"
    assert (b.units("20.NW"), b.units("20.ES")) == (4, 3)


@pytest.mark.rules("NG-COMBAT-20")
def test_ng_tv_77_who_is_wiped_out_loses_whatever_the_scores() -> None:
    b = war(2, 4).has("r", food=2).built("20.ES", "defense-tower")
    attack(b, 2, cp=2).play("r spend 2", "* die b", "* die d")
    assert scores(b) == (9, 6)
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve[RED]) == ("b", 4, 14)


@pytest.mark.rules("NG-COMBAT-13")
def test_ng_tv_78_one_food_per_unit_at_most() -> None:
    b = attack(war(2, 4).has("r", food=5).has("b", food=1), 2)
    assert b.options == ["spend 0", "spend 1", "spend 2"]
    b.play("r spend 0")
    assert (b.actor, b.options) == ("b", ["spend 0", "spend 1"])


@pytest.mark.rules("NG-COMBAT-11")
def test_ng_tv_79_a_card_may_wipe_out_the_defender() -> None:
    b = attack(war(3, 1), 3, cas=1).play("* die a", "* die d")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve[BLUE]) == ("r", 2, 14)


def test_ng_tv_80_no_more_units_are_removed_than_there_are() -> None:
    b = attack(war(6, 2), 6, cas=1).play("* die e", "* die b")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve[BLUE]) == ("r", 6, 14)


@pytest.mark.rules("NG-BLDG-03", "NG-BLDG-09")
def test_ng_tv_81_two_towers_cost_two_attackers() -> None:
    b = war(4, 1).built("20.ES", "defense-tower", "defense-tower")
    attack(b, 3).play("* die b", "* die a")
    assert scores(b) == (6, 3)
    assert (b.holder("20.ES"), b.units("20.ES")) == ("r", 1)
    assert (b.holder("21.ES"), b.units("21.ES")) == ("b", 1)


@pytest.mark.rules("NG-BLDG-06", "NG-BLDG-09")
def test_ng_tv_82_two_fortresses_add_up() -> None:
    b = siege(5, 1).built("20.NW", "fortress", "fortress")
    attack(b, 5).play("* die a", "* die a")
    assert scores(b) == (7, 7)
    assert b.holder("20.NW") == "b"


@pytest.mark.rules("NG-COMBAT-16")
def test_ng_tv_83_the_attacker_settles_the_choice_face_first() -> None:
    for choice, expected, lost in (("point", (4, 5), 0), ("casualty", (3, 5), 1)):
        b = attack(war(4, 3), 3).play("* die c")
        assert (b.actor, b.options) == ("r", ["point", "casualty"])
        b.play(f"r {choice}", "* die a")
        assert scores(b) == expected
        assert (b.holder("20.ES"), b.s.reserve[BLUE]) == ("b", 11 + lost)


def test_ng_tv_84_the_defender_chooses_knowing_the_attackers_result() -> None:
    b = attack(war(1, 1), 1).play("* die c", "r casualty", "* die c", "b casualty")
    assert (b.holder("20.ES"), b.s.reserve) == ("", [14, 14])
    b = attack(war(1, 1), 1).play("* die c", "r casualty", "* die c", "b point")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve) == ("r", 1, [13, 14])


@pytest.mark.rules("NG-Q-36", "NG-MOVE-11")
def test_ng_tv_90_a_bonus_counts_in_each_combat() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 5)
    b.put("b", "START.E", 1).put("b", "START.W", 1).start(Move(RED, 2, 1, 0, 0))
    b.play("move {START.N}>{START.E} 2", "move {START.N}>{START.W} 3", "fight {START.E}")
    b.play("* die a", "* die a", "b retreat {21.ES}", "* die a", "* die a")
    assert [event.facts["attack"] for event in b.events("combat")] == [2 + 1, 3 + 1]
    assert [event.facts["attack"] for event in b.events("result")] == [5, 6]


@pytest.mark.rules("NG-COMBAT-10", "NG-CLAN-BEAR-03")
def test_ng_tv_91_kaija_is_worth_two_points_and_eats_as_one() -> None:
    b = war(4, 1, "boar bear").put("b", "20.ES", kaija=True).has("b", food=5)
    attack(b, 4)
    assert b.options == ["spend 0", "spend 1", "spend 2"]
    b.play("b spend 2", "* die a", "* die a")
    assert scores(b) == (6, 7)
    assert b.holder("20.ES") == "b"


@pytest.mark.rules("NG-Q-35", "NG-CLAN-BEAR-07")
def test_ng_tv_92_the_owner_says_whether_kaija_is_lost() -> None:
    for lost, units, kaija in (("yes", 1, False), ("no", 0, True)):
        b = war(4, 1, "boar bear").put("b", "20.ES", kaija=True)
        attack(b, 4).play("* die f", "* die a")
        assert scores(b) == (5, 5)
        assert (b.actor, b.options) == ("b", ["lose-kaija no", "lose-kaija yes"])
        b.play(f"b lose-kaija {lost}")
        assert (b.holder("20.ES"), b.units("20.ES")) == ("b", units)
        assert (b.s.kaija == b.t("20.ES")) is kaija


@pytest.mark.rules("NG-CLAN-SNAKE-04")
def test_ng_tv_93_scorched_earth_gives_the_snake_a_point() -> None:
    b = attack(war(4, 3, "snake goat").scorch("20.ES"), 3).play("* die a", "* die a")
    assert scores(b) == (6, 5)
    assert b.holder("20.ES") == "r"
    b = attack(war(4, 2, "goat snake").scorch("20.ES"), 4).play("* die a", "* die b")
    assert scores(b) == (6, 6)
    assert b.holder("20.ES") == "b"


@pytest.mark.rules("NG-CLAN-STAG-01", "NG-CLAN-WOLF-01", "NG-COMBAT-25")
def test_ng_tv_94_wolf_and_stag_are_rewarded_as_attackers() -> None:
    b = attack(war(4, 1, "wolf stag"), 3).play("* die b", "* die a")
    assert (b.holder("20.ES"), b.goods("r")) == ("r", (1, 0, 0))
    b = attack(war(4, 1, "stag wolf"), 3).play("* die b", "* die a")
    assert (b.holder("20.ES"), b.fame("r")) == ("r", 1)


@pytest.mark.rules("NG-Q-46")
def test_ng_tv_94_wolf_and_stag_get_nothing_as_defenders() -> None:
    for clans in ("boar wolf", "boar stag"):
        b = attack(war(1, 3, clans), 1).play("* die a", "* die a")
        assert (b.holder("20.ES"), b.goods("b"), b.fame("b")) == ("b", (0, 0, 0), 0)


@pytest.mark.rules("NG-COMBAT-15")
def test_ng_tv_95_food_is_spent_also_by_the_loser() -> None:
    b = attack(war(3, 9).has("r", food=4), 3).play("r spend 3", "* die a", "* die a")
    assert (b.holder("20.ES"), b.goods("r")) == ("b", (1, 0, 0))


def attackers_wins(lead: int) -> int:
    """In how many of the 36 rolls Red wins with so many points more before the dice."""
    wins = 0
    units, defenders = 3 + max(lead, 0), 3 - min(lead, 0)
    b = attack(war(units, defenders), units)
    for first in range(6):
        for second in range(6):
            s = b.s.clone()
            for face in (first, second):
                play(s, s.offered[face])
                if s.offered and s.offered[0].text == "point":
                    play(s, s.offered[0])
            while s.agenda:
                play(s, s.offered[-1])
            wins += s.holder[b.t("20.ES")] == RED
    return wins


@pytest.mark.parametrize(
    ("lead", "percent"),
    [(-2, 2.8), (-1, 13.9), (0, 36.1), (1, 63.9), (2, 86.1), (3, 97.2), (4, 100.0)],
)
def test_ng_tv_96_the_odds_of_an_attack(lead: int, percent: float) -> None:
    assert round(attackers_wins(lead) / 36 * 100, 1) == percent


def test_ng_combat_03_only_the_units_in_the_territory_take_part() -> None:
    b = attack(war(5, 2).put("b", "21.ES", 3), 3)
    assert points(b) == (3, 2)


def test_ng_combat_04_the_active_player_picks_the_next_combat() -> None:
    b = board("boar goat wolf", "GM-12").put("r", "START.N", 6).start(Move(RED, 3, 0, 0, 0))
    b.put("b", "START.E", 1).put("y", "START.W", 1).put("b", "10.E", 1)
    for part in ("START.E", "START.W", "10.E"):
        b.play(f"move {{START.N}}>{{{part}}} 2")
    assert len(b.options) == 3
    b.play("r fight {START.W}", "* die b", "* die a", "y retreat {16.E}")
    assert (b.actor, b.options) == ("r", [b.says("fight {START.E}"), b.says("fight {10.E}")])


def test_ng_combat_06_intimidate_shifts_a_defender_before_the_combat() -> None:
    b = war(4, 2).start(CardEffects(RED, board().card("intimidate"), 0))
    b.play("move {20.NW}>{20.ES} 3", "done")
    assert (b.actor, b.options) == ("r", [b.says("shift {21.ES}"), "none"])
    b.play("shift {21.ES}")
    assert points(b) == (3, 1)
    assert (b.holder("21.ES"), b.units("21.ES")) == ("b", 1)


def test_ng_combat_06_intimidate_shifts_kaija_if_she_is_alone() -> None:
    """NG-CARD-12: an effect that shifts a unit takes Kaija if no regular unit is there."""
    b = war(4, 0, "boar bear").put("b", "20.ES", kaija=True)
    b.start(CardEffects(RED, b.card("intimidate"), 0)).play("move {20.NW}>{20.ES} 3", "done")
    assert b.options == [b.says("shift {21.ES}"), "none"]
    b.play("shift {21.ES}")
    assert (b.holder("20.ES"), b.holder("21.ES"), b.s.kaija) == ("r", "b", b.t("21.ES"))


def test_ng_combat_12_buildings_do_not_help_the_attacker() -> None:
    b = siege(3, 3).built("20.NW", "fortress").built("20.ES", "defense-tower")
    attack(b, 3)
    assert points(b) == (3, 5)
    b.play("* die b", "* die e")
    assert b.s.reserve == [11 + 2, 11]


def test_ng_combat_14_the_attacker_says_first_what_he_spends() -> None:
    b = attack(war(3, 3).has("r", food=3).has("b", food=3), 3)
    assert b.actor == "r"
    b.play("r spend 1")
    assert (b.actor, points(b)) == ("b", (4, 3))


def test_ng_combat_21_nobody_is_told_to_have_conquered() -> None:
    b = attack(war(1, 1), 1).play("* die e", "* die e")
    assert [event.seat for event in b.events("result")] == [-1]
    assert not b.events("conquer")


def test_ng_combat_23_by_option_kaija_is_lost_last() -> None:
    b = board("boar bear", "GM-5", kaija_lost_last="on").put("r", "20.NW", 4)
    attack(b.put("b", "20.ES", 1, kaija=True), 4).play("* die f", "* die a")
    assert (b.units("20.ES"), b.s.kaija) == (0, b.t("20.ES"))


@pytest.mark.rules("NG-BUILD-07")
def test_ng_combat_24_buildings_serve_the_new_controller() -> None:
    b = attack(war(4, 1).built("20.ES", "training-camp"), 3).play("* die b", "* die a")
    b.start(CardEffects(RED, b.card("recruit"), 0)).play("recruit {20.ES}")
    assert b.units("20.ES") == 3 + 2


def test_ng_clan_bear_05_awakened_kaija_attacks_and_may_be_the_loss() -> None:
    """The Bear Awakens was played this year: 3 units and Kaija against 4, a tower behind them."""
    b = war(4, 4, "bear boar").put("r", "20.NW", kaija=True).built("20.ES", "defense-tower")
    b.s.flags[RED] = 1
    b.start(Move(RED, 1, 0, 0, 0)).play("move {20.NW}>{20.ES} 3+kaija")
    assert points(b) == (5, 4)
    b.play("* die b", "* die a", "r lose-kaija yes")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.kaija) == ("r", 3, -1)


def test_ng_clan_bear_01_awakened_kaija_counts_as_one_unit_of_the_attackers() -> None:
    """A unit and Kaija: two food at most, and one casualty does not wipe them out."""
    b = war(2, 1, "bear boar").put("r", "20.NW", kaija=True).has("r", food=5)
    b.s.flags[RED] = 1
    b.start(Move(RED, 1, 0, 0, 0)).play("move {20.NW}>{20.ES} 1+kaija")
    assert b.options == ["spend 0", "spend 1", "spend 2"]
    b.play("r spend 0", "* die a", "* die f", "r lose-kaija no")
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.kaija) == ("r", 0, b.t("20.ES"))
