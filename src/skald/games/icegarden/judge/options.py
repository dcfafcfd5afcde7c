"""How promising the options of each kind of choice look, without playing them."""

from collections.abc import Callable
from math import exp
from typing import Final

from skald.games.icegarden.actions import DONE, REPAIR, SHED, SKIP, SPY_KEEP
from skald.games.icegarden.ids import CTL, GOLD, INFLUENCE, L1, MAKING, MFACTOR, PLACES, POPULATION
from skald.games.icegarden.judge.makings import weigh_making, weigh_shift
from skald.games.icegarden.judge.plans import markers_on_boxes, plan_worth
from skald.games.icegarden.judge.sites import Sites
from skald.games.icegarden.judge.snow import Race
from skald.games.icegarden.queries import health
from skald.games.icegarden.rules.activation import Cross, IceFloe, MakerSpy, SpeedMove
from skald.games.icegarden.rules.attack import Hit, PayForAttack, attack_pools
from skald.games.icegarden.rules.domination import Collect, Plunder, Recruit, Replace
from skald.games.icegarden.rules.influence import Influence
from skald.games.icegarden.rules.initiative import MoveInitiative
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.making import Making, PlaceSummoned, ShiftMfactor
from skald.games.icegarden.rules.mountain import Carry, Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.planning import PlanAction
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.rounds import CatchUp
from skald.games.icegarden.rules.setup import PlaceThorn, StartingInfluence
from skald.games.icegarden.rules.viper_gorge import ViperGorge
from skald.games.icegarden.rules.vuko import Flee, VukoKills
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

# A point more makes an option so many times e as promising.
KEEN: Final = 0.8
# What a token must bring to be spent.
LEAST_MARCH: Final = 0.5
LEAST_MARKER: Final = 0.1
LEAST_MOUNTAIN: Final = 1.5


def weigh_options(s: State, options: list[Action]) -> list[float]:
    """A positive number for each option; 1 for all where we know nothing."""
    step = s.agenda[-1]
    weigher = WEIGHERS.get(type(step))
    if weigher is None or s.faction[step.seat] < 0:
        return [1.0] * len(options)
    return weigher(s, step, options)


def keen(gain: float) -> float:
    """A weight from a gain in points."""
    if gain > 12.0:
        gain = 12.0
    elif gain < -6.0:
        gain = -6.0
    return exp(gain * KEEN)


# Planning and the boxes.


def weigh_plan(s: State, step: Step, options: list[Action]) -> list[float]:
    """What one more marker on each box would gain."""
    seat = step.seat
    counts = markers_on_boxes(s)
    race = Race(s)
    before = plan_worth(s, seat, counts, race)
    weights = []
    for action in options:
        cell = seat * 6 + action.target
        counts[cell] += 1
        weights.append(keen(2.0 * (plan_worth(s, seat, counts, race) - before)))
        counts[cell] -= 1
    return weights


def weigh_viper(s: State, step: Step, options: list[Action]) -> list[float]:
    """Take what is missing for the planned actions; exchange only what is left over."""
    seat = step.seat
    counts = markers_on_boxes(s)
    base = seat * 6
    needs = [
        2 * counts[base + INFLUENCE] - s.population[seat],
        2 * counts[base + 2] - s.gold[seat],
        2 * counts[base + MAKING] + 1 - s.mfactor[4 * seat],
    ]
    weights = []
    for action in options:
        if action.verb == "take":
            weights.append(need_weight(needs, action.kind) * 3.0)
        elif action.verb == "swap":
            rich = needs[action.source] < -1 and needs[action.target] < -1
            want = need_weight(needs, action.kind)
            weights.append(want * 0.3 if rich and action.kind == MFACTOR else 0.02)
        else:
            weights.append(0.5 if action is DONE else 0.05)
    return weights


def need_weight(needs: list[int], resource: int) -> float:
    """How much a token of a resource is wanted."""
    need = needs[resource]
    likes = (1.2, 0.7, 1.6)
    return likes[resource] * (2.0 if need > 0 else 1.0 if need > -2 else 0.5)


def weigh_places(s: State, step: Step, options: list[Action]) -> list[float]:
    """A marker more in a region, or none."""
    sites = Sites(s, step.seat)
    return [
        keen(LEAST_MARKER)
        if action is DONE or action is SKIP
        else keen(sites.change(action.target, 1) + 0.5)
        for action in options
    ]


