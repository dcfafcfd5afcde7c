"""Forecasts are what then happens, as far as no choice lies between."""

from collections import Counter

import pytest

from skald.games.icegarden.state import State as IceGardenState
from skald.kernel.conformance import Chooser
from tests.properties.icegarden import foreseen as icegarden
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.playing import WHOLE
from tests.properties.stepping import play_watched

# Whole games of each game; plain Python plays one in so many.
GAMES = 2000
CHUNK = 50
SHARE = 1 if WHOLE else 20
CHUNKS = range(0, GAMES, CHUNK * SHARE)
SEEDS = 300_000

# At least so many comparisons of each kind in a chunk.
ICE_GARDEN_LEAST = {
    "visits": 500,
    "regions": 1000,
}


def watch_ice_garden(seed: int, chooser: Chooser) -> Counter[str]:
    """One game, and how much of its forecasts was compared."""
    game = ICE_GARDEN.game(seed)
    with game.told():
        state = ICE_GARDEN.rules.new_state(game.setup)
        assert isinstance(state, IceGardenState)
        watch = icegarden.Watch(state, seed)
        play_watched(state, chooser, game.dice, watch)
    return watch.compared


@pytest.mark.parametrize("first", CHUNKS)
def test_ice_garden_comes_as_foreseen(first: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(SEEDS + first, SEEDS + first + CHUNK):
        chooser = ICE_GARDEN.style(seed, random=6)
        compared += watch_ice_garden(seed, chooser)
    assert all(compared[kind] >= least for kind, least in ICE_GARDEN_LEAST.items()), compared
