"""Box 6, Activation: Maker-Spy, Ice Floe Crossing, Speed, Attack, removal."""

from typing import Final

from skald.games.icegarden.actions import DONE, FLOE_PATH, SPEED_STEP, SPY, SPY_KEEP
from skald.games.icegarden.ids import (
    BLUE,
    FIGURES,
    FIGURES_OF_LEVEL,
    INF,
    LEVEL_OF_FIGURE,
    PLACES,
    RED,
    SPEED,
)
from skald.games.icegarden.queries import ability, health, is_npc, open_neighbours, seat_of
from skald.games.icegarden.rules.attack import AttackTurn
from skald.games.icegarden.rules.mountain import Carry
from skald.games.icegarden.rules.move import BY_ANY, may_leave_lock
from skald.games.icegarden.rules.solo import NpcDrakkars
from skald.games.icegarden.state import State, figure_level
from skald.games.icegarden.verbs import move_figure, return_figure, tell
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.rulebook import rule

HARRASIM: Final = FIGURES_OF_LEVEL[3][0]
DRAKKARS: Final = FIGURES_OF_LEVEL[2]
DRAKKAR_BITS: Final = sum(1 << f for f in DRAKKARS)


@rule("IG-ACTV-01")
class Activation(Step):
    """Spy, floe, speed, attack, removal; without units on the map there is nothing to do."""

    __slots__ = ()

    def run(self, s: State) -> None:
        if not any(s.unit_at):
            return
        people = [seat for seat in s.order if not is_npc(s, seat)]
        steps: list[Step] = [*_spy_step(s), *_floe_step(s)]
        steps += [SpeedTurn(seat) for seat in people]
        steps += [AttackTurn(seat) for seat in s.order]
        s.owe(*steps, RemoveDefeated())


def _spy_step(s: State) -> list[Step]:
    red = seat_of(s, RED)
    if red < 0 or is_npc(s, red) or not s.unit_at[red * FIGURES + HARRASIM]:
        return []
    return [MakerSpy(red)]


def _floe_step(s: State) -> list[Step]:
    blue = seat_of(s, BLUE)
    if blue < 0:
        return []
    first, second = sorted(s.unit_at[blue * FIGURES + f] for f in DRAKKARS)
    if not first or first == second:
        return []
    if is_npc(s, blue):
        return [NpcDrakkars(first, second)]
    return [IceFloe(blue, first, second)]


@rule("IG-ACTV-02", "IG-ACTV-03", "IG-RUL-29")
class MakerSpy(Step):
    """With the Harrasim on the map: two different abilities on its spy spaces, or keep them."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [SPY_KEEP, *(a for pair, a in SPY.items() if pair != (s.spy1, s.spy2))]

    def take(self, s: State, action: Action) -> None:
        if action is not SPY_KEEP:
            s.spy1, s.spy2 = action.source, action.target
            tell(s, "spy", self.seat, first=s.spy1, second=s.spy2)


# Ice Floe Crossing.


@rule("IG-ACTV-04", "IG-ACTV-05")
class IceFloe(Step):
    """With the Drakkars in two regions, other pieces may cross, each once, both ways."""

    __slots__ = ("first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def options(self, s: State) -> list[Action]:
        ends = ((self.first, self.second), (self.second, self.first))
        return [*(FLOE_PATH[a][b] for a, b in ends if can_cross(s, self.seat, a, 0, 0)), DONE]

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        a, b = action.source, action.target
        markers, figures = s.markers[self.seat * PLACES + b], figures_at(s, self.seat, b)
        back = IceFloeBack(self.seat, b, a, markers, figures)
        s.owe(Carry(self.seat, a, b, INF, 0, 0, DRAKKAR_BITS), back)


@rule("IG-ACTV-04")
class IceFloeBack(Step):
    """The other way: only what stood there before may cross."""

    __slots__ = ("figures", "markers", "source", "target")

    def __init__(self, seat: int, source: int, target: int, markers: int, figures: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.markers = markers
        self.figures = figures

    def arrived(self, s: State) -> tuple[int, int]:
        """The markers and the figures that have just come over."""
        markers = s.markers[self.seat * PLACES + self.source] - self.markers
        return markers, figures_at(s, self.seat, self.source) & ~self.figures

    def options(self, s: State) -> list[Action]:
        if can_cross(s, self.seat, self.source, *self.arrived(s)):
            return [FLOE_PATH[self.source][self.target], DONE]
        return [DONE]

    def take(self, s: State, action: Action) -> None:
        if action is not DONE:
            markers, figures = self.arrived(s)
            bars = (markers, figures | DRAKKAR_BITS)
            s.owe(Carry(self.seat, self.source, self.target, INF, 0, *bars))


def figures_at(s: State, seat: int, place: int) -> int:
    """The figures of a seat in a place, as bits."""
    base = seat * FIGURES
    return sum(1 << f for f in range(FIGURES) if s.unit_at[base + f] == place)


def can_cross(s: State, seat: int, place: int, markers: int, figures: int) -> bool:
    """Whether a piece stands here that has not come over and is no Drakkar."""
    if s.markers[seat * PLACES + place] > markers:
        return True
    return figures_at(s, seat, place) & ~figures & ~DRAKKAR_BITS != 0


# Speed.


@rule("IG-ACTV-06", "IG-ACT-03")
class SpeedTurn(Step):
    """A player's units with Speed move, each as it likes."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, s: State) -> None:
        queue = speed_queue(s, self.who)
        if queue:
            s.owe(SpeedMove(self.who, queue, speed_steps(s, queue[0]), 0))


