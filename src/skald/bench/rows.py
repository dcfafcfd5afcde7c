"""Figures and ratios of a run."""

from statistics import median
from typing import Any, NamedTuple

from skald.bench.loop import NAME as LOOP
from skald.bench.measuring import Count, Kind, Measured, Results
from skald.bench.peers.chess import NAME as CHESS
from skald.bench.peers.pettingzoo import NAME as ZOO


class Row(NamedTuple):
    """One contender: medians over all rounds, seconds of the processor; ratios round by round."""

    name: str
    kind: str
    decisions_per_second: float
    real_decisions_per_second: float
    decisions_per_wall_second: float
    games_per_second: float
    decisions_per_game: float
    real_decisions_per_game: float
    chance_per_game: float
    against_chess: float | None
    real_against_chess: float | None
    against_loop: float | None
    against_pettingzoo: float | None


def rows(results: Results, kind: Kind) -> list[Row]:
    """All contenders of a kind."""
    return [_row(results, each) for each in results.of(kind)]


def _row(results: Results, each: Measured) -> Row:
    # Copies are compared with copies; steps with bare half-moves, and with PettingZoo's chess.
    chess = results.find(Kind.CLONE if each.kind == Kind.CLONE else Kind.PLAY, CHESS)
    zoo = results.find(Kind.STEPS, ZOO) if each.kind == Kind.STEPS else None
    real = each.per_game(_real)
    return Row(
        each.name,
        each.kind.value,
        each.rate(),
        each.real_rate(),
        median(count.decisions / count.wall for count in each.counts),
        median(count.games / count.cpu for count in each.counts),
        each.per_game(lambda count: count.decisions),
        real,
        each.per_game(lambda count: count.chance),
        ratio(each, chess),
        real_ratio(each, chess) if each.kind == Kind.PLAY else None,
        ratio(each, results.find(Kind.PLAY, LOOP)),
        ratio(each, zoo),
    )


def _real(count: Count) -> int:
    return count.decisions - count.forced


def ratio(own: Measured, other: Measured | None) -> float | None:
    """How many times as fast, by the median over the rounds."""
    if other is None:
        return None
    pairs = zip(own.counts, other.counts, strict=True)
    return median(mine.rate / its.rate for mine, its in pairs)


def real_ratio(own: Measured, other: Measured | None) -> float | None:
    """The same for decisions with more than one option."""
    if other is None:
        return None
    pairs = zip(own.counts, other.counts, strict=True)
    return median(mine.real_rate / its.real_rate for mine, its in pairs)


def data(results: Results, unasked: dict[str, float]) -> dict[str, Any]:
    """Everything for programs."""
    return {
        "rounds": results.rounds,
        "seconds": results.seconds,
        "rows": [row._asdict() for kind in Kind for row in rows(results, kind)],
        "unasked_per_game": unasked,
        "skipped": results.skipped,
    }
