"""Recruiting in each of several territories."""

from typing import Final

from skald.games.northgard.actions import DONE, RECRUIT, RECRUIT_KAIJA
from skald.games.northgard.ids import NOWHERE
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import held, is_enemy, kaija_in_reserve, may_add_units, yield_of
from skald.games.northgard.rules.recruit import can_place_any, owe_camps, put_recruit, that_count
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Count, Flag, Inner
from skald.kernel.rulebook import rule

OPEN_OR_WOOD: Final = 0
NEXT_TO_ENEMY: Final = 1
BY_YIELD: Final = 2
FILTERS: Final = {
    "open-or-wood": OPEN_OR_WOOD,
    "next-to-enemy": NEXT_TO_ENEMY,
    "yield": BY_YIELD,
}


@rule("NG-CARD-C-05", "NG-CARD-C-21", "NG-CARD-A-08", "NG-CARD-A-22", "NG-CARD-A-33")
def levy_limits(s: State, seat: int, which: int, resource: int) -> list[tuple[int, int]]:
    """Each own territory that fits, with the number of units it may receive."""
    limits = [(t, levy_limit(s, seat, t, which, resource)) for t in held(s, seat)]
    return [(t, limit) for t, limit in limits if limit]


def levy_limit(s: State, seat: int, territory: int, which: int, resource: int) -> int:
    """How many units an own territory may receive."""
    if not may_add_units(s, territory):
        return 0
    if which == BY_YIELD:
        return yield_of(s, territory)[resource]
    if which == OPEN_OR_WOOD:
        return int(s.land.free[territory] > 0 or s.land.wood[territory] > 0)
    return int(any(is_enemy(s, seat, other) for other, _ in s.land.near[territory]))


def can_levy(s: State, seat: int, which: int, resource: int) -> bool:
    """Whether some territory fits and a model is there."""
    return can_place_any(s, seat) and any(
        levy_limit(s, seat, t, which, resource) for t in held(s, seat)
    )


@rule("NG-CARD-18", "NG-Q-68", "NG-RECRUIT-05", "NG-CLAR-20")
class Levy(Choice):
    """Units one by one into the territories that fit, in any order, each up to its limit.

    `placed` names the territory of each unit in ascending order.
    """

    places: tuple[Territory, ...]
    limits: Inner[tuple[Count, ...]]
    territories: Inner[Count]
    placed: Inner[tuple[Territory, ...]]
    kaija: Inner[Territory]
    forced: Inner[Flag]

    def room(self) -> list[tuple[int, int]]:
        """The territories that may receive more units, each with their number."""
        placed = self.placed
        is_new = len(set(placed)) < self.territories
        return [
            (t, limit - placed.count(t))
            for t, limit in zip(self.places, self.limits, strict=True)
            if placed.count(t) < limit and (is_new or t in placed)
        ]

    def options(self, s: State) -> list[Action]:
        places = [t for t, _ in self.room()]
        units = [RECRUIT[t] for t in places] if s.reserve[self.seat] else []
        options = units[:]
        if kaija_in_reserve(s, self.seat):
            options += [RECRUIT_KAIJA[t] for t in places]
        if not (self.forced and units):
            options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        return "NG-CARD-18" if can_place_any(s, self.seat) else "NG-RECRUIT-05"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            owe_camps(s, self.seat, that_count(s, self.placed, self.kaija))
            return
        kaija = put_recruit(s, self.seat, action, self.kaija)
        placed = tuple(sorted([*self.placed, action.target]))
        limits = (self.places, self.limits, self.territories)
        s.agenda.append(Levy(self.seat, *limits, placed, kaija, self.forced))


def levy(s: State, seat: int, which: int, resource: int, territories: int) -> None:
    """Begin recruiting in each territory that fits, at most so many of them (0: all)."""
    limits = levy_limits(s, seat, which, resource)
    if limits:
        places, numbers = zip(*limits, strict=True)
        forced = int(s.setting.recruit_each_forced and which != OPEN_OR_WOOD)
        most = territories or len(limits)
        s.owe(Levy(seat, tuple(places), tuple(numbers), most, (), NOWHERE, forced))
