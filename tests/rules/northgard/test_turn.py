"""Worked examples on player turns in phase 2, and on the order of play."""

import pytest

from skald.games.northgard.rules.endings import EndOfYear
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.turn import NextTurn, Turn
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.rules.year import Actions, ClearDisplay, NewYear, Year
from tests.northgard import Board, board


def leave_to_chance(b: Board) -> Board:
    """Let chance take its first option as long as it is asked."""
    while b.actor == "*":
        b.play(b.options[0])
    return b


def show(b: Board, *names: str) -> Board:
    """The display holds these cards."""
    b.s.display = [b.card(name) for name in names]
    return b


def verbs(b: Board) -> list[str]:
    """The kinds of actions offered, each once, in order."""
    return list(dict.fromkeys(option.split()[0] for option in b.options))


@pytest.mark.rules("NG-ACT-PASS-02", "NG-DECK-02")
def test_ng_tv_29_passing_clears_hand_and_active_area() -> None:
    b = board("wolf stag", "GM-4").hand("r", "move", "feast")
    b.zones("r", "build explore", "fishing", "recruit spy merchant")
    show(b, "militia", "scouts").start(Turn(0)).play("pass", "pick militia")
    assert (b.cards("hand", "r"), b.cards("active", "r")) == ([], [])
    assert len(b.cards("discard", "r")) == 6
    assert (b.cards("bag", "r"), b.cards("top", "r")) == (["explore", "build"], ["militia"])
    assert b.s.display == [b.card("scouts")]


@pytest.mark.rules("NG-ACT-02", "NG-ACT-PASS-01")
def test_ng_tv_31_with_an_empty_hand_only_pass_is_legal() -> None:
    b = board("wolf stag", "GM-4").hand("r").has("r", lore=9).start(Turn(0))
    assert b.options == ["pass"]


@pytest.mark.rules("NG-ACT-03", "NG-ACT-PASS-01")
def test_ng_tv_32_lore_actions_need_their_full_price() -> None:
    b = board("wolf stag").hand("r", "feast")
    for lore, expected in (
        (0, ["wait", "pass"]),
        (1, ["wait", "replace", "pass"]),
        (2, ["wait", "replace", "remove", "pass"]),
        (3, ["wait", "replace", "remove", "upgrade", "sacrifice", "pass"]),
    ):
        b.has("r", lore=lore).start(Turn(0))
        assert verbs(b) == expected


@pytest.mark.rules("NG-Q-17", "NG-ACT-REM-02")
def test_ng_tv_33_what_can_be_done_with_unrest_in_hand() -> None:
    """`upgrade` puts the card down, `sacrifice` would remove it from the game."""
    b = board("wolf stag", "GM-4").hand("r", "unrest").has("r", lore=3).start(Turn(0))
    assert b.options == ["wait unrest", "replace unrest", "upgrade unrest", "pass"]
    assert b.refused("play unrest")
    assert b.refused("remove unrest")
    assert b.refused("sacrifice unrest")


@pytest.mark.rules("NG-ACT-PLAY-03", "NG-ACT-FLASH-01")
def test_ng_tv_34_flash_cards_before_and_after_the_normal_card() -> None:
    """Fishing and Lore Mastery are Flash cards; Recruit and Build are not."""
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).has("r", wood=1)
    b.hand("r", "fishing", "lore-mastery", "recruit", "build").start(NextTurn(1))
    b.play("play fishing", "play recruit", "recruit {20.NW}", "play lore-mastery")
    assert b.options == ["done"]
    b.play("done")
    assert b.actor == "b"


@pytest.mark.rules("NG-ACT-FLASH-02", "NG-Q-16")
def test_ng_tv_34_flash_cards_alone() -> None:
    b = board("wolf stag", "GM-5").hand("r", "fishing", "lore-mastery").start(NextTurn(1))
    b.play("play fishing", "play lore-mastery", "done")
    assert (b.actor, b.goods("r")) == ("b", (3, 0, 2))


@pytest.mark.rules("NG-ACT-PLAY-03")
def test_ng_tv_34_no_second_normal_card() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).has("r", wood=1)
    b.hand("r", "fishing", "recruit", "build").start(Turn(0))
    b.play("play recruit", "recruit {20.NW}", "play fishing")
    assert b.refused("play build")
    assert b.options == ["done"]


