"""Clones, JSON and views: equal positions stay equal."""

import json
from typing import Any, Final

from skald.kernel.agenda import State, Step, play, step_from_json, step_to_json
from skald.kernel.dice import Dice
from skald.kernel.match import fingerprint
from skald.kernel.playout import choose
from skald.kernel.rules import Rules, Setup

# How far two states that should be equal are played on side by side.
CONTINUATION: Final = 6
# Fields of a state that a clone may share: nobody writes into the list of options.
SHARED: Final = frozenset({"offered"})


def check_clone(state: State, dice: Dice) -> None:
    """A clone is equal, shares no list, and neither of the two feels what the other plays."""
    first = state.clone()
    second = first.clone()
    before = first.to_json()
    assert before == state.to_json(), "a clone differs"
    assert first.offered == state.offered, "a clone offers something else"
    assert second.log is None, "nobody listens to a clone"
    for name, value in _lists_of(first):
        assert value is not getattr(second, name), f"a clone shares {name}"
    wander(second, dice, CONTINUATION)
    assert first.to_json() == before, "playing on a clone changed the original"
    played = second.to_json()
    wander(first, dice, CONTINUATION)
    assert second.to_json() == played, "playing on the original changed its clone"


def _lists_of(state: State) -> list[tuple[str, list[Any]]]:
    names = [name for cls in type(state).__mro__ for name in cls.__dict__.get("__slots__", ())]
    values = [(name, getattr(state, name)) for name in names if name not in SHARED]
    return [(name, value) for name, value in values if isinstance(value, list)]


def check_json(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """A state written to JSON and read back is the same state with the same future."""
    data = state.to_json()
    read = json.loads(json.dumps(data))
    assert read == data, "the JSON of a state is plain data"
    for step in state.agenda:
        _check_step_json(rules, step)
    again = rules.state_from_json(setup, read)
    assert again.to_json() == data, "reading a state back changed it"
    assert again.offered == state.offered, "a state read back offers something else"
    assert fingerprint(again) == fingerprint(state)
    _check_same_future(state.clone(), again, dice)


def _check_step_json(rules: Rules, step: Step) -> None:
    """A step is a value: written and read back it is equal."""
    assert rules.steps.get(type(step).__name__) is type(step), f"unknown step {step!r}"
    again = step_from_json(step_to_json(step), rules.steps)
    assert again == step, f"reading {step!r} back changed it"
    assert hash(again) == hash(step), f"equal steps, different hashes: {step!r}"


def _check_same_future(first: State, second: State, dice: Dice) -> None:
    seed = dice.next()
    wander(first, Dice(seed), CONTINUATION)
    wander(second, Dice(seed), CONTINUATION)
    assert first.to_json() == second.to_json(), "equal states went different ways"
    assert first.offered == second.offered


def wander(state: State, dice: Dice, plies: int) -> None:
    """Play so many random options, or fewer if the game ends."""
    for _ in range(plies):
        if not state.agenda:
            return
        play(state, choose(state, dice))


def is_plain(value: object) -> bool:
    """Whether JSON has it as it is: text, numbers, rows of them, and tables by names."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(part) for key, part in value.items())
    if isinstance(value, list | tuple):
        return all(map(is_plain, value))
    return value is None or isinstance(value, bool | int | float | str)


def check_views(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """A seat, like a spectator, gets plain data, and the same for the same state."""
    viewers = (None, *range(setup.players))
    viewer = viewers[dice.below(len(viewers))]
    view = rules.view(state, viewer)
    assert is_plain(view), "a view is plain data"
    assert rules.view(state.clone(), viewer) == view, "equal states, different views"
