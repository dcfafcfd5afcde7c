"""Box 0, Viper Gorge: take one token, exchange two for one."""

from typing import Final

from skald.games.icegarden.actions import DONE, SKIP, SWAP, TAKE
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.planning import finish_viper_action
from skald.games.icegarden.verbs.resources import gain, pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Flag
from skald.kernel.rulebook import rule


def _swaps(population: int, gold: int, mfactor: int, stock: int) -> list[Action]:
    have = (population, gold, mfactor)
    return [
        a
        for a in SWAP
        if have[a.source] > (a.source == a.target) and have[a.target] and stock >> a.kind & 1
    ]


# All exchanges for 0, 1 or "2 and more" of each resource and for what the stock still has.
_SWAPS: Final = [_swaps(n // 72, n // 24 % 3, n // 8 % 3, n % 8) for n in range(3 * 3 * 3 * 8)]


@rule("IG-VG-01", "IG-VG-02", "IG-VG-03", "IG-VG-04", "IG-VG-05", "IG-RUL-17", "IG-RUL-18")
@rule("IG-ACT-04")
class ViperGorge(Choice):
    """Once take a token from the stock; any number of times give two for one of another type."""

    took: Flag
    acted: Flag

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        stock = s.stock
        supplied = (stock[0] > 0) + 2 * (stock[1] > 0) + 4 * (stock[2] > 0)
        population, gold, mfactor = s.population[seat], s.gold[seat], s.mfactor[seat * 4]
        population = 2 if population > 2 else population
        gold = 2 if gold > 2 else gold
        mfactor = 2 if mfactor > 2 else mfactor
        options = [] if self.took else [a for a in TAKE if stock[a.kind]]
        options += _SWAPS[population * 72 + gold * 24 + mfactor * 8 + supplied]
        options.append(DONE if self.acted else SKIP)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb == "take":
            return "IG-VG-03"
        return "IG-VG-04" if action.verb == "swap" else "IG-VG-02"

    def take(self, s: State, action: Action) -> None:
        seat = self.seat
        if action is SKIP or action is DONE:
            finish_viper_action(s, seat)
            return
        if action.verb == "take":
            gain(s, seat, action.kind, 1)
            s.agenda.append(_STEPS[seat][1])
            return
        pay(s, seat, action.source, 1)
        pay(s, seat, action.target, 1)
        gain(s, seat, action.kind, 1)
        s.agenda.append(_STEPS[seat][1 if self.took else 0])


# What remains of a marker once it has acted, by whether its token was taken.
_STEPS: Final = [[ViperGorge(seat, took, acted=1) for took in (0, 1)] for seat in range(4)]
