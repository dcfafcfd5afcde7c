"""The bot that picks any option, all equally likely."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skald.kernel.actions import Action
from skald.kernel.dice import Dice


class RandomBot:
    """Looks at nothing."""

    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        """Any of the options."""
        return options[self._dice.below(len(options))]
