"""Box 6, Activation: Maker-Spy, Ice Floe Crossing, Speed, Attack, removal."""

from typing import Final

from skald.games.icegarden.actions import DONE, FLOE_PATH, SPEED_STEP, SPY, SPY_KEEP
from skald.games.icegarden.ids import (
    BLUE,
    CTL,
    FIGURES,
    FIGURES_OF_LEVEL,
    INF,
    LEVEL_OF_FIGURE,
    PLACES,
    RED,
    SPEED,
)
from skald.games.icegarden.kinds import Place
from skald.games.icegarden.queries import ability, health, is_npc, open_neighbours, seat_of
from skald.games.icegarden.rules.attack import AttackTurn
from skald.games.icegarden.rules.mountain import Carry, can_carry
from skald.games.icegarden.rules.move import BY_ANY, may_leave_lock
from skald.games.icegarden.rules.solo import NpcDrakkars
from skald.games.icegarden.state import State, figure_level
from skald.games.icegarden.verbs.pieces import move_unit, return_unit, wipe_damage
from skald.games.icegarden.verbs.resources import place_spies
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice, Step
from skald.kernel.fields import Count, Seat
from skald.kernel.rulebook import rule

HARRASIM: Final = FIGURES_OF_LEVEL[3][0]
DRAKKARS: Final = FIGURES_OF_LEVEL[2]
# By kind of piece: what may not cross from an end of the Ice Floe Crossing is the Drakkar there.
NOBODY_CAME: Final = (0, 0, 0, 1, 0)
# No unit has so many Speed symbols.
_MOST_STEPS: Final = 100


@rule("IG-ACTV-01")
class Activation(Automatic):
    """Spy, floe, speed, attack, removal; without units on the map there is nothing to do."""

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
class MakerSpy(Choice):
    """With the Harrasim on the map: two different abilities on its spy spaces, or keep them."""

    def options(self, s: State) -> list[Action]:
        return [SPY_KEEP, *(a for pair, a in SPY.items() if pair != (s.spy1, s.spy2))]

    def take(self, s: State, action: Action) -> None:
        if action is not SPY_KEEP:
            place_spies(s, action.source, action.target)
            tell(s, "spy", self.seat, first=action.source, second=action.target)


# Ice Floe Crossing.


@rule("IG-ACTV-04", "IG-ACTV-05")
class IceFloe(Choice):
    """With the Drakkars in two regions, other pieces may cross, each once, both ways.

    `came_first` and `came_second` count the pieces at each end, by kind, that have crossed.
    """

    first: Place
    second: Place
    came_first: tuple[Count, ...] = NOBODY_CAME
    came_second: tuple[Count, ...] = NOBODY_CAME

    def options(self, s: State) -> list[Action]:
        first, second = self.first, self.second
        options = []
        if can_carry(s, self.seat, first, self.came_first):
            options.append(FLOE_PATH[first][second])
        if can_carry(s, self.seat, second, self.came_second):
            options.append(FLOE_PATH[second][first])
        options.append(DONE)
        return options

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        came = self.came_first, self.came_second
        if action.source != self.first:
            came = self.came_second, self.came_first
        s.owe(Cross(self.seat, action.source, action.target, 0, *came))


@rule("IG-ACTV-04")
class Cross(Carry):
    """Which pieces cross over; those that have may not return."""

    came: tuple[Count, ...]

    def why_not(self, s: State, action: Action) -> str:
        return "IG-ACTV-04"

    def after(self, action: Action) -> Carry:
        """The same with more who came; markers behind Vuko arrive as free ones."""
        came = list(self.came)
        came[INF if action.kind <= CTL else action.kind] += action.amount
        return Cross(self.seat, self.source, self.target, 1, self.barred, tuple(came))

    def end(self, s: State) -> None:
        """Others may cross, this way or that."""
        ends = (self.source, self.target, self.barred, self.came)
        if self.source > self.target:
            ends = (self.target, self.source, self.came, self.barred)
        s.agenda.append(IceFloe(self.seat, *ends))


# Speed.


@rule("IG-ACTV-06", "IG-ACT-03")
class SpeedTurn(Automatic):
    """A player's units with Speed move, each as it likes."""

    who: Seat

    def run(self, s: State) -> None:
        runners = fast_units(s, self.who)
        if runners:
            s.agenda.append(SpeedMove(self.who, runners))


def runner(level: int, place: int, steps: int) -> int:
    """A unit of a type in a place with steps left, as a number; equal units are alike."""
    return (level * PLACES + place) * _MOST_STEPS + steps


def unpack_runner(number: int) -> tuple[int, int, int]:
    """Level, place and steps left."""
    unit, steps = divmod(number, _MOST_STEPS)
    return unit // PLACES, unit % PLACES, steps


@rule("IG-ACTV-06", "IG-RUL-46")
def fast_units(s: State, seat: int) -> tuple[int, ...]:
    """The units that may move, by level and place, with their steps."""
    steps = [0, *(speed_steps(s, seat, level) for level in (1, 2, 3))]
    if not any(steps):
        return ()
    bound = s.locked if not may_leave_lock(s, BY_ANY) else 0
    base = seat * FIGURES
    found = []
    for figure in range(FIGURES):
        level, place = LEVEL_OF_FIGURE[figure], s.unit_at[base + figure]
        if steps[level] and place and not bound >> place & 1:
            found.append(runner(level, place, steps[level]))
    return tuple(found)


@rule("IG-RUL-25")
def speed_steps(s: State, seat: int, level: int) -> int:
    """With Speed one step, or one per Speed symbol on level 3."""
    symbols = ability(s, seat, level, SPEED)
    return symbols if level == 3 and not s.setting.one_speed_step else min(symbols, 1)


@rule("IG-ACTV-06", "IG-RUL-25", "IG-MOVE-03", "IG-CLAR-22")
class SpeedMove(Choice):
    """Any unit with steps left steps to an adjacent open region; the others may stay."""

    runners: tuple[int, ...]

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        before = 0
        for number in self.runners:
            if number != before:
                before = number
                level, place, _ = unpack_runner(number)
                paths = SPEED_STEP[level][place]
                options += [paths[p] for p in open_neighbours(s, place)]
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        units = [unpack_runner(number)[:2] for number in self.runners]
        able = action.verb == "speed" and (action.kind, action.source) in units
        return "IG-MOVE-03" if able else "IG-ACTV-06"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        level, source, target = action.kind, action.source, action.target
        runners = list(self.runners)
        for number in runners:
            unit = unpack_runner(number)
            if unit[0] == level and unit[1] == source:
                break
        runners.remove(number)
        move_unit(s, self.seat, level, source, target)
        if unit[2] > 1:
            runners.append(runner(level, target, unit[2] - 1))
        if runners:
            s.agenda.append(SpeedMove(self.seat, tuple(sorted(runners))))


# Removal.


@rule("IG-ACTV-16", "IG-ACTV-10", "IG-RUL-26", "IG-MAKE-11", "IG-CLAR-04")
class RemoveDefeated(Automatic):
    """Lying units return to their owners; damage is wiped."""

    def run(self, s: State) -> None:
        fallen = []
        for figure, damage in enumerate(s.hurt):
            seat, level = figure // FIGURES, figure_level(figure)
            if damage and damage >= health(s, seat, level):
                fallen.append((seat, level, s.unit_at[figure]))
        wipe_damage(s)
        for seat, level, place in fallen:
            return_unit(s, seat, level, place)
        if s.setting.spy_forgets and not is_npc(s, seat_of(s, RED)):
            place_spies(s, 0, 0)
