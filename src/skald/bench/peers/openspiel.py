"""OpenSpiel: games in C++, driven from Python as its users do."""

import random
from functools import partial
from importlib import import_module
from typing import Any, Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games
from skald.bench.peers.chess import LONGEST, MIDDLE

COPIES: Final = 200
NAMES: Final = ("chess", "backgammon")


def _load(name: str) -> Any:
    return import_module("pyspiel").load_game(name)


def game(rules: Any, longest: int, rng: random.Random) -> Tally:
    """One random game, cut off like that of python-chess."""
    draw = rng.random
    state = rules.new_initial_state()
    decisions = forced = chance = 0
    while decisions < longest and not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            state.apply_action(_outcome(state, rng))
            continue
        actions = state.legal_actions()
        decisions += 1
        if len(actions) == 1:
            forced += 1
        state.apply_action(actions[int(draw() * len(actions))])
    return Tally(decisions, forced, chance)


def _outcome(state: Any, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = rng.choices(actions, weights)[0]
    return drawn


def _playing(name: str, rng: random.Random) -> Measure:
    return games(partial(game, _load(name), LONGEST, rng))


def _copying(name: str, rng: random.Random) -> Measure:
    state = _load(name).new_initial_state()
    for _ in range(MIDDLE):
        state.apply_action(
            _outcome(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions())
        )
    return games(partial(_copies, state))


def _copies(state: Any) -> Tally:
    for _ in range(COPIES):
        state.clone()
    return Tally(COPIES)


def _stepping(name: str, rng: random.Random) -> Measure:
    env = import_module("open_spiel.python.rl_environment").Environment(name)
    env.seed(rng.getrandbits(31))
    return games(partial(episode, env, rng))


def episode(env: Any, rng: random.Random) -> Tally:
    """One game through the learning environment, cut off like that of python-chess."""
    step = env.reset()
    steps = forced = 0
    while steps < LONGEST and not step.last():
        seen = step.observations
        actions = seen["legal_actions"][seen["current_player"]]
        if len(actions) == 1:
            forced += 1
        step = env.step([actions[int(rng.random() * len(actions))]])
        steps += 1
    return Tally(steps, forced)


CONTENDERS: Final = (
    *(Contender(f"OpenSpiel {n}", Kind.PLAY, partial(_playing, n), "open_spiel") for n in NAMES),
    *(Contender(f"OpenSpiel {n}", Kind.CLONE, partial(_copying, n), "open_spiel") for n in NAMES),
    *(Contender(f"OpenSpiel {n}", Kind.STEPS, partial(_stepping, n), "open_spiel") for n in NAMES),
)