@rule("IG-ACTV-06", "IG-RUL-46")
def speed_queue(s: State, seat: int) -> tuple[int, ...]:
    """The units that may move, equal ones in one place side by side."""
    base = seat * FIGURES
    fast = [0, *(ability(s, seat, level, SPEED) for level in (1, 2, 3))]
    if not any(fast):
        return ()
    bound = s.locked if not may_leave_lock(s, BY_ANY) else 0
    figures = [
        base + f
        for f in range(FIGURES)
        if fast[LEVEL_OF_FIGURE[f]] and s.unit_at[base + f] and not bound >> s.unit_at[base + f] & 1
    ]
    return tuple(sorted(figures, key=lambda f: (figure_level(f), s.unit_at[f])))


@rule("IG-RUL-25")
def speed_steps(s: State, figure: int) -> int:
    """One step, or one per Speed symbol on level 3."""
    level = figure_level(figure)
    if level < 3 or s.setting.one_speed_step:
        return 1
    return ability(s, figure // FIGURES, level, SPEED)


@rule("IG-ACTV-06", "IG-RUL-25", "IG-MOVE-03")
class SpeedMove(Step):
    """The first unit of the queue steps to an adjacent open region or stays.

    Of equal units in one place the first goes to the lowest place, and if one stays all do.
    """

    __slots__ = ("floor", "left", "queue")

    def __init__(self, seat: int, queue: tuple[int, ...], left: int, floor: int) -> None:
        self.seat = seat
        self.queue = queue
        self.left = left
        self.floor = floor

    def options(self, s: State) -> list[Action]:
        figure = self.queue[0]
        place = s.unit_at[figure]
        steps = SPEED_STEP[figure_level(figure)][place]
        return [*(steps[p] for p in open_neighbours(s, place) if p >= self.floor), DONE]

    def take(self, s: State, action: Action) -> None:
        figure, rest = self.queue[0], self.queue[1:]
        origin = s.unit_at[figure]
        if action is DONE:
            while rest and is_twin(s, figure, rest[0], origin):
                rest = rest[1:]
        else:
            move_figure(s, self.seat, figure, action.target)
            if self.left > 1:
                s.owe(SpeedMove(self.seat, self.queue, self.left - 1, 0))
                return
        if rest:
            floor = action.target if is_twin(s, figure, rest[0], origin) else 0
            s.owe(SpeedMove(self.seat, rest, speed_steps(s, rest[0]), floor))


def is_twin(s: State, figure: int, other: int, origin: int) -> bool:
    """Whether another unit is of the same type and stands where this one stood."""
    return s.unit_at[other] == origin and figure_level(figure) == figure_level(other)


# Removal.


@rule("IG-ACTV-16", "IG-ACTV-10", "IG-RUL-26", "IG-MAKE-11", "IG-CLAR-04")
class RemoveDefeated(Step):
    """Lying units return to their owners; damage is wiped."""

    __slots__ = ()

    def run(self, s: State) -> None:
        for figure, damage in enumerate(s.hurt):
            if damage:
                if damage >= health(s, figure // FIGURES, figure_level(figure)):
                    return_figure(s, figure)
                s.hurt[figure] = 0
        if s.setting.spy_forgets and not is_npc(s, seat_of(s, RED)):
            s.spy1 = s.spy2 = 0
