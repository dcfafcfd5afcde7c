"""How fast the environments are, with observation and mask, random play, by processor time."""

import time
from typing import Final

import numpy as np

from skald.kernel.dice import Dice
from skald.rl import aec_env, vector_env

# Steps between two looks at the clock.
STRETCH: Final = 200


def aec_steps_per_second(
    env_id: str, seconds: float, seed: int = 1, *, players: int | None = None
) -> float:
    """Agent steps per second: look, choose any action that the mask allows, step."""
    env = aec_env(env_id, players=players, seed=seed)
    dice = Dice(seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not steps:
        for _ in range(STRETCH):
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
                continue
            possible = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(possible[dice.below(len(possible))])
            steps += 1
    return steps / spent


def vector_steps_per_second(
    env_id: str, seconds: float, seed: int = 1, *, matches: int = 64, players: int | None = None
) -> float:
    """Agent steps per second over all matches."""
    env = vector_env(env_id, matches=matches, players=players, seed=seed)
    random = np.random.default_rng(seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not steps:
        env.step(env.random_actions(random))
        steps += matches
    return steps / spent
