"""Judges single decisions of bots in Northgard, where whole games of search would take hours.

    python bench/decisions.py --players 4 --bots greedy,mcts:120,mcts:1000

Stops games at random moments and plays the most promising options to the end by `greedy`, every
option in the same worlds. A bot's gain is how many more of those games it wins with its choice than
with the mean of the options. It counts as if everybody went on greedily, so it says nothing
of plans that only search would follow. The Lord of the Ice Garden has too little chance for it:
there all worlds are alike.
"""

import argparse
import time
from statistics import mean, stdev
from typing import Final

import skald
from skald.bots import judge_of, make_bot
from skald.bots.greedy import draw_chance, greediest
from skald.bots.mcts import HOPE, priors
from skald.kernel.actions import Action
from skald.kernel.agenda import State, play
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Rules

GAME: Final = "northgard"
# Who plays the games that are stopped: good enough to meet what happens in good games.
USHER: Final = "mcts:8"
# A choice is looked at if it has more options than two, and one in so many of those.
EVERY: Final = 60
OPTIONS: Final = 5


def won(rules: Rules, position: State, action: Action, world: int) -> float:
    """The seat's share of the victory if it takes an option and everybody goes on greedily."""
    seat = position.agenda[-1].seat
    dice, looks = Dice(world), Dice(world + 1)
    judge = judge_of(rules)
    state = rules.determinise(position, seat, dice)
    play(state, action)
    draw_chance(state, dice)
    while state.agenda:
        play(state, greediest(judge, state, looks, 1, HOPE))
        draw_chance(state, dice)
    result = rules.outcome(state)
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0


def promising(rules: Rules, position: State, dice: Dice) -> list[Action]:
    """The options that search would try first."""
    hopes = priors(judge_of(rules), position, dice)
    order = sorted(range(len(hopes)), key=lambda index: -hopes[index])
    return [position.offered[index] for index in order[:OPTIONS]]


def gains(match: Match, bots: list[str], worlds: int, dice: Dice) -> list[float]:
    """By bot, what its choice wins more than the mean of the promising options."""
    rules, state = match.rules, match.state
    world = dice.next()

    def worth(action: Action) -> float:
        return mean(won(rules, state, action, world + 2 * n) for n in range(worlds))

    worths = {action.number: worth(action) for action in promising(rules, state, dice)}
    usual = mean(worths.values())
    found: list[float] = []
    for name in bots:
        choice = make_bot(name, rules, dice.next()).choose(state, match.decisions)
        if choice.number not in worths:
            worths[choice.number] = worth(choice)
        found.append(worths[choice.number] - usual)
    return found


def look(players: int, bots: list[str], positions: int, worlds: int, seed: int) -> None:
    """Play, stop, compare, and print what was found."""
    dice = Dice(seed)
    found: list[list[float]] = []
    began = time.monotonic()
    while len(found) < positions:
        match = skald.game(GAME).match(players=players, seed=dice.next())
        ushers = [make_bot(USHER, match.rules, dice.next()) for _ in range(players)]
        while not match.over and len(found) < positions:
            if len(match.legal()) > 2 and dice.below(EVERY) == 0:
                found.append(gains(match, bots, worlds, dice))
                left = (time.monotonic() - began) * (positions / len(found) - 1)
                print(
                    f"\r{len(found)} of {positions} positions, {left:.0f} s left ",
                    end="",
                    flush=True,
                )
            seat = match.seat
            assert seat is not None
            match.play(ushers[seat].choose(match.state, match.decisions))
    print("\n% of games won above the mean of the options; above the first bot; 95 % intervals")
    for place, name in enumerate(bots):
        above = told([row[place] for row in found])
        ahead = told([row[place] - row[0] for row in found])
        print(f"{name:12} {above:15} {ahead}")


def told(column: list[float]) -> str:
    """The mean in per cent with its interval."""
    width = 1.96 * stdev(column) / len(column) ** 0.5
    return f"{100 * mean(column):+.2f} ±{100 * width:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy,mcts:120")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.positions < 2 or given.worlds < 1:
        parser.error("at least 2 positions and 1 world")
    bots = given.bots.split(",")
    try:
        for name in bots:
            make_bot(name, skald.game(GAME).rules, 1)
        look(given.players, bots, given.positions, given.worlds, given.seed)
    except skald.SkaldError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
