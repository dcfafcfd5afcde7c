"""One game of a run again, move by move: to be told, recorded or looked at."""

from skald.bots import make_bot
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.sim.clocks import without_clock
from skald.sim.plan import Plan


def match_of(plan: Plan, number: int, *, listen: bool = False) -> Match:
    """The finished match behind a result; `match_of(plan, 17).record()` is its record."""
    rules = plan.rules()
    seeds = Dice(plan.game_seed(number))
    match = Match(rules, plan.setup(), seeds.next(), listen=listen)
    bots = [without_clock(name, rules) for name in plan.bots_by_seat(number)]
    players = [make_bot(name, rules, seeds.next()) for name in bots]
    decisions = 0
    while match.seat is not None:
        match.play(players[match.seat].choose(match.state, decisions))
        decisions += 1
    return match
