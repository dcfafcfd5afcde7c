"""Bots: they see what their seat may see and the options, and choose one of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from skald.kernel.actions import Action
from skald.kernel.errors import BadOption

BOTS: Final = ("random",)


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        """One of the options, judged by the view of the seat alone."""
        ...


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same choices."""
    from skald.bots.random import RandomBot

    if name not in BOTS:
        raise BadOption(f"There is no bot “{name}”; there is {', '.join(BOTS)}.")
    return RandomBot(seed)
