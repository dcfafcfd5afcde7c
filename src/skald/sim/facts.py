"""What a simulation reads from a state of either game."""

from skald.games.icegarden.ids import FACTIONS
from skald.games.icegarden.state import State as IceGarden
from skald.games.northgard.ids import CLANS
from skald.games.northgard.state import State as Northgard
from skald.kernel.agenda import State


def factions_of(state: State) -> tuple[str, ...]:
    """The faction or clan of each seat; empty while it has none."""
    if isinstance(state, IceGarden):
        return tuple(FACTIONS[faction] if faction >= 0 else "" for faction in state.faction)
    assert isinstance(state, Northgard)
    return tuple(CLANS[clan] if clan >= 0 else "" for clan in state.clan)


def rounds_of(state: State) -> int:
    """The round or year in which the game is."""
    if isinstance(state, IceGarden):
        return state.round
    assert isinstance(state, Northgard)
    return state.year