def weigh_march(s: State, step: Step, options: list[Action]) -> list[float]:
    """What the piece is worth there less what it was worth here."""
    sites = Sites(s, step.seat)
    weights = []
    for action in options:
        if action is DONE or action is SKIP:
            weights.append(keen(LEAST_MARCH))
        else:
            weights.append(keen(sites.moved(action.kind, action.source, action.target)))
    return weights


def weigh_mountain(s: State, step: Step, options: list[Action]) -> list[float]:
    """All free pieces of a region go to another one."""
    sites = Sites(s, step.seat)
    row = step.seat * PLACES
    weights = []
    for action in options:
        if action is SKIP:
            weights.append(keen(LEAST_MOUNTAIN))
            continue
        here = sites.cells[row + action.source]
        behind = s.controlled[step.seat] if action.source == s.vuko else 0
        gain = sites.change(action.target, here + behind) + sites.change(action.source, -here)
        weights.append(keen(gain))
    return weights


def weigh_carry(s: State, step: Step, options: list[Action]) -> list[float]:
    """The more the better, unless the origin suffers."""
    assert isinstance(step, Carry)
    sites = Sites(s, step.seat)
    weights = []
    for action in options:
        amount = action.amount
        if action is DONE:
            gain = 0.0
        elif action.kind < L1:
            gain = sites.change(step.target, amount)
            gain += sites.change(step.source, -amount if action.kind != CTL else 0)
        else:
            gain = amount * sites.moved(action.kind, step.source, step.target)
        weights.append(keen(gain + 0.1 * amount))
    return weights


def weigh_raven(s: State, step: Step, options: list[Action]) -> list[float]:
    """Reputation is free; a token costs M-factor."""
    seat = step.seat
    weights = []
    for action in options:
        if action is REPAIR:
            weights.append(0.5 + min(2, max(s.rep[seat] - 1, 0)))
        elif action is SHED:
            weights.append(0.3 + 0.4 * s.tokens[seat])
        else:
            weights.append(0.1)
    return weights


# Units.


def weigh_summoned(s: State, step: Step, options: list[Action]) -> list[float]:
    """Where a new unit does most."""
    assert isinstance(step, PlaceSummoned)
    sites = Sites(s, step.seat)
    kind = step.level + 1
    return [keen(sites.arrival(kind, action.target)) for action in options]


def weigh_steps(s: State, step: Step, options: list[Action]) -> list[float]:
    """A unit that steps with Speed or flees; staying is no loss."""
    sites = Sites(s, step.seat)
    weights = []
    for action in options:
        if action is DONE:
            weights.append(keen(0.2))
        else:
            weights.append(keen(sites.moved(action.kind + 1, action.source, action.target)))
    return weights


def weigh_floe(s: State, step: Step, options: list[Action]) -> list[float]:
    """Crossing is worth it where the other end gains more."""
    sites = Sites(s, step.seat)
    row = step.seat * PLACES
    weights = []
    for action in options:
        if action is DONE:
            weights.append(keen(0.5))
        else:
            here = max(sites.cells[row + action.source] - 2, 0)
            gain = sites.change(action.target, here) + sites.change(action.source, -here)
            weights.append(keen(gain))
    return weights


def weigh_spy(s: State, step: Step, options: list[Action]) -> list[float]:
    """Dominate and Attack serve best; keep what is there otherwise."""
    likes = (0.0, 1.0, 0.5, 1.4, 0.9)
    weights = []
    for action in options:
        first, second = action.source, action.target
        if action is SPY_KEEP:
            first, second = s.spy1, s.spy2
        weights.append(0.05 + (likes[first] + likes[second]) ** 2)
    return weights


def weigh_payment(s: State, step: Step, options: list[Action]) -> list[float]:
    """Attack if enough targets are in reach."""
    hits = 0
    for place, pool in enumerate(attack_pools(s, step.seat)):
        targets = s.nation[place]
        for other in range(s.seats):
            if other != step.seat:
                targets += s.markers[other * PLACES + place]
        hits += min(pool, targets)
    return [0.1 + 1.5 * hits, 1.0]


def weigh_hits(s: State, step: Step, options: list[Action]) -> list[float]:
    """Points for each hit, first of all on what can be defeated."""
    assert isinstance(step, Hit)
    weights = []
    for action in options:
        if action is DONE:
            weights.append(0.02)
        elif action.kind < L1:
            weights.append(1.0 if action.kind < 0 else 3.0 if action.kind == 0 else 1.5)
        else:
            level = action.kind - 1
            victim = s.faction.index(action.target)
            needed = health(s, victim, level) - action.amount
            worth = level + 2.0 if level > 1 else 2.0
            weights.append(2.0 * worth / needed if needed <= step.pools[action.source] else 0.1)
    return weights


