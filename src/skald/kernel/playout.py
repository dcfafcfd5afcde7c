"""Chance drawn by its weights, and whole games at random."""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, play
from skald.kernel.dice import Draws, QuickDice


def outcome(state: State, dice: Draws) -> Action:
    """What chance brings, by the weights of the choice that is due."""
    weights = state.agenda[-1].weights(state)
    offered = state.offered
    return offered[dice.pick(weights) if weights else dice.below(len(offered))]


def choose(state: State, dice: Draws) -> Action:
    """A random option: by weight where chance decides, else all equally likely."""
    if state.agenda[-1].seat == CHANCE:
        return outcome(state, dice)
    return state.offered[dice.below(len(state.offered))]


def draw_chance(state: State, dice: Draws) -> bool:
    """Let chance act while it is due; whether it did."""
    drawn = False
    while state.agenda and state.agenda[-1].seat == CHANCE:
        drawn = True
        play(state, outcome(state, dice))
    return drawn


class Played:
    """A random game: decisions of seats, those with a single option, and outcomes of chance."""

    __slots__ = ("chance", "decisions", "forced")

    def __init__(self, decisions: int, forced: int, chance: int) -> None:
        self.decisions: Final = decisions
        self.forced: Final = forced
        self.chance: Final = chance


def play_randomly(state: State, seed: int) -> Played:
    """Play to the end, every option equally likely, chance by its weights."""
    dice = QuickDice(seed)
    decisions = forced = chance = 0
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            chance += 1
            play(state, outcome(state, dice))
            continue
        number = len(state.offered)
        decisions += 1
        if number == 1:
            forced += 1
        play(state, state.offered[dice.below(number)])
    return Played(decisions, forced, chance)
