"""Packed lines: one readable line that stands for several small actions."""

from typing import Generic, TypeVar

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step, listen, play
from skald.kernel.errors import IllegalAction
from skald.kernel.rulebook import rules_of

S = TypeVar("S", bound=State)


class Script(Generic[S]):
    """Plays small actions on a copy of a state and remembers them."""

    def __init__(self, state: S) -> None:
        self.first = state.agenda[-1] if state.agenda else None
        self.log = listen(state)
        self.state = state
        self.actions: list[Action] = []
        self.passed: list[Action] = []

    @property
    def step(self) -> Step | None:
        """The choice that is due."""
        return self.state.agenda[-1] if self.state.agenda else None

    def play(self, action: Action) -> None:
        """Play one offered action, or refuse the whole line."""
        step = self.step
        if step is None or action not in self.state.offered:
            rule = step.why_not(self.state, action) if step else ""
            raise IllegalAction(f"“{action.text}” is not possible now by {rule}.", rule)
        self.actions.append(action)
        play(self.state, action)

    def play_or_forced(self, action: Action) -> None:
        """Play an action; one that the actions before have forced is passed over, once."""
        if self._forced().count(action) > self.passed.count(action):
            self.passed.append(action)
        else:
            self.play(action)

    def _forced(self) -> list[Action]:
        seat = self.first.seat if self.first else -1
        return [action for who, action in self.log.forced if who == seat]

    def taken(self, verb: str) -> list[Action]:
        """What the seat of this line did with a verb, played here or forced."""
        return [action for action in (*self.actions, *self._forced()) if action.verb == verb]

    def expect(self, held: bool) -> None:  # noqa: FBT001
        """Refuse the whole line unless it did just what it says."""
        if not held:
            rule = next(iter(rules_of(type(self.first))), "")
            raise IllegalAction(f"The line names more or less than is possible by {rule}.", rule)
