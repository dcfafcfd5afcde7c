"""Bots at a game that has no judge: they know its rules, and search finds what wins."""

import pytest

from skald.bots import BOTS, LEVELS, judge_of, make_bot
from skald.sim.clocks import without_clock
from tests.toy.game import TAKE, Toy, toy_match


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_to_the_end(toy: Toy, name: str) -> None:
    match = toy_match("coin tails")
    bots = [make_bot(without_clock(name, toy), toy, seat) for seat in range(2)]
    while match.seat is not None:
        match.play(bots[match.seat].choose(match.state, match.decisions))
    assert match.outcome is not None


@pytest.mark.parametrize("seed", range(5))
def test_search_takes_the_last_stone(toy: Toy, seed: int) -> None:
    match = toy_match("coin heads")
    assert make_bot("mcts:60", toy, seed).choose(match.state, 0) is TAKE[2]


def test_search_leaves_four_stones(toy: Toy) -> None:
    match = toy_match("coin tails")
    assert make_bot("mcts:400", toy, 1).choose(match.state, 0) is TAKE[1]


def test_the_levels_think_as_long_as_at_most_games(toy: Toy) -> None:
    budgets = [level.budget(judge_of(toy)) for level in LEVELS]
    assert [budget and budget.iterations for budget in budgets] == [None, None, 100, 1_000]
