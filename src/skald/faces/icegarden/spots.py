"""Places on the board that actions and events are about."""

from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.events import Event


def spots(s: State, action: Action) -> tuple[str, ...]:
    """Where to point for an action, in order."""
    return ()


def event_spots(s: State, event: Event) -> tuple[str, ...]:
    """The places that an event is about."""
    return ()
