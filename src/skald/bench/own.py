"""Skald's own games as contenders."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from skald.bench.measuring import Contender, Count, Kind, Measure, Tally, games
from skald.games.icegarden.game import RULES as ICE_GARDEN
from skald.games.northgard.game import RULES as NORTHGARD
from skald.kernel.agenda import CHANCE, State, listen, play
from skald.kernel.playout import play_randomly
from skald.kernel.rules import Rules, Setup


class Table(NamedTuple):
    """A game as it is set up."""

    rules: Rules
    players: int
    options: dict[str, str]

    def setup(self) -> Setup:
        """The set-up with every option."""
        return Setup(self.players, self.rules.complete(self.players, self.options))


TABLES: Final = {
    "ice-garden 2": Table(ICE_GARDEN, 2, {}),
    "ice-garden 3": Table(ICE_GARDEN, 3, {}),
    "ice-garden 4": Table(ICE_GARDEN, 4, {}),
    "ice-garden solo": Table(ICE_GARDEN, 1, {"solo": "easy"}),
    "northgard 2": Table(NORTHGARD, 2, {}),
    "northgard 3": Table(NORTHGARD, 3, {}),
    "northgard 4": Table(NORTHGARD, 4, {}),
    "northgard 5": Table(NORTHGARD, 5, {}),
    "northgard 4 creatures": Table(NORTHGARD, 4, {"creatures": "on"}),
}
# These are also driven from outside, as a program does that uses Skald as a library.
DRIVEN: Final = ("ice-garden 4", "northgard 4")
FROM_OUTSIDE: Final = ", driven"
ENVIRONMENTS: Final = ("ice_garden_v1", "northgard_v1")
# Ply of a four-player game at which its state is cloned: about the middle.
MIDDLE: Final = {ICE_GARDEN: 170, NORTHGARD: 220}
CLONES: Final = 500
# The shortest stretch of an environment, in seconds.
SHORTEST: Final = 0.02
# Games that are listened to, to count what is never asked.
HEARD: Final = 20


def contenders() -> Iterator[Contender]:
    """Random play at every table, copies, environments."""
    for name, table in TABLES.items():
        yield Contender(name, Kind.PLAY, partial(_playing, table))
    for name in DRIVEN:
        yield Contender(name + FROM_OUTSIDE, Kind.PLAY, partial(_driving, TABLES[name]))
    for rules in MIDDLE:
        yield Contender(rules.id, Kind.CLONE, partial(_cloning, rules))
    for name in ENVIRONMENTS:
        yield Contender(name, Kind.STEPS, partial(_stepping, name))
        yield Contender(f"{name}, 64 matches", Kind.STEPS, partial(_stepping_many, name))


# Random play.


def _playing(table: Table, rng: random.Random) -> Measure:
    return games(partial(core_game, table.rules, table.setup(), rng))


def _driving(table: Table, rng: random.Random) -> Measure:
    return games(partial(driven_game, table.rules, table.setup(), rng))


def core_game(rules: Rules, setup: Setup, rng: random.Random) -> Tally:
    """One random game, played by the core itself."""
    played = play_randomly(rules.new_state(setup), rng.getrandbits(31))
    return Tally(played.decisions, played.forced, played.chance)


def driven_game(rules: Rules, setup: Setup, rng: random.Random) -> Tally:
    """One random game, every choice drawn here; what the kernel takes unasked is no decision."""
    draw = rng.random
    decisions = forced = chance = 0
    state = rules.new_state(setup)
    while state.agenda:
        offered = state.offered
        step = state.agenda[-1]
        number = len(offered)
        if step.seat == CHANCE:
            chance += 1
            if weights := step.weights(state):
                play(state, rng.choices(offered, weights)[0])
                continue
        else:
            decisions += 1
            if number == 1:
                forced += 1
        play(state, offered[int(draw() * number)])
    return Tally(decisions, forced, chance)


def unasked(names: Iterable[str], seed: int) -> dict[str, float]:
    """Per game of each table: choices with one option that the kernel takes without asking."""
    rng = random.Random(seed)
    return {name: _unasked(TABLES[name], rng) for name in names if name in TABLES}


def _unasked(table: Table, rng: random.Random) -> float:
    count = 0
    for _ in range(HEARD):
        state = table.rules.new_state(table.setup())
        log = listen(state)
        while state.agenda:
            play(state, rng.choice(state.offered))
        count += sum(1 for seat, _ in log.forced if seat != CHANCE)
    return count / HEARD


# Copies.


def _cloning(rules: Rules, rng: random.Random) -> Measure:
    return games(partial(_clones, middle_state(rules, rng)))


def middle_state(rules: Rules, rng: random.Random) -> State:
    """A four-player game halfway through."""
    state = rules.new_state(Setup(4, rules.complete(4, {})))
    for _ in range(MIDDLE[rules]):
        play(state, rng.choice(state.offered))
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
