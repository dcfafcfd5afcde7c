"""How promising the parts of Making look."""

from math import exp
from typing import Final

from skald.games.icegarden.actions import DONE, SHIFT, SKIP, UPGRADE_NOTHING
from skald.games.icegarden.ids import FIGURES, GREEN
from skald.games.icegarden.judge.snow import Race, snow_push
from skald.games.icegarden.rules.making import Making, ShiftMfactor
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

# A part that ends the game by Dead Snow is offered to the winner only.
WINS: Final = 1000.0
# How good it is to stop, and how much the snow matters to that.
STOP: Final = 0.6
PUSH: Final = 3.0
ABILITY_LIKES: Final[tuple[float, ...]] = (0.0, 0.5, 0.4, 1.0, 0.8)


def weigh_making(s: State, step: Step, options: list[Action]) -> list[float]:
    """Summon what is ready, else raise M-factor, else upgrade what is on the map."""
    assert isinstance(step, Making)
    seat = step.seat
    last = s.snow + 1 >= s.setting.snow_limit
    useful = useful_steps(s, seat)
    push = snow_push(s, Race(s), seat)
    weights = []
    for action in options:
        if action is DONE or action is SKIP:
            weights.append(STOP * exp(-PUSH * push))
        elif last:
            weights.append(0.01 if s.setting.snow_by_anybody else WINS)
        elif action is SHIFT:
            weights.append(0.02 + min(useful, 5))
        elif action is UPGRADE_NOTHING:
            weights.append(0.5 * push if push > 0.1 else 0.01)
        elif action.verb == "upgrade":
            weights.append(upgrade_weight(s, seat, action))
        else:
            weights.append(summon_weight(s, seat, action))
    return weights


def summon_weight(s: State, seat: int, action: Action) -> float:
    """Goal units above all; many at once are cheaper."""
    level, amount = action.kind, action.amount
    weight = (3.0, 3.0, 9.0, 8.0)[level] * amount
    if level == 3 and s.faction[seat] == GREEN:
        weight *= 2.0
    return weight


def upgrade_weight(s: State, seat: int, action: Action) -> float:
    """An ability for units that stand on the map, on a blank space."""
    level = action.kind
    base = seat * FIGURES
    first = (0, 0, 3, 5)[level]
    count = (0, 3, 2, 1)[level]
    units = 0
    for figure in range(base + first, base + first + count):
        units += s.unit_at[figure] > 0
    weight = ABILITY_LIKES[action.target] * (0.15 + 0.5 * units)
    return weight * 0.2 if action.source else weight


def free_figures(s: State, seat: int, level: int) -> int:
    """The figures of a level in the own supply."""
    base = seat * FIGURES
    at = s.unit_at
    if level == 3:
        return int(at[base + 5] == 0)
    if level == 2:
        return (at[base + 3] == 0) + (at[base + 4] == 0)
    return (at[base] == 0) + (at[base + 1] == 0) + (at[base + 2] == 0)


def useful_steps(s: State, seat: int) -> int:
    """Steps up that M-factor could make towards units in supply."""
    base = 4 * seat
    zero, one, two = s.mfactor[base], s.mfactor[base + 1], s.mfactor[base + 2]
    room2 = max(free_figures(s, seat, 2) - two, 0)
    room3 = max(free_figures(s, seat, 3) - s.mfactor[base + 3], 0)
    low = min(zero + one, room2 + room3)
    return min(5, 2 * low - min(one, low) + (room3 if zero + one + two else 0))


def weigh_shift(s: State, step: Step, options: list[Action]) -> list[float]:
    """Tokens climb to the level of the next units; a token on its way goes first."""
    assert isinstance(step, ShiftMfactor)
    seat = step.seat
    base = 4 * seat
    one, two, three = s.mfactor[base + 1], s.mfactor[base + 2], s.mfactor[base + 3]
    room2 = free_figures(s, seat, 2) - two
    room3 = free_figures(s, seat, 3) - three
    green = s.faction[seat] == GREEN
    weights = []
    for action in options:
        if action is DONE:
            weights.append(0.2)
        elif action.target < action.source:
            weights.append(0.01)
        elif action.source == 0:
            weights.append(2.0 if room2 + room3 > one else 0.1)
        elif action.source == 1:
            weights.append(6.0 if room2 + room3 > 0 else 0.1)
        elif green:
            weights.append(10.0 if room3 > 0 else 0.02)
        else:
            weights.append(1.0 if room3 > 0 and room2 < 0 else 0.02)
    return weights
