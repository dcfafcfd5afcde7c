"""The bot that plays by feel: what looks better at first sight is taken more often."""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.dice import Dice
from skald.kernel.judge import Judge

_FINE: Final = 1_000_000


class FeelBot:
    """Draws among the options by their weights."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge: Final = judge
        self._dice: Final = Dice(seed)

    def choose(self, position: State, ply: int) -> Action:
        """An option, drawn by its weight."""
        weights = self._judge.weigh(position, position.offered)
        left = sum(weights) * self._dice.below(_FINE) / _FINE
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return position.offered[index]
        return position.offered[-1]
