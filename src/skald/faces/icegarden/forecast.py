"""What would happen if nobody did anything."""

from skald.faces import Plain
from skald.games.icegarden.state import State


def forecast(s: State, seat: int | None) -> Plain:
    """Everything that can be foreseen, as far as a seat knows."""
    return {}
