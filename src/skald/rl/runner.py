"""A game being played for learners: a position and the dice that draw its chance."""

from collections.abc import Mapping
from typing import Any, Final

import skald
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, play
from skald.kernel.dice import Dice
from skald.kernel.errors import BadRecord, IllegalAction
from skald.kernel.playout import draw_chance
from skald.kernel.rules import Rules, Setup, find

SHOWN: Final = 6


def make_setup(game: str, players: int, options: Mapping[str, object]) -> Setup:
    """What is fixed before the first step, checked by the rules of the game."""
    return skald.game(game).match(players, 0, options, manual_chance=True).setup


class GameRunner:
    """One game after another at the same table; chance goes on from the same dice."""

    __slots__ = ("dice", "rules", "setup", "state")

    def __init__(self, rules: Rules, setup: Setup, dice: Dice, state: State | None = None) -> None:
        """Without a state a new game begins."""
        self.rules: Final = rules
        self.setup: Final = setup
        self.dice = dice
        self.state: State = self._first() if state is None else state

    def _first(self) -> State:
        state = self.rules.new_state(self.setup)
        draw_chance(state, self.dice)
        return state

    @property
    def seat(self) -> int:
        """Whose choice is due; CHANCE when the game is over."""
        return self.state.agenda[-1].seat if self.state.agenda else CHANCE

    def begin(self, seed: int | None = None) -> None:
        """A new game; a seed makes the dice start anew."""
        if seed is not None:
            self.dice = Dice(seed)
        self.state = self._first()

    def action(self, number: int) -> Action:
        """The offered action with this number, or IllegalAction."""
        for action in self.state.offered:
            if action.number == number:
                return action
        raise IllegalAction(_refusal(self.rules, self.state, number))

    def play(self, action: Action) -> None:
        """Carry out an offered action and everything that chance decides after it."""
        state = self.state
        play(state, action)
        draw_chance(state, self.dice)

    def rewards(self) -> list[float]:
        """What each player gets for how the game ended."""
        ending = self.rules.outcome(self.state)
        assert ending is not None
        return rewards_for(ending.winners, len(ending.scores))[: self.setup.players]

    def clone(self) -> "GameRunner":
        """An independent table with the same position and the same dice."""
        return GameRunner(self.rules, self.setup, Dice(self.dice.state), self.state.clone())

    def to_json(self) -> dict[str, Any]:
        """Everything, exactly: game, setup, dice and position."""
        return {
            "game": self.rules.id,
            "rules": self.rules.version,
            "players": self.setup.players,
            "options": self.setup.options,
            "data": self.setup.data,
            "dice": self.dice.state,
            "state": self.state.to_json(),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "GameRunner":
        """The table that `to_json` wrote."""
        rules = find(data["game"])
        if data["rules"] != rules.version:
            raise BadRecord(f"This was saved under rules {data['rules']}, not {rules.version}.")
        setup = Setup(data["players"], data["options"], data["data"])
        state = rules.state_from_json(setup, data["state"])
        return GameRunner(rules, setup, Dice(data["dice"]), state)


def rewards_for(winners: tuple[int, ...], seats: int) -> list[float]:
    """By seat: 1 for a sole winner, -1 shared by all others; joint winners share the 1.

    The rewards of a game with a winner add up to 0; if all win together, everybody gets 0.
    """
    share = 1.0 / len(winners) if winners else 0.0
    fair = 1.0 / seats
    scale = seats / (seats - 1)
    return [((share if seat in winners else 0.0) - fair) * scale for seat in range(seats)]


def _refusal(rules: Rules, state: State, number: int) -> str:
    known = 0 <= number < len(rules.table)
    name = f"Action {number} ({rules.table[number].text})" if known else f"Action {number}"
    if not state.agenda:
        return f"{name} is not possible: the game is over."
    offered = [f"{action.number} ({action.text})" for action in state.offered[:SHOWN]]
    more = len(state.offered) - SHOWN
    tail = f" and {more} more" if more > 0 else ""
    return f"{name} is masked now; possible are {', '.join(offered)}{tail}."
