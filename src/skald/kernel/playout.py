"""Chance drawn by its weights, and whole games at random."""

from typing import Final

from mypy_extensions import i64

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, play
from skald.kernel.dice import Dice

# A small generator for play that nobody keeps, x -> x * A mod M, a prime below 2 ** 30:
# nothing in it is long for the compiled core.
_M: Final = 1_073_741_789
_A: Final = 771_645_345


def outcome(state: State, dice: Dice) -> Action:
    """What chance brings, by the weights of the choice that is due."""
    weights = state.agenda[-1].weights(state)
    offered = state.offered
    return offered[dice.pick(weights) if weights else dice.below(len(offered))]


class Played:
    """A random game: decisions of seats, those with a single option, and outcomes of chance."""

    __slots__ = ("chance", "decisions", "forced")

    def __init__(self, decisions: int, forced: int, chance: int) -> None:
        self.decisions: Final = decisions
        self.forced: Final = forced
        self.chance: Final = chance


def _weighted(x: i64, weights: list[int]) -> i64:
    """The index that a number below `_M` stands for."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = x * total // _M
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def play_randomly(state: State, seed: int) -> Played:
    """Play to the end, every option equally likely, chance by its weights."""
    x: i64 = seed % (_M - 1) + 1
    decisions = forced = chance = 0
    while state.agenda:
        offered = state.offered
        number: i64 = len(offered)
        step = state.agenda[-1]
        x = x * _A % _M
        if step.seat == CHANCE:
            chance += 1
            weights = step.weights(state)
            index = _weighted(x, list(weights)) if weights else x * number // _M
            play(state, offered[index])
        else:
            decisions += 1
            if number == 1:
                forced += 1
            play(state, offered[x * number // _M])
    return Played(decisions, forced, chance)
