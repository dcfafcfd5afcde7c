"""The worked example learns."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import skald.rl
from examples.train_agent import Agent

SCRIPT = Path(__file__).parents[2] / "examples" / "train_agent.py"


def small_agent() -> Agent:
    """An agent that sees three cells and has four actions."""
    return Agent(3, 4, np.random.default_rng(1))


def test_what_is_rewarded_becomes_likely_and_what_is_masked_stays_impossible() -> None:
    """In the first situation action 1 wins and 2 loses, in the second it is the other way round."""
    agent = small_agent()
    seen = np.array([[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0]], np.uint8)
    mask = np.array([[False, True, True, False]] * 4)
    chosen, reward = np.array([1, 2, 1, 2]), np.array([1, -1, -1, 1], np.float32)
    for _ in range(400):
        agent.learn(seen, mask, chosen, reward)
    _, odds = agent.think(agent.look(seen), np.ones((4, 4), np.bool_) & mask, np.arange(4))
    assert odds[0, 1] > 0.9
    assert odds[2, 2] > 0.9
    assert not odds[:, [0, 3]].any()


def test_the_slopes_are_those_of_the_expected_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little change of any weight changes what is to be made greatest as its slope says."""
    agent, random = small_agent(), np.random.default_rng(2)
    for weight in agent.weights.values():
        weight += random.normal(0, 0.5, weight.shape)
    seen = random.integers(0, 3, (6, 3)).astype(np.uint8)
    mask = np.ones((6, 4), np.bool_)
    chosen, reward = random.integers(0, 4, 6), random.choice([-1.0, 1.0], 6)
    found: dict[str, Any] = {}
    monkeypatch.setattr(agent, "_climb", found.update)
    agent.learn(seen, mask, chosen, reward)
    expected = agent.think(agent.look(seen), mask, np.arange(4))[0] @ agent.weights["value"]
    surprise = reward - expected
    advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)

    def goal() -> float:
        _, odds = agent.think(agent.look(seen).astype(np.float64), mask, np.arange(4))
        entropy = -(odds * np.log(odds)).sum(axis=1)
        picked = np.log(odds[np.arange(6), chosen])
        return float((picked * advantage + 0.01 * entropy).mean())

    for name in ("hidden", "bias", "action", "taste"):
        weight = agent.weights[name] = agent.weights[name].astype(np.float64)
        for cell in np.ndindex(weight.shape):
            if sum(cell) % 5 == 0:
                before = weight[cell]
                weight[cell] = before + 1e-4
                above = goal()
                weight[cell] = before - 1e-4
                slope = (above - goal()) / 2e-4
                weight[cell] = before
                assert found[name][cell] == pytest.approx(slope, abs=1e-4), (name, cell)


def share_after(*arguments: str) -> float:
    """Run the example; the share of games that it says it wins."""
    command = [sys.executable, str(SCRIPT), *arguments]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"It wins ([\d.]+)% of", said)
    assert found is not None, said
    return float(found[1])


def test_a_few_games_make_it_better_than_random() -> None:
    """Untrained it wins less than half; after 320 games of self-play about 70 of 100."""
    assert share_after("--games", "320", "--trial", "192") > 57


def test_the_agent_is_kept(tmp_path: Path) -> None:
    share_after("--games", "16", "--trial", "1", "--players", "4", "--out", str(tmp_path / "a.npz"))
    with np.load(tmp_path / "a.npz") as kept:
        assert kept["action"].any()
        assert kept["hidden"].shape[0] == skald.rl.encoder("ice_garden_v1").layout.size


@pytest.mark.soak
def test_in_the_end_it_beats_random_clearly() -> None:
    assert share_after("--seed", "3") > 90
