"""Thousands of random games: no exception, no dead end, no endless loop, nothing lost or made."""

import pytest

from skald.kernel.conformance import check_game
from tests.properties.playing import Playthrough
from tests.properties.striving import for_points, for_the_goal, striving

GAMES = 10_000
SOLO_GAMES = 2_000
CHUNK = 250
# Games whose players strive for something, and so see more of the rules.
STRIVING = 400
# Games that are looked at in every ply, and games of which little but the record is proved.
CLOSE = 150
RECORDED = 450
# How many times as much a soak plays.
SOAK = 20

STYLES = (striving(for_the_goal, 4), striving(for_points, 3))


def play_chunk(chunk: int, *, solo: bool) -> None:
    """Play the games of a chunk and look closely at a position or two of each."""
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        Playthrough(seed, 1 if solo else 2 + seed % 3).play_fast(looks=2)


def strive_chunk(chunk: int) -> None:
    """The same for players that strive; one in four games is solo."""
    for seed in range(chunk * 20, (chunk + 1) * 20):
        Playthrough(seed, seed % 4 + 1).play_fast(looks=4, chooser=STYLES[seed // 4 % 2])


def check_chunk(chunk: int, size: int, *, one_in: int) -> None:
    """Prove the games of a chunk; one in four is solo, half of all are random."""
    for seed in range(chunk * size, (chunk + 1) * size):
        game = Playthrough(seed, seed % 4 + 1)
        match = game.match()
        with game.told():
            if seed // 4 % 2:
                check_game(match, game.dice, one_in=one_in, chooser=STYLES[0])
            else:
                check_game(match, game.dice, one_in=one_in)


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_games_for_two_to_four(chunk: int) -> None:
    play_chunk(chunk, solo=False)


@pytest.mark.parametrize("chunk", range(SOLO_GAMES // CHUNK))
def test_solo_games(chunk: int) -> None:
    play_chunk(chunk, solo=True)


@pytest.mark.parametrize("chunk", range(STRIVING // 20))
def test_games_of_striving_players(chunk: int) -> None:
    strive_chunk(chunk)


@pytest.mark.parametrize("chunk", range(CLOSE // 5))
def test_every_ply_of_some_games(chunk: int) -> None:
    check_chunk(chunk, 5, one_in=1)


@pytest.mark.parametrize("chunk", range(RECORDED // 45))
def test_records_of_more_games(chunk: int) -> None:
    check_chunk(1_000 + chunk, 45, one_in=100)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_soak_games_for_two_to_four(chunk: int) -> None:
    for part in range(SOAK):
        play_chunk(10_000 + chunk * SOAK + part, solo=False)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOLO_GAMES // CHUNK))
def test_soak_solo_games(chunk: int) -> None:
    for part in range(SOAK):
        play_chunk(10_000 + chunk * SOAK + part, solo=True)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(STRIVING // 20))
def test_soak_games_of_striving_players(chunk: int) -> None:
    for part in range(SOAK):
        strive_chunk(100_000 + chunk * SOAK + part)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CLOSE // 5))
def test_soak_every_ply_of_some_games(chunk: int) -> None:
    for part in range(SOAK):
        check_chunk(100_000 + chunk * SOAK + part, 5, one_in=1)
