"""Making environments, refusing what cannot be, and paying out at the end."""

import importlib.util
import subprocess
import sys

import numpy as np
import pytest

from skald.games.northgard.state import State
from skald.kernel.errors import BadOption, IllegalAction
from skald.rl import MissingExtra, aec_env, vector_env
from skald.rl.runner import rewards_for
from skald.rl.speed import aec_steps_per_second, vector_steps_per_second
from tests.rl.sampling import NAMES


@pytest.mark.parametrize(
    ("winners", "seats", "rewards"),
    [
        ((0,), 2, [1, -1]),
        ((2,), 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ((0, 1), 2, [0, 0]),
        ((0, 2), 4, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ((), 2, [-1, -1]),
    ],
)
def test_rewards(winners: tuple[int, ...], seats: int, rewards: list[float]) -> None:
    assert rewards_for(winners, seats) == pytest.approx(rewards)


@pytest.mark.parametrize("name", NAMES)
def test_the_end_pays_out_by_the_outcome(name: str) -> None:
    env = aec_env(name, players=3, seed=8)
    while env.position.agenda:
        assert not any(env.rewards.values())
        env.step(env.position.offered[-1].number)
    outcome = env.table.rules.outcome(env.position)
    assert outcome is not None
    for seat, agent in enumerate(env.possible_agents):
        assert env.terminations[agent]
        assert env.rewards[agent] == pytest.approx(rewards_for(outcome.winners, 3)[seat])
        assert env.infos[agent] == {
            "score": outcome.scores[seat],
            "won": seat in outcome.winners,
            "reason": outcome.reason,
        }


def test_alone_the_die_plays_the_other_seat() -> None:
    env = aec_env("ice_garden_v1", players=1, seed=3)
    assert env.possible_agents == ["player_0"]
    random = np.random.default_rng(1)
    rewards = set()
    for _ in range(12):
        while env.position.agenda:
            env.step(random.choice([action.number for action in env.position.offered]))
        rewards.add(env.rewards["player_0"])
        env.reset()
    assert rewards <= {1.0, -1.0, 0.0}
    assert -1.0 in rewards


@pytest.mark.parametrize("number", [-1, 10**6, 0])
def test_a_masked_action_is_refused_before_anything_is_played(number: int) -> None:
    env = aec_env("ice_garden_v1", players=2, seed=1)
    before = env.save()
    with pytest.raises(IllegalAction, match=rf"Action {number}\b.* is masked now; possible are"):
        env.step(number)
    assert env.save() == before


def test_in_wrappers_a_masked_action_loses_the_game() -> None:
    env = aec_env("ice_garden_v1", players=2, seed=1, wrapped=True)
    env.reset()
    agent = env.agent_selection
    env.last()
    env.step(0)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_after_the_end_only_none_is_an_action() -> None:
    env = aec_env("ice_garden_v1", players=2, seed=1)
    while env.position.agenda:
        env.step(env.position.offered[0].number)
    with pytest.raises(ValueError, match="dead"):
        env.step(0)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="no environment “chess_v6”; there is ice_garden_v1"):
        aec_env("chess_v6")
    with pytest.raises(BadOption, match="2 to 5 players, not 6"):
        vector_env("northgard_v1", matches=2, players=6)
    with pytest.raises(BadOption, match="edition"):
        aec_env("ice_garden_v1", options={"edition": "none"})


def test_options_are_those_of_the_game() -> None:
    env = aec_env("northgard_v1", players=2, options={"clans": ["wolf", "bear"], "years": 10})
    position = env.position
    assert isinstance(position, State)
    assert position.setting.years == 10
    assert position.clan == [6, 0]


def test_a_missing_package_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(
        "skald.rl.find_spec", lambda name: None if name == "pettingzoo" else find_spec(name)
    )
    with pytest.raises(MissingExtra, match=r"need pettingzoo: pip install 'skald-games\[rl\]'\.$"):
        aec_env("ice_garden_v1")
    vector_env("ice_garden_v1", matches=1)


def test_nothing_is_imported_before_it_is_needed() -> None:
    code = "import sys, skald.rl; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "set()"


@pytest.mark.parametrize("name", NAMES)
def test_speed_is_measured(name: str) -> None:
    assert aec_steps_per_second(name, 0.1) > 1_000
    assert vector_steps_per_second(name, 0.1, matches=8) > 1_000
