"""Games of earlier rules versions, read under the rules of today.

Each function is the law of one step as it was, kept only to know which lines it wrote.
"""

from collections.abc import Mapping, Sequence

from skald.games.icegarden.actions import (
    CARRY,
    DONE,
    FLEE,
    FLOE_PATH,
    NATION,
    SCATTER,
    SPEED_STEP,
    TARGET_OF_LEVEL,
    TARGETS,
)
from skald.games.icegarden.content import default
from skald.games.icegarden.ids import CTL, INF, L1, L3, PIECES, PLACES
from skald.games.icegarden.queries import (
    by_number,
    is_npc,
    open_neighbours,
    pieces,
    seat_of,
    units_in,
)
from skald.games.icegarden.rules.activation import IceFloe, SpeedMove, unpack_runner
from skald.games.icegarden.rules.attack import Hit, targets
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.making import ShiftMfactor
from skald.games.icegarden.rules.mountain import Carry, movable
from skald.games.icegarden.rules.vuko import Flee
from skald.games.icegarden.state import State, figure_level
from skald.kernel.actions import Action
from skald.kernel.migration import Migration, Walk


class FromOne(Migration):
    """Version 1 made several picks in one order, and was silent about options without a use."""

    def options(self, options: dict[str, str], lines: Sequence[str]) -> dict[str, str]:
        """What version 1 did not heed is dropped; on solo, `advanced` only gave Vuko tiles."""
        solo = options.get("solo", "off")
        options.pop("visit_controlled", None)
        if solo != "off" and options.pop("advanced", "off") == "on" and solo == "easy":
            options["solo"] = "medium"
        if options.get("advanced", "off") == "off" and options.get("solo", "off") in (
            "off",
            "easy",
        ):
            options.pop("vuko_tiles", None)
            options.pop("extra_tiles", None)
        return options

    def data(self, data: Mapping[str, object]) -> Mapping[str, object]:
        """Version 1 always dealt four reserves and used the printed Vuko tiles."""
        printed = default().raw
        return {**data, "vuko_tiles": printed["vuko_tiles"]}

    def read(self, walk: Walk) -> bool:
        step, s = walk.step, walk.state
        assert isinstance(s, State)
        if isinstance(step, Hit):
            _attack(walk, s, step)
        elif isinstance(step, SpeedMove):
            _speed(walk, s, step)
        elif isinstance(step, IceFloe):
            _ice_floe(walk, s, step)
        elif isinstance(step, Carry):
            _carry(walk, s, step)
        elif isinstance(step, ShiftMfactor):
            _shift(walk, step)
        elif isinstance(step, Flee):
            _flee(walk, s, step)
        elif isinstance(step, Scatter) and not is_npc(s, step.seat):
            _scatter(walk, s, step)
        else:
            return False
        return True


def _stands(walk: Walk, step: Hit | SpeedMove) -> bool:
    """Whether the same step still waits for picks of the same seat."""
    return type(walk.step) is type(step) and walk.step.seat == step.seat


# Attack.


def _attack(walk: Walk, s: State, step: Hit) -> None:
    """Region after region by number; points that were left in one were lost."""
    for place in by_number(s, tuple(p for p, pool in enumerate(step.pools) if pool)):
        _hit(walk, s, step, place)
    if _stands(walk, step):
        walk.take(DONE)


def _hit(walk: Walk, s: State, step: Hit, place: int) -> None:
    """A hit barred all targets before it in the list."""
    floor = 0
    for _ in range(step.pools[place]):
        found = [a for a in targets(s, step.seat, place) if _rank(s, a) >= floor]
        action = walk.choose([*found, DONE])
        if action is DONE:
            return
        walk.take(action)
        floor = _rank(s, action)


def _rank(s: State, hit: Action) -> int:
    """Where a target stood in the list: by seat, markers before units, the nation last."""
    if hit.kind == NATION:
        return s.seats * len(TARGETS)
    slot = hit.kind if hit.kind <= CTL else TARGET_OF_LEVEL[hit.kind - 1] + hit.amount
    return seat_of(s, hit.target) * len(TARGETS) + slot


# Units that step or flee.


