"""PettingZoo's chess: an environment around python-chess."""

import os
import random
from functools import partial
from importlib import import_module
from typing import Any, Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games

NAME: Final = "PettingZoo chess"


def _stepping(rng: random.Random) -> Measure:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Without its wrappers, which only cost time.
    env = import_module("pettingzoo.classic.chess_v6").raw_env()
    return games(partial(episode, env, import_module("numpy").flatnonzero, rng))


def episode(env: Any, nonzero: Any, rng: random.Random) -> Tally:
    """One game: each step has an observation and a mask, from which one action is drawn."""
    env.reset(seed=rng.getrandbits(31))
    steps = forced = 0
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return Tally(steps, forced)
        actions = nonzero(observation["action_mask"])
        if len(actions) == 1:
            forced += 1
        env.step(int(actions[int(rng.random() * len(actions))]))
        steps += 1


CONTENDERS: Final = (Contender(NAME, Kind.STEPS, _stepping, "pettingzoo"),)
