"""Rules for all cards, and the cards that look into hands or respond."""

import pytest

from skald.games.northgard.ids import CONQUEROR, KAIJA_ATTACKS
from skald.games.northgard.rules.endings import EndOfYear
from skald.games.northgard.rules.turn import NextTurn, Turn
from skald.games.northgard.rules.year import NewYear
from skald.games.northgard.views import view
from tests.northgard import Board, board
from tests.rules.northgard.cards import can_play, turn


def seen_hand(b: Board, viewer: int | None, owner: int) -> list[int] | None:
    """What a seat, or a spectator, sees of a hand."""
    hand: list[int] | None = view(b.s, viewer)["seats"][owner]["hand"]
    return hand


# Hands of others.


@pytest.mark.rules("NG-GLOS-18", "NG-CARD-08")
def test_ng_tv_229_no_hand_to_look_into_when_all_others_have_passed() -> None:
    b = board().hand("r", "spy", "ancestral-curse", "move").hand("b", "move")
    b.start(NextTurn(b.seat("r"))).play("b pass")
    assert not [line for line in b.options if line.startswith("play")]
    assert "wait spy" in b.options


def test_ng_tv_250_after_the_last_card_only_pass_is_left() -> None:
    b = board().hand("r", "spy").hand("b", "feast").has("b", lore=3).zones("r", draw="move")
    b.start(NextTurn(b.seat("b"))).play("play spy", "card feast", "done")
    assert (b.actor, b.options) == ("b", ["pass"])


def test_ng_card_a_01_spy_discards_a_card_of_a_hand_and_draws() -> None:
    b = board().hand("b", "feast", "feast", "unrest").zones("r", draw="move").zones("b")
    turn(b, "spy").play("play spy")
    assert b.options == ["card feast", "card unrest"]
    b.play("card unrest")
    assert (b.cards("hand", "b"), b.cards("discard", "b")) == (["feast", "feast"], ["unrest"])
    assert (b.cards("hand", "r"), can_play(b.hand("b"), "spy")) == (["move"], False)


def test_ng_tv_214_rapacious_exploitation_can_be_bought_off() -> None:
    b = board("snake stag").hand("b", "feast", "move").has("b", food=1).zones("b")
    turn(b, "rapacious-exploitation").play("play rapacious-exploitation", "card feast")
    assert (b.cards("discard", "b"), b.goods("r")) == (["feast"], (0, 0, 0))
    b.hand("b", "feast", "move").has("b", food=1, lore=1).zones("b")
    turn(b, "rapacious-exploitation").play("play rapacious-exploitation", "card feast")
    assert (b.actor, b.options) == ("b", ["discard feast", "give food lore"])
    b.play("give food lore")
    assert (b.cards("hand", "b"), b.goods("r"), b.goods("b")) == (
        ["move", "feast"],
        (1, 0, 1),
        (0, 0, 0),
    )


def test_ng_card_c_14_rapacious_exploitation_needs_a_hand_to_see() -> None:
    b = board("snake stag bear").hand("y", "move", "feast")
    turn(b, "rapacious-exploitation").play("play rapacious-exploitation")
    assert b.options == ["card move", "card feast"]
    assert not can_play(b.hand("y"), "rapacious-exploitation")


def test_ng_card_a_17_ancestral_curse_lets_every_opponent_discard() -> None:
    b = (
        board("wolf stag bear")
        .hand("b", "move", "build")
        .hand("y", "feast")
        .zones("r", draw="move")
    )
    turn(b, "ancestral-curse").play("play ancestral-curse", "b discard build", "y discard feast")
    assert (b.cards("hand", "b"), b.cards("discard", "y")) == (["move"], ["feast"])
    assert b.cards("hand", "r") == ["move"]
    assert not can_play(b.hand("b"), "ancestral-curse")


