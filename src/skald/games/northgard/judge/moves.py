"""Where units go: moving, recruiting, striking."""

from typing import Final

from skald.games.northgard.actions import DONE, NONE
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.judge.odds import chance
from skald.games.northgard.judge.places import defence, harvests_left, strongest_enemy, tally, worth
from skald.games.northgard.queries import are_partners, has_kaija, kaija_in_reserve
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.move import Move, MoveGroup, MoveTo, PassThrough
from skald.games.northgard.rules.recruit import Reinforce
from skald.games.northgard.rules.specials.bribery import BribeGroup, BribeTo
from skald.games.northgard.rules.specials.hidden_ways import HiddenGroup, HiddenTo
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

# What a lost unit costs, and taking something from an opponent adds.
_UNIT: Final = 0.7
_SPOIL: Final = 1.35
# How much free land next door calls for a unit, by the units here.
_GOING_ON: Final[list[float]] = [0.3, 0.35, 0.15]
# The odds of an attack at first sight, by the lead in units.
_QUICK_ODDS: Final[list[float]] = [0.36, 0.64, 0.86, 0.95]


def _weight(gain: float) -> float:
    """A weight that doubles with every fame and a half; nothing gained is little."""
    return float(2.0 ** (max(min(gain, 24.0), -12.0) / 1.5)) * 0.3


def odds_of_attack(s: State, seat: int, target: int, units: int, points: int) -> float:
    """The chance to take an enemy territory with so many units and points of the card."""
    defenders = s.units[target] + has_kaija(s, s.holder[target], target)
    ahead = units + points - defence(s, target)
    ahead += power(s, seat).combat_bonus(s, seat, target)
    food, other = s.resources[seat * 3], s.resources[s.holder[target] * 3]
    ahead += min(food, units, 2) - min(other, defenders, 2)
    return chance(ahead, units, defenders, 0, tally(s.works[target])[2])


def entering(s: State, seat: int, target: int, units: int, points: int, harvests: int) -> float:
    """What entering a territory with so many units is worth in fame."""
    owner = s.holder[target]
    if owner == NOBODY:
        return worth(s, target, harvests) * 0.85
    if owner == seat:
        threat = strongest_enemy(s, seat, target) - defence(s, target)
        return 0.15 * worth(s, target, harvests) if threat > -1 else 0.1
    if are_partners(s, seat, owner):
        return 0.3
    won = odds_of_attack(s, seat, target, units, points)
    stake = worth(s, target, harvests) * _SPOIL + 0.5 * s.units[target] * _UNIT
    return won * stake - (1.0 - won) * units * _UNIT - 0.5


def leaving(s: State, territory: int, left: int, harvests: int) -> float:
    """What it costs that only so many units stay behind."""
    if left <= 0:
        return worth(s, territory, harvests)
    seat = s.holder[territory]
    threat = strongest_enemy(s, seat, territory) - left
    return 0.2 * worth(s, territory, harvests) if threat > 0 else 0.0


def best_group(s: State, seat: int, source: int, target: int, points: int, harvests: int) -> float:
    """What the best group from one territory to another is worth."""
    kaija = has_kaija(s, seat, source)
    pieces = s.units[source] + kaija
    owner = s.holder[target]
    if pieces > 1:
        gain = entering(s, seat, target, pieces - 1, points, harvests)
        gain -= leaving(s, source, 1, harvests)
        if owner in (NOBODY, seat):
            return gain
    else:
        gain = -99.0
    whole = entering(s, seat, target, pieces, points, harvests) - worth(s, source, harvests)
    return max(gain, whole)


def best_move(s: State, seat: int, harvests: int) -> float:
    """How good a Move looks, beside the other basic actions."""
    holder, units, near = s.holder, s.units, s.land.near
    best = 0.0
    for source in s.land.names:
        if holder[source] != seat or units[source] < 2:
            continue
        group = units[source] - 1
        for target, rough in near[source]:
            owner = holder[target]
            if owner == seat or rough:
                continue
            if owner == NOBODY:
                best = max(best, 0.85 * worth(s, target, harvests))
            elif group >= units[target]:
                won = _QUICK_ODDS[min(group - units[target], 3)]
                best = max(best, won * _SPOIL * worth(s, target, harvests) - 1.0)
    return min(0.25 * best, 2.5)


# Moving.


def weigh_sources(s: State, step: Step, options: list[Action]) -> list[float]:
    """From where a group gains most; stop when nothing is gained."""
    points = step.cp if isinstance(step, Move) else 0
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        if action is DONE or action is NONE:
            found.append(_weight(0.3))
            continue
        source = action.target
        best = -6.0
        for target, _ in s.land.near[source]:
            gain = best_group(s, step.seat, source, target, points, harvests)
            best = max(best, gain)
        found.append(_weight(best))
    return found


def weigh_targets(s: State, step: Step, options: list[Action]) -> list[float]:
    """Where a group gains most."""
    harvests = harvests_left(s)
    seat = step.seat
    found: list[float] = []
    for action in options:
        target = action.target
        if isinstance(step, PassThrough):
            gain = entering(s, seat, target, step.amount + step.kaija, step.cp, harvests)
        elif isinstance(step, (MoveTo, HiddenTo)):
            points = step.cp if isinstance(step, MoveTo) else 0
            gain = best_group(s, seat, step.source, target, points, harvests)
        else:
            gain = 0.0
        found.append(_weight(gain))
    return found


