"""Thousands of random games: no exception, no dead end, no endless loop, nothing lost or made."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from skald.kernel.conformance import Chooser, check_game, choose
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.pressing import building, hunting, pressing
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler
from tests.properties.samplers import SAMPLERS

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

    def play(self, first: int, games: int) -> None:
        """Play the games of so many seeds."""
        for seed in range(first, first + games):
            style, number = divmod(seed, len(self.players))
            game = self.sampler.game(seed, self.players[number])
            game.play_fast(self.looks, self.styles[style % len(self.styles)])


BATCHES = (
    Batch("ice-garden", ICE_GARDEN, (2, 3, 4), 10_000, 250, 2, (choose,)),
    Batch("ice-garden solo", ICE_GARDEN, (1,), 2_000, 250, 2, (choose,)),
    Batch("ice-garden striving", ICE_GARDEN, (1, 2, 3, 4), 400, 20, 4, ICE_GARDEN.styles),
    Batch("northgard", NORTHGARD, (2, 3, 4, 5), 6_000, 200, 1, (choose,)),
    Batch("northgard pressing", NORTHGARD, (2, 3, 4, 5), 4_000, 100, 1, (pressing,)),
    Batch("northgard striving", NORTHGARD, (2, 3, 4, 5), 240, 12, 2, (building, hunting)),
)

# Games that are looked at in every ply, and games of which little but the record is proved.
CLOSE = {ICE_GARDEN: 80, NORTHGARD: 60}
RECORDED = {ICE_GARDEN: 240, NORTHGARD: 120}


def chunks() -> Iterator[object]:
    """Every batch in parts that a worker can play."""
    for batch in BATCHES:
        for first in range(0, batch.games, batch.chunk):
            yield pytest.param(batch, first, id=f"{batch.name} {first}")


def prove_games(sampler: Sampler, first: int, games: int, *, one_in: int) -> None:
    """Prove games by turns of every number of players, of random players and of every style."""
    for seed in range(first, first + games):
        game = sampler.game(seed)
        match = game.match()
        with game.told():
            chooser = sampler.style(seed, random=1)
            check_game(match, game.dice, one_in=one_in, chooser=chooser)


@pytest.mark.parametrize(("batch", "first"), chunks())
def test_games_end_and_keep_the_rules(batch: Batch, first: int) -> None:
    batch.play(first, batch.chunk)


@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_every_ply_of_some_games(sampler: Sampler, part: int) -> None:
    size = CLOSE[sampler] // 20
    prove_games(sampler, part * size, size, one_in=1)


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_records_of_more_games(sampler: Sampler, part: int) -> None:
    size = RECORDED[sampler] // 10
    prove_games(sampler, 50_000 + part * size, size, one_in=150)


@pytest.mark.soak
@pytest.mark.parametrize(("batch", "first"), chunks())
def test_soak_games_end_and_keep_the_rules(batch: Batch, first: int) -> None:
    batch.play(SOAK_SEEDS + first * SOAK, batch.chunk * SOAK)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_soak_every_ply_of_some_games(sampler: Sampler, part: int) -> None:
    size = CLOSE[sampler] // 20 * SOAK
    prove_games(sampler, SOAK_SEEDS + part * size, size, one_in=1)
