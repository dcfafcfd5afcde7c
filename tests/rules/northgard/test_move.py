"""Worked examples on Move.

On GM-12 START.N, START.E and START.W border each other; 10.NW and 10.E border START.N, 21.ES
borders START.E, 16.E borders START.W, and 16.S borders it by a rough border only.
"""

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board, board

RED = 0


def moves(b: Board, number: int, combat_points: int = 0, casualties: int = 0) -> Board:
    """Red has so many moves."""
    return b.start(Move(RED, number, combat_points, casualties, 0))


def test_ng_tv_06_four_moves_one_of_them_rough() -> None:
    b = board("boar goat", "GM-12").put("r", "START.E", 2).put("r", "START.W", 4)
    moves(b, 4).play("move {START.E}>{START.N} 1", "move {START.E}>{START.W} 1")
    b.play("move {START.W}>{16.S} 4")
    assert b.actor == ""
    assert [b.holder(part) for part in ("START.E", "START.N", "START.W", "16.S")] == ["", *"rrr"]
    assert [b.units(part) for part in ("START.E", "START.N", "START.W", "16.S")] == [0, 1, 1, 4]


@pytest.mark.rules("NG-GLOS-02")
def test_ng_tv_63_a_rough_border_costs_two_moves_of_one_action() -> None:
    """Snake Clan and Bodyguard are Flash cards with one move each, Militia has two."""
    b = (
        board("snake goat", "GM-4")
        .put("r", "20.NW", 2)
        .hand("r", "move", "snake-clan", "bodyguard")
    )
    b.start(Turn(RED))
    assert not [line for line in b.options if line.startswith("play")]
    assert b.refused("play snake-clan")

    b.hand("r", "militia").start(Turn(RED)).play("play militia", "move {20.NW}>{20.ES} 2")
    assert (b.holder("20.NW"), b.units("20.ES")) == ("", 2)
    assert b.options == ["done"]


@pytest.mark.rules("NG-MOVE-06")
def test_ng_tv_64_one_regular_border_is_enough() -> None:
    b = moves(board("boar goat", "GM-5").put("r", "20.NW", 2), 1)
    b.play("move {20.NW}>{20.ES} 2")
    assert b.units("20.ES") == 2


def test_ng_tv_65_who_enters_an_enemy_territory_stays_there() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 5).put("b", "START.E", 1)
    moves(b, 2).play("move {START.N}>{START.E} 3")
    assert b.refused("move {START.E}>{21.ES} 3")
    b.play("move {START.N}>{START.W} 2")
    assert b.holder("START.W") == "r"
    assert [event.facts["attack"] for event in b.events("combat")] == [3]


@pytest.mark.rules("NG-GLOS-10", "NG-COMBAT-01", "NG-MOVE-09")
def test_ng_tv_66_reinforcements_join_the_same_combat() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 2).put("r", "START.W", 3)
    moves(b.put("b", "START.E", 1), 2)
    b.play("move {START.N}>{START.E} 2")
    assert not b.events("combat")
    b.play("move {START.W}>{START.E} 3")
    assert [event.facts["attack"] for event in b.events("combat")] == [5]
    b.play("* die a", "* die a", "b retreat {START.N}")
    assert (b.holder("START.E"), b.units("START.E"), b.actor) == ("r", 5, "")


@pytest.mark.rules("NG-GLOS-08")
def test_ng_tv_67_an_altar_left_alone_serves_nobody() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).built("20.NW", "altar")
    moves(b, 1).play("move {20.NW}>{20.ES} 1")
    assert b.holder("20.NW") == ""
    b.start(Harvest())
    assert b.fame("r") == 0


@pytest.mark.rules("NG-GLOS-07")
def test_ng_tv_68_gather_and_move_on_into_combat() -> None:
    """A is 16.E, B START.W, C START.E, D 21.ES."""
    b = board("boar goat", "GM-12").put("r", "16.E", 2).put("r", "START.W", 3).put("b", "21.ES", 1)
    moves(b, 3).play("move {16.E}>{START.W} 2", "move {START.W}>{START.E} 5")
    assert b.holder("START.E") == "r"
    b.play("move {START.E}>{21.ES} 5")
    assert [event.facts["attack"] for event in b.events("combat")] == [5]
    assert [b.holder(part) for part in ("16.E", "START.W", "START.E", "21.ES")] == ["", "", "", "b"]


def test_ng_tv_69_kaija_does_not_attack() -> None:
    b = board("bear goat", "GM-5").put("r", "20.NW", 3, kaija=True).put("b", "20.ES", 1)
    moves(b, 1)
    assert b.refused("move {20.NW}>{20.ES} 3+kaija")
    assert b.refused("move {20.NW}>{20.ES} 0+kaija")
    b.play("move {20.NW}>{20.ES} 3")
    assert (b.s.kaija, b.holder("20.NW")) == (b.t("20.NW"), "r")
    assert [event.facts["attack"] for event in b.events("combat")] == [3]


def test_ng_move_01_moves_may_be_left_unused() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 2)
    moves(b, 3).play("move {START.N}>{START.E} 1", "done")
    assert (b.units("START.N"), b.units("START.E"), b.actor) == (1, 1, "")