@pytest.mark.rules("NG-ACT-UPG-02")
def test_ng_tv_35_an_upgrade_is_for_the_next_turn() -> None:
    """Plunder is a Flash card and could hit the unit next door."""
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).put("b", "20.ES", 1)
    b.hand("r", "feast").hand("b", "feast").has("r", lore=3).start(NextTurn(1))
    b.play("upgrade feast", "take plunder")
    assert b.actor == "b"
    assert (b.cards("hand", "r"), b.cards("active", "r")) == (["plunder"], ["feast"])
    b.play("wait feast")
    assert "play plunder" in b.options


@pytest.mark.rules("NG-COMP-08", "NG-YEAR-07")
def test_ng_tv_36_the_first_to_pass_takes_the_marker() -> None:
    """A is Red, B is Blue, C is Yellow; each has 4 units on printed food."""
    b = board("wolf stag boar", "GM-12").hand("r", "move").hand("b", "move").hand("y", "move")
    b.put("r", "START.E", 4).put("b", "START.W", 4).put("y", "10.NW", 4)
    show(b, "militia", "scouts", "merchant")
    b.start(Actions(), ClearDisplay(), Harvest(), Winter(), EndOfYear(), NewYear())
    assert b.actor == "r"
    b.play("wait move", "b wait move", "y pass", "pick scouts")
    assert b.s.first == b.seat("y")
    b.play("r pass", "pick merchant", "b pass")
    assert b.cards("top", "b") == ["militia"]
    assert [event.facts["first"] for event in b.events("pass")] == [1, 0, 0]
    assert [event.seat for event in b.events("gain")] == [2, 0, 1]
    assert [event.seat for event in b.events("pay")] == [2, 0, 1]
    assert leave_to_chance(b).actor == "y"
    assert b.s.year == 2


@pytest.mark.rules("NG-ACT-PASS-05")
def test_ng_tv_37_a_passed_player_still_defends() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.ES", 3).put("b", "20.NW", 2).has("b", food=1)
    b.s.passed = 1 << b.seat("b")
    b.start(Move(0, 1, 0, 0, 0)).play("move {20.ES}>{20.NW} 3", "b spend 1", "* die b", "* die c")
    assert (b.actor, b.options) == ("b", ["point", "casualty"])
    b.play("b point")
    assert b.actor == "b"
    b.play("b retreat {05.NW}*2")
    assert (b.holder("20.NW"), b.holder("05.NW"), b.units("05.NW")) == ("r", "b", 2)


def test_ng_act_01_after_one_action_it_is_the_next_players_turn() -> None:
    b = board("wolf stag", "GM-4").hand("r", "feast", "move").zones("r", "build").has("r", lore=6)
    for line in ("wait feast", "replace feast", "remove feast"):
        b.hand("r", "feast", "move").zones("r", "build").start(NextTurn(1)).play(f"r {line}")
        assert b.actor == "b"


def test_ng_act_wait_01_a_waiting_card_has_no_effect() -> None:
    b = board("wolf stag", "GM-4").hand("r", "fishing").start(NextTurn(1)).play("wait fishing")
    assert (b.actor, b.goods("r")) == ("b", (0, 0, 0))
    assert b.cards("active", "r") == ["fishing"]
    assert b.s.played[0] == []


def test_ng_act_repl_01_replace_costs_one_lore_and_draws_one() -> None:
    b = board("wolf stag").hand("r", "unrest").zones("r", "build move").has("r", lore=2)
    b.start(Turn(0)).play("replace unrest", "draw build")
    assert (b.cards("hand", "r"), b.cards("active", "r")) == (["build"], ["unrest"])
    assert (b.actor, b.cards("bag", "r")) == ("", ["move"])
    assert b.goods("r") == (0, 0, 1)


def test_ng_act_rem_01_remove_costs_two_lore_and_draws_two() -> None:
    b = board("wolf stag").hand("r", "feast").zones("r", "build move explore").has("r", lore=2)
    b.start(Turn(0)).play("remove feast", "draw build", "draw explore")
    assert (b.cards("hand", "r"), b.cards("bag", "r")) == (["explore", "build"], ["move"])
    assert b.goods("r") == (0, 0, 0)


@pytest.mark.rules("NG-CLAN-01")
def test_ng_act_upg_01_the_card_is_put_down_or_removed() -> None:
    b = board("wolf stag").hand("r", "feast", "move").has("r", lore=6)
    b.start(Turn(0)).play("sacrifice feast", "take call-to-war")
    assert (b.cards("hand", "r"), b.cards("active", "r")) == (["move", "call-to-war"], [])
    b.start(Turn(0)).play("upgrade move")
    assert b.cards("hand", "r") == ["plunder", "call-to-war"]
    assert b.cards("active", "r") == ["move"]
    assert b.goods("r") == (0, 0, 0)


