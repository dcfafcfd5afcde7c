"""Worked examples on retreat.

On GM-12 START.N, START.E and START.W border each other; START.E also borders START.S and 21.ES.
Red attacks; Blue defends.
"""

from itertools import permutations

import pytest

from skald.games.northgard.rules.move import Move
from tests.northgard import Board, board

RED = 0


def attack(b: Board, *moves: str, number: int = 0) -> Board:
    """Red makes these moves, with just so many moves unless told otherwise."""
    b.start(Move(RED, number or len(moves), 0, 0, 0))
    return b.play(*(f"move {move}" for move in moves))


def test_ng_tv_85_without_a_place_to_go_units_return_to_the_reserve() -> None:
    b = board("boar goat", "GM-12").put("b", "START.E", 3).put("b", "START.W", 1)
    b.put("r", "START.N", 6).put("r", "START.S", 1).put("r", "21.ES", 1)
    attack(b, "{START.N}>{START.E} 4", "{START.N}>{START.W} 1")
    b.play("fight {START.E}", "* die b", "* die a")
    assert (b.holder("START.E"), b.units("START.E"), b.s.reserve[1]) == ("r", 4, 13)
    assert [(event.seat, event.rule) for event in b.events("units_return")] == [
        (1, "NG-RETREAT-04")
    ]


def test_ng_retreat_04_kaija_returns_for_the_same_reason() -> None:
    b = board("boar bear", "GM-12").put("b", "START.E", kaija=True).put("r", "START.N", 6)
    for part in ("START.S", "START.W", "21.ES"):
        b.put("r", part, 1)
    attack(b, "{START.N}>{START.E} 4").play("* die b", "* die a")
    assert [event.rule for event in b.events("kaija_returns")] == ["NG-RETREAT-04"]


@pytest.mark.rules("NG-GLOS-02")
def test_ng_tv_86_nobody_retreats_over_a_rough_border() -> None:
    b = attack(board("boar goat", "GM-4").put("r", "20.NW", 4).put("b", "20.ES", 9), number=2)
    b.play("move {20.NW}>{20.ES} 3", "* die a", "* die a")
    assert (b.units("20.NW"), b.holder("20.ES"), b.s.reserve[RED]) == (1, "b", 13)


def test_ng_tv_87_nobody_retreats_into_a_pending_combat() -> None:
    """X is START.E, Y is START.W; Blue loses X first and both of its combats in the end."""
    b = board("boar goat", "GM-12").put("r", "START.N", 8).put("b", "START.E", 2)
    attack(b.put("b", "START.W", 1), "{START.N}>{START.E} 4", "{START.N}>{START.W} 3")
    b.play("fight {START.E}", "* die b", "* die a")
    assert b.refused("retreat {START.W}*2")
    b.play("b retreat {START.S}*1 {21.ES}*1", "* die b", "* die a", "b retreat {16.E}")
    assert [b.units(part) for part in ("START.S", "21.ES", "16.E")] == [1, 1, 1]
    assert [b.holder(part) for part in ("START.E", "START.W")] == ["r", "r"]
    assert b.actor == ""


def test_ng_tv_87_a_combat_that_is_over_is_not_pending() -> None:
    """The other way round: Blue has won Y and may retreat there from X."""
    b = board("boar goat", "GM-12").put("r", "START.N", 8).put("b", "START.E", 2)
    attack(b.put("b", "START.W", 9), "{START.N}>{START.E} 4", "{START.N}>{START.W} 1")
    b.play("fight {START.W}", "* die a", "* die a", "r retreat {START.N}", "* die b", "* die a")
    b.play("b retreat {START.W}*2")
    assert b.units("START.W") == 11


@pytest.mark.rules("NG-Q-37")
def test_ng_tv_88_the_defender_may_take_the_land_the_attackers_left() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 4).put("b", "20.ES", 2)
    attack(b, "{20.NW}>{20.ES} 4").play("* die b", "* die a")
    assert b.holder("20.NW") == ""
    b.play("b retreat {20.NW}*2")
    assert (b.holder("20.NW"), b.units("20.NW")) == ("b", 2)
    assert (b.holder("20.ES"), b.units("20.ES")) == ("r", 4)


def test_ng_tv_89_the_loser_divides_all_units_as_he_likes() -> None:
    """20.NW was emptied by the attackers, 21.ES is neutral."""
    for stay in range(5):
        b = board("boar goat", "GM-5").put("r", "20.NW", 9).put("b", "20.ES", 4)
        attack(b, "{20.NW}>{20.ES} 9").play("* die b", "* die a")
        assert b.refused("retreat {20.NW}*2 {21.ES}*1")
        assert b.refused("retreat {20.NW}*5")
        assert b.refused("retreat {20.ES}*4")
        parts = {"20.NW": stay, "21.ES": 4 - stay}
        b.play("b retreat " + " ".join(f"{{{at}}}*{n}" for at, n in parts.items() if n))
        assert {at: b.units(at) for at in parts} == parts
        assert (b.units("20.ES"), b.s.reserve[1]) == (9, 10)


