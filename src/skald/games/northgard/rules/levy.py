"""Recruiting in each of several territories."""

from typing import Final

from skald.games.northgard.actions import UNITS, UNITS_KAIJA
from skald.games.northgard.queries import held, is_enemy, kaija_in_reserve, may_add_units, yield_of
from skald.games.northgard.rules.recruit import can_place_any, owe_camps
from skald.games.northgard.state import State
from skald.games.northgard.verbs import put_kaija, put_units
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
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


@rule("NG-CARD-18", "NG-Q-68")
class Levy(Step):
    """Territory by territory, how many units are recruited there."""

    __slots__ = ("forced", "limits", "placed", "places", "territories")

    def __init__(
        self,
        seat: int,
        places: tuple[int, ...],
        limits: tuple[int, ...],
        territories: int,
        placed: tuple[int, ...],
        forced: int,
    ) -> None:
        self.seat = seat
        self.places = places
        self.limits = limits
        self.territories = territories
        self.placed = placed
        self.forced = forced

    def options(self, s: State) -> list[Action]:
        limit = min(self.limits[0], s.reserve[self.seat])
        if not self.territories:
            return [UNITS[0]]
        least = 0
        if self.forced:
            least = min(max(s.reserve[self.seat] - sum(self.limits[1:]), 0), limit)
        options = UNITS[least : limit + 1]
        if kaija_in_reserve(s, self.seat):
            most = min(self.limits[0] - 1, s.reserve[self.seat])
            options = options + UNITS_KAIJA[: most + 1]
        return options

    def take(self, s: State, action: Action) -> None:
        territory, placed = self.places[0], self.placed
        put_units(s, self.seat, territory, action.amount)
        if action.kind:
            put_kaija(s, self.seat, territory)
        territories = self.territories
        if action.amount or action.kind:
            territories -= 1
        if action.amount or (action.kind and s.setting.kaija_triggers_camp):
            placed = (*placed, territory)
        if len(self.places) > 1:
            rest = (self.places[1:], self.limits[1:], territories, placed, self.forced)
            s.owe(Levy(self.seat, *rest))
        else:
            owe_camps(s, self.seat, placed)


def levy(s: State, seat: int, which: int, resource: int, territories: int) -> None:
    """Begin recruiting in each territory that fits, at most so many of them (0: all)."""
    limits = levy_limits(s, seat, which, resource)
    if limits:
        places, numbers = zip(*limits, strict=True)
        forced = int(s.setting.recruit_each_forced and which != OPEN_OR_WOOD)
        s.owe(Levy(seat, tuple(places), tuple(numbers), territories or len(limits), (), forced))
