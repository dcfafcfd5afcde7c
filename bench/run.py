"""Speed of random play on one core, beside python-chess and a plain loop in the same run.

python bench/run.py [--rounds 7] [--seconds 0.6] [--only northgard] [--json]
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

from skald.games.icegarden.game import GAME as ICE_GARDEN
from skald.games.northgard.game import GAME as NORTHGARD
from skald.kernel.agenda import CHANCE, State, listen, play
from skald.kernel.rules import Rules, Setup

TABLES: Final[dict[str, tuple[Rules, int, dict[str, str]]]] = {
    "ice-garden 2": (ICE_GARDEN, 2, {}),
    "ice-garden 3": (ICE_GARDEN, 3, {}),
    "ice-garden 4": (ICE_GARDEN, 4, {}),
    "ice-garden solo": (ICE_GARDEN, 1, {"solo": "easy"}),
    "northgard 2": (NORTHGARD, 2, {}),
    "northgard 3": (NORTHGARD, 3, {}),
    "northgard 4": (NORTHGARD, 4, {}),
    "northgard 5": (NORTHGARD, 5, {}),
    "northgard 4 creatures": (NORTHGARD, 4, {"creatures": "on"}),
}
CHESS: Final = "python-chess"
REFERENCE: Final = "reference loop"
# A random game of chess is cut off here: without claims of a draw some never end.
CHESS_PLIES: Final = 400
# Ply of a four-player game at which its state is cloned: about the middle.
MIDDLE: Final = {ICE_GARDEN: 170, NORTHGARD: 220}
CLONES: Final = 2_000
# Games that are listened to, to count what is never asked.
HEARD: Final = 20


class Played(NamedTuple):
    """One game: decisions of seats, those with a single option, and outcomes of chance."""

    decisions: int
    forced: int
    chance: int


class Count(NamedTuple):
    """What was done in a stretch of time, by the clock of the processor and of the wall."""

    games: int
    decisions: int
    forced: int
    chance: int
    cpu: float
    wall: float


class Row(NamedTuple):
    """One line of the result: medians over all rounds; seconds are those of the processor."""

    name: str
    decisions_per_second: float
    decisions_per_wall_second: float
    games_per_second: float
    decisions_per_game: float
    forced_per_game: float
    unasked_per_game: float
    chance_per_game: float


Game = Callable[[], Played]


def stretch(game: Game, seconds: float) -> Count:
    """Play whole games until the processor has worked so long."""
    played = []
    wall, start = time.perf_counter(), time.process_time()
    while (cpu := time.process_time() - start) < seconds:
        played.append(game())
    sums = [sum(column) for column in zip(*played, strict=True)]
    return Count(len(played), sums[0], sums[1], sums[2], cpu, time.perf_counter() - wall)


# What is measured.


def skald_game(rules: Rules, setup: Setup, rng: random.Random) -> Played:
    """One random game; what the kernel takes without asking is no decision."""
    draw = rng.random
    decisions = forced = chance = 0
    state = rules.new_state(setup)
    while state.agenda:
        offered = state.offered
        step = state.agenda[-1]
        if step.seat == CHANCE:
            chance += 1
            play(state, rng.choices(offered, step.weights(state))[0])
        else:
            decisions += 1
            number = len(offered)
            if number == 1:
                forced += 1
            play(state, offered[int(draw() * number)])
    return Played(decisions, forced, chance)


def chess_game(rng: random.Random) -> Played:
    """One random game of chess: all legal moves are listed and one is played."""
    import chess

    draw = rng.random
    board = chess.Board()
    forced = 0
    for ply in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return Played(ply, forced, 0)
        if len(moves) == 1:
            forced += 1
        board.push(moves[int(draw() * len(moves))])
    return Played(CHESS_PLIES, forced, 0)


def reference() -> Played:
    """A thousand rounds of work on a list and small numbers, the same everywhere."""
    cells = [0] * 16
    total = 0
    for n in range(1_000):
        index = n & 15
        cells[index] += n % 7
        total = (total + cells[index] * 3) & 0xFFFF
    assert total == 22_868
    return Played(1_000, 0, 0)


def unasked(rules: Rules, setup: Setup, rng: random.Random) -> float:
    """Choices of seats per game with a single option that the kernel takes without asking."""
    count = 0
    for _ in range(HEARD):
        state = rules.new_state(setup)
        log = listen(state)
        while state.agenda:
            play(state, rng.choice(state.offered))
        count += sum(1 for seat, _ in log.forced if seat != CHANCE)
    return count / HEARD


def middle_state(rules: Rules, rng: random.Random) -> State:
    """A four-player game halfway through."""
    state = rules.new_state(Setup(4, rules.complete(4, {})))
    for _ in range(MIDDLE[rules]):
        play(state, rng.choice(state.offered))
    return state


def clone_microseconds(state: State) -> float:
    """How long a clone takes."""
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES * 1e6


# The run.


class Results(NamedTuple):
    """All rounds, by name."""

    counts: dict[str, list[Count]]
    unasked: dict[str, float]
    clones: dict[str, list[float]]


def run(rounds: int, seconds: float, seed: int, only: str) -> Results:
    """All contenders by turns, so that a slow moment of the machine hits all alike."""
    rng = random.Random(seed)
    games: dict[str, Game] = {}
    silent = {}
    for name, (rules, players, options) in TABLES.items():
        if only in name:
            setup = Setup(players, rules.complete(players, options))
            games[name] = partial(skald_game, rules, setup, rng)
            silent[name] = unasked(rules, setup, rng)
    games = {**games, CHESS: partial(chess_game, rng), REFERENCE: reference}
    states = {rules.id: middle_state(rules, random.Random(seed)) for rules in MIDDLE}
    results = Results({name: [] for name in games}, silent, {game: [] for game in states})
    for game in games.values():
        game()
    for _ in range(rounds):
        for name, game in games.items():
            results.counts[name].append(stretch(game, seconds))
        for game_id, state in states.items():
            results.clones[game_id].append(clone_microseconds(state))
    return results


def row(results: Results, name: str) -> Row:
    """The medians of one contender."""
    counts = results.counts[name]
    games = sum(count.games for count in counts)
    return Row(
        name,
        median(count.decisions / count.cpu for count in counts),
        median(count.decisions / count.wall for count in counts),
        median(count.games / count.cpu for count in counts),
        sum(count.decisions for count in counts) / games,
        sum(count.forced for count in counts) / games,
        results.unasked.get(name, 0.0),
        sum(count.chance for count in counts) / games,
    )


def ratios(results: Results, other: str) -> dict[str, float]:
    """Decisions per second of each table against another contender, round by round."""
    return {
        name: median(
            (own.decisions / own.cpu) / (its.decisions / its.cpu)
            for own, its in zip(results.counts[name], results.counts[other], strict=True)
        )
        for name in results.unasked
    }


# Telling.


def as_json(results: Results) -> str:
    """Everything for programs."""
    rounds = len(results.counts[CHESS])
    data = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "rows": [row(results, name)._asdict() for name in results.counts],
        "clone_microseconds": {game: median(times) for game, times in results.clones.items()},
        "against_chess": ratios(results, CHESS),
        "against_reference": ratios(results, REFERENCE),
    }
    return json.dumps(data, indent=1)


def as_table(results: Results) -> str:
    """The same for people."""
    chess, plain = ratios(results, CHESS), ratios(results, REFERENCE)
    lines = [
        f"{'':22}{'decisions/s':>12}{'(wall)':>11}{'games/s':>10}{'per game':>10}{'forced':>8}"
        f"{'unasked':>9}{'chance':>8}{'x chess':>9}{'x loop':>9}"
    ]
    for name in results.counts:
        each = row(results, name)
        line = f"{name:22}{each.decisions_per_second:12,.0f}"
        line += f"{each.decisions_per_wall_second:11,.0f}{each.games_per_second:10,.1f}"
        line += f"{each.decisions_per_game:10,.0f}{each.forced_per_game:8,.1f}"
        if name in chess:
            line += f"{each.unasked_per_game:9,.1f}{each.chance_per_game:8,.1f}"
            line += f"{chess[name]:9.2f}{plain[name]:9.4f}"
        lines.append(line)
    clones = ", ".join(f"{game} {median(times):.2f} µs" for game, times in results.clones.items())
    lines.append(f"clone() in the middle of a game for four: {clones}")
    rounds = len(results.counts[CHESS])
    lines.append(f"Python {platform.python_version()}, medians of {rounds} rounds, processor time")
    return "\n".join(lines)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=7, help="rounds of all contenders (7)")
    parser.add_argument("--seconds", type=float, default=0.6, help="time of each per round (0.6)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices (1)")
    parser.add_argument("--only", default="", help="only tables whose name holds this text")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("rounds and seconds must be positive")
    results = run(options.rounds, options.seconds, options.seed, options.only)
    print(as_json(results) if options.json else as_table(results))


if __name__ == "__main__":
    main()
