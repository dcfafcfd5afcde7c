"""A result as one flat row: the columns of the files."""

from collections.abc import Sequence
from typing import Final

from skald.sim.playing import Result

GAME: Final = ("game", "seed", "ending", "rounds", "decisions", "forced", "chance")
SEAT: Final = ("bot", "faction", "score", "won")
_TRUTH: Final = {"true": True, "false": False}


def columns(seats: int) -> list[str]:
    """The names of the columns; seats are counted from 1."""
    return [*GAME, *(f"seat{seat}_{name}" for seat in range(1, seats + 1) for name in SEAT)]


def row_of(result: Result) -> list[str]:
    """A result as text, in the order of the columns."""
    row = [str(result.number), str(result.seed), result.reason, str(result.rounds)]
    row += [str(result.decisions), str(result.forced), str(result.chance)]
    for seat, score in enumerate(result.scores):
        won = "true" if seat in result.winners else "false"
        row += [result.bots[seat], result.factions[seat], str(score), won]
    return row


def result_of(row: Sequence[str]) -> Result:
    """The result that `row_of` wrote; ValueError or KeyError if it is none."""
    number, seed, reason, *counts = row[: len(GAME)]
    rounds, decisions, forced, chance = map(int, counts)
    seats = row[len(GAME) :]
    won = [_TRUTH[word] for word in seats[3 :: len(SEAT)]]
    return Result(
        number=int(number),
        seed=int(seed),
        reason=reason,
        rounds=rounds,
        decisions=decisions,
        forced=forced,
        chance=chance,
        bots=tuple(seats[0 :: len(SEAT)]),
        factions=tuple(seats[1 :: len(SEAT)]),
        scores=tuple(map(int, seats[2 :: len(SEAT)])),
        winners=tuple(seat for seat, winner in enumerate(won) if winner),
    )
