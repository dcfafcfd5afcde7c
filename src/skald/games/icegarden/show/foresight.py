"""The end of a round, run ahead by the rules: Activation, Vuko's visit, the Domination phase.

Nobody plans or acts in a box any more, and whoever may decline does. The NPC attacks as it must.
What cannot be declined is answered by the first option: the smallest unit dies for Vuko, units
flee and markers scatter to the first region of the list, the first marker is recruited or
replaced, the first goods are taken, the lowest face is rolled. A region says whether its ranking
depends on any of that.
"""

from typing import Final

from skald.games.icegarden.actions import DONE, NO_ATTACK, SKIP, SPY_KEEP
from skald.games.icegarden.ids import RESOURCES, Resource
from skald.games.icegarden.queries import dominance, goal_progress, is_npc
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.domination import (
    Collect,
    Dominate,
    Domination,
    Plunder,
    Reap,
    TurnUpReserves,
    Yield,
    resources_left,
)
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.rounds import NextRound
from skald.games.icegarden.rules.solo import NpcPillage
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.state import REGIONS, State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step, listen
from skald.kernel.foresight import carry_out

DECLINES: Final = frozenset((DONE, SKIP, SPY_KEEP, NO_ATTACK))
# Choices that say who gets which resource and nothing else.
GOODS: Final = (Collect, Plunder, NpcPillage)


def stated(options: list[Action]) -> Action:
    """How a choice is taken to be made: declined if it may be, else the first option."""
    return next((action for action in options if action in DECLINES), options[0])


class Ranked:
    """Somebody ranked in a region: what they may take there, and what they get."""

    __slots__ = ("goods", "influence", "points", "reserve", "seat", "taken")

    def __init__(self, seat: int, influence: int) -> None:
        self.seat: Final = seat
        self.influence: Final = influence
        # The types on the tile open to this seat, and how many of them go to others first.
        self.goods: list[Resource] = []
        self.taken = 0
        # M-factor from reserves, and points for each red ship.
        self.reserve = 0
        self.points = 0


class Region:
    """What happens in a region: who is ranked, best first, and whose goals come nearer."""

    __slots__ = ("depends", "nearer", "place", "ranks")

    def __init__(self, place: int) -> None:
        self.place: Final = place
        self.ranks: list[Ranked] = []
        self.nearer: list[int] = []
        # Whether a choice that others still have decides who is ranked.
        self.depends = False


class Foresight:
    """What the rest of a round brings. `later` is the position after it."""

    def __init__(self, s: State) -> None:
        self.later: Final = s.clone()
        self.later.agenda = rest_of_round(s.agenda)
        # Points are those of one red ship even where none was passed.
        self.later.scorings = max(s.scorings, 1)
        self.visited = -1
        self.visit = 0
        self.regions: Final[dict[int, Region]] = {}
        self._region: Region | None = None
        self._points = self.later.points
        self._goals: list[int] = []
        self._assumed = False
        self._run()

    def _run(self) -> None:
        later = self.later
        under_way = _under_way(later.agenda)
        if under_way:
            self._begin(under_way)
        while later.agenda:
            self._carry_out(later.agenda[-1])
        self._end()

    def _carry_out(self, step: Step) -> None:
        if isinstance(step, VukoBox):
            self._visit()
            return
        if isinstance(step, Dominate | TurnUpReserves):
            self._end()
        if isinstance(step, Dominate):
            self._begin(step.place)
        elif isinstance(step, Collect):
            self._rank(step.place, step.ranks, step)
        elif isinstance(step, Reap):
            self._rank(step.place, step.ranks, None)
            self._reap(step)
            return
        carry_out(self.later, self._answer)

    def _answer(self, s: State, step: Step, options: list[Action]) -> Action:
        """As stated above. Goods change hands without a change of the ranking."""
        chosen = stated(options)
        if chosen not in DECLINES and not isinstance(step, GOODS):
            self._assumed = True
        return chosen

    # Vuko.

    def _visit(self) -> None:
        log = listen(self.later)
        carry_out(self.later, self._answer)
        self.later.log = None
        for event in log.events:
            if event.name == "visit":
                self.visited, self.visit = event.seat, event.facts["place"]

    # One region.

    def _begin(self, place: int) -> None:
        later = self.later
        self._region = self.regions[place] = Region(place)
        self._points = later.points[:]
        self._goals = [goal_progress(later, seat)[0] for seat in range(later.seats)]

    def _rank(self, place: int, ranks: tuple[int, ...], collect: Collect | None) -> None:
        """Note the ranking, once, before goods are taken."""
        region = self.regions[place]
        if region.ranks:
            return
        region.ranks = [Ranked(seat, dominance(self.later, seat, place)) for seat in ranks]
        if collect is not None:
            self._note_goods(region, collect)

    def _note_goods(self, region: Region, step: Collect) -> None:
        ahead = 0
        for rank in range(step.rank, len(step.ranks)):
            if not is_npc(self.later, step.ranks[rank]):
                left = resources_left(self.later, step.place, step.ranks, rank, step.taken)
                region.ranks[rank].goods = [RESOURCES[action.kind] for action in left]
                region.ranks[rank].taken = ahead
                ahead += 1

    def _reap(self, step: Reap) -> None:
        first = step.ranks[0] * 4
        before = self.later.mfactor[first]
        carry_out(self.later, self._answer)
        self.regions[step.place].ranks[0].reserve = self.later.mfactor[first] - before

    def _end(self) -> None:
        """A region is over: who has points now, and whose goal is nearer."""
        region, later = self._region, self.later
        if region is None:
            return
        seats = range(later.seats)
        gained = [later.points[n * 3 + REGIONS] - self._points[n * 3 + REGIONS] for n in seats]
        if not region.ranks:
            # A locked region has points but no ranking.
            scoring = [seat for seat in seats if gained[seat]]
            region.ranks = [Ranked(n, dominance(later, n, region.place)) for n in scoring]
        for rank in region.ranks:
            rank.points = gained[rank.seat] // later.scorings
        region.nearer = [n for n in seats if goal_progress(later, n)[0] > self._goals[n]]
        region.depends = self._assumed
        self._region = None


def rest_of_round(agenda: list[Step]) -> list[Step]:
    """What is left of a round when nobody acts in a box any more, without the check at its end."""
    kept = [step for step in agenda if not isinstance(step, EndCheck | NextRound)]
    ends = [n for n, step in enumerate(kept) if isinstance(step, Activation)]
    return kept[: ends[0] + 1] if ends else kept


def is_settled(agenda: list[Step], place: int) -> bool:
    """Whether the Domination phase of this round is through with a region."""
    if any(isinstance(step, Domination) for step in agenda):
        return False
    awaited = (step.place for step in agenda if isinstance(step, Dominate | Yield | Reap))
    return place not in awaited


def _under_way(agenda: list[Step]) -> int:
    """The region in which the Domination phase has stopped for a choice, or 0."""
    for step in reversed(agenda):
        if isinstance(step, Dominate):
            return 0
        if isinstance(step, Yield | Reap):
            return step.place
    return 0
