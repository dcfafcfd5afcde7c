"""Forecasts of The Lord of the Ice Garden held against what then happens."""

from collections import Counter

from skald.games.icegarden.queries import dominance, goal_progress, open_places
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.domination import (
    Collect,
    Dominate,
    Domination,
    Reap,
    TurnUpReserves,
)
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.show import PRESENTER
from skald.games.icegarden.show.foresight import DECLINES, GOODS, stated
from skald.games.icegarden.state import REGIONS, State
from skald.games.icegarden.wire import Forecast, RegionForecast
from skald.kernel.actions import Action
from skald.kernel.agenda import Step, listen
from skald.kernel.dice import Dice

# Of so many moments at which a forecast can be taken, one is; borders of phases are never missed.
ONE_IN = 4
BORDERS = (Activation, VukoBox, Domination)


class Held:
    """A forecast that nothing has made void yet."""

    def __init__(self, told: Forecast) -> None:
        self.vuko = told["vuko"]
        self.goals = told["goals"]
        self.regions: dict[int, RegionForecast] = {
            region["place"]: region for region in told["regions"] if not region["settled"]
        }
        self.snow = told["snow"]
        # Whether goods have gone other ways than stated.
        self.goods_differ = False


class Happening:
    """What happens in a region, as anybody at the table would note it."""

    def __init__(self, s: State, place: int) -> None:
        self.place = place
        self.points = s.points[:]
        self.goals = [goal_progress(s, seat)[0] for seat in range(s.seats)]
        self.ranks: tuple[int, ...] = ()
        self.influence: list[int] = []
        self.mfactor = 0
        self.reserve = 0
        self.offered: dict[int, list[str]] = {}


class Watch:
    """Takes forecasts all along a game, and compares them with what happens.

    A forecast is void once a choice is made otherwise than stated. Goods may go any way: who is
    ranked, the points and the goals must come as foreseen nevertheless.
    """

    def __init__(self, s: State, seed: int) -> None:
        self.s = s
        self.dice = Dice(seed)
        self.held: list[Held] = []
        self.region: Happening | None = None
        self.told: set[str] = set()
        self.compared: Counter[str] = Counter()
        self.log = listen(s)

    def before(self, step: Step) -> None:
        if isinstance(step, Dominate | TurnUpReserves):
            self._end_region()
        self._maybe_forecast(step)
        if isinstance(step, Dominate):
            self.region = Happening(self.s, step.place)
        elif isinstance(step, Collect):
            self._note_offer(step)
        elif isinstance(step, Reap):
            self._note_ranking(step)
        elif isinstance(step, EndCheck):
            assert not any(held.snow["falls"] for held in self.held)
            self.held = []
        self.log.events.clear()

    def chosen(self, step: Step, action: Action) -> None:
        if action is stated(self.s.offered):
            return
        for held in self.held:
            held.goods_differ = True
            if not isinstance(step, GOODS):
                # Nobody had to act. But what had to be chosen was foreseen as a choice.
                acts = any(option in DECLINES for option in self.s.offered)
                sure = [region for region in held.regions.values() if not region["depends"]]
                expected = not sure or held.snow["falls"]
                assert acts or expected, f"{action.text} was not expected: {sure}"
        if not isinstance(step, GOODS):
            self.held = []

    def after(self, step: Step) -> None:
        if isinstance(step, VukoBox):
            self._check_visit()
        elif isinstance(step, Reap):
            assert self.region
            self.region.reserve = self.s.mfactor[step.ranks[0] * 4] - self.region.mfactor
        if not self.s.agenda:
            self._check_end()

    # Taking forecasts.

    def _maybe_forecast(self, step: Step) -> None:
        s = self.s
        if not s.round or any(isinstance(later, Activation) for later in s.agenda[:-1]):
            return
        if not any(isinstance(later, Dominate | Domination | Reap) for later in s.agenda):
            return
        if isinstance(step, BORDERS) or self.dice.below(ONE_IN) == 0:
            self.held.append(Held(PRESENTER.forecast(s, None)))

    # Noting what happens.

    def _note_offer(self, step: Collect) -> None:
        if self.region:
            names = [("pop", "gold", "mf")[action.kind] for action in self.s.offered]
            self.region.offered[step.seat] = names

    def _note_ranking(self, step: Reap) -> None:
        assert self.region
        self.region.ranks = step.ranks
        self.region.influence = [dominance(self.s, seat, step.place) for seat in step.ranks]
        self.region.mfactor = self.s.mfactor[step.ranks[0] * 4]

    # Comparing.

    def _check_visit(self) -> None:
        visits = [event for event in self.log.events if event.name == "visit"]
        happened = [(event.seat, event.facts["place"]) for event in visits] or [(-1, 0)]
        for held in self.held:
            if held.vuko["due"]:
                assert [(held.vuko["seat"], held.vuko["place"])] == happened
                self.compared["visits" if visits else "no visit"] += 1

    def _check_end(self) -> None:
        """Only the Dead Snow ends a game before its round is over."""
        for held in self.held:
            assert held.snow["falls"]
            assert self.s.winners == 1 << held.snow["winner"]
            self.compared["snow"] += 1

    def _end_region(self) -> None:
        if self.region is None:
            return
        for held in self.held:
            told = held.regions.pop(self.region.place, None)
            if told is not None:
                self._check_region(held, told, self.region)
        self.region = None

    def _check_region(self, held: Held, told: RegionForecast, happened: Happening) -> None:
        s, place = self.s, happened.place
        seats = [rank["seat"] for rank in told["ranking"]]
        gained = [
            s.points[n * 3 + REGIONS] - happened.points[n * 3 + REGIONS] for n in range(s.seats)
        ]
        points = {rank["seat"]: rank["points"] * s.scorings for rank in told["ranking"]}
        assert gained == [points.get(n, 0) for n in range(s.seats)], (place, told)
        if place in open_places(s):
            assert tuple(seats) == happened.ranks, (place, told)
            assert [rank["influence"] for rank in told["ranking"]] == happened.influence
        else:
            self.compared["locked"] += 1
        # A forecast may have come in the middle of this region.
        before = [max(happened.goals[goal["seat"]], goal["done"]) for goal in held.goals]
        nearer = [n for n in range(s.seats) if goal_progress(s, n)[0] > before[n]]
        assert nearer == [g["seat"] for g in held.goals if place in g["places"]], (place, told)
        if not held.goods_differ:
            self._check_goods(told, happened)
        self.compared["regions"] += 1
        self.compared["ranked"] += bool(seats)
        self.compared["points"] += sum(gained)
        self.compared["goals"] += len(nearer)

    def _check_goods(self, told: RegionForecast, happened: Happening) -> None:
        """The first found what he was promised; whoever came later, what was left of it."""
        for rank in told["ranking"]:
            offered = happened.offered.get(rank["seat"])
            if offered is not None and rank["of"]:
                assert set(offered) <= set(rank["of"])
                assert len(offered) == len(rank["of"]) - rank["taken"]
                self.compared["goods"] += 1
        if told["ranking"]:
            assert told["ranking"][0]["reserve"] == happened.reserve
            self.compared["reserves"] += bool(happened.reserve)
