"""The rules run ahead on a copy of a position: forecasts are made of what they do there."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from skald.kernel.actions import Action
from skald.kernel.agenda import AUTOMATIC, State, Step

S = TypeVar("S", bound=State)

# How a choice is taken to be made; None leaves its step out, with all that it would lead to.
Answer: TypeAlias = Callable[[S, Step, list[Action]], Action | None]


def carry_out(s: S, answer: Answer[S]) -> None:
    """Carry out the step that comes next; a single option is taken without asking."""
    step = s.agenda.pop()
    if step.seat == AUTOMATIC:
        step.run(s)
        return
    options = step.options(s)
    chosen = options[0] if len(options) == 1 else answer(s, step, options)
    if chosen is not None:
        step.take(s, chosen)
