"""The judge of a game that has none: it knows the rules and nothing of good play."""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.dice import Dice
from skald.kernel.judge import Judge
from skald.kernel.playout import play_randomly
from skald.kernel.rules import Rules


class BlindJudge(Judge):
    """Plays to the end at random and looks who has won."""

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules
        self._dice: Final = Dice(0)

    def values(self, state: State) -> list[float]:
        """1 for whoever wins one random game from here, shared if several do."""
        end = state.clone()
        play_randomly(end, self._dice.next())
        ending = self._rules.outcome(end)
        assert ending is not None
        share = 1.0 / max(1, len(ending.winners))
        return [share if seat in ending.winners else 0.0 for seat in range(len(ending.scores))]

    def weigh(self, state: State, options: list[Action]) -> list[float]:
        """All options look alike."""
        return [1.0] * len(options)

    def is_blind(self) -> bool:
        return True
