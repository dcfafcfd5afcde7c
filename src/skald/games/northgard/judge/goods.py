"""What to build, and what to trade."""

from typing import Final

from skald.games.northgard.actions import DONE, NONE
from skald.games.northgard.ids import CARVED, FOOD, FORTRESS, TOWER, WOOD
from skald.games.northgard.judge.places import (
    FOOD_WORTH,
    LORE_WORTH,
    WOOD_WORTH,
    defence,
    harvests_left,
    strongest_enemy,
    tally,
    worth,
)
from skald.games.northgard.judge.survey import HORIZON
from skald.games.northgard.queries import held
from skald.games.northgard.rules.build import Build, ChooseSite
from skald.games.northgard.rules.harvest import Swap
from skald.games.northgard.rules.specials.decks import PayForCard
from skald.games.northgard.rules.winter import winter_cost
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

# What a building brings each year: Silo, Lodge, Tower, Camp, Carved Stone, Fortress, Forge, Altar.
_YEARLY: Final[list[float]] = [FOOD_WORTH, WOOD_WORTH, 0.25, 0.35, LORE_WORTH, 0.9, 1.7, 3.0]
_STRONGHOLD: Final = 3.0
# What it is worth not to come short in winter.
_HUNGER: Final = 5.0


def _weight(gain: float) -> float:
    """A weight that doubles with every fame and a half."""
    return float(2.0 ** (max(min(gain, 24.0), -24.0) / 1.5))


# Building.


def weigh_builds(s: State, step: Step, options: list[Action]) -> list[float]:
    """By what the building brings to the end; large ones make strongholds."""
    assert isinstance(step, Build)
    harvests = harvests_left(s)
    income, need = _food_balance(s, step.seat)
    found: list[float] = []
    for action in options:
        if action is DONE:
            found.append(_weight(0.3))
            continue
        gain = _YEARLY[action.kind] * harvests
        if action.kind >= FORTRESS:
            gain += _STRONGHOLD
        elif action.kind == FOOD and income < need:
            gain += 0.4 * harvests
        found.append(_weight(gain))
    return found


def _food_balance(s: State, seat: int) -> tuple[int, int]:
    """Food income, and what winter takes."""
    land = s.land
    income = 0
    for t in held(s, seat):
        income += land.food[t] + tally(s.buildings[t])[0]
    return income, winter_cost(s, seat)[0]


def weigh_sites(s: State, step: Step, options: list[Action]) -> list[float]:
    """Closed and safe territories for what counts, borders for what guards."""
    harvests = harvests_left(s)
    kind = step.kind if isinstance(step, ChooseSite) else 0
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(0.5)
            continue
        t = action.target
        threat = strongest_enemy(s, step.seat, t) - defence(s, t)
        if kind in (TOWER, FORTRESS):
            gain = 0.15 * worth(s, t, harvests) + 0.5 * threat
        else:
            gain = -0.6 * max(threat, -2)
        if kind >= FORTRESS:
            gain += 3.0 if not s.land.free[t] else 2.0 / s.land.free[t]
            if tally(s.buildings[t])[9]:
                gain -= 2.0
        found.append(_weight(gain))
    return found


def weigh_spaces(s: State, step: Step, options: list[Action]) -> list[float]:
    """Spaces with the Carved Stone symbol are kept."""
    return [0.3 if action.kind == CARVED else 1.0 for action in options]


def weigh_gathering(s: State, step: Step, options: list[Action]) -> list[float]:
    """Collect where most is found."""
    land = s.land
    return [
        0.5 if a is NONE else 1.0 + land.food[a.target] + land.wood[a.target] + land.lore[a.target]
        for a in options
    ]


def weigh_exchanges(s: State, step: Step, options: list[Action]) -> list[float]:
    """For what brings more."""
    harvests = harvests_left(s)
    return [_weight((_YEARLY[a.kind] - _YEARLY[a.source]) * harvests) for a in options]


# Resources.


def prices(s: State, seat: int) -> list[float]:
    """What one more food, wood or lore is worth to a seat just before winter."""
    base = seat * 3
    food, wood, lore = s.resources[base : base + 3]
    need_food, need_wood = winter_cost(s, seat)
    late = 0.18 * HORIZON[s.setting.years - s.year]
    found = [1.0 / 3.0 + late, 1.0 / 3.0 + 1.2 * late, 1.0 / 3.0 + 1.1 * late]
    short_food, short_wood = max(need_food - food, 0), max(need_wood - wood, 0)
    short = short_food + short_wood
    spare = max(food - need_food, 0) + max(wood - need_wood, 0) + lore
    if short and spare >= 3 * short:
        if short_food:
            found[FOOD] = _HUNGER
        if short_wood:
            found[WOOD] = _HUNGER
    return found


def losses(s: State, seat: int) -> list[float]:
    """What giving one food, wood or lore away costs a seat."""
    base = seat * 3
    found = prices(s, seat)
    need = winter_cost(s, seat)
    if s.resources[base + FOOD] <= need[0]:
        found[FOOD] = _HUNGER
    if s.resources[base + WOOD] <= need[1]:
        found[WOOD] = _HUNGER
    return found


def weigh_trades(s: State, step: Step, options: list[Action]) -> list[float]:
    """Trade only for what is needed badly, with what is not needed."""
    gains = prices(s, step.seat)
    costs = losses(s, step.seat)
    partner = losses(s, (step.seat + 2) % 4) if s.setting.teams else gains
    found: list[float] = []
    for action in options:
        if action is DONE:
            found.append(1.0)
        elif action.verb == "swap":
            gain = gains[action.target] - costs[action.source] - 0.3
            gain = min(gain, 1.5 - partner[action.target])
            found.append(_weight(4.0 * gain) * 0.6)
        else:
            gain = gains[action.amount]
            gain -= costs[action.source] + costs[action.target] + costs[action.kind]
            found.append(_weight(6.0 * gain))
    return found


def weigh_swap(s: State, step: Step, options: list[Action]) -> list[float]:
    """Help a partner if it costs nothing."""
    assert isinstance(step, Swap)
    loss = losses(s, step.seat)[step.wanted] - prices(s, step.seat)[step.given]
    return [_weight(-3.0 * loss), 0.6]


def weigh_resources(s: State, step: Step, options: list[Action]) -> list[float]:
    """Which resource to take."""
    gains = prices(s, step.seat)
    return [0.01 if a is NONE else 0.1 + gains[a.kind] for a in options]


def weigh_payments(s: State, step: Step, options: list[Action]) -> list[float]:
    """Pay with what is plenty, and only if it is."""
    costs = losses(s, step.seat)
    three = isinstance(step, PayForCard)
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(1.0)
            continue
        cost = costs[action.source] + costs[action.target]
        gain = 1.2
        if three:
            cost += costs[action.kind]
            gain = 1.5
        found.append(_weight(3.0 * (gain - cost)))
    return found
