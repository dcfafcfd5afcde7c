"""Trains a small agent by self-play until it beats the random player. Needs only `skald-games[rl]`.

python examples/train_agent.py [--games 2000] [--players 2] [--out agent.npz]

A network with one hidden layer reads the observation and gives every action of the table a
preference; masked actions get none. After every batch of finished games the choices of the
winners become more likely and those of the losers less (REINFORCE with a learned baseline).
"""

import argparse
import os
import time
from typing import Any, Final, TypeAlias

# One core is enough: several that wait for each other over small matrices are slower.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np

import skald.rl
from skald.rl.vector import VectorEnv

Array: TypeAlias = "np.ndarray[Any, Any]"
ENVIRONMENT: Final = "ice_garden_v1"
MATCHES: Final = 64
# Games that one step of learning looks at.
BATCH: Final = 16
HIDDEN: Final = 64
RATE: Final = 0.003
ENTROPY: Final = 0.01


class Agent:
    """Preferences for actions, and the reward it expects, from what a seat sees."""

    def __init__(self, size: int, actions: int, random: np.random.Generator) -> None:
        self.random: Final = random
        self.mean: Array = np.zeros(size, np.float32)
        self.scale: Array = np.ones(size, np.float32)
        self.weights: Final[dict[str, Array]] = {
            "hidden": random.normal(0, 1 / size**0.5, (size, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((HIDDEN, actions), np.float32),
            "taste": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._slope: Final = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._curve: Final = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._updates = 0

    def look(self, seen: Any) -> Array:
        """Observations as numbers of about the same size."""
        scaled: Array = (seen.astype(np.float32) - self.mean) * self.scale
        return np.clip(scaled, -4, 4)

    def think(self, x: Array, mask: Any, actions: Any) -> tuple[Array, Array]:
        """The hidden layer, and the probability of each of these actions."""
        w = self.weights
        hidden: Array = np.tanh(x @ w["hidden"] + w["bias"])
        preference = hidden @ w["action"][:, actions] + w["taste"][actions]
        preference[~mask] = -1e9
        preference -= preference.max(axis=1, keepdims=True)
        odds: Array = np.exp(preference)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds

    def act(self, env: VectorEnv) -> Any:
        """An action for every match, drawn by its probability."""
        actions = np.flatnonzero(env.action_mask.any(axis=0))
        mask = env.action_mask[:, actions].astype(np.bool_)
        _, odds = self.think(self.look(env.observation), mask, actions)
        draws = odds / np.maximum(self.random.exponential(size=odds.shape), 1e-9)
        return actions[np.where(mask, draws, -1).argmax(axis=1)]

    def learn(self, seen: Any, mask: Any, chosen: Any, reward: Array) -> None:
        """One step towards what was rewarded more than expected."""
        actions = np.flatnonzero(mask.any(axis=0))
        x = self.look(seen)
        hidden, odds = self.think(x, mask[:, actions], actions)
        w, number = self.weights, len(x)
        surprise = reward - hidden @ w["value"]
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        known = np.log(np.maximum(odds, 1e-12))
        entropy = -(odds * known).sum(axis=1, keepdims=True)
        push = -odds * advantage[:, None]
        push[np.arange(number), np.searchsorted(actions, chosen)] += advantage
        push -= ENTROPY * odds * (known + entropy)
        push /= number
        inner = (push @ w["action"][:, actions].T) * (1 - hidden**2)
        slopes = {name: np.zeros_like(weight) for name, weight in w.items()}
        slopes["hidden"] = x.T @ inner
        slopes["bias"] = inner.sum(axis=0)
        slopes["action"][:, actions] = hidden.T @ push
        slopes["taste"][actions] = push.sum(axis=0)
        slopes["value"] = hidden.T @ surprise / number
        self._climb(slopes)

    def _climb(self, slopes: dict[str, Array]) -> None:
        """Adam."""
        self._updates += 1
        for name, slope in slopes.items():
            self._slope[name] += 0.1 * (slope - self._slope[name])
            self._curve[name] += 0.001 * (slope**2 - self._curve[name])
            mean = self._slope[name] / (1 - 0.9**self._updates)
            spread = np.sqrt(self._curve[name] / (1 - 0.999**self._updates))
            self.weights[name] += RATE * mean / (spread + 1e-8)


class Diary:
    """What was seen and chosen in the games that are going on, and in those that have ended."""

    def __init__(self, matches: int) -> None:
        self._open: Final[list[list[tuple[Any, Any, int, int]]]] = [[] for _ in range(matches)]
        self.seen: list[Any] = []
        self.mask: list[Any] = []
        self.chosen: list[int] = []
        self.reward: list[float] = []
        self.games = 0

    def write(self, env: VectorEnv, chosen: Any) -> None:
        """Before a step: who sees what, and chooses what."""
        seen, mask = env.observation.copy(), env.action_mask.astype(np.bool_)
        for match, page in enumerate(self._open):
            page.append((seen[match], mask[match], int(chosen[match]), int(env.seat[match])))

    def close(self, env: VectorEnv) -> None:
        """After a step: what every choice of a game that has ended was good for."""
        for match in env.done.nonzero()[0]:
            for seen, mask, chosen, seat in self._open[match]:
                self.seen.append(seen)
                self.mask.append(mask)
                self.chosen.append(chosen)
                self.reward.append(float(env.reward[match, seat]))
            self._open[match] = []
            self.games += 1

    def tear_out(self) -> tuple[Any, Any, Any, Array]:
        """Everything about the games that have ended; then forget it."""
        pages = np.array(self.seen), np.array(self.mask), np.array(self.chosen)
        reward = np.array(self.reward, np.float32)
        self.seen, self.mask, self.chosen, self.reward = [], [], [], []
        self.games = 0
        return *pages, reward


def get_used(agent: Agent, env: VectorEnv, steps: int = 400) -> None:
    """Learn from random play how large the cells of an observation usually are."""
    looks = []
    for _ in range(steps):
        looks.append(env.observation[::8].astype(np.float32))
        env.step(env.random_actions(agent.random))
    seen = np.concatenate(looks)
    agent.mean = seen.mean(axis=0)
    agent.scale = (1 / np.maximum(seen.std(axis=0), 0.1)).astype(np.float32)


def against_random(agent: Agent, players: int, games: int, seed: int) -> float:
    """The share of games that the agent wins alone, in every seat equally often."""
    env = skald.rl.vector_env(ENVIRONMENT, matches=MATCHES, players=players, seed=seed)
    mine = np.arange(MATCHES) % players
    rewards: list[list[float]] = [[] for _ in range(MATCHES)]
    each = -(-games // MATCHES)
    while min(map(len, rewards)) < each:
        env.step(np.where(env.seat == mine, agent.act(env), env.random_actions(agent.random)))
        for match in env.done.nonzero()[0]:
            rewards[match].append(float(env.reward[match, mine[match]]))
    return float(np.mean([np.array(match[:each]) > 0.99 for match in rewards]))


def train(games: int, players: int, seed: int, *, told_every: int = 0) -> Agent:
    """Play so many games against itself, and learn from every batch of them."""
    env = skald.rl.vector_env(ENVIRONMENT, matches=MATCHES, players=players, seed=seed)
    agent = Agent(env.encoder.layout.size, env.actions, np.random.default_rng(seed))
    get_used(agent, env)
    env.reset(seed)
    diary, played, start = Diary(MATCHES), 0, time.monotonic()
    while played < games:
        chosen = agent.act(env)
        diary.write(env, chosen)
        env.step(chosen)
        diary.close(env)
        if diary.games < BATCH:
            continue
        told = told_every and played // told_every < (played + diary.games) // told_every
        played += diary.games
        agent.learn(*diary.tear_out())
        if told:
            share = against_random(agent, players, 2 * MATCHES, seed + 1)
            seconds = time.monotonic() - start
            print(f"{played:6} games {seconds:5.0f} s   {share:4.0%} against random", flush=True)
    return agent


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--trial", type=int, default=1024, help="games against random at the end")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out")
    args = parser.parse_args()
    agent = train(args.games, args.players, args.seed, told_every=500)
    share = against_random(agent, args.players, args.trial, args.seed + 2)
    print(f"It wins {share:.1%} of {args.trial} games against random.")
    if args.out:
        weights: Any = agent.weights
        np.savez(args.out, mean=agent.mean, scale=agent.scale, **weights)


if __name__ == "__main__":
    main()
