"""One game from one seed: the loop in which a simulation spends its time."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from skald.bots import Player, make_bot
from skald.kernel.agenda import CHANCE, State, play
from skald.kernel.dice import Dice
from skald.kernel.games import find_game
from skald.kernel.playout import outcome
from skald.kernel.rules import Outcome, Rules, Setup
from skald.sim.clocks import without_clock

# Who has a seat that no bot plays: the opponent of a solo game follows the die.
NOBODY: Final = "die"


class Result(NamedTuple):
    """What is kept of a game; tuples are by seat, winners are seats."""

    number: int
    seed: int
    reason: str
    rounds: int
    decisions: int
    forced: int
    chance: int
    bots: tuple[str, ...]
    factions: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Count:
    """Choices of seats, those of them with a single option, and outcomes of chance."""

    __slots__ = ("chance", "decisions", "forced")

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0
        self.chance = 0


def play_game(rules: Rules, setup: Setup, bots: Sequence[str], number: int, seed: int) -> Result:
    """Play a game to its end; the same seed gives the same game on every machine."""
    seeds = Dice(seed)
    dice = Dice(seeds.next())
    players = [make_bot(without_clock(name, rules), rules, seeds.next()) for name in bots]
    state = rules.new_state(setup)
    count = play_on(state, players, dice)
    ending = rules.outcome(state)
    assert ending is not None
    return _result(rules, state, ending, count, bots, number, seed)


def play_on(state: State, players: list[Player], dice: Dice) -> Count:
    """Let the players and chance choose until the game is over."""
    decisions = 0
    forced = 0
    chance = 0
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            chance += 1
            play(state, outcome(state, dice))
            continue
        if len(state.offered) == 1:
            forced += 1
        action = players[seat].choose(state, decisions)
        decisions += 1
        play(state, action)
    count = Count()
    count.decisions, count.forced, count.chance = decisions, forced, chance
    return count


def _result(
    rules: Rules,
    state: State,
    ending: Outcome,
    count: Count,
    bots: Sequence[str],
    number: int,
    seed: int,
) -> Result:
    seats = len(ending.scores)
    presenter = find_game(rules.id).presenter
    return Result(
        number=number,
        seed=seed,
        reason=ending.reason,
        rounds=presenter.round(state),
        decisions=count.decisions,
        forced=count.forced,
        chance=count.chance,
        bots=(*bots, *(NOBODY,) * (seats - len(bots))),
        factions=tuple(presenter.side(state, seat) for seat in range(seats)),
        scores=ending.scores,
        winners=ending.winners,
    )
