"""A game played step by step: whoever watches sees it between any two steps, not only at choices.

What `advance` does in one go is done here one step at a time.
"""

from typing import Protocol

from skald.kernel.actions import Action
from skald.kernel.agenda import AUTOMATIC, State, Step
from skald.kernel.conformance import PLY_LIMIT, Chooser
from skald.kernel.dice import Dice


class Watcher(Protocol):
    """Told of every step before and after it is carried out, and of every real choice."""

    def before(self, step: Step) -> None:
        """A step is on top of the agenda; a choice has its options offered."""
        ...

    def chosen(self, step: Step, action: Action) -> None:
        """One of several options will be carried out."""
        ...

    def after(self, step: Step) -> None:
        """The step has been carried out."""
        ...


def play_watched(state: State, chooser: Chooser, dice: Dice, watcher: Watcher) -> None:
    """Play to the end."""
    plies = 0
    while state.agenda:
        step = state.agenda[-1]
        if step.seat != AUTOMATIC:
            state.offered = step.options(state)
        watcher.before(step)
        if step.seat == AUTOMATIC:
            state.agenda.pop()
            step.run(state)
        else:
            action = _chosen(state, step, chooser, dice, watcher)
            state.agenda.pop()
            step.take(state, action)
            plies += 1
        watcher.after(step)
        assert plies < PLY_LIMIT, "the game does not end"


def _chosen(state: State, step: Step, chooser: Chooser, dice: Dice, watcher: Watcher) -> Action:
    if len(state.offered) == 1 and not step.always_asks():
        return state.offered[0]
    action = chooser(state, dice)
    watcher.chosen(step, action)
    return action
