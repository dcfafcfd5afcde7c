"""Steps of The Lord of the Ice Garden in which the order of picks is the player's."""

from collections import Counter
from collections.abc import Hashable, Sequence

from skald.games.icegarden.ids import (
    ATTACK,
    CTL,
    GOLD,
    GREEN,
    INF,
    PIECES,
    PLACES,
    POPULATION,
    SNAKE,
    SPEED,
)
from skald.games.icegarden.queries import (
    figures_free,
    has_unit,
    is_npc,
    open_places,
    pieces,
    presence,
    seat_of,
)
from skald.games.icegarden.rules.activation import Activation, SpeedMove, unpack_runner
from skald.games.icegarden.rules.lock import LockRegion
from skald.games.icegarden.rules.making import PlaceSummoned, type_upgrades
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.rounds import CatchUp
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import place_marker, summon_unit
from skald.games.icegarden.verbs.resources import gain
from skald.games.icegarden.verbs.tracks import lose_reputation
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step, advance
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from tests.properties.icegarden.striving import for_the_goal, striving
from tests.properties.runs import Kind, Pick


def target(pick: Pick) -> Hashable:
    """A hit on a unit names the damage it has so far, so that hits on its kind are a chain."""
    (hit,) = pick
    return hit.source, hit.target, hit.kind


def marching(state: KernelState, picks: Sequence[Pick]) -> bool:
    """A piece is there to be moved each time; one that was behind Vuko is free elsewhere."""
    assert isinstance(state, State)
    seat = state.agenda[-1].seat
    there = Counter(
        {
            (kind, place): pieces(state, seat, place, kind)
            for kind in range(len(PIECES))
            for place in range(1, PLACES)
        }
    )
    for (move,) in picks:
        if not there[move.kind, move.source]:
            return False
        there[move.kind, move.source] -= 1
        there[INF if move.kind == CTL else move.kind, move.target] += 1
    return True


def running(state: KernelState, picks: Sequence[Pick]) -> bool:
    """A unit with steps left stands there each time."""
    assert isinstance(state, State)
    step = state.agenda[-1]
    assert isinstance(step, SpeedMove)
    units = [unpack_runner(number) for number in step.runners]
    for (move,) in picks:
        able = [unit for unit in units if unit[:2] == (move.kind, move.source)]
        if not able:
            return False
        units.remove(able[0])
        if able[0][2] > 1:
            units.append((move.kind, move.target, able[0][2] - 1))
    return True


def shifting(state: KernelState, picks: Sequence[Pick]) -> bool:
    """A token lies on the level that it leaves."""
    assert isinstance(state, State)
    seat = state.agenda[-1].seat
    levels = state.mfactor[seat * 4 : seat * 4 + 4]
    for (move,) in picks:
        if not levels[move.source]:
            return False
        levels[move.source] -= 1
        levels[move.target] += 1
    return True


def trading(state: KernelState, picks: Sequence[Pick]) -> bool:
    """What is given is there, and what is taken is in the stock."""
    assert isinstance(state, State)
    seat = state.agenda[-1].seat
    have = [state.population[seat], state.gold[seat], state.mfactor[seat * 4]]
    stock = state.stock[:]
    for (action,) in picks:
        given = [action.source, action.target] if action.verb == "swap" else []
        if not stock[action.kind] or any(have[r] < given.count(r) for r in given):
            return False
        for resource in given:
            have[resource] -= 1
            stock[resource] += 1
        have[action.kind] += 1
        stock[action.kind] -= 1
    return True


# Positions in which such steps come up more often than in random games.


def stirred(position: KernelState, dice: Dice) -> State | None:
    """The same table with armies on the map, about to act; None before the first round."""
    assert isinstance(position, State)
    if not position.round or not open_places(position):
        return None
    s = position.clone()
    s.agenda = []
    places = open_places(s)
    field = [places[dice.below(len(places))] for _ in range(3)]
    who = dice.below(s.setting.persons)
    for seat in range(s.seats):
        _muster(s, seat, field, dice, least=2 if seat == who else 1)
    s.nightmare = [0] * PLACES
    s.active, s.vuko_tile = 1 << SNAKE, [0, SNAKE * 2 + 1, 0, 0, 0]
    lose_reputation(s, who, 2)
    gain(s, who, POPULATION, 3)
    s.owe(*_lock(s, dice), *_placing(s, who), Mountain(who), Activation(), VukoBox())
    advance(s)
    return s


def _muster(s: State, seat: int, field: list[int], dice: Dice, least: int) -> None:
    """Units of a seat go to the field, some of them quick or dangerous; gold for an attack."""
    if not is_npc(s, seat):
        gain(s, seat, GOLD, 2)
    for level in range(least, 4):
        upgrades = type_upgrades(s, seat, level, [ATTACK, SPEED])
        if upgrades and s.upgrade_stock[ATTACK] and s.upgrade_stock[SPEED]:
            bought = upgrades[dice.below(len(upgrades))]
            if not bought.source:
                s.bought[(seat * 4 + level) * 5 + bought.target] += 1
                s.upgrade_stock[bought.target] -= 1
        for _ in range(figures_free(s, seat, level)):
            summon_unit(s, seat, level, field[dice.below(len(field))])
    for _ in range(min(s.supply[seat], dice.below(6))):
        place_marker(s, seat, field[dice.below(len(field))])


def _placing(s: State, seat: int) -> list[Step]:
    """A gift of two markers, and the units of level 1 that are left."""
    units = figures_free(s, seat, 1)
    gift = [CatchUp(seat, 2)] if s.supply[seat] > 1 else []
    return [*gift, *([PlaceSummoned(seat, 1, units)] if units and presence(s, seat) else [])]


def _lock(s: State, dice: Dice) -> list[Step]:
    """Now and then Callo locks a region where a Faun stands."""
    green = seat_of(s, GREEN)
    if green < 0 or dice.below(3):
        return []
    fauns = [p for p in open_places(s) if has_unit(s, green, 2, p) and p != s.thorn]
    free = s.locked.bit_count() < s.setting.content.locks
    return [LockRegion(fauns[0], green)] if fauns and free else []


# Tables for tiles chosen at the table, and for both starting markers in one turn.
TABLES: tuple[dict[str, str], ...] = (
    {},
    {"factions": "green,black,blue", "start_passes": "1", "advanced": "on", "vuko_tiles": "chosen"},
)
STYLES = (striving(for_the_goal, 4), choose)

KINDS = (
    Kind("Hit", ("hit",), chain=target),
    Kind("SpeedMove", ("speed",), possible=running, exhausts=False),
    Kind("Flee", ("flee",)),
    Kind("Carry", ("carry",)),
    Kind("IceFloe", ("floe", "carry"), inner=("Cross",), exhausts=False),
    Kind("Cross", ("carry",)),
    Kind("Scatter", ("scatter",)),
    Kind("Influence", ("influence",)),
    Kind("March", ("move",), possible=marching),
    Kind("ShiftMfactor", ("shift",), possible=shifting),
    Kind("PlaceSummoned", ("at",)),
    Kind("ViperGorge", ("take", "swap"), possible=trading, exhausts=False),
    Kind("CatchUp", ("catchup",)),
    Kind("StartingInfluence", ("start",), several=True),
    Kind("LayVukoTile", ("vukotile",), several=True),
)
