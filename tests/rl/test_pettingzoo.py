"""The environments pass PettingZoo's own tests."""

import warnings
from collections.abc import Mapping

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]

from skald.rl import aec_env

# What PettingZoo says of every environment outside its own list whose observation is a dict with
# a mask, and of any whose game ends.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}
TABLES: list[tuple[str, int, Mapping[str, str]]] = [
    ("ice_garden_v1", 1, {}),
    ("ice_garden_v1", 2, {}),
    ("ice_garden_v1", 4, {"advanced": "on", "extra_tiles": "on", "vuko_tiles": "chosen"}),
    ("northgard_v1", 2, {}),
    ("northgard_v1", 5, {"creatures": "on", "clans": "chosen"}),
]


@pytest.mark.parametrize("wrapped", [False, True], ids=["bare", "wrapped"])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_api_test_passes(
    name: str, players: int, options: Mapping[str, str], *, wrapped: bool
) -> None:
    env = aec_env(name, players=players, options=options, seed=5, wrapped=wrapped)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env, num_cycles=400)
    assert {str(each.message) for each in said} <= EXPECTED


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_seed_test_passes(name: str, players: int, options: Mapping[str, str]) -> None:
    seed_test(lambda: aec_env(name, players=players, options=options), num_cycles=200)


@pytest.mark.parametrize("name", ["ice_garden_v1", "northgard_v1"])
def test_the_mask_shows_what_is_offered_to_the_agent_that_is_due_and_to_nobody_else(
    name: str,
) -> None:
    env = aec_env(name, players=3, seed=2)
    for agent in env.agent_iter(300):
        observation, _, terminated, _, _ = env.last()
        mask = observation["action_mask"]
        assert env.action_space(agent).n == len(mask)
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
        if terminated:
            assert not mask.any()
            env.step(None)
        else:
            offered = sorted(action.number for action in env.position.offered)
            assert mask.nonzero()[0].tolist() == offered
            env.step(np.random.default_rng(len(offered)).choice(offered))


def test_a_new_game_without_a_seed_goes_on_with_the_same_dice() -> None:
    """The first seed fixes a whole series of games, and no two of them are alike."""
    series = [[first_look(env) for _ in range(4)] for env in (seeded(), seeded())]
    assert series[0] == series[1]
    assert len(set(series[0])) == 4


def seeded() -> AECEnv:
    """An environment in the first game of a series."""
    env = aec_env("ice_garden_v1", players=4)
    env.reset(seed=9)
    return env


def first_look(env: AECEnv) -> bytes:
    """What the first agent sees after ten random actions; then a new game begins."""
    for _ in range(10):
        env.step(env.position.offered[0].number)
    seen: bytes = env.observe("player_0")["observation"].tobytes()
    env.reset()
    return seen
