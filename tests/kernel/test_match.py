"""A match: looking, playing through the checked door, going back, copying, chance, listening."""

import pytest

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.errors import BadNotation, BadOption, IllegalAction
from skald.kernel.match import Match, fingerprint, new_match
from tests.kernel.watching import Watched
from tests.toy.game import COIN, SHAKE, TAKE, Toss, Turn, toy_match
from tests.toy.game import RULES as TOY


def lines(match: Match) -> list[str]:
    """The history as a record writes it."""
    return [ply.line for ply in match.history]


# Looking.


def test_a_match_tells_who_must_choose_what_and_why() -> None:
    match = toy_match()
    assert (match.seat, match.actor(), match.step) == (CHANCE, "*", Toss(CHANCE))
    assert match.why() == ("TOY-START-02",)
    match.play("coin tails")
    assert (match.seat, match.actor(), match.step) == (0, "a", Turn(0))
    assert match.legal() == TAKE
    assert not match.over
    assert match.outcome is None


def test_a_finished_match_asks_nobody() -> None:
    match = toy_match("coin heads", "take 3", "shake", "shake")
    assert match.over
    assert (match.seat, match.step, match.actor()) == (None, None, "")
    assert match.legal() == []
    assert match.why() == ()
    assert match.outcome is not None
    assert match.outcome.to_json() == {
        "winners": [0],
        "reason": "last",
        "scores": [3, 0],
        "breakdown": [{"stones": 3}, {"stones": 0}],
    }


def test_the_list_of_legal_actions_is_a_copy() -> None:
    match = toy_match("coin heads")
    match.legal().clear()
    assert match.legal() == TAKE


def test_a_view_is_what_the_rules_show() -> None:
    assert toy_match("coin tails", "take 2").view(1) == {"heap": 4, "taken": [2, 0]}


# Playing.


def test_an_action_may_be_played_as_itself_or_as_text() -> None:
    first, second = toy_match("coin tails"), toy_match("coin tails")
    first.play(TAKE[1])
    second.play("take 2")
    assert first.fingerprint() == second.fingerprint()
    assert lines(first) == lines(second) == ["* coin tails", "a take 2"]


@pytest.mark.parametrize("text", ["a take 2", " a  take   2 ", "take 2"])
def test_the_actor_before_a_line_is_optional(text: str) -> None:
    match = toy_match("coin tails", text)
    assert lines(match)[-1] == "a take 2"


def test_the_wrong_actor_is_refused() -> None:
    match = toy_match("coin tails")
    with pytest.raises(IllegalAction, match="turn of a, not of b"):
        match.play("b take 2")
    with pytest.raises(IllegalAction, match=r"turn of a, not of \*"):
        match.play("* coin heads")


def test_a_packed_line_is_several_plies() -> None:
    match = toy_match("coin tails", "takes 1 2")
    assert lines(match) == ["* coin tails", "a take 1", "b take 2"]


def test_a_packed_line_is_refused_whole_if_a_part_of_it_is_not_possible() -> None:
    match = toy_match("coin heads")
    before = match.fingerprint()
    with pytest.raises(IllegalAction, match="take 2"):
        match.play("takes 2 2")
    assert match.fingerprint() == before
    assert lines(match) == ["* coin heads"]


@pytest.mark.parametrize("action", [TAKE[1], "take 2"], ids=str)
def test_an_action_is_checked_once(action: Action | str) -> None:
    match = toy_match("coin tails")
    match.state.offered = offered = Watched(match.legal())
    match.play(action)
    assert offered.asked == 1


@pytest.mark.parametrize("action", [COIN[0], SHAKE])
def test_what_is_not_offered_is_refused_before_any_write(action: object) -> None:
    match = toy_match("coin tails")
    before = match.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        match.play(action)  # type: ignore[arg-type]
    assert caught.value.rule == "TOY-TURN-01"
    assert "take 1, take 2, take 3" in str(caught.value)
    assert match.fingerprint() == before
    assert lines(match) == ["* coin tails"]


@pytest.mark.parametrize("text", ["", "  ", "a", "steal 3", "take 4", "takes 4", "takes"])
def test_what_is_no_action_is_bad_notation(text: str) -> None:
    match = toy_match("coin tails")
    with pytest.raises(BadNotation):
        match.play(text)
    assert lines(match) == ["* coin tails"]