def weigh_numbers(s: State, step: Step, options: list[Action]) -> list[float]:
    """How many units: enough to win, while the old territory is kept if it is worth it."""
    assert isinstance(step, (MoveGroup, HiddenGroup))
    harvests = harvests_left(s)
    points = step.cp if isinstance(step, MoveGroup) else 0
    seat, source, target = step.seat, step.source, step.target
    kaija = has_kaija(s, seat, source)
    pieces = s.units[source] + kaija
    if s.holder[source] != seat:
        pieces = s.invading[source] + kaija
    threat = strongest_enemy(s, seat, target)
    joined = s.invading[target] if s.invader == seat else 0
    enemy = s.holder[target] not in (seat, NOBODY)
    found: list[float] = []
    for action in options:
        units = action.amount + action.kind
        gain = entering(s, seat, target, units + joined, points + action.kind, harvests)
        if s.holder[source] == seat:
            gain -= leaving(s, source, pieces - units, harvests)
        if not enemy:
            gain += 0.4 * min(units, threat + 1) - 0.15 * units
        found.append(_weight(gain))
    return found


def weigh_bribed(s: State, step: Step, options: list[Action]) -> list[float]:
    """Bribed units best leave a rich territory empty, for another opponent or for nobody."""
    harvests = harvests_left(s)
    seat = step.seat
    found: list[float] = []
    for action in options:
        if isinstance(step, BribeTo):
            owner = s.holder[action.target]
            gain = -4.0 if owner == seat else 2.0 if owner not in (NOBODY, step.seat) else 0.0
        elif isinstance(step, BribeGroup):
            gain = float(action.amount)
        else:
            gain = worth(s, action.target, harvests) / max(s.units[action.target], 1)
            if s.units[action.target] > 2:
                gain *= 0.3
        found.append(_weight(gain))
    return found


# Recruiting.


def needs(s: State, seat: int, territory: int, harvests: int) -> float:
    """How welcome one more unit is here."""
    holder = s.holder
    if holder[territory] == NOBODY:
        return 1.0 + 0.8 * worth(s, territory, harvests)
    gain = 1.2 * tally(s.works[territory])[3]
    threat = strongest_enemy(s, seat, territory) - defence(s, territory)
    here = worth(s, territory, harvests)
    if threat >= 0:
        gain += 0.12 * here
    elif threat == -1:
        gain += 0.06 * here
    best = 0.0
    for other, rough in s.land.near[territory]:
        if holder[other] == NOBODY:
            best = max(best, worth(s, other, harvests) * (0.5 if rough else 1.0))
    if s.units[territory] < 3:
        gain += _GOING_ON[s.units[territory]] * best
    return gain


def weigh_recruits(s: State, step: Step, options: list[Action]) -> list[float]:
    """Where a unit guards, grows with a Training Camp, or can go on to free land."""
    harvests = harvests_left(s)
    seat = step.seat
    hungry = is_hungry(s, seat)
    found: list[float] = []
    for action in options:
        if action is DONE or action is NONE:
            found.append(_weight(1.5 if hungry else -3.0))
            continue
        gain = needs(s, seat, action.target, harvests)
        if action.text.endswith("+kaija"):
            gain += 1.5
        found.append(_weight(gain))
    return found


def is_hungry(s: State, seat: int) -> bool:
    """Whether one more unit costs more food in winter than there is."""
    units = s.setting.content.units - s.reserve[seat]
    if kaija_in_reserve(s, seat):
        return False
    return units >= 6 and units % 3 == 0 and s.resources[seat * 3] < units // 3 - 1


def weigh_levies(s: State, step: Step, options: list[Action]) -> list[float]:
    """As many as possible, where they are needed."""
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        if action is DONE:
            found.append(_weight(0.0))
            continue
        worth = 1.5 if action.text.endswith("+kaija") else 1.0
        found.append(_weight(worth * (1.0 + 0.3 * needs(s, step.seat, action.target, harvests))))
    return found


def weigh_reinforcement(s: State, step: Step, options: list[Action]) -> list[float]:
    """A unit follows only if its old territory stays held, and the new one needs it."""
    assert isinstance(step, Reinforce)
    harvests = harvests_left(s)
    wanted = needs(s, step.seat, step.territory, harvests)
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(_weight(0.5))
            continue
        left = s.units[action.target] + has_kaija(s, step.seat, action.target) - 1
        stays = leaving(s, action.target, left, harvests)
        found.append(_weight(0.5 * wanted - 0.5 * needs(s, step.seat, action.target, 1) - stays))
    return found


# Striking.


def weigh_strikes(s: State, step: Step, options: list[Action]) -> list[float]:
    """A lone unit in a rich territory first."""
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        territory = action.target
        there = s.units[territory] + has_kaija(s, s.holder[territory], territory)
        gain = worth(s, territory, harvests) * (0.7 if there == 1 else 0.1)
        found.append(_weight(gain + 0.05 * s.fame[s.holder[territory]]))
    return found


def weigh_token(s: State, step: Step, options: list[Action]) -> list[float]:
    """Scorched Earth where most can be stolen, or an attack is near."""
    land = s.land
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(0.3 if s.scorched < 0 or s.holder[s.scorched] < 0 else 0.9)
            continue
        t = action.target
        count = tally(s.works[t])
        rich = land.food[t] + land.wood[t] + land.lore[t] + count[0] + count[1] + count[4]
        found.append(0.5 + min(rich, 2) + 0.5 * max(4 - s.units[t], 0))
    return found