def _speed(walk: Walk, s: State, step: SpeedMove) -> None:
    """Unit after unit by level and place; `done` meant that it and its equals there stay.

    Of equal units in one place none went to a lower one than the unit before it.
    """
    before, floor, stayed = 0, 0, 0
    for number in step.runners:
        if number == stayed:
            continue
        floor = floor if number == before else 0
        level, place, left = unpack_runner(number)
        for _ in range(left):
            paths = SPEED_STEP[level][place]
            found = [paths[p] for p in open_neighbours(s, place) if p >= floor]
            action = walk.choose([*found, DONE])
            if action is DONE:
                stayed = number
                break
            walk.take(action)
            place, floor = action.target, 0
        before, floor = number, place
    if _stands(walk, step):
        walk.take(DONE)


def _flee(walk: Walk, s: State, step: Flee) -> None:
    """Unit after unit by level; of equal units none went to a lower place than the one before."""
    before, floor = 0, 0
    for level in [figure_level(figure) for figure in units_in(s, step.seat, s.vuko)]:
        floor = floor if level == before else 0
        paths = FLEE[level][s.vuko]
        action = walk.choose(paths[p] for p in open_neighbours(s, s.vuko) if p >= floor)
        walk.take(action)
        before, floor = level, action.target


# Pieces that are carried.


def _carry(walk: Walk, s: State, step: Carry) -> None:
    """Kind after kind how many go along, none being a choice too."""
    moved = 0
    for kind in range(L3 + 1):
        most = [movable(s, step.seat, step.source, k) - step.barred[k] for k in range(L3 + 1)]
        least = 0 if moved or any(most[kind + 1 :]) else 1
        counts = range(min(least, most[kind]), most[kind] + 1)
        amount = walk.pick({f"carry {PIECES[kind]}*{n}": n for n in counts})
        if amount:
            walk.take(CARRY[kind][amount])
            moved += amount
    walk.take(DONE)


def _ice_floe(walk: Walk, s: State, step: IceFloe) -> None:
    """Once one way, then once the other, for pieces that had not come over."""
    ends = ((step.first, step.second), (step.second, step.first))
    paths = [FLOE_PATH[a][b] for a, b in ends if _can_cross(s, step, a)]
    path = walk.choose([*paths, DONE])
    if path is not DONE:
        _cross(walk, s, path)
        now = walk.step
        assert isinstance(now, IceFloe)
        back = [FLOE_PATH[path.target][path.source]] if _can_cross(s, now, path.target) else []
        path = walk.choose([*back, DONE])
        if path is not DONE:
            _cross(walk, s, path)
    walk.take(DONE)


def _can_cross(s: State, step: IceFloe, place: int) -> bool:
    """Markers counted in a locked region too, though they could not go."""
    came = step.came_first if place == step.first else step.came_second
    if s.markers[step.seat * PLACES + place] > came[INF]:
        return True
    return any(pieces(s, step.seat, place, kind) > came[kind] for kind in range(L1, L3 + 1))


def _cross(walk: Walk, s: State, path: Action) -> None:
    """Which pieces cross; a way on which nothing could go changed nothing."""
    if path in walk.options():
        walk.take(path)
        assert isinstance(walk.step, Carry)
        _carry(walk, s, walk.step)


# Markers and M-factor.


def _scatter(walk: Walk, s: State, step: Scatter) -> None:
    """Neighbour after neighbour how many go there, none being a choice too; the last took the rest.

    With nowhere to go they left the map.
    """
    left = s.markers[step.seat * PLACES + step.place] - step.staying
    around = open_neighbours(s, step.place) or (step.place,)
    for place in around:
        counts = [left] if not left or place == around[-1] else range(left + 1)
        amount = walk.pick({f"scatter r{place}*{n}": n for n in counts})
        if amount:
            walk.take(SCATTER[place][amount])
            left -= amount


def _shift(walk: Walk, step: ShiftMfactor) -> None:
    """Up to five steps; the one that takes back the step before was not offered."""
    undo = (-1, -1)
    for _ in range(step.left):
        offered = [a for a in walk.options() if a is DONE or (a.source, a.target) != undo]
        action = walk.choose(offered)
        walk.take(action)
        if action is DONE:
            return
        undo = (action.target, action.source)
