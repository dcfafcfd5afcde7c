"""Bots: they are shown an imagined position, true in all that their seat may know."""

from typing import Final

from skald.bots.blind import BlindJudge
from skald.bots.feel import FeelBot
from skald.bots.greedy import GreedyBot
from skald.bots.levels import BOTS, FEEL, GREEDY, LEVELS, MCTS, RANDOM, USUAL, Level, budget_of
from skald.bots.mcts import MctsBot
from skald.bots.random import RandomBot
from skald.bots.registry import Bot, installed_bots, make_own, own_bots, register_bot
from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.dice import Dice
from skald.kernel.games import find_game
from skald.kernel.judge import Judge
from skald.kernel.rules import Rules

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Level",
    "Player",
    "installed_bots",
    "judge_of",
    "make_bot",
    "own_bots",
    "register_bot",
]


class Player:
    """A bot at a seat: asks it, with everything hidden drawn anew before it looks."""

    def __init__(self, name: str, rules: Rules, seed: int) -> None:
        self.name: Final = name
        self._rules: Final = rules
        self._dice: Final = Dice(seed)
        self._bot: Final = _make(name, rules, seed)

    def choose(self, state: State, ply: int) -> Action:
        """The bot's choice; a single option is taken without thought."""
        if len(state.offered) == 1:
            return state.offered[0]
        if isinstance(self._bot, RandomBot):
            return self._bot.choose(state, ply)
        seat = state.agenda[-1].seat
        return self._bot.choose(self._rules.determinise(state, seat, self._dice), ply)


def make_bot(name: str, rules: Rules, seed: int) -> Player:
    """A bot by its name; the same seed gives the same choices, unless a clock decides.

    `mcts` may be told how long to think: `mcts:2000` iterations, or `mcts:1.5s`. A bot of your
    own has the name that it was registered or installed by, or its address, `module:Class`.
    """
    return Player(name, rules, seed)


def _make(name: str, rules: Rules, seed: int) -> Bot:
    kind, colon, length = name.partition(":")
    budget = budget_of(length) if colon else USUAL
    for level in LEVELS:
        if level.name == name:
            kind, budget = level.kind, level.budget(judge_of(rules))
    if kind == RANDOM and not colon:
        return RandomBot(seed)
    if kind == FEEL and not colon:
        return FeelBot(judge_of(rules), seed)
    if kind == GREEDY and not colon:
        return GreedyBot(judge_of(rules), seed)
    if kind == MCTS and budget is not None:
        return MctsBot(rules, judge_of(rules), budget, seed)
    return make_own(name, rules, seed)


def judge_of(rules: Rules) -> Judge:
    """What is known of good play in a game, if only its rules."""
    return find_game(rules.id).judge or BlindJudge(rules)