def weigh_kill(s: State, step: Step, options: list[Action]) -> list[float]:
    """The least useful unit falls."""
    return [4.0 / (action.kind * action.kind) for action in options]


# Domination.


def weigh_collect(s: State, step: Step, options: list[Action]) -> list[float]:
    """M-factor before population before gold, less of what is plenty."""
    assert isinstance(step, Collect)
    amounts = s.setting.content.tile_yield[max(s.setting.persons, 2)][s.tile[step.place]]
    seat = step.seat
    weights = []
    for action in options:
        kind = action.kind
        if kind == MFACTOR:
            like = 2.2
        elif kind == POPULATION:
            like = 1.5 if s.population[seat] < 4 else 0.9
        else:
            assert kind == GOLD
            like = 1.2 if s.gold[seat] < 2 else 0.7
        like *= amounts[kind]
        weights.append(like * like)
    return weights


def weigh_plunder(s: State, step: Step, options: list[Action]) -> list[float]:
    """M-factor first, the higher the better."""
    return [
        1.0 if action.kind == POPULATION else 0.7 if action.kind == GOLD else 1.0 + action.kind
        for action in options
    ]


def weigh_victims(s: State, step: Step, options: list[Action]) -> list[float]:
    """Free markers of whoever leads by points."""
    weights = []
    for action in options:
        victim = s.faction.index(action.target)
        points = s.points[victim * 3] + s.points[victim * 3 + 1]
        weights.append((1.0 + 0.05 * points) * (2.0 if action.kind == 0 else 1.0))
    return weights


def weigh_scatter(s: State, step: Step, options: list[Action]) -> list[float]:
    """Driven-out markers go where they change most."""
    sites = Sites(s, step.seat)
    return [keen(sites.change(action.target, action.amount)) for action in options]


# Rounds and set-up.


def weigh_initiative(s: State, step: Step, options: list[Action]) -> list[float]:
    """More action markers are better."""
    markers = s.setting.content.action_markers
    helm = s.helm[step.seat]
    return [float(markers[helm + action.amount] ** 2) for action in options]


def weigh_thorn(s: State, step: Step, options: list[Action]) -> list[float]:
    """In the middle of things."""
    around = s.setting.content.open_neighbours[s.in_play]
    return [float(len(around[action.target]) ** 2) for action in options]


def weigh_start(s: State, step: Step, options: list[Action]) -> list[float]:
    """Reserves and rich tiles, away from others."""
    players = max(s.setting.persons, 2)
    tile_points = s.setting.content.tile_points[players]
    tile_yield = s.setting.content.tile_yield[players]
    weights = []
    for action in options:
        place = action.target
        tile = s.tile[place]
        gain = 0.4 * tile_points[tile][0] + sum(tile_yield[tile]) + 1.5 * s.reserve[place]
        for other in range(s.seats):
            gain -= 1.2 * s.markers[other * PLACES + place]
        weights.append(keen(0.6 * gain))
    return weights


_Weigher = Callable[[State, Step, list[Action]], list[float]]

WEIGHERS: Final[dict[type[Step], _Weigher]] = {
    PlanAction: weigh_plan,
    ViperGorge: weigh_viper,
    Influence: weigh_places,
    CatchUp: weigh_places,
    March: weigh_march,
    Mountain: weigh_mountain,
    Carry: weigh_carry,
    Raven: weigh_raven,
    Making: weigh_making,
    ShiftMfactor: weigh_shift,
    PlaceSummoned: weigh_summoned,
    SpeedMove: weigh_steps,
    Flee: weigh_steps,
    IceFloe: weigh_floe,
    Cross: weigh_carry,
    MakerSpy: weigh_spy,
    PayForAttack: weigh_payment,
    Hit: weigh_hits,
    VukoKills: weigh_kill,
    Collect: weigh_collect,
    Plunder: weigh_plunder,
    Recruit: weigh_victims,
    Replace: weigh_victims,
    Scatter: weigh_scatter,
    MoveInitiative: weigh_initiative,
    PlaceThorn: weigh_thorn,
    StartingInfluence: weigh_start,
}