@pytest.mark.rules("NG-Q-19")
def test_ng_act_upg_03_with_both_upgrades_taken_there_is_no_upgrade() -> None:
    b = board("wolf stag").hand("r", "feast").has("r", lore=9)
    b.s.upgrades[0] = 3
    b.start(Turn(0))
    assert verbs(b) == ["wait", "replace", "remove", "pass"]


@pytest.mark.rules("NG-Q-15", "NG-GLOS-18", "NG-CARD-08")
def test_ng_act_play_04_a_card_without_effect_cannot_be_played() -> None:
    """Without units on the map only Recruit can do anything, and Feast for it."""
    b = board("wolf stag", "GM-4").hand("r", "recruit", "move", "explore", "build", "feast")
    b.start(Turn(0))
    assert [line for line in b.options if line.startswith("play")] == ["play recruit", "play feast"]
    assert "wait explore" in b.options


@pytest.mark.rules("NG-Q-16")
def test_ng_act_flash_03_a_flash_card_drawn_now_may_be_played_now() -> None:
    b = board("wolf stag").hand("r", "market-place").zones("r", "fishing feast").start(Turn(0))
    b.play("play market-place", "draw fishing")
    assert b.options == ["play fishing", "done"]


@pytest.mark.rules("NG-Q-16")
def test_ng_act_flash_04_flash_cards_go_with_nothing_but_play() -> None:
    b = board("wolf stag").hand("r", "fishing", "feast", "move").has("r", lore=9).start(Turn(0))
    b.play("play fishing")
    assert b.options == ["done"]
    assert b.refused("wait feast")
    assert b.refused("pass")


def test_ng_act_pass_03_the_last_year_offers_achievements() -> None:
    b = show(board("wolf stag").hand("r", "feast"), "militia")
    b.s.achievements = [b.card("builder"), b.card("warlord")]
    b.s.year = 7
    b.start(Turn(0)).play("pass")
    assert b.options == ["pick builder", "pick warlord"]


def test_ng_act_pass_03_who_finds_the_display_empty_picks_nothing() -> None:
    b = board("wolf stag").hand("r", "feast").start(NextTurn(1)).play("pass")
    assert (b.actor, b.cards("top", "r")) == ("b", [])


def test_ng_act_pass_04_only_the_first_to_pass_moves_the_marker() -> None:
    b = show(board("wolf stag boar"), "militia", "scouts", "merchant").start(NextTurn(2))
    b.play("r pass", "pick militia", "b pass", "pick scouts")
    assert b.s.first == b.seat("r")


@pytest.mark.rules("NG-SETUP-06")
def test_ng_year_03_early_cards_first_then_advanced_ones() -> None:
    b = board("wolf stag boar")
    sets = {}
    for year in (1, 2, 3, 6):
        b.s.year, b.s.display = year - 1, []
        leave_to_chance(b.start(Year()))
        sets[year] = [b.s.setting.content.cards[card].set for card in b.s.display]
    assert sets[1] == sets[2] == ["early"] * 3
    assert sets[3] == sets[6] == ["advanced"] * 3


def test_ng_year_04_nothing_is_revealed_in_year_seven() -> None:
    b = board("wolf stag boar")
    b.s.year = 6
    leave_to_chance(b.start(Year()))
    assert (b.s.year, b.s.display, b.actor) == (7, [], "r")


@pytest.mark.rules("NG-ACT-PASS-05")
def test_ng_year_06_passed_players_are_skipped() -> None:
    b = show(board("wolf stag boar"), "militia", "scouts", "merchant")
    for letter in "rby":
        b.hand(letter, "feast", "move")
    b.start(NextTurn(2)).play("r wait feast", "b pass", "pick scouts", "y wait feast")
    assert b.actor == "r"
    b.play("r wait move")
    assert b.actor == "y"


def test_ng_card_15_a_year_ends_for_flags_and_played_cards() -> None:
    b = board("wolf stag").hand("r", "conqueror", "fishing").start(Turn(0))
    b.play("play conqueror", "play fishing", "done")
    assert b.s.flags[0]
    leave_to_chance(b.start(NewYear()))
    assert (b.s.flags[0], b.s.played[0], b.s.passed) == (0, [], 0)
