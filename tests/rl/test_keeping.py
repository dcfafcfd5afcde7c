"""Copies and saves really keep the game: the same position, dice, agents, and the same future."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from skald.kernel.errors import BadRecord
from skald.rl import aec_env, vector_env
from skald.rl.aec import SkaldEnv
from skald.rl.vector import VectorEnv
from tests.rl.sampling import NAMES


def loaded(env: SkaldEnv) -> SkaldEnv:
    """Saved, and loaded into an environment that has played something else."""
    other: SkaldEnv = aec_env(env.kind.id, players=2, seed=77)
    other.step(other.position.offered[0].number)
    other.load(env.save())
    return other


WAYS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda env: env.clone(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "save and load": loaded,
}


def played(name: str, steps: int, **more: Any) -> SkaldEnv:
    """An environment after so many random actions."""
    env: SkaldEnv = aec_env(name, seed=4, **more)
    go_on(env, steps, 1)
    return env


def go_on(env: SkaldEnv, steps: int, seed: int) -> list[Any]:
    """Random actions of this seed, through endings, and everything that was seen on the way."""
    random, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, terminated, truncated, info = env.last()
        facts = [env.agent_selection, reward, terminated, truncated, info, env.agents[:]]
        seen.append([*facts, observation["observation"].tobytes()])
        possible = observation["action_mask"].nonzero()[0]
        env.step(None if terminated else random.choice(possible))
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("steps", [0, 60])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_like_the_original(name: str, steps: int, way: str) -> None:
    """Given equal actions, over the end of the game and into the next ones."""
    env = played(name, steps, players=3)
    other = WAYS[way](env)
    assert other.position.to_json() == env.position.to_json()
    assert go_on(other, 500, 2) == go_on(env, 500, 2)
    assert other.position.to_json() == env.position.to_json()


@pytest.mark.parametrize("way", WAYS)
def test_neither_feels_what_the_other_plays(way: str) -> None:
    env = played("ice_garden_v1", 40)
    other = WAYS[way](env)
    before = env.save()
    go_on(other, 100, 3)
    assert env.save() == before
    after = other.save()
    go_on(env, 100, 4)
    assert other.save() == after != env.save()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_is_over_stays_over(way: str) -> None:
    """Also half-way through the farewell of its agents."""
    env = played("ice_garden_v1", 0, players=2)
    while not env.terminations[env.agent_selection]:
        env.step(env.position.offered[0].number)
    env.step(None)
    other = WAYS[way](env)
    assert other.agents == env.agents == ["player_1"]
    assert other.infos == env.infos
    assert other.last()[1:] == env.last()[1:]
    other.step(None)
    assert (other.agents, env.agents) == ([], ["player_1"])


@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle"])
def test_a_copy_samples_the_same_actions(way: str) -> None:
    env = played("ice_garden_v1", 10)
    env.action_space("player_0").seed(3)
    other = WAYS[way](env)
    draws = [[each.action_space("player_0").sample() for _ in range(9)] for each in (env, other)]
    assert draws[0] == draws[1]


def test_a_wrapped_environment_is_copied_with_its_game() -> None:
    env = aec_env("ice_garden_v1", players=2, seed=4, wrapped=True)
    env.reset()
    for _ in range(20):
        env.step(env.unwrapped.position.offered[0].number)
    other = copy.deepcopy(env)
    assert other.unwrapped.position.to_json() == env.unwrapped.position.to_json()
    other.step(other.unwrapped.position.offered[0].number)
    assert other.unwrapped.position.to_json() != env.unwrapped.position.to_json()


def test_a_save_is_plain_json() -> None:
    data = json.loads(played("northgard_v1", 30).save())
    assert data["environment"] == "northgard_v1"
    assert data["table"]["state"]["year"] >= 0


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b"{}", b'{"format": 9}', b'{"format": 1}'])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    env = played("ice_garden_v1", 5)
    before = env.save()
    with pytest.raises(BadRecord, match="no saved environment"):
        env.load(data)
    with pytest.raises(BadRecord, match="no saved matches"):
        vector_env("ice_garden_v1", matches=1).load(data)
    assert env.save() == before


def test_a_save_of_another_environment_is_refused() -> None:
    with pytest.raises(BadRecord, match="saved by northgard_v1, not by ice_garden_v1"):
        aec_env("ice_garden_v1").load(aec_env("northgard_v1").save())


def test_a_save_under_other_rules_is_refused() -> None:
    env = played("ice_garden_v1", 5)
    data = json.loads(env.save())
    data["table"]["rules"] = 0
    with pytest.raises(BadRecord, match="under rules 0"):
        env.load(json.dumps(data).encode())


# Many matches.


def many_go_on(env: VectorEnv, steps: int, seed: int) -> list[bytes]:
    """Random actions, and everything that the arrays showed on the way."""
    random, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        env.step(env.random_actions(random))
        arrays = (env.observation, env.action_mask, env.seat, env.reward, env.done)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


def loaded_matches(env: VectorEnv) -> VectorEnv:
    """Saved, and loaded into an environment with other matches."""
    other = vector_env(env.kind.id, matches=3, players=2, seed=8)
    other.load(env.save())
    return other


VECTOR_WAYS: dict[str, Callable[[Any], Any]] = {**WAYS, "save and load": loaded_matches}


@pytest.mark.parametrize("way", VECTOR_WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_copied_matches_go_on_like_the_originals(name: str, way: str) -> None:
    env = vector_env(name, matches=4, players=2, seed=3)
    many_go_on(env, 50, 1)
    other = VECTOR_WAYS[way](env)
    assert other.save() == env.save()
    assert many_go_on(other, 250, 2) == many_go_on(env, 250, 2)
    many_go_on(other, 1, 3)
    assert other.save() != env.save()


def test_loading_matches_of_the_same_shape_keeps_the_arrays() -> None:
    env = vector_env("ice_garden_v1", matches=4, players=2, seed=3)
    data, seen = env.save(), env.observation.copy()
    many_go_on(env, 30, 1)
    arrays = env.observation, env.action_mask
    env.load(data)
    assert env.observation is arrays[0]
    assert env.action_mask is arrays[1]
    assert (env.observation == seen).all()
