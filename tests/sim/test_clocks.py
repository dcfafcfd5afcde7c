"""Bots that think by the clock are given a count instead."""

import pytest

import skald
from skald.bots import BOTS, judge_of, make_bot
from skald.bots.levels import LEVELS
from skald.sim.clocks import has_clock, without_clock
from skald.sim.plan import simulation
from tests.sim.helping import results

RULES = skald.game("ice-garden").rules


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name_without_a_clock(bot: str) -> None:
    name = without_clock(bot, RULES)
    make_bot(name, RULES, 1)
    assert without_clock(name, RULES) == name
    assert not has_clock(name)


def test_levels_keep_their_count() -> None:
    counted = [level for level in LEVELS if level.kind == "mcts"]
    assert counted
    for level in counted:
        for game in skald.games():
            rules = skald.game(game).rules
            budget = level.budget(judge_of(rules))
            assert budget is not None
            assert without_clock(level.name, rules) == f"mcts:{budget.iterations}"
    assert without_clock("greedy", RULES) == "greedy"


def test_seconds_are_a_clock() -> None:
    assert has_clock("mcts:1.5s")
    assert not has_clock("mcts:20")


def test_a_search_plays_the_same_game_twice() -> None:
    plan = simulation("ice-garden", 2, ["mcts:6", "random"], {}, 1, 2)
    first = results(plan)
    assert first == results(plan)
    assert first[0].bots == ("mcts:6", "random")
