"""The cards that carry out another card: Stolen Lore, Enemy Secrets, Legendary Heroes."""

import pytest

from skald.games.northgard.rules.turn import NextTurn
from tests.northgard import board
from tests.rules.northgard.cards import can_play, turn


def test_ng_tv_215_stolen_lore_copies_what_can_be_copied() -> None:
    b = board("snake wolf", "GM-5").put("r", "20.NW", 3).put("b", "20.ES", 3).scorch("20.ES")
    b.zones("b", active="grizzled-warriors legendary-heroes unrest")
    turn(b, "stolen-lore").play("play stolen-lore", "none", "move {20.NW}>{20.ES} 3")
    assert b.events("copy")[0].facts["card"] == b.card("grizzled-warriors")
    assert b.events("combat")[0].facts["attack"] == 3 + 2 + 1
    assert len(b.cards("active", "b")) == 3


def test_ng_card_c_15_stolen_lore_needs_a_token_in_reach() -> None:
    b = board("snake wolf bear", "GM-2").put("r", "02.ESW", 1).put("y", "11.ESW", 1)
    b.zones("b", active="fishing").zones("y", active="unrest")
    assert not can_play(b, "stolen-lore")
    b.put("b", "02.N", 1)
    turn(b, "stolen-lore").play("play stolen-lore", "none")
    assert (b.goods("r"), b.cards("active", "r"), b.options) == (
        (0, 0, 0),
        ["stolen-lore"],
        ["done"],
    )
    turn(b, "stolen-lore").play("play stolen-lore", "scorch {02.N}")
    assert b.goods("r") == (3, 0, 0)
    assert not can_play(b.zones("b"), "stolen-lore")


def test_ng_tv_246_enemy_secrets_are_the_normal_card() -> None:
    b = (
        board("stag wolf", "GM-1")
        .put("r", "02.ESW", 3)
        .put("b", "02.N", 1)
        .zones("b", active="militia")
    )
    turn(b, "enemy-secrets", "move", "fishing").play("play enemy-secrets", "done")
    assert b.refused("play move")
    assert b.options == ["play fishing", "done"]


def test_ng_card_a_07_enemy_secrets_need_a_neighbour_with_a_copyable_card() -> None:
    b = (
        board("stag wolf bear", "GM-2")
        .put("r", "02.ESW", 3)
        .put("y", "02.N", 1)
        .put("b", "07.N", 1)
    )
    b.zones("b", active="fishing").zones("y", active="unrest defensive-strategy stolen-lore")
    assert not can_play(b, "enemy-secrets")
    b.zones("y", active="fishing lore-mastery")
    turn(b, "enemy-secrets").play("play enemy-secrets", "card lore-mastery")
    assert (b.goods("r"), len(b.cards("active", "y"))) == ((0, 0, 2), 2)


def test_ng_tv_243_legendary_heroes_repeat_what_was_really_played() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.ESW", 3).hand("b", "defensive-strategy", "move")
    b.hand("r", "fishing", "spy", "warriors", "legendary-heroes").start(NextTurn(b.seat("b")))
    b.play("play fishing", "b allow", "r done", "b wait move", "play spy", "b respond")
    b.play("r wait warriors", "b pass", "play legendary-heroes")
    assert (b.goods("r"), b.options) == ((6, 0, 0), ["done"])


def test_ng_card_a_31_legendary_heroes_repeat_the_token_step_of_the_snake() -> None:
    b = board("snake stag", "GM-1").put("r", "02.ESW", 3).put("b", "02.N", 1)
    turn(b, "snake-clan", "legendary-heroes").play("play snake-clan", "none", "done", "none")
    b.play("play legendary-heroes", "scorch {02.N}", "done", "none")
    assert (b.s.scorched, b.options) == (b.t("02.N"), ["done"])
    assert not can_play(board("snake stag", "GM-1").put("r", "02.ESW", 3), "legendary-heroes")


@pytest.mark.rules("NG-Q-65")
def test_ng_card_16_nothing_that_copies_or_cannot_be_played_is_copied() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 14).put("b", "02.N", 1)
    barred = "enemy-secrets legendary-heroes stolen-lore defensive-strategy unrest builder recruit"
    assert not can_play(b.zones("b", active=barred), "enemy-secrets")
    turn(b.zones("b", active=barred + " move"), "enemy-secrets").play("play enemy-secrets")
    assert b.options == b.says("from {02.ESW},done").split(",")


@pytest.mark.rules("NG-CARD-23")
def test_ng_card_16_a_foreign_clan_card_works_as_far_as_the_copier_can() -> None:
    b = board("goat snake bear", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 1)
    turn(b.zones("b", active="snake-clan"), "enemy-secrets").play("play enemy-secrets", "done")
    assert (b.options, b.s.scorched) == (["done"], -1)
    b.zones("b", active="boar-clan")
    turn(b, "enemy-secrets").play("play enemy-secrets", "build food-silo {02.ESW}")
    assert b.goods("r") == (1, 0, 0)


@pytest.mark.rules("NG-Q-65")
def test_ng_card_16_a_card_put_down_by_wait_can_be_copied() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", 1)
    b.hand("b", "fishing").hand("r", "enemy-secrets").start(NextTurn(b.seat("r")))
    b.play("b wait fishing", "r play enemy-secrets")
    assert (b.goods("r"), b.goods("b"), b.cards("active", "b")) == (
        (3, 0, 0),
        (0, 0, 0),
        ["fishing"],
    )


def test_ng_card_17_a_normal_card_repeated_by_a_flash_card_is_no_normal_card() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 2)
    b.s.played[0] = [b.card("warriors")]
    turn(b, "legendary-heroes", "move").play("play legendary-heroes", "done")
    assert b.options == ["play move", "done"]