def test_ng_card_a_18_veiled_threats_discard_at_random_or_draw() -> None:
    b = board().hand("b", "feast", "feast", "move").zones("r", draw="build").zones("b")
    turn(b, "veiled-threats").play("play veiled-threats")
    assert b.options == ["opponent blue", "draw-one"]
    b.play("opponent blue")
    assert (b.actor, b.options) == ("*", ["lose move", "lose feast"])
    assert b.s.agenda[-1].weights(b.s) == [1, 2]
    b.play("* lose move")
    assert (b.cards("discard", "b"), b.cards("hand", "r")) == (["move"], [])
    assert can_play(b.hand("b"), "veiled-threats")
    assert not can_play(b.zones("r"), "veiled-threats")
    turn(b.hand("b", "feast"), "veiled-threats").play("play veiled-threats")
    assert b.options == ["lose feast"]


def test_ng_card_13_passed_players_have_no_hand_to_choose() -> None:
    b = board("wolf stag bear").hand("r", "spy").hand("b", "move").hand("y", "feast", "move")
    b.start(NextTurn(b.seat("r"))).play("b pass", "y wait move", "play spy")
    assert b.options == ["card feast"]


@pytest.mark.rules("NG-INFO-01")
def test_ng_card_14_only_the_looker_sees_the_hand() -> None:
    b = board("wolf stag bear").hand("b", "feast", "move").zones("b")
    assert seen_hand(turn(b, "spy"), 0, 1) is None
    b.play("play spy")
    assert seen_hand(b, 0, 1) == sorted([b.card("feast"), b.card("move")])
    assert (seen_hand(b, 2, 1), seen_hand(b, None, 1)) == (None, None)
    b.play("card feast", "* draw move")
    assert seen_hand(b, 0, 1) is None
    assert view(b.s, 2)["discard"][1] == [b.card("feast")]


# Defensive Strategy.


def dealt(clans: str = "wolf stag bear", **options: str) -> Board:
    """Red stands in 02.ESW of GM-1; Defensive Strategy is no longer among the unseen cards."""
    b = board(clans, "GM-1", **options).put("r", "02.ESW", 3)
    b.s.advanced = [card for card in b.s.advanced if card != b.card("defensive-strategy")]
    return b


def responding(*cards: str) -> Board:
    """Blue holds Defensive Strategy; it is Red's turn."""
    b = dealt().hand("b", "defensive-strategy").zones("r").has("r", lore=3)
    return turn(b, *cards)


@pytest.mark.rules("NG-Q-66", "NG-ACT-PLAY-05", "NG-CARD-A-06c")
def test_ng_tv_232_a_cancelled_first_card_leaves_every_action_open() -> None:
    b = responding("militia", "feast").play("play militia", "b respond")
    assert (b.cards("discard", "r"), b.cards("active", "r")) == (["militia"], [])
    assert (b.cards("active", "b"), b.cards("hand", "b")) == (["defensive-strategy"], [])
    verbs = [line.split()[0] for line in b.options]
    assert (b.actor, verbs) == (
        "r",
        ["play", "wait", "replace", "remove", "upgrade", "sacrifice", "pass"],
    )


@pytest.mark.rules("NG-Q-66", "NG-CARD-A-06c")
def test_ng_tv_233_after_a_resolved_card_only_playing_on_is_open() -> None:
    b = responding("scouts", "warriors", "feast", "militia").pile("13")
    b.play("play scouts", "b allow", "lay 13 1,0 k0", "play warriors", "b respond")
    assert b.options == ["play feast", "play militia", "done"]
    assert b.refused("wait feast")
    assert b.cards("discard", "r") == ["warriors"]


def test_ng_card_a_06_is_not_played_on_the_own_turn() -> None:
    b = turn(board("wolf stag", "GM-1").has("r", lore=3), "defensive-strategy")
    verbs = [line.split()[0] for line in b.options]
    assert verbs == ["wait", "replace", "remove", "upgrade", "sacrifice", "pass"]


