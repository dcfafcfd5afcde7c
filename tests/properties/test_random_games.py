"""Thousands of random games: no exception, no dead end, no endless loop, nothing lost or made."""

from typing import NamedTuple

import pytest

from skald.kernel.conformance import Chooser, check_game
from skald.kernel.playout import choose
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.pressing import building, hunting, pressing
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler, extent
from tests.properties.samplers import SAMPLERS

# Short of a soak one part in so many is played.
SHARE = extent(16, 8, 1)
# How many times as much a soak plays, and where its seeds begin.
SOAK = 20
SOAK_SEEDS = 1_000_000


class Batch(NamedTuple):
    """So many games of one kind: who plays them, and how many positions are looked at closely."""

    name: str
    sampler: Sampler
    players: tuple[int, ...]
    games: int
    chunk: int
    looks: int
    styles: tuple[Chooser, ...]
    seeds: int = 0

    def play(self, first: int, games: int) -> None:
        """Play so many games, from this one on."""
        for seed in range(self.seeds + first, self.seeds + first + games):
            style, number = divmod(seed, len(self.players))
            game = self.sampler.game(seed, self.players[number])
            game.play_fast(self.looks, self.styles[style % len(self.styles)])


BATCHES = (
    Batch("ice-garden", ICE_GARDEN, (2, 3, 4), 10_000, 250, 1, (choose,)),
    Batch("ice-garden solo", ICE_GARDEN, (1,), 2_000, 250, 2, (choose,)),
    Batch("ice-garden striving", ICE_GARDEN, (1, 2, 3, 4), 400, 20, 4, ICE_GARDEN.styles),
    Batch("northgard", NORTHGARD, (2, 3, 4, 5), 7_000, 200, 1, (choose,)),
    Batch("northgard pressing", NORTHGARD, (2, 3, 4, 5), 3_000, 100, 1, (pressing,), 20_000),
    Batch("northgard striving", NORTHGARD, (2, 3, 4, 5), 160, 8, 2, (building, hunting), 40_000),
)

# Games that are looked at in every ply, for how many players; long ones less often.
CLOSE = {
    ICE_GARDEN: (1, 2, 3, 4) * 10,
    NORTHGARD: (2, 3, 2, 4, 3, 2, 5, 2, 3, 2) * 5,
}
# Games of which little but the record is proved.
RECORDED = {ICE_GARDEN: 200, NORTHGARD: 80}
PARTS = 16

# Every batch in parts that a worker can play.
CHUNKS = [
    pytest.param(batch, first, id=f"{batch.name} {first}")
    for batch in BATCHES
    for first in range(0, batch.games, batch.chunk)
]
PLAYED = CHUNKS[::SHARE]


def prove(sampler: Sampler, seed: int, *, players: int = 0, one_in: int) -> None:
    """Prove a game; half of all are played at random, half with some sense."""
    game = sampler.game(seed, players)
    match = game.match()
    with game.told():
        chooser = sampler.style(seed, random=len(sampler.styles))
        check_game(match, game.dice, one_in=one_in, chooser=chooser)


@pytest.mark.parametrize(("batch", "first"), PLAYED)
def test_games_end_and_keep_the_rules(batch: Batch, first: int) -> None:
    batch.play(first, batch.chunk)


@pytest.mark.parametrize("part", range(0, PARTS, SHARE))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_every_ply_of_some_games(sampler: Sampler, part: int) -> None:
    for seed, players in list(enumerate(CLOSE[sampler]))[part::PARTS]:
        prove(sampler, seed, players=players, one_in=1)


@pytest.mark.parametrize("part", range(0, PARTS, SHARE))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_records_of_more_games(sampler: Sampler, part: int) -> None:
    for seed in range(50_000 + part, 50_000 + RECORDED[sampler], PARTS):
        prove(sampler, seed, one_in=150)


@pytest.mark.soak
@pytest.mark.parametrize(("batch", "first"), CHUNKS)
def test_soak_games_end_and_keep_the_rules(batch: Batch, first: int) -> None:
    batch.play(SOAK_SEEDS + first * SOAK, batch.chunk * SOAK)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_soak_every_ply_of_some_games(sampler: Sampler, part: int) -> None:
    for seed in range(SOAK_SEEDS + part, SOAK_SEEDS + len(CLOSE[sampler]) * SOAK, PARTS):
        prove(sampler, seed, one_in=1)
