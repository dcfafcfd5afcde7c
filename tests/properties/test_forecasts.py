"""Forecasts are what then happens, as far as no choice lies between."""

from collections import Counter
from collections.abc import Callable

import pytest

from skald.games.icegarden.state import State as IceGardenState
from skald.games.northgard.state import State as NorthgardState
from skald.kernel.agenda import State
from tests.properties.icegarden import foreseen as icegarden
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard import foreseen as northgard
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler, extent
from tests.properties.stepping import play_watched

# Whole games of each game in parts that a worker can play; short of a soak one in so many parts.
GAMES = 2000
CHUNK = 50
SHARE = extent(20, 10, 1)
CHUNKS = range(0, GAMES, CHUNK * SHARE)
SEEDS = 300_000
# Of so many games one is played with more sense than chance.
SENSIBLE = 8

# At least so many comparisons of each kind in a chunk, about half of what there are.
LEAST = {
    ICE_GARDEN: {
        **{"visits": 350, "no visit": 20, "regions": 6000, "points": 5500, "goals": 60},
        **{"goods": 330, "reserves": 180},
    },
    NORTHGARD: {
        **{"harvests": 1200, "gathered": 160, "winters": 1200, "paid": 430, "unrest": 650},
        **{"placements": 40, "closed": 20, "attacks": 25, "odds": 40},
    },
}


def ice_garden_watch(state: State, seed: int) -> icegarden.Watch:
    assert isinstance(state, IceGardenState)
    return icegarden.Watch(state, seed)


def northgard_watch(state: State, seed: int) -> northgard.Watch:
    assert isinstance(state, NorthgardState)
    return northgard.Watch(state, seed)


Watch = icegarden.Watch | northgard.Watch
WATCHES: dict[Sampler, Callable[[State, int], Watch]] = {
    ICE_GARDEN: ice_garden_watch,
    NORTHGARD: northgard_watch,
}


def compared_in(sampler: Sampler, seed: int) -> Counter[str]:
    """Play one game; how many of its forecasts were compared."""
    game = sampler.game(seed)
    style = sampler.style(seed, random=len(sampler.styles) * (SENSIBLE - 1))
    with game.told():
        state = sampler.rules.new_state(game.setup)
        watch = WATCHES[sampler](state, seed)
        play_watched(state, style, game.dice, watch)
    return watch.compared


@pytest.mark.parametrize("first", CHUNKS)
@pytest.mark.parametrize("sampler", WATCHES, ids=str)
def test_what_was_foreseen_comes(sampler: Sampler, first: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(SEEDS + first, SEEDS + first + CHUNK):
        compared += compared_in(sampler, seed)
    few = {kind for kind, least in LEAST[sampler].items() if compared[kind] < least}
    assert not few, f"too few comparisons of {sorted(few)}: {compared}"