@pytest.mark.rules("NG-Q-66")
@pytest.mark.parametrize("card", ["move", "militia", "enemy-secrets", "legendary-heroes"])
def test_ng_card_a_06a_answers_any_card_put_down_by_play(card: str) -> None:
    b = responding(card).put("b", "02.N", 1).zones("b", active="fishing")
    b.s.played[0] = [b.card("fishing")]
    turn(b, card).play(f"play {card}")
    assert (b.actor, b.options) == ("b", ["allow", "respond"])
    b.play("b respond")
    assert (b.actor, b.options, b.goods("r")) == ("r", ["pass"], (0, 0, 3))


@pytest.mark.parametrize("verb", ["wait", "replace", "remove", "upgrade", "sacrifice", "pass"])
def test_ng_card_a_06a_answers_nothing_but_play(verb: str) -> None:
    b = responding("feast").play(verb if verb == "pass" else f"{verb} feast")
    assert b.actor != "b"


def test_ng_card_a_06b_a_cancelled_card_counts_neither_as_played_nor_as_the_normal_card() -> None:
    b = responding("fishing", "warriors", "move", "legendary-heroes").play(
        "play fishing", "b allow"
    )
    b.play("play warriors", "b respond")
    assert b.cards("played", "r") == ["fishing"]
    b.play("play move", "done", "play legendary-heroes", "card fishing")
    assert b.goods("r")[0] == 6


def test_ng_card_a_06b_a_cancelled_clan_card_does_not_move_the_token() -> None:
    b = dealt("snake stag").put("b", "02.N", 1).hand("b", "defensive-strategy")
    turn(b, "snake-clan").play("play snake-clan", "b respond")
    assert (b.s.scorched, b.options) == (-1, ["pass"])


def test_ng_card_07_down_answered_scorched_carried_out_and_left_lying() -> None:
    """The five steps of a Play: active area, response, the Snake's token, effects, no sixth."""
    b = dealt("snake stag").put("b", "02.N", 1).hand("b", "defensive-strategy")
    turn(b, "snake-clan").play("play snake-clan")
    assert (b.actor, b.options) == ("b", ["allow", "respond"])
    assert b.cards("active", "r") == ["snake-clan"]
    b.play("b allow")
    assert (b.actor, b.options) == ("r", b.says("scorch {02.N},none").split(","))
    b.play("scorch {02.N}")
    assert b.options == b.says("from {02.ESW},done").split(",")
    b.play("done", "none", "done")
    assert b.cards("active", "r") == ["snake-clan"]
    b.start(Turn(b.seat("r"))).play("pass")
    assert (b.cards("active", "r"), b.cards("discard", "r")) == ([], ["snake-clan"])


@pytest.mark.parametrize("zone", ["hand", "bag", "secret top"])
def test_ng_card_a_06e_whoever_may_hold_it_is_asked(zone: str) -> None:
    b = dealt().hand("b", "move").hand("y", "move")
    if zone == "hand":
        b.hand("b", "defensive-strategy")
    elif zone == "bag":
        b.zones("b", draw="defensive-strategy")
    else:
        b.on_top("b", "defensive-strategy").s.secret_top[1] = [1]
    turn(b, "move").play("play move")
    assert (b.actor, b.options) == ("b", ["allow", "respond"][: 1 + (zone == "hand")])
    assert b.play("b allow").actor == "r"


@pytest.mark.parametrize("zone", ["discard", "active", "top", "nowhere", "no hand"])
def test_ng_card_a_06e_nobody_else_is_asked(zone: str) -> None:
    b = dealt().hand("b", "move").hand("y", "move")
    if zone == "top":
        b.on_top("b", "defensive-strategy")
    elif zone == "no hand":
        b.zones("b", draw="defensive-strategy").hand("b")
    elif zone != "nowhere":
        b.zones("b", **{zone: "defensive-strategy"})
    assert turn(b, "move").play("play move").actor == "r"


