"""The conformance suite passes a good game, and catches each way in which a game can be bad."""

from collections.abc import Callable
from typing import Any

import pytest

from skald.kernel import match as door
from skald.kernel import rulebook
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State
from skald.kernel.conformance import check_game, check_position
from skald.kernel.dice import Dice
from skald.kernel.rules import Outcome, Setup
from tests.toy.game import COIN, TAKE, Crown, Toss, Toy, ToyState, Turn, toy_match
from tests.toy.known import toy

pytestmark = pytest.mark.usefixtures("toy")

__all__ = ["toy"]


def checked(*lines: str) -> None:
    """Check the position after these lines."""
    match = toy_match(*lines)
    check_position(match.rules, match.setup, match.state, Dice(1))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_a_good_game_conforms(players: int, seed: int) -> None:
    check_game(toy_match(players=players), Dice(seed))
    check_game(toy_match(players=players, seed=seed, manual=False), Dice(seed))


def test_looking_only_now_and_then_is_possible() -> None:
    check_game(toy_match(), Dice(1), one_in=1_000)


def test_a_game_may_be_played_by_any_chooser() -> None:
    match = toy_match()
    check_game(match, Dice(1), chooser=lambda state, dice: state.offered[0])
    assert match.history[0].action is COIN[0]


# Bad games: each changes one thing, and the suite must say what.

Change = tuple[type, str, Callable[..., Any]]


def _with_twice(self: Turn, s: ToyState) -> list[Action]:
    return [*TAKE[: s.heap], TAKE[0]]


def _writing(self: Turn, s: ToyState) -> list[Action]:
    s.heap += 1
    return TAKE[: s.heap]


def _shared(self: Turn, s: ToyState) -> list[Action]:
    return s.offered or TAKE[: s.heap]


def _crashing(self: Turn, s: ToyState, action: Action) -> None:
    raise KeyError(action.text)


def _dead_end(self: Turn, s: ToyState, action: Action) -> None:
    s.heap = 0
    s.owe(Turn(0))


def _endless(self: Turn, s: ToyState, action: Action) -> None:
    s.owe(Turn(1 - self.seat))


def _sharing(self: ToyState) -> ToyState:
    new = _GOOD_CLONE(self)
    new.taken = self.taken
    return new


def _forgetful(self: ToyState) -> ToyState:
    new = _GOOD_CLONE(self)
    new.heap = 3
    return new


def _forgets_the_heap(self: Toy, setup: Setup, data: dict[str, Any]) -> ToyState:
    state = ToyState(setup.players)
    state.agenda = [cls(*fields) for cls, fields in ((Turn, (0,)),)]
    state.taken = [0, 0]
    state.offered = TAKE[:]
    return state


def _tuples(self: ToyState) -> dict[str, Any]:
    return {**_GOOD_JSON(self), "taken": tuple(self.taken)}


def _unplain(self: Toy, state: State, seat: int | None) -> dict[str, Any]:
    return {"state": object()}


def _by_numbers(self: Toy, state: State, seat: int | None) -> dict[Any, Any]:
    return {"seats": [{0: "blue"}]}


def _moody(self: Toy, state: State, seat: int | None) -> dict[str, Any]:
    return {"id": id(state)}


def _no_outcome(self: Toy, state: State) -> None:
    return None


def _wrong_sum(self: Toy, state: State) -> Outcome | None:
    good = _GOOD_OUTCOME(self, state)
    return good and Outcome(good.winners, good.reason, (9, 9), good.breakdown)


def _invariant(self: Toy, state: ToyState) -> None:
    assert state.heap != 4, "four stones"


def _careless(self: Toy, state: State, text: str) -> list[Action]:
    return [TAKE[0], *(action for action in COIN if action.text == text)]


def _empty(self: Toy, state: State, text: str) -> list[Action]:
    return []


_GOOD_CLONE = ToyState.clone
_GOOD_JSON = ToyState.to_json
_GOOD_OUTCOME = Toy.outcome

BAD: dict[str, tuple[Change, str]] = {
    "an option twice": ((Turn, "options", _with_twice), "an option twice"),
    "listing writes": ((Turn, "options", _writing), "canonical|wrote|shared"),
    "a shared list of options": ((Turn, "options", _shared), "shared"),
    "an option that cannot be played": ((Turn, "take", _crashing), "take 1"),
    "a dead end": ((Turn, "take", _dead_end), "a choice without options"),
    "a clone that shares a list": ((ToyState, "clone", _sharing), "a clone shares taken"),
    "a clone that differs": ((ToyState, "clone", _forgetful), "clone"),
    "a state that is not read back": ((Toy, "state_from_json", _forgets_the_heap), "back"),
    "JSON that is not plain": ((ToyState, "to_json", _tuples), "plain data"),
    "a view that is not plain": ((Toy, "view", _unplain), "a view is plain data"),
    "a view by numbers": ((Toy, "view", _by_numbers), "a view is plain data"),
    "a view that differs": ((Toy, "view", _moody), "different views"),
    "a broken invariant": ((Toy, "check", _invariant), "four stones"),
    "a wrong weight": ((Toss, "weights", lambda self, s: [1, 0]), "positive"),
    "a missing weight": ((Toss, "weights", lambda self, s: [1]), "a weight per option"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (cls, attribute, bad), says = BAD[name]
    lines = [] if cls is Toss else ["coin tails"]
    monkeypatch.setattr(cls, attribute, bad)
    match = toy_match(*lines)
    with pytest.raises((AssertionError, KeyError, TypeError), match=says):
        check_position(match.rules, match.setup, match.state, Dice(1))


BAD_GAMES: dict[str, tuple[Change, str]] = {
    "an endless game": ((Turn, "take", _endless), "does not end"),
    "no outcome": ((Toy, "outcome", _no_outcome), "no outcome"),
    "points that do not add up": ((Toy, "outcome", _wrong_sum), "add up"),
    "a line that is read wrong": ((Toy, "unpack", _careless), "was unpacked as"),
    "a line that is read as nothing": ((Toy, "unpack", _empty), "read as nothing"),
    "an unknown step": ((Crown, "__eq__", lambda self, other: False), "Crown"),
}


@pytest.mark.parametrize("name", BAD_GAMES)
def test_a_bad_game_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (cls, attribute, bad), says = BAD_GAMES[name]
    monkeypatch.setattr(cls, attribute, bad)
    with pytest.raises(AssertionError, match=says):
        check_game(toy_match(), Dice(1), limit=200)


def test_a_step_that_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(Toy.steps, "Turn")
    with pytest.raises(AssertionError, match="unknown step"):
        checked("coin tails")


def test_a_choice_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(rulebook._rules, f"{Turn.__module__}.Turn")
    with pytest.raises(AssertionError, match="no rule"):
        checked("coin tails")


def test_a_door_that_lets_everything_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "refuse_unless_offered", lambda state, action: None)
    with pytest.raises(AssertionError, match="without being offered"):
        check_game(toy_match(), Dice(1))


def test_a_record_that_leaves_something_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that keeps something the actions do not tell cannot be replayed."""
    secret = iter(range(1_000))

    def remembering(self: Toss, s: ToyState, action: Action) -> None:
        s.heap = action.amount + next(secret) % 2

    monkeypatch.setattr(Toss, "take", remembering)
    with pytest.raises(Exception, match=r"."):
        check_game(toy_match(), Dice(1), one_in=10**9)


def test_chance_is_checked_like_any_choice() -> None:
    match = toy_match()
    assert match.seat == CHANCE
    checked()