def test_ng_move_02_one_to_all_own_units_across_one_border() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 3).put("b", "START.E", 1)
    moves(b, 1)
    assert b.refused("move {START.E}>{21.ES} 1")
    b.play("from {START.N}")
    borders = ("START.E", "START.W", "10.NW", "10.E")
    assert b.options == [b.says(f"to {{{part}}}") for part in borders]
    b.play("to {10.NW}")
    assert b.options == ["units 1", "units 2", "units 3"]


def test_ng_move_03_the_same_units_may_move_again() -> None:
    b = board("boar goat", "GM-12").put("r", "10.NW", 2)
    moves(b, 3).play("move {10.NW}>{START.N} 2", "move {START.N}>{START.W} 2")
    b.play("move {START.W}>{16.E} 1")
    assert (b.units("START.W"), b.units("16.E"), b.holder("START.N")) == (1, 1, "")


def test_ng_move_05_a_rough_border_needs_two_moves_that_are_left() -> None:
    b = board("boar goat", "GM-12").put("r", "START.E", 1).put("r", "START.W", 1)
    moves(b, 2).play("move {START.E}>{START.N} 1")
    assert b.refused("move {START.W}>{16.S} 1")
    b.play("move {START.W}>{16.E} 1")
    assert b.holder("16.E") == "r"


def test_ng_move_07_two_flash_cards_do_not_add_up() -> None:
    """Each of the two cards offers the regular border of tile 16 and not the rough one."""
    b = board("snake goat", "(0,0) 16 k0").put("r", "16.NW", 1).hand("r", "snake-clan", "bodyguard")
    b.start(Turn(RED)).play("play bodyguard")
    assert b.refused("move {16.NW}>{16.S} 1")
    b.play("done", "play snake-clan")
    assert b.refused("move {16.NW}>{16.S} 1")
    b.play("move {16.NW}>{16.E} 1")
    assert b.holder("16.E") == "r"


def test_ng_move_10_combats_come_after_all_moves() -> None:
    b = (
        board("boar goat", "GM-12")
        .put("r", "START.N", 4)
        .put("b", "START.E", 1)
        .put("b", "10.E", 1)
    )
    moves(b, 3).play("move {START.N}>{START.E} 1", "move {START.N}>{10.E} 2")
    assert (b.actor, b.events("combat")) == ("r", [])
    b.play("done")
    assert b.options == [b.says("fight {START.E}"), b.says("fight {10.E}")]


@pytest.mark.rules("NG-CARD-02", "NG-ACT-PLAY-02", "NG-MOVE-11")
def test_ng_move_12_a_bonus_does_not_outlast_its_card() -> None:
    """Bodyguard gives one point, the Snake's own card none."""
    b = board("snake goat", "GM-5").put("r", "20.NW", 2).put("b", "20.ES", 1).put("b", "21.ES", 1)
    b.hand("r", "bodyguard", "snake-clan").start(Turn(RED))
    b.play("play bodyguard", "move {20.NW}>{20.ES} 2", "* die b", "* die a")
    b.play("b retreat {20.NW}", "play snake-clan", "none", "move {20.ES}>{21.ES} 2")
    assert [event.facts["attack"] for event in b.events("combat")] == [3, 2]


@pytest.mark.rules("NG-Q-40")
def test_ng_clan_bear_04_kaija_moves_with_a_group_or_alone() -> None:
    b = board("bear goat", "GM-12").put("r", "START.N", 2, kaija=True)
    moves(b, 3).play("from {START.N}", "to {START.E}")
    assert b.options == ["units 1", "units 2", *(f"units {n}+kaija" for n in range(3))]
    b.play("units 1+kaija")
    assert (b.units("START.N"), b.units("START.E"), b.s.kaija) == (1, 1, b.t("START.E"))
    b.play("move {START.E}>{21.ES} 0+kaija")
    assert (b.holder("21.ES"), b.units("21.ES"), b.holder("START.E")) == ("r", 0, "r")
    b.play("move {21.ES}>{START.E} 0+kaija")
    assert (b.holder("21.ES"), b.s.kaija) == ("", b.t("START.E"))


def test_ng_clan_bear_05_kaija_alone_next_to_enemies_cannot_move() -> None:
    b = board("bear goat", "GM-12").put("r", "21.ES", kaija=True).put("b", "START.E", 1)
    b.hand("r", "move").start(Turn(RED))
    assert b.refused("play move")


def test_ng_move_04_kaija_alone_keeps_a_territory() -> None:
    b = board("bear goat", "GM-12").put("r", "START.N", 2, kaija=True)
    moves(b, 1).play("move {START.N}>{START.E} 2")
    assert (b.holder("START.N"), b.holder("START.E")) == ("r", "r")


def test_ng_move_08_who_passed_an_enemy_territory_is_no_invader_any_more() -> None:
    """Infiltration: all units move on, so nobody is left to fight and the position is as before."""
    b = board("boar goat", "GM-12").put("r", "START.N", 2).put("b", "START.E", 1)
    b.start(CardEffects(RED, b.card("infiltration"), 0))
    b.play("move {START.N}>{START.E} 2", "move {START.E}>{21.ES} 2", "done")
    assert (b.holder("21.ES"), b.units("21.ES"), b.events("combat")) == ("r", 2, [])
    assert (b.actor, b.s.invader) == ("", -1)
