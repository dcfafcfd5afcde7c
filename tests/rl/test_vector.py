"""Many matches side by side are the same games as one by one."""

import numpy as np
import pytest

from skald.kernel.dice import Dice
from skald.kernel.errors import BadOption, IllegalAction
from skald.rl import aec_env, vector_env
from skald.rl.vector import VectorEnv
from tests.rl.sampling import NAMES

MATCHES = 5


def steps(env: VectorEnv, number: int) -> None:
    """So many random actions in every match."""
    random = np.random.default_rng(6)
    for _ in range(number):
        env.step(env.random_actions(random))


@pytest.mark.parametrize("name", NAMES)
def test_every_match_is_the_game_that_the_aec_environment_plays(name: str) -> None:
    """Equal dice and actions give equal observations, masks, seats, rewards and endings."""
    env = vector_env(name, matches=MATCHES, players=3, seed=21)
    dice, random = Dice(21), np.random.default_rng(1)
    singles = [aec_env(name, players=3, seed=dice.next()) for _ in range(MATCHES)]
    ended = 0
    for _ in range(600):
        for match, single in enumerate(singles):
            agent = f"player_{env.seat[match]}"
            assert single.agent_selection == agent
            seen = single.observe(agent)
            assert (env.observation[match] == seen["observation"]).all()
            assert (env.action_mask[match] == seen["action_mask"]).all()
        actions = env.random_actions(random)
        env.step(actions)
        for match, single in enumerate(singles):
            single.step(actions[match])
            assert env.done[match] == all(single.terminations.values())
            assert env.reward[match].tolist() == pytest.approx(list(single.rewards.values()))
            if env.done[match]:
                ended += 1
                single.reset()
    assert ended >= MATCHES


def test_the_arrays_stay_the_same_objects() -> None:
    env = vector_env("ice_garden_v1", matches=MATCHES, players=2, seed=1)
    arrays = [env.observation, env.action_mask, env.seat, env.reward, env.done]
    steps(env, 200)
    env.reset()
    env.reset(seed=3)
    now = [env.observation, env.action_mask, env.seat, env.reward, env.done]
    assert all(a is b for a, b in zip(arrays, now, strict=True))


def test_a_reward_is_told_once() -> None:
    env = vector_env("ice_garden_v1", matches=MATCHES, players=2, seed=1)
    ended, random = 0, np.random.default_rng(6)
    for _ in range(600):
        env.step(env.random_actions(random))
        ended += int(env.done.sum())
        assert (env.reward.any(axis=1) <= env.done).all()
        assert np.allclose(env.reward.sum(axis=1), 0)
    assert ended > MATCHES


def test_a_seed_starts_everything_anew() -> None:
    env = vector_env("northgard_v1", matches=MATCHES, players=2, seed=1)
    seen = env.observation.copy()
    steps(env, 40)
    env.reset(seed=1)
    assert (env.observation == seen).all()
    env.reset()
    assert not (env.observation == seen).all()
    assert len({row.tobytes() for row in env.observation}) > 1


def test_one_masked_action_is_refused_before_any_is_played() -> None:
    env = vector_env("ice_garden_v1", matches=MATCHES, players=2, seed=1)
    before = env.save()
    actions = env.random_actions(np.random.default_rng(1))
    actions[-1] = int((env.action_mask[-1] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match="is masked now; possible are"):
        env.step(actions)
    assert env.save() == before


def test_the_number_of_actions_must_fit() -> None:
    env = vector_env("ice_garden_v1", matches=MATCHES, players=2)
    with pytest.raises(BadOption, match="5 matches, but 1 actions"):
        env.step([0])
    with pytest.raises(BadOption, match="at least one match, not 0"):
        vector_env("ice_garden_v1", matches=0)
