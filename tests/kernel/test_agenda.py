"""The agenda: automatic steps, forced choices, real choices, chance, and steps as values."""

from typing import Any

import pytest

from skald.kernel.actions import Action
from skald.kernel.agenda import (
    AUTOMATIC,
    CHANCE,
    Automatic,
    Choice,
    State,
    Step,
    advance,
    fields_of,
    play,
    step_from_json,
    step_to_json,
)
from skald.kernel.events import Log
from tests.toy.game import COIN, SHAKE, TABLE, TAKE, Finish, Handshake, Toss, ToyState, Turn
from tests.toy.game import RULES as TOY
from tests.toy.game import Start as ToyStart


class Note(Automatic):
    """Writes a letter down."""

    letter: int

    def run(self, s: "Notes") -> None:
        s.taken.append(self.letter)


class Pair(Note):
    """Owes two notes before its own."""

    queue: tuple[int, ...]

    def run(self, s: "Notes") -> None:
        s.owe(*[Note(n) for n in self.queue], Note(self.letter))


class Notes(ToyState):
    """A list of letters."""

    __slots__ = ()


class Nothing(Choice):
    """A choice that offers nothing: a mistake in the rules."""

    def options(self, state: Any) -> list[Action]:
        return []


def notes(*steps: Step) -> Notes:
    """A state that owes these steps, played on as far as nobody must choose."""
    state = Notes(2)
    state.taken = []
    state.owe(*steps)
    advance(state)
    return state


def new_toy() -> ToyState:
    """The toy game at its coin."""
    state = ToyState(2)
    state.owe(ToyStart())
    advance(state)
    return state


def test_owed_steps_come_in_the_order_they_were_named() -> None:
    assert notes(Note(1), Note(2), Note(3)).taken == [1, 2, 3]


def test_what_a_step_owes_comes_before_what_was_owed_already() -> None:
    assert notes(Pair(3, (1, 2)), Note(4)).taken == [1, 2, 3, 4]


def test_advance_stops_at_a_real_choice() -> None:
    state = new_toy()
    assert state.agenda == [Turn(0), Toss(CHANCE)]
    assert state.offered == COIN


def test_play_takes_the_choice_off_and_goes_on() -> None:
    state = new_toy()
    play(state, COIN[0])
    assert state.heap == 3
    assert state.agenda == [Turn(0)]
    assert state.offered == TAKE


def test_a_choice_with_one_option_is_taken_without_asking() -> None:
    state = new_toy()
    play(state, COIN[0])
    play(state, TAKE[1])
    assert state.taken == [2, 1], "the last stone was taken by itself"


def test_always_ask_asks_even_then() -> None:
    state = new_toy()
    play(state, COIN[0])
    play(state, TAKE[2])
    assert state.agenda[-1] == Handshake(0)
    assert state.offered == [SHAKE]
    play(state, SHAKE)
    assert state.agenda[-1] == Handshake(1)


def test_at_the_end_nothing_is_owed_and_nothing_offered() -> None:
    state = new_toy()
    for action in (COIN[0], TAKE[2], SHAKE, SHAKE):
        play(state, action)
    assert state.agenda == []
    assert state.offered == []
    assert state.winner == 0


def test_a_choice_without_options_is_a_broken_rule() -> None:
    with pytest.raises(AssertionError, match="Nothing"):
        notes(Nothing(0))


def test_chance_has_weights_and_by_default_equal_ones() -> None:
    state = new_toy()
    assert Toss(CHANCE).weights(state) == [3, 1]
    play(state, COIN[0])
    assert Turn(CHANCE).weights(state) == ()


def test_a_log_hears_the_rule_of_the_step_and_the_forced_choices() -> None:
    state = new_toy()
    play(state, COIN[0])
    state.log = Log()
    play(state, TAKE[1])
    assert [(e.name, e.seat, e.rule, e.facts) for e in state.log.events] == [
        ("stones", 0, "TOY-TURN-01", {"amount": 2}),
        ("stones", 1, "TOY-TURN-01", {"amount": 1}),
    ]
    assert state.log.forced == [(1, TAKE[0])]


def test_steps_are_values() -> None:
    assert Turn(1) == Turn(1) != Turn(0)
    assert Turn(1) != Handshake(1)
    assert hash(Pair(1, (2, 3))) == hash(Pair(1, (2, 3)))
    assert len({Turn(1), Turn(1), Turn(0)}) == 2
    assert Note(4).seat == AUTOMATIC


def test_a_step_shows_its_fields() -> None:
    assert fields_of(Pair) == ("seat", "letter", "queue")
    assert repr(Pair(1, (2, 3))) == "Pair(seat=-2, letter=1, queue=(2, 3))"
    assert Finish(1).values() == (AUTOMATIC, 1)


def test_a_step_goes_through_json_as_its_name_and_fields() -> None:
    step = Pair(1, (2, 3))
    data = step_to_json(step)
    assert data == ["Pair", AUTOMATIC, 1, [2, 3]]
    assert step_from_json(data, {"Pair": Pair}) == step
    with pytest.raises(KeyError):
        step_from_json(["Nobody", 0], TOY.steps)
    with pytest.raises(ValueError, match="zip"):
        step_from_json(["Turn", 0, 1], TOY.steps)


def test_a_bare_step_and_a_bare_state_promise_nothing() -> None:
    state = State()
    step = Step(0)
    with pytest.raises(NotImplementedError, match="Step"):
        step.run(state)
    with pytest.raises(NotImplementedError, match="Step"):
        step.options(state)
    with pytest.raises(NotImplementedError, match="Step"):
        step.take(state, TABLE[0])
    with pytest.raises(NotImplementedError):
        state.clone()
    with pytest.raises(NotImplementedError):
        state.to_json()
