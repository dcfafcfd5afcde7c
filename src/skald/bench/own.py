"""Skald's own games as contenders."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from skald.bench.measuring import Contender, Count, Kind, Measure, Tally, games
from skald.kernel.agenda import CHANCE, State, listen, play
from skald.kernel.dice import Dice
from skald.kernel.games import Game, all_games
from skald.kernel.playout import choose, outcome, play_randomly
from skald.kernel.rules import Rules, Setup
from skald.rl.ids import environments


class GameSetup(NamedTuple):
    """A game as it is set up."""

    rules: Rules
    players: int
    options: dict[str, str]

    def setup(self) -> Setup:
        """The set-up with every option."""
        return Setup(self.players, self.rules.complete(self.players, self.options))


# A usual table; it is also driven from outside, as a program does that uses Skald as a library.
USUAL: Final = 4
FROM_OUTSIDE: Final = ", driven"
CLONES: Final = 500
# The shortest stretch of an environment, in seconds.
SHORTEST: Final = 0.02
# Games that are listened to, to count what is never asked.
HEARD: Final = 20


def tables() -> dict[str, GameSetup]:
    """Every game by its numbers of players, and its variants."""
    return {f"{game.id} {name}": each for game in all_games().values() for name, each in _of(game)}


def _of(game: Game) -> Iterator[tuple[str, GameSetup]]:
    rules = game.rules
    for players in range(max(2, rules.min_players), rules.max_players + 1):
        yield str(players), GameSetup(rules, players, {})
    for name, (players, options) in game.bench.variants.items():
        yield name, GameSetup(rules, players, options)


def usual(game: Game) -> str:
    """The name of the usual table of a game."""
    return f"{game.id} {min(USUAL, game.rules.max_players)}"


def usual_tables() -> list[str]:
    """The names of the usual tables of all games."""
    return [usual(game) for game in all_games().values()]


def contenders() -> Iterator[Contender]:
    """Random play at every table, copies, environments."""
    known = tables()
    for name, table in known.items():
        yield Contender(name, Kind.PLAY, partial(_playing, table))
    for name in usual_tables():
        yield Contender(name + FROM_OUTSIDE, Kind.PLAY, partial(_driving, known[name]))
    for game in all_games().values():
        yield Contender(game.id, Kind.CLONE, partial(_cloning, game))
    for name in environments():
        yield Contender(name, Kind.STEPS, partial(_stepping, name))
        yield Contender(f"{name}, 64 matches", Kind.STEPS, partial(_stepping_many, name))


# Random play.


def _playing(table: GameSetup, rng: random.Random) -> Measure:
    return games(partial(core_game, table.rules, table.setup(), rng))


def _driving(table: GameSetup, rng: random.Random) -> Measure:
    return games(partial(driven_game, table.rules, table.setup(), rng))


def core_game(rules: Rules, setup: Setup, rng: random.Random) -> Tally:
    """One random game, played by the core itself."""
    played = play_randomly(rules.new_state(setup), rng.getrandbits(31))
    return Tally(played.decisions, played.forced, played.chance)


def driven_game(rules: Rules, setup: Setup, rng: random.Random) -> Tally:
    """One random game, every choice drawn here; what the kernel takes unasked is no decision."""
    draw, dice = rng.random, Dice(rng.getrandbits(64))
    decisions = forced = chance = 0
    state = rules.new_state(setup)
    while state.agenda:
        offered = state.offered
        step = state.agenda[-1]
        number = len(offered)
        if step.seat == CHANCE:
            chance += 1
            play(state, outcome(state, dice))
            continue
        decisions += 1
        if number == 1:
            forced += 1
        play(state, offered[int(draw() * number)])
    return Tally(decisions, forced, chance)


def unasked(names: Iterable[str], seed: int) -> dict[str, float]:
    """Per game of each table: choices with one option that the kernel takes without asking."""
    dice = Dice(seed)
    known = tables()
    return {name: _unasked(known[name], dice) for name in names if name in known}


def _unasked(table: GameSetup, dice: Dice) -> float:
    count = 0
    for _ in range(HEARD):
        state = table.rules.new_state(table.setup())
        log = listen(state)
        while state.agenda:
            play(state, choose(state, dice))
        count += sum(1 for seat, _ in log.forced if seat != CHANCE)
    return count / HEARD


# Copies.


def _cloning(game: Game, rng: random.Random) -> Measure:
    return games(partial(_clones, middle_state(game, rng)))


def middle_state(game: Game, rng: random.Random) -> State:
    """A usual game halfway through; at its beginning if nobody knows how long it lasts."""
    table, dice = tables()[usual(game)], Dice(rng.getrandbits(64))
    state = table.rules.new_state(table.setup())
    for _ in range(game.bench.middle):
        play(state, choose(state, dice))
    return state


def _clones(state: State) -> Tally:
    for _ in range(CLONES):
        state.clone()
    return Tally(CLONES)


# Environments.


Speed = Callable[[str, float, int], float]


def _stepping(name: str, rng: random.Random) -> Measure:
    # Late: it needs numpy and PettingZoo.
    from skald.rl.speed import aec_steps_per_second

    return partial(_steps, aec_steps_per_second, name, rng)


def _stepping_many(name: str, rng: random.Random) -> Measure:
    from skald.rl.speed import vector_steps_per_second

    return partial(_steps, vector_steps_per_second, name, rng)


def _steps(speed: Speed, name: str, rng: random.Random, seconds: float) -> Count:
    """A stretch of an environment, which keeps the time itself."""
    seconds = max(seconds, SHORTEST)
    start = perf_counter()
    rate = speed(name, seconds, rng.getrandbits(31))
    return Count(0, round(rate * seconds), 0, 0, seconds, perf_counter() - start)
