"""Sums, spreads and intervals."""

import pytest

from skald.sim.numbers import decimal, interval, percent
from skald.sim.panels import quantile
from skald.sim.playing import Result
from skald.sim.tally import Spread, Tally, wilson


def result(scores: tuple[int, ...], winners: tuple[int, ...], number: int = 0) -> Result:
    return Result(
        number=number,
        seed=1,
        reason="points",
        rounds=5 + number,
        decisions=10,
        forced=2,
        chance=3,
        bots=("greedy", "random"),
        factions=("blue", "red"),
        scores=scores,
        winners=winners,
    )


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        # The score interval of Wilson (1927), worked out by hand elsewhere.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (15, 148, 0.0624, 0.1605),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, tries: int, low: float, high: float) -> None:
    found = wilson(wins, tries)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_spread() -> None:
    spread = Spread()
    for value in (4, -2, 4, 10):
        spread.add(value)
    assert (spread.total, spread.mean, spread.least, spread.most) == (4, 4.0, -2, 10)
    assert [quantile(spread, share) for share in (0.25, 0.5, 0.75, 1.0)] == [-2, 4, 4, 10]
    assert Spread().to_json() == {"mean": 0.0, "min": 0, "max": 0}


def test_tally_counts_by_bot_seat_and_faction() -> None:
    tally = Tally()
    tally.add([result((3, 7), (1,)), result((9, 1), (0,), 1), result((4, 4), (0, 1), 2)])
    assert tally.to_json() == {
        "games": 3,
        "decisions": 30,
        "forced": 6,
        "chance": 9,
        "wins_by_seat": [2, 2],
        "wins_by_faction": {"blue": 2, "red": 2},
        "seats_by_faction": {"blue": 3, "red": 3},
        "wins_by_bot": {"greedy": 2, "random": 2},
        "seats_by_bot": {"greedy": 3, "random": 3},
        "endings": {"points": 3},
        "rounds": {"mean": 6.0, "min": 5, "max": 7},
        "scores": {
            "mean": 4.6667,
            "min": 1,
            "max": 9,
            "by_bot": {
                "greedy": {"mean": 5.3333, "min": 3, "max": 9},
                "random": {"mean": 4.0, "min": 1, "max": 7},
            },
            "by_faction": {
                "blue": {"mean": 5.3333, "min": 3, "max": 9},
                "red": {"mean": 4.0, "min": 1, "max": 7},
            },
        },
    }


def test_numbers_in_three_languages() -> None:
    assert [decimal(-1234.56, 1, tongue) for tongue in ("en", "de", "pl")] == [
        "−1,234.6",
        "−1.234,6",
        "−1\N{NO-BREAK SPACE}234,6",
    ]
    assert percent(0.5, "de") == "50,0\N{NO-BREAK SPACE}%"
    assert interval(wilson(5, 10), "en") == "23.7–76.3%"
