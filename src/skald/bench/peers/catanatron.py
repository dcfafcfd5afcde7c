"""Catanatron: Catan in plain Python, four random players."""

import random
from functools import partial
from importlib import import_module
from typing import Any, Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games

COPIES: Final = 100
# About the middle of a random game.
MIDDLE: Final = 500


class Counter:
    """Asks the player, and counts the decisions and those with a single option."""

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0

    def decide(self, player: Any, game: Any, actions: Any) -> Any:
        """What the player decides."""
        self.decisions += 1
        if len(actions) == 1:
            self.forced += 1
        return player.decide(game, actions)


def new_game(rng: random.Random) -> Any:
    """Four random players at a new table."""
    players = import_module("catanatron.models.player")
    seats = [players.RandomPlayer(color) for color in players.Color]
    return import_module("catanatron.game").Game(seats, seed=rng.getrandbits(31))


def game(turns: int, rng: random.Random) -> Tally:
    """One random game; whoever wins or the limit of turns ends it."""
    counter = Counter()
    table = new_game(rng)
    while table.winning_color() is None and table.state.num_turns < turns:
        table.play_tick(counter.decide)
    return Tally(counter.decisions, counter.forced)


def _playing(rng: random.Random) -> Measure:
    return games(partial(game, import_module("catanatron.game").TURNS_LIMIT, rng))


def _copying(rng: random.Random) -> Measure:
    table = new_game(rng)
    for _ in range(MIDDLE):
        table.play_tick()
    return games(partial(_copies, table))


def _copies(table: Any) -> Tally:
    for _ in range(COPIES):
        table.copy()
    return Tally(COPIES)


def _stepping(rng: random.Random) -> Measure:
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron-v1", disable_env_checker=True).unwrapped
    return games(partial(episode, env, rng))


def episode(env: Any, rng: random.Random) -> Tally:
    """One game of two: a step is a choice of ours and everything until our next one."""
    _, info = env.reset(seed=rng.getrandbits(31))
    steps = 0
    over = False
    while not over:
        valid = info["valid_actions"]
        _, _, terminated, truncated, info = env.step(valid[int(rng.random() * len(valid))])
        steps += 1
        over = terminated or truncated
    return Tally(steps)


CONTENDERS: Final = (
    Contender("Catanatron 4", Kind.PLAY, _playing, "catanatron"),
    Contender("Catanatron 4", Kind.CLONE, _copying, "catanatron"),
    Contender("Catanatron gym", Kind.STEPS, _stepping, "catanatron-gym"),
)
