"""RLCard: card games as environments; each step has an observation and the legal actions."""

import random
from functools import partial
from importlib import import_module
from typing import Any, Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games


def _stepping(name: str, rng: random.Random) -> Measure:
    env = import_module("rlcard").make(name, config={"seed": rng.getrandbits(31)})
    return games(partial(episode, env, rng))


def episode(env: Any, rng: random.Random) -> Tally:
    """One game."""
    seen, _ = env.reset()
    steps = forced = 0
    while not env.is_over():
        actions = list(seen["legal_actions"])
        if len(actions) == 1:
            forced += 1
        seen, _ = env.step(actions[int(rng.random() * len(actions))])
        steps += 1
    return Tally(steps, forced)


CONTENDERS: Final = tuple(
    Contender(f"RLCard {name}", Kind.STEPS, partial(_stepping, name), "rlcard")
    for name in ("doudizhu", "mahjong")
)
