"""Speed of random play on one core, beside python-chess and a plain loop in the same run.

python bench/run.py [--rounds 7] [--seconds 0.6] [--json]
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Final, NamedTuple

from skald.games.icegarden.game import GAME
from skald.kernel.agenda import CHANCE, State, play
from skald.kernel.rules import Setup

TABLES: Final = {
    "ice-garden 2": (2, {}),
    "ice-garden 3": (3, {}),
    "ice-garden 4": (4, {}),
    "ice-garden solo": (1, {"solo": "easy"}),
}
CHESS: Final = "python-chess"
REFERENCE: Final = "reference loop"
# A random game of chess is cut off here: without claims of a draw some never end.
CHESS_PLIES: Final = 400
# Ply of a four-player game at which its state is cloned: about the middle.
MIDDLE: Final = 170
CLONES: Final = 2_000


class Count(NamedTuple):
    """What was done in a stretch of time."""

    games: int
    decisions: int
    chance: int
    seconds: float


class Row(NamedTuple):
    """One line of the result: medians over all rounds."""

    name: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    chance_per_game: float


def stretch(game: Callable[[], tuple[int, int]], seconds: float) -> Count:
    """Play whole games until the time is up."""
    games = decisions = chance = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        own, drawn = game()
        games += 1
        decisions += own
        chance += drawn
    return Count(games, decisions, chance, passed)


# What is measured.


def ice_garden(setup: Setup, rng: random.Random) -> tuple[int, int]:
    """One random game: decisions of seats and outcomes of chance; forced choices do not count."""
    draw = rng.random
    decisions = chance = 0
    state = GAME.new_state(setup)
    while state.agenda:
        offered = state.offered
        step = state.agenda[-1]
        if step.seat == CHANCE:
            chance += 1
            play(state, rng.choices(offered, step.weights(state))[0])
        else:
            decisions += 1
            play(state, offered[int(draw() * len(offered))])
    return decisions, chance


def chess_game(rng: random.Random) -> tuple[int, int]:
    """One random game of chess: all legal moves are listed and one is played."""
    import chess

    draw = rng.random
    board = chess.Board()
    for ply in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply, 0
        board.push(moves[int(draw() * len(moves))])
    return CHESS_PLIES, 0


def reference() -> tuple[int, int]:
    """A thousand rounds of work on a list and small numbers, the same everywhere."""
    cells = [0] * 16
    total = 0
    for n in range(1_000):
        index = n & 15
        cells[index] += n % 7
        total = (total + cells[index] * 3) & 0xFFFF
    assert total == 22_868
    return 1_000, 0


def middle_state(rng: random.Random) -> State:
    """A four-player game halfway through."""
    state = GAME.new_state(Setup(4, GAME.complete(4, {})))
    for _ in range(MIDDLE):
        play(state, rng.choice(state.offered))
    return state


def clone_microseconds(state: State) -> float:
    """How long a clone takes."""
    start = time.perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (time.perf_counter() - start) / CLONES * 1e6


# The run.


class Results(NamedTuple):
    """All rounds, by name."""

    counts: dict[str, list[Count]]
    clones: list[float]


def contenders(rng: random.Random) -> dict[str, Callable[[], tuple[int, int]]]:
    """What takes part, by name."""
    games: dict[str, Callable[[], tuple[int, int]]] = {}
    for name, (players, options) in TABLES.items():
        setup = Setup(players, GAME.complete(players, options))
        games[name] = partial(ice_garden, setup, rng)
    return {**games, CHESS: partial(chess_game, rng), REFERENCE: reference}


def run(rounds: int, seconds: float, seed: int) -> Results:
    """All contenders by turns, so that a slow moment of the machine hits all alike."""
    rng = random.Random(seed)
    games = contenders(rng)
    middle = middle_state(random.Random(seed))
    counts: dict[str, list[Count]] = {name: [] for name in games}
    clones = []
    for game in games.values():
        game()
    for _ in range(rounds):
        for name, game in games.items():
            counts[name].append(stretch(game, seconds))
        clones.append(clone_microseconds(middle))
    return Results(counts, clones)


def row(name: str, counts: list[Count]) -> Row:
    """The medians of one contender."""
    games = sum(count.games for count in counts)
    return Row(
        name,
        median(count.decisions / count.seconds for count in counts),
        median(count.games / count.seconds for count in counts),
        sum(count.decisions for count in counts) / games,
        sum(count.chance for count in counts) / games,
    )


def ratios(results: Results, other: str) -> dict[str, float]:
    """Decisions per second of each table against another contender, round by round."""
    return {
        name: median(
            (own.decisions / own.seconds) / (its.decisions / its.seconds)
            for own, its in zip(results.counts[name], results.counts[other], strict=True)
        )
        for name in TABLES
    }


# Telling.


def as_json(results: Results) -> str:
    """Everything for programs."""
    rows = [row(name, counts) for name, counts in results.counts.items()]
    data = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": len(results.clones),
        "rows": [each._asdict() for each in rows],
        "clone_microseconds": median(results.clones),
        "against_chess": ratios(results, CHESS),
        "against_reference": ratios(results, REFERENCE),
    }
    return json.dumps(data, indent=1)


def as_table(results: Results) -> str:
    """The same for people."""
    chess, plain = ratios(results, CHESS), ratios(results, REFERENCE)
    lines = [
        f"{'':16}{'decisions/s':>12}{'games/s':>10}{'per game':>10}{'chance':>8}"
        f"{'x chess':>9}{'x loop':>9}"
    ]
    for name, counts in results.counts.items():
        each = row(name, counts)
        line = f"{name:16}{each.decisions_per_second:12,.0f}{each.games_per_second:10,.1f}"
        line += f"{each.decisions_per_game:10,.0f}{each.chance_per_game:8,.1f}"
        if name in chess:
            line += f"{chess[name]:9.2f}{plain[name]:9.4f}"
        lines.append(line)
    lines.append(f"clone() in the middle of a game for four: {median(results.clones):.2f} µs")
    lines.append(f"Python {platform.python_version()}, medians of {len(results.clones)} rounds")
    return "\n".join(lines)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds of all contenders (7)")
    parser.add_argument("--seconds", type=float, default=0.6, help="time of each per round (0.6)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices (1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("rounds and seconds must be positive")
    results = run(options.rounds, options.seconds, options.seed)
    print(as_json(results) if options.json else as_table(results))


if __name__ == "__main__":
    main()
