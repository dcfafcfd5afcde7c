"""The bot that picks any option, all equally likely."""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.dice import Dice


class RandomBot:
    """Looks at nothing."""

    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)

    def choose(self, position: State, ply: int) -> Action:
        """Any of the options."""
        return position.offered[self._dice.below(len(position.offered))]
