"""What the bots know of good play in The Lord of the Ice Garden."""

from typing import Final

from skald.games.icegarden.judge.evaluation import chances
from skald.games.icegarden.judge.forecast import forecast
from skald.games.icegarden.judge.options import weigh_options
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.judge import Judge

__all__ = ["JUDGE", "IceGardenJudge"]

_EFFORT: Final = {"jarl": 24, "skald": 500}


class IceGardenJudge(Judge):
    """Hand-written evaluation."""

    def values(self, state: KernelState) -> list[float]:
        """Each seat's chance to win; in solo one number, the player's chance against the NPC."""
        assert isinstance(state, State)
        return chances(state)

    def forecast(self, state: KernelState) -> list[float]:
        """Each seat's chance to win, by how games went on from such positions."""
        assert isinstance(state, State)
        return forecast(state)

    def weigh(self, state: KernelState, options: list[Action]) -> list[float]:
        """How promising each option looks, by the kind of choice that is due."""
        assert isinstance(state, State)
        return weigh_options(state, options)

    def effort(self, level: str) -> int:
        """How many iterations a level that searches takes here."""
        return _EFFORT.get(level, 0)


JUDGE: Final = IceGardenJudge()
