"""Fits the forecast of The Lord of the Ice Garden to finished games.

    python bench/forecast.py --games 1000 --players 4

Plays games of bots that are good, hasty or thoughtful by turns, looks at every twentieth choice
or so, and prints the weights under which the winners were likeliest, beside those in use.
"""

import argparse
from typing import Final

import numpy as np
from numpy.typing import NDArray

from skald.bots import make_bot
from skald.games.icegarden.game import RULES
from skald.games.icegarden.judge.evaluation import has_begun
from skald.games.icegarden.judge.forecast import WEIGHTS, columns
from skald.games.icegarden.state import State
from skald.kernel.agenda import CHANCE, play
from skald.kernel.dice import Dice
from skald.kernel.playout import outcome
from skald.kernel.rules import Setup

BOTS: Final = ("greedy", "greedy", "mcts:2")
# How many of a hundred choices the hasty ones (the second of `BOTS`) leave to chance.
HASTE: Final = 6
EVERY: Final = 20
# One game in so many is kept to judge the fit by.
KEPT: Final = 4
# Weights are kept small where games say nothing about them.
RIDGE: Final = 2e-4

Numbers = NDArray[np.float64]


def look(players: int, seed: int) -> tuple[list[Numbers], list[float]]:
    """The columns of some positions of a game, and each seat's share of the victory."""
    dice = Dice(seed)
    kinds = [dice.below(len(BOTS)) for _ in range(players)]
    bots = [make_bot(BOTS[kind], RULES, dice.next()) for kind in kinds]
    state = RULES.new_state(Setup(players, RULES.complete(players, {})))
    assert isinstance(state, State)
    seen: list[Numbers] = []
    ply = 0
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            play(state, outcome(state, dice))
            continue
        if has_begun(state) and dice.below(EVERY) == 0:
            seen.append(np.array(columns(state)))
        action = bots[seat].choose(state, ply)
        if kinds[seat] == 1 and dice.below(100) < HASTE:
            action = state.offered[dice.below(len(state.offered))]
        play(state, action)
        ply += 1
    result = RULES.outcome(state)
    assert result is not None
    winners = result.winners
    return seen, [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def likely(rows: Numbers, weights: Numbers) -> Numbers:
    """Each seat's chance to win."""
    hopes = rows @ weights
    odds = np.exp(hopes - hopes.max(1, keepdims=True))
    chances: Numbers = odds / odds.sum(1, keepdims=True)
    return chances


def surprise(rows: Numbers, won: Numbers, weights: Numbers) -> float:
    """How far the forecast was off, in nats: 0 is a prophet, log(players) one who knows nothing."""
    return float(-(won * np.log(likely(rows, weights))).sum(1).mean())


def fit(rows: Numbers, won: Numbers) -> Numbers:
    """The weights under which what happened was likeliest, by Newton's method."""
    scale = rows.std((0, 1)) + 1e-9
    scaled = rows / scale
    weights = np.zeros(rows.shape[2])
    for _ in range(12):
        chances = likely(scaled, weights)
        slope = np.einsum("ij,ijk->k", chances - won, scaled) / len(won) + 2 * RIDGE * weights
        mean = np.einsum("ij,ijk->ik", chances, scaled)
        bend = np.einsum("ij,ijk,ijl->kl", chances, scaled, scaled) - mean.T @ mean
        bend = bend / len(won) + 2 * RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    fitted: Numbers = weights / scale
    return fitted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.games < KEPT:
        parser.error(f"--games: at least {KEPT}, as one in {KEPT} is kept to judge the fit by")
    found: list[Numbers] = []
    won: list[list[float]] = []
    kept: list[bool] = []
    for game in range(options.games):
        seen, shares = look(options.players, options.seed * 1_000_003 + game)
        found += seen
        won += [shares] * len(seen)
        kept += [game % KEPT == 0] * len(seen)
        print(f"\r{game + 1} of {options.games} games, {len(found)} positions", end="", flush=True)
    rows, shared, apart = np.stack(found), np.array(won), np.array(kept)
    used = np.array(WEIGHTS)
    weights = fit(rows[~apart], shared[~apart])
    print("\nin use", used.round(3), f"off by {surprise(rows[apart], shared[apart], used):.3f}")
    print("fitted", weights.round(3), f"off by {surprise(rows[apart], shared[apart], weights):.3f}")


if __name__ == "__main__":
    main()