def test_ng_card_a_06d_a_passed_player_cannot_respond() -> None:
    b = dealt("wolf stag").hand("b", "defensive-strategy")
    b.hand("r", "move").start(NextTurn(b.seat("r"))).play("b pass", "play move")
    assert (b.actor, b.cards("discard", "b")) == ("r", ["defensive-strategy"])


def test_ng_var_team_09_cards_against_opponents_skip_the_partner() -> None:
    b = dealt("wolf stag bear goat", teams="on").put("y", "02.N", 2).hand("y", "defensive-strategy")
    assert turn(b.zones("y", active="fishing"), "town-hall").play("play town-hall").actor == "r"
    for card in ("spy", "ancestral-curse", "plunder", "capture", "bribery", "enemy-secrets"):
        assert not can_play(b, card)


# Units hit by a card.


@pytest.mark.rules("NG-Q-78")
def test_ng_card_12_kaija_is_hit_only_when_no_regular_unit_is_there() -> None:
    b = board("raven bear", "GM-2").put("b", "07.N", 1, kaija=True)
    turn(b, "raiding-party").play("play raiding-party")
    assert (b.units("07.N"), b.s.kaija, b.holder("07.N")) == (0, b.t("07.N"), "b")
    turn(b, "raiding-party").play("play raiding-party")
    assert (b.s.kaija, b.holder("07.N"), b.s.reserve[1]) == (-1, "", 14)


def test_ng_card_12_kaija_is_never_hit_where_the_option_says_so() -> None:
    b = board("raven bear", "GM-2", kaija_immune_to_cards="on").put("b", "07.N", kaija=True)
    assert not can_play(b, "raiding-party")
    assert can_play(b.put("b", "02.N", 1), "raiding-party")


def test_ng_card_12_intimidate_shifts_kaija_when_she_stands_alone() -> None:
    b = board("wolf bear", "GM-1").put("r", "02.ESW", 2).put("b", "02.N", kaija=True)
    turn(b, "intimidate").play("play intimidate", "move {02.ESW}>{02.N} 2", "shift {11.ESW}")
    assert (b.holder("02.N"), b.s.kaija) == ("r", b.t("11.ESW"))


# What lasts for a year.


def test_ng_card_15_a_flag_lasts_to_the_end_of_the_year_and_through_a_pass() -> None:
    b = board("bear stag", "GM-1").put("r", "02.N", 1).put("b", "02.ESW", 1)
    turn(b, "the-bear-awakens", "conqueror").play("play the-bear-awakens", "done")
    b.play("play conqueror", "done").start(Turn(b.seat("r"))).play("pass")
    b.start(EndOfYear())
    assert b.s.flags[0] == KAIJA_ATTACKS | CONQUEROR
    assert b.start(NewYear()).s.flags[0] == 0


def test_ng_q_80_a_conqueror_who_has_passed_conquers_with_bribed_units() -> None:
    b = board("stag wolf bear", "GM-5").put("b", "20.ES", 3).put("y", "20.NW", 2)
    b.built("20.NW", "defense-tower", "fortress").hand("r", "move", "bribery").hand("y", "move")
    b.hand("b", "conqueror").start(NextTurn(b.seat("r"))).play("play conqueror", "done", "y pass")
    b.play("r wait move", "b pass", "play bribery", "from {20.ES}", "to {20.NW}", "units 2")
    facts = b.events("combat")[0].facts
    assert (facts["attack"], facts["defence"]) == (2, 2)


# Draw action or side draw.


@pytest.mark.rules("NG-Q-67")
def test_ng_card_21_a_draw_that_follows_draws_what_exists() -> None:
    for card, lines in (("spy", ["card move"]), ("ancestral-curse", ["discard move"])):
        b = board("wolf stag").hand("b", "move", "feast").zones("r", active="feast")
        turn(b, card).play(f"play {card}", *lines)
        assert (b.cards("hand", "r"), b.cards("hand", "b")) == ([], ["feast"])
    for card in ("market-place", "merchant", "negociation", "resourceful-people"):
        assert not can_play(board().zones("r", active="feast feast move"), card)
