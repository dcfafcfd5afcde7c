"""What is known of good play in a game: bots that play greedily and bots that search ask it."""

from mypy_extensions import mypyc_attr

from skald.kernel.actions import Action
from skald.kernel.agenda import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What we know. Never writes to a state; looks at what the seat may know only.

    The states it is given are imagined: what the seat cannot know was drawn anew.
    """

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win as it looks now; they add up to 1.

        Greedy play compares them, so they show the way: what leads to a goal counts early.
        """
        raise NotImplementedError

    def forecast(self, state: State) -> list[float]:
        """Each seat's chance to win if all go on like this; they add up to 1.

        Search compares them where it stops looking, so they need not show the way, only be true.
        """
        return self.values(state)

    def weigh(self, state: State, options: list[Action]) -> list[float]:
        """How promising each option of the choice that is due looks: positive, cheap, relative."""
        raise NotImplementedError

    def effort(self, level: str) -> int:
        """How many iterations a level of bots that search takes; 0: as many as at most games."""
        return 0

    def is_blind(self) -> bool:
        """Whether nothing is known: then search plays on at random and tries all options alike."""
        return False