def test_an_action_of_the_game_that_is_not_offered_is_illegal_as_text_too() -> None:
    with pytest.raises(IllegalAction, match="shake"):
        toy_match("coin tails").play("shake")


def test_nothing_can_be_played_after_the_end() -> None:
    match = toy_match("coin heads", "take 3", "shake", "shake")
    for action in (TAKE[0], "take 1", "anything"):
        with pytest.raises(IllegalAction, match="over"):
            match.play(action)


def test_a_long_list_of_options_is_cut_in_the_refusal() -> None:
    with pytest.raises(IllegalAction) as caught:
        toy_match("coin tails").play(SHAKE)
    assert "more" not in str(caught.value)


# Chance.


def test_a_match_draws_chance_by_itself() -> None:
    match = toy_match(seed=1, manual=False)
    assert match.seat == 0
    assert lines(match)[0] in ("* coin heads", "* coin tails")


def test_chance_follows_the_weights() -> None:
    tosses = [lines(toy_match(seed=seed, manual=False))[0] for seed in range(400)]
    assert 260 < tosses.count("* coin heads") < 340


def test_the_same_seed_gives_the_same_chance() -> None:
    for seed in (0, 1, 2**63):
        first, second = toy_match(seed=seed, manual=False), toy_match(seed=seed, manual=False)
        assert lines(first) == lines(second)


def test_people_may_roll_real_dice() -> None:
    match = toy_match()
    assert match.legal() == COIN
    match.play("* coin tails")
    assert match.view()["heap"] == 6


# Going back and copying.


def test_rewind_goes_back_to_the_position_before_a_ply() -> None:
    match = toy_match("coin tails", "take 1", "take 2")
    match.rewind(2)
    assert lines(match) == ["* coin tails", "a take 1"]
    assert match.fingerprint() == toy_match("coin tails", "take 1").fingerprint()
    match.rewind(0)
    assert match.legal() == COIN


def test_rewind_keeps_what_listeners_heard() -> None:
    match = toy_match("coin tails", "take 1", "take 2", listen=True)
    heard = [[event.name for event in ply.events] for ply in match.history[:2]]
    match.rewind(2)
    assert [[event.name for event in ply.events] for ply in match.history] == heard


def test_a_clone_goes_its_own_way_with_the_same_dice() -> None:
    match = toy_match("coin tails", "take 1")
    copy = match.clone()
    assert copy.fingerprint() == match.fingerprint()
    copy.play("take 3")
    assert lines(match) == ["* coin tails", "a take 1"]
    assert lines(copy) == ["* coin tails", "a take 1", "b take 3"]
    assert copy.fingerprint() != match.fingerprint()
    assert copy._dice.state == match._dice.state
    assert copy._dice is not match._dice


def test_a_fingerprint_is_the_same_for_equal_positions_only() -> None:
    one, other = toy_match("coin tails", "take 2"), toy_match("coin tails", "take 2")
    assert one.fingerprint() == other.fingerprint() == fingerprint(one.state)
    assert one.fingerprint() != toy_match("coin tails", "take 1").fingerprint()
    assert one.fingerprint() == "ca9ace8ec17eb6eaff0bf2ce5dced4da"


# Listening.


def test_a_listening_match_keeps_events_and_forced_choices_with_each_ply() -> None:
    match = toy_match("coin heads", "take 2", listen=True)
    assert [event.name for event in match.history[0].events] == ["heap"]
    assert [event.facts for event in match.history[1].events] == [{"amount": 2}, {"amount": 1}]
    assert match.history[1].forced == [(1, TAKE[0])]
    assert match.state.log is None
    assert repr(match.history[0].events[0]) == "<heap seat=-1 stones=3 [TOY-START-02]>"


def test_without_a_listener_there_are_no_events() -> None:
    match = toy_match("coin heads", "take 2")
    assert not any(ply.events or ply.forced for ply in match.history)


# Beginning.


@pytest.mark.parametrize("players", [-1, 0, 1, 4])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 3 players"):
        new_match(TOY, players)


def test_options_are_completed_and_checked() -> None:
    assert new_match(TOY, 2, options={"polite": "no"}).setup.options["polite"] == "off"
    with pytest.raises(BadOption, match="choose one of on, off"):
        new_match(TOY, 2, options={"polite": "maybe"})
    with pytest.raises(BadOption):
        new_match(TOY, 2, options={"rude": "on"})
    assert new_match(TOY, 2, options={"name": "anybody"}).setup.options["name"] == "anybody"
