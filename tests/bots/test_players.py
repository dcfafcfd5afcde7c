"""Bots by name: they play whole games, repeat themselves, and see no more than their seat."""

import pytest

import skald
from skald.bots import BOTS, LEVELS, judge_of, make_bot
from skald.bots.levels import budget_of
from skald.bots.mcts import Budget, MctsBot
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State
from skald.kernel.build import COMPILED
from skald.kernel.conformance import redrawn
from skald.kernel.dice import Dice
from skald.kernel.judge import Judge
from skald.kernel.match import Match

# Search with few iterations, so that a test is short; plain Python plays the beginning only.
QUICK = tuple(name for name in BOTS if name not in ("mcts", "jarl", "skald"))
THINKING = (*QUICK, "mcts:6")
DECISIONS = 2_000 if COMPILED else 30


def play(match: Match, names: list[str], seed: int) -> list[str]:
    bots = [make_bot(name, match.rules, seed + seat) for seat, name in enumerate(names)]
    most = 2_000 if names[0] in QUICK else DECISIONS
    while not match.over and match.decisions < most:
        assert match.seat is not None
        match.play(bots[match.seat].choose(match.state, match.decisions))
    return match.record().lines


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("game", skald.games())
def test_a_bot_plays_whole_games_and_repeats_itself(game: str, name: str) -> None:
    def lines(chance: int) -> list[str]:
        return play(skald.game(game).match(players=2, seed=chance), [name, name], 5)

    assert lines(1) == lines(1) != lines(2)


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_cannot_tell_what_its_seat_cannot_know(name: str, seed: int) -> None:
    """Whatever is hidden from the seat may be anything: the choice is the same."""
    match = skald.game("northgard").match(players=3, seed=seed)
    dice = Dice(seed)
    looked = 0
    while not match.over and looked < 8:
        seat = match.seat
        assert seat is not None
        assert seat != CHANCE
        if len(match.legal()) > 1 and dice.below(10) == 0:
            other = redrawn(match.rules, match.state, seat, dice)
            choices = {
                make_bot(name, match.rules, 7).choose(state, 0) for state in (match.state, other)
            }
            assert len(choices) == 1
            looked += 1
        match.play(match.legal()[dice.below(len(match.legal()))])
    assert looked == 8


def test_search_goes_on_from_what_it_thought_before() -> None:
    match = skald.game("ice-garden").match(players=2, seed=3)
    fresh, used = (make_bot("mcts:12", match.rules, 1) for _ in range(2))
    choices = []
    for decision in range(match.decisions, match.decisions + 15):
        first = used.choose(match.state, decision)
        choices.append((first, fresh.choose(match.state, decision * 2)))
        match.play(first)
    assert any(one is not other for one, other in choices), "the tree was never used again"


class Taste(Judge):
    """Knows nothing but how much it likes the first option; counts the iterations."""

    def __init__(self, liking: float) -> None:
        self.liking = liking
        self.iterations = 0

    def values(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def forecast(self, state: State) -> list[float]:
        self.iterations += 1
        return [0.5, 0.5]

    def weigh(self, state: State, options: list[Action]) -> list[float]:
        return [self.liking] + [1.0] * (len(options) - 1)


# The first option alone: 4 tries ahead with 8 left. All alike: one try ahead with 2 left.
@pytest.mark.parametrize(("liking", "iterations"), [(1e6, 4), (1.0, 10)])
def test_thinking_ends_when_an_option_leads_by_a_third_of_the_tries_left(
    liking: float, iterations: int
) -> None:
    match = skald.game("northgard").match(players=2, seed=3)
    judge = Taste(liking)
    MctsBot(match.rules, judge, Budget(12, 60.0), 1).choose(match.state, 0)
    assert judge.iterations == iterations


@pytest.mark.parametrize("game", skald.games())
def test_the_levels_are_four_and_the_last_thinks_longest(game: str) -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4]
    jarl, master = (level.budget(judge_of(skald.game(game).rules)) for level in LEVELS[2:])
    assert jarl is not None
    assert master is not None
    assert jarl.seconds <= 1.0 < master.seconds <= 5.0
    assert jarl.iterations < master.iterations


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [("2000", 2_000, 3_600.0), ("1.5s", 1_000_000_000, 1.5), ("1s", 1_000_000_000, 1.0)],
)
def test_a_budget_is_iterations_or_seconds(text: str, iterations: int, seconds: float) -> None:
    budget = budget_of(text)
    assert budget is not None
    assert (budget.iterations, budget.seconds) == (iterations, seconds)


@pytest.mark.parametrize("text", ["", "0", "-1", "s", "0s", "1.2.3s", "1e9s", "1e9", "²", "99999s"])
def test_no_budget(text: str) -> None:
    assert budget_of(text) is None
    with pytest.raises(skald.BadOption, match="There is no bot"):
        make_bot(f"mcts:{text}", skald.game("ice-garden").rules, 1)


@pytest.mark.parametrize("name", ["deep-blue", "", "random:3", "greedy:2s", "MCTS"])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(skald.BadOption, match=f"There is no bot “{name}”; there is random"):
        make_bot(name, skald.game("northgard").rules, 1)