def test_ng_retreat_01_three_places_to_go() -> None:
    """Blue leaves START.E for START.N, emptied by Red, for START.S and for 21.ES."""
    b = board("boar goat", "GM-12").put("r", "START.N", 9).put("b", "START.E", 6)
    attack(b.put("r", "START.W", 1), "{START.N}>{START.E} 9").play("* die b", "* die a")
    b.play("b retreat {START.N}*1 {START.S}*2 {21.ES}*3")
    assert [b.units(part) for part in ("START.N", "START.S", "21.ES")] == [1, 2, 3]


def test_ng_retreat_02_a_combat_with_kaija_alone_is_pending_too() -> None:
    """The Bear Awakens was played: Kaija alone attacks START.W, six units attack START.E."""
    b = board("bear goat", "GM-12").put("r", "START.N", 7, kaija=True)
    b.put("b", "START.E", 2).put("b", "START.W", 1).s.flags[RED] = 1
    attack(b, "{START.N}>{START.E} 6", "{START.N}>{START.W} 0+kaija")
    b.play("fight {START.E}", "* die b", "* die a")
    assert b.refused("retreat {START.W}*2")
    b.play("b retreat {21.ES}*2")
    assert b.units("21.ES") == 2


@pytest.mark.rules("NG-GLOS-09")
def test_ng_retreat_02_not_into_an_enemy_territory() -> None:
    b = board("boar goat wolf", "GM-12").put("r", "START.N", 4).put("b", "START.E", 9)
    b.put("y", "START.W", 1).put("y", "START.S", 1).put("r", "10.E", 1)
    attack(b, "{START.N}>{START.E} 4").play("* die a", "* die a")
    assert b.refused("retreat {START.W}*4")
    assert b.refused("retreat {START.S}*4")
    b.play("retreat {START.N}*1 {21.ES}*3")
    assert (b.units("START.N"), b.units("21.ES")) == (1, 3)


def test_ng_retreat_03_an_attacker_need_not_go_back_where_he_came_from() -> None:
    b = board("boar goat", "GM-12").put("r", "START.N", 4).put("b", "START.E", 9)
    attack(b, "{START.N}>{START.E} 2").play("* die a", "* die a", "r retreat {21.ES}*2")
    assert (b.units("START.N"), b.units("21.ES"), b.holder("21.ES")) == (2, 2, "r")


def test_ng_retreat_05_a_retreat_is_no_combat_and_no_move() -> None:
    """A single place to go is taken without asking, and nothing else happens there."""
    b = board("boar goat", "GM-5").put("r", "20.NW", 5).put("b", "20.ES", 2).put("b", "21.ES", 1)
    attack(b, "{20.NW}>{20.ES} 4").play("* die b", "* die a")
    assert (b.units("21.ES"), b.actor) == (3, "")
    assert len(b.events("combat")) == 1


def test_ng_retreat_01_kaija_retreats_like_a_unit() -> None:
    b = board("boar bear", "GM-5").put("r", "20.NW", 9).put("b", "20.ES", 2, kaija=True)
    attack(b, "{20.NW}>{20.ES} 9").play("* die b", "* die a", "b retreat {21.ES}*2")
    assert b.options == [b.says("retreat-kaija {20.NW}"), b.says("retreat-kaija {21.ES}")]
    b.play("b retreat-kaija {20.NW}")
    assert (b.holder("20.NW"), b.units("20.NW"), b.s.kaija) == ("b", 0, b.t("20.NW"))
    assert b.holder("20.ES") == "r"


@pytest.mark.rules("NG-CLAR-20")
def test_ng_retreat_01_units_and_kaija_leave_in_any_order() -> None:
    lines = ("retreat {21.ES}*1", "retreat-kaija {20.NW}", "retreat {20.NW}*1")
    for order in permutations(lines):
        b = board("boar bear", "GM-5").put("r", "20.NW", 9).put("b", "20.ES", 2, kaija=True)
        attack(b, "{20.NW}>{20.ES} 9").play("* die b", "* die a", *order)
        assert (b.units("20.NW"), b.units("21.ES"), b.s.kaija) == (1, 1, b.t("20.NW"))
        assert (b.holder("20.ES"), b.actor) == ("r", "")


def test_ng_retreat_04_kaija_returns_to_the_reserve_too() -> None:
    b = board("boar bear", "GM-4").put("r", "20.NW", 9).put("b", "20.ES", 1, kaija=True)
    attack(b, number=2).play("move {20.NW}>{20.ES} 8", "* die b", "* die a")
    assert (b.holder("20.ES"), b.s.reserve[1], b.s.kaija) == ("r", 14, -1)


def test_ng_clar_09_the_bear_may_retreat_with_fifteen_pieces() -> None:
    """The Bear Awakens was played: all 14 units and Kaija lose against 14 and two Fortresses."""
    b = board("bear goat", "GM-5").put("r", "20.ES", 14, kaija=True).put("b", "20.NW", 14)
    b.built("20.NW", "fortress", "fortress").s.flags[RED] = 1
    attack(b, "{20.ES}>{20.NW} 14+kaija").play("* die a", "* die a")
    b.play("r retreat {20.ES}*14", "r retreat-kaija {20.ES}")
    assert (b.units("20.ES"), b.s.kaija, b.s.reserve[RED]) == (14, b.t("20.ES"), 0)
