"""What the bots know of good play in The Lord of the Ice Garden."""

from skald.bots.icegarden.evaluation import chances
from skald.bots.icegarden.forecast import forecast
from skald.bots.icegarden.options import weigh_options
from skald.bots.judge import Judge
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState

__all__ = ["IceGardenJudge"]


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
