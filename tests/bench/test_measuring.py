"""Contenders take turns; who is missing or fails is told; medians and ratios by rounds."""

import random
from collections.abc import Callable

import pytest

from skald.bench.measuring import (
    MISSING,
    Contender,
    Count,
    Kind,
    Measure,
    Measured,
    Results,
    Tally,
    measure,
    stretch,
)
from skald.bench.rows import ratio, real_ratio, rows


def count(decisions: int, cpu: float = 1.0, forced: int = 0) -> Count:
    """So many decisions in one game."""
    return Count(1, decisions, forced, 0, cpu, cpu)


def measured(name: str, *counts: Count, kind: Kind = Kind.PLAY, package: str = "") -> Measured:
    """A contender with these rounds."""
    return Measured(name, kind, package, list(counts))


def contender(name: str, measure: Measure, package: str = "") -> Contender:
    """A contender that is ready at once."""

    def ready(_: random.Random) -> Measure:
        return measure

    return Contender(name, Kind.PLAY, ready, package)


def failing(error: Exception) -> Callable[[random.Random], Measure]:
    """Nothing gets ready here."""

    def ready(_: random.Random) -> Measure:
        raise error

    return ready


def run(*contenders: Contender, rounds: int = 2) -> Results:
    """A run without words."""
    return measure(contenders, rounds, 0.5, 1, lambda _: None)


def test_contenders_take_turns() -> None:
    asked: list[tuple[str, float]] = []

    def note(name: str) -> Measure:
        def measure(seconds: float) -> Count:
            asked.append((name, seconds))
            return count(len(asked))

        return measure

    results = run(contender("a", note("a")), contender("b", note("b")))
    warm = [("a", 0.0), ("b", 0.0)]
    assert asked == [*warm, ("a", 0.5), ("b", 0.5), ("a", 0.5), ("b", 0.5)]
    assert [[c.decisions for c in each.counts] for each in results.measured] == [[3, 5], [4, 6]]


def test_progress_is_told() -> None:
    told: list[str] = []
    measure([contender("a", lambda _: count(1))], 2, 0.5, 1, told.append)
    assert told == ["preparing a", "round 1 of 2: a", "round 2 of 2: a"]


def test_a_missing_package_is_told() -> None:
    missing = Contender("Go", Kind.PLAY, failing(ModuleNotFoundError("go")), "go")
    results = run(missing, contender("a", lambda _: count(1)))
    assert results.skipped == {"Go": MISSING}
    assert [each.name for each in results.measured] == ["a"]


def test_a_peer_that_fails_is_told() -> None:
    broken = Contender("Go", Kind.PLAY, failing(AttributeError("no board")), "go")
    assert run(broken).skipped == {"Go": "failed: AttributeError: no board"}


def test_our_own_failure_is_not_swallowed() -> None:
    with pytest.raises(AttributeError, match="no board"):
        run(Contender("ours", Kind.PLAY, failing(AttributeError("no board"))))


def test_a_stretch_plays_whole_games_and_at_least_one() -> None:
    assert stretch(lambda: Tally(7, 2, 3), 0.0)[:4] == (1, 7, 2, 3)


def test_a_stretch_lasts_as_long_as_asked() -> None:
    found = stretch(lambda: Tally(sum(1 for _ in range(1_000))), 0.02)
    assert found.cpu >= 0.02
    assert found.decisions == found.games * 1_000
    assert found.games > 5


def test_a_ratio_is_taken_within_each_round() -> None:
    """The second round was slow for both."""
    ours = measured("ours", count(30), count(3), count(33))
    chess = measured("chess", count(10), count(1), count(10))
    assert ratio(ours, chess) == 3.0
    assert ratio(ours, None) is None


def test_real_decisions_have_more_than_one_option() -> None:
    ours = measured("ours", count(30, forced=10))
    chess = measured("python-chess", count(10))
    results = Results(1, 0.5, [ours, chess], {})
    row = rows(results, Kind.PLAY)[0]
    assert (row.decisions_per_second, row.real_decisions_per_second) == (30.0, 20.0)
    assert (row.against_chess, row.real_against_chess) == (3.0, 2.0)
    assert real_ratio(ours, chess) == 2.0
    assert row.real_decisions_per_game == 20.0


def test_copies_are_compared_with_copies() -> None:
    results = Results(
        1,
        0.5,
        [
            measured("ice-garden", count(500), kind=Kind.CLONE),
            measured("python-chess", count(1_000), kind=Kind.CLONE),
            measured("python-chess", count(10)),
        ],
        {},
    )
    assert [row.against_chess for row in rows(results, Kind.CLONE)] == [0.5, 1.0]
