"""Random games of any game, each from one seed; what is special to a game comes as a `Sampler`."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, Step, play
from skald.kernel.conformance import PLY_LIMIT, Chooser, Sight, check_end, check_position
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.options import Option
from skald.kernel.playout import choose
from skald.kernel.rules import Rules, Setup

# How much is played: little on plain Python, more on the core as it was built, all in a soak.
EXTENTS = ("few", "many", "all")
EXTENT = EXTENTS.index(os.environ.get("SKALD_GAMES", "few"))
# How often the cheap check of the whole table is made in a game that is played fast.
CHECK_EVERY = 40


def extent(few: int, many: int, everything: int) -> int:
    """A number that grows with how much is to be played."""
    return (few, many, everything)[EXTENT]


# What a seat gains by an action, as far as a simple player can tell.
Worth = Callable[[State, Action, int], float]


@dataclass(frozen=True, eq=False, repr=False)
class Sampler:
    """A game, how its random games are drawn, and what they look like.

    `plies` says about how long a random game is for so many players; `styles` play with more
    sense than chance and so see more of the rules; `facts` are the facts of each event in order.
    """

    rules: Rules
    players: tuple[int, ...]
    draw_setup: Callable[[Dice, int], Setup]
    plies: Callable[[int], int]
    styles: tuple[Chooser, ...]
    facts: Mapping[str, list[str]]
    sight: Sight

    def __str__(self) -> str:
        return self.rules.id

    def game(self, seed: int, players: int = 0, **options: str) -> "Playthrough":
        """The random game of a seed; without a number of players the seed says how many.

        Given options are all that is chosen; without any the seed chooses.
        """
        game = Playthrough(self, seed, players or self.players[seed % len(self.players)])
        if options:
            players = game.setup.players
            game.setup = Setup(players, self.rules.complete(players, options))
        return game

    def style(self, seed: int, *, random: int = 0) -> Chooser:
        """One of the styles by turns; with `random`, so many turns in between are chance."""
        turn = seed // len(self.players) % (len(self.styles) + random)
        return self.styles[turn] if turn < len(self.styles) else choose

    def choices(self) -> set[str]:
        """The names of all steps at which somebody chooses."""
        steps = self.rules.steps.items()
        return {name for name, cls in steps if cls.options is not Step.options}


class Playthrough:
    """One random game from its seed: the setup, the dice, and how far it has come."""

    def __init__(self, sampler: Sampler, seed: int, players: int) -> None:
        self.sampler = sampler
        self.rules = sampler.rules
        self.seed = seed
        self.dice = Dice(seed)
        self.setup = sampler.draw_setup(self.dice, players)
        self.ply = 0
        self._match: Match | None = None

    @contextmanager
    def told(self) -> Iterator[None]:
        """Say with an error how to see it again."""
        try:
            yield
        except Exception as error:
            options = " ".join(f"{k}={v}" for k, v in self.setup.options.items())
            ply = len(self._match.history) if self._match else self.ply
            error.add_note(
                f"{self.sampler}, seed {self.seed}, "
                f"{self.setup.players} players, ply {ply}: {options}"
            )
            raise

    def match(self, *, listen: bool = False) -> Match:
        """The game as a match at which chance is played like any choice."""
        with self.told():
            match = Match(self.rules, self.setup, manual_chance=True, listen=listen)
        self._match = match
        return match

    def positions(self, chooser: Chooser = choose) -> Iterator[State]:
        """Every position of the game up to its end, played through the trusted door.

        It is always the same state: whoever looks must leave it as it was.
        """
        state = self.rules.new_state(self.setup)
        while state.agenda:
            yield state
            play(state, chooser(state, self.dice))
            self.ply += 1
            assert self.ply < PLY_LIMIT, "the game does not end"
        yield state

    def play_fast(self, looks: int, chooser: Chooser = choose) -> State:
        """Play to the end; look closely at about so many positions."""
        with self.told():
            length = self.sampler.plies(self.setup.players)
            plies = {self.dice.below(length) for _ in range(looks)}
            for state in self.positions(chooser):
                if self.ply in plies:
                    check_position(self.rules, self.setup, state, self.dice)
                elif self.ply % CHECK_EVERY == 0:
                    self.rules.check(state)
            self.rules.check(state)
            check_end(self.rules, state)
        return state


def best_of(looks: int, worth: Worth) -> Chooser:
    """A simple player: draws so many options and takes the best; chance stays chance."""

    def pick(state: State, dice: Dice) -> Action:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            return choose(state, dice)
        drawn = {choose(state, dice): None for _ in range(looks)}
        return max(drawn, key=lambda action: worth(state, action, seat))

    return pick


def after(state: State, action: Action) -> State:
    """The position that an action leads to."""
    new = state.clone()
    play(new, action)
    return new


# Drawing setups.


def one_of(dice: Dice, values: tuple[str, ...]) -> str:
    """Any of these, all equally likely."""
    return values[dice.below(len(values))]


def draw_switches(dice: Dice, options: tuple[Option, ...], keys: tuple[str, ...]) -> dict[str, str]:
    """Now and then a single switch is set on its own."""
    return {
        option.key: one_of(dice, option.values)
        for option in options
        if option.values and option.key in keys and dice.below(5) == 0
    }
