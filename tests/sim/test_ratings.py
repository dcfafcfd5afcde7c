"""Ratings and the cross table."""

import random

import pytest

from skald.sim.playing import Result
from skald.sim.ratings import Standings


def game(bots: str, *winners: int) -> Result:
    """A game with one letter per seat."""
    return Result(
        number=0,
        seed=0,
        reason="points",
        rounds=1,
        decisions=0,
        forced=0,
        chance=0,
        bots=tuple(bots),
        factions=("blue",) * len(bots),
        scores=(0,) * len(bots),
        winners=winners,
    )


def test_the_stronger_bot_is_rated_higher() -> None:
    standings = Standings("ab")
    standings.add([game("ab", 1), game("ba", 0), game("ab", 1), game("ab", 0)])
    first, second = standings.ranking()
    assert (first.bot, second.bot) == ("b", "a")
    assert first.mu > 25 > second.mu
    assert first.low < first.mu < first.high


def test_a_draw_changes_nothing_between_equals() -> None:
    standings = Standings("ab")
    standings.add([game("ab", 0, 1)])
    one, other = standings.ranking()
    assert one.mu == pytest.approx(other.mu)


def test_doubt_shrinks_with_every_game() -> None:
    standings = Standings("ab")
    sigmas = []
    for number in range(20):
        standings.add([game("ab", number % 2)])
        sigmas.append(standings.ranking()[0].sigma)
    assert sigmas == sorted(sigmas, reverse=True)
    assert sigmas[-1] < sigmas[0] / 2


def test_a_bot_at_several_seats_learns_from_each() -> None:
    standings = Standings("ab")
    standings.add([game("aabb", 2)])
    first, second = standings.ranking()
    assert first.bot == "b"
    assert first.mu - 25 == pytest.approx(25 - second.mu, rel=0.2)


def test_intervals_hold_what_is_true() -> None:
    """Two bots that are equally strong: in 95 of 100 tournaments the intervals say so."""
    chance = random.Random(1)
    held = 0
    for _ in range(30):
        standings = Standings("ab")
        standings.add(game("ab", int(chance.random() < 0.5)) for _ in range(200))
        held += all(rating.low <= 25 <= rating.high for rating in standings.ranking())
    assert held >= 27


def test_cross_table() -> None:
    standings = Standings("abc")
    standings.add([game("ab", 0), game("ab", 0), game("bc", 1), game("abc", 0, 1), game("abc", 2)])
    table = standings.to_json()["cross_table"]
    assert table["a"]["b"] == {"games": 4, "ahead": 2, "behind": 0}
    assert table["b"]["a"] == {"games": 4, "ahead": 0, "behind": 2}
    assert table["b"]["c"] == {"games": 3, "ahead": 1, "behind": 2}
    assert table["a"]["c"] == {"games": 2, "ahead": 1, "behind": 1}
    assert {rating["bot"] for rating in standings.to_json()["ratings"]} == {"a", "b", "c"}
