"""The bot that looks one decision ahead and finishes its turn by feel."""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State, play
from skald.kernel.dice import Dice
from skald.kernel.judge import Judge
from skald.kernel.playout import draw_chance

# How many worlds (other hidden cards, other dice) each option is tried in when chance follows.
WORLDS: Final = 4
# Values that differ by less are equal.
EQUAL: Final = 1e-9
# No turn has more decisions of one seat in a row than this worth looking at.
LOOK_AHEAD: Final = 16


def promising(judge: Judge, state: State) -> Action:
    """The option that looks best at first sight."""
    options = state.offered
    if len(options) == 1:
        return options[0]
    weights = judge.weigh(state, options)
    best = 0
    for index in range(1, len(options)):
        if weights[index] > weights[best]:
            best = index
    return options[best]


def finish_turn(judge: Judge, state: State, seat: int, dice: Dice) -> bool:
    """Go on by feel until another seat must choose; whether chance acted."""
    drawn = draw_chance(state, dice)
    for _ in range(LOOK_AHEAD):
        if not state.agenda or state.agenda[-1].seat != seat:
            break
        play(state, promising(judge, state))
        drawn = draw_chance(state, dice) or drawn
    return drawn


def worth_of(judge: Judge, position: State, action: Action, dice: Dice, worlds: int) -> float:
    """What an option is worth to the seat that is due, once it has finished its turn by feel."""
    seat = position.agenda[-1].seat
    total = 0.0
    tried = 0
    while tried < worlds:
        state = position.clone()
        play(state, action)
        drawn = finish_turn(judge, state, seat, dice)
        total += judge.values(state)[seat]
        tried += 1
        if not drawn:
            break
    return total / tried


def greediest(judge: Judge, position: State, dice: Dice, worlds: int, hope: float) -> Action:
    """The option that is worth most; of equals the more promising.

    Options that look less than `hope` times as promising as the best are not tried.
    """
    options = position.offered
    weights = judge.weigh(position, options)
    least = hope * max(weights)
    hopeful = [index for index in range(len(options)) if weights[index] >= least]
    found = hopeful[0]
    if len(hopeful) == 1:
        return options[found]
    most = -1.0
    for index in hopeful:
        worth = worth_of(judge, position, options[index], dice, worlds)
        better = worth > most + EQUAL
        if better or (worth > most - EQUAL and weights[index] > weights[found]):
            found, most = index, worth
    return options[found]


class GreedyBot:
    """Plays each option, goes on by feel to the end of its turn, and takes what is worth most."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge: Final = judge
        self._dice: Final = Dice(seed)

    def choose(self, position: State, ply: int) -> Action:
        """The option with the best value after this turn."""
        return greediest(self._judge, position, self._dice, WORLDS, 0.0)
