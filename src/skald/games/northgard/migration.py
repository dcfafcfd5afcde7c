"""Games of earlier rules versions, read under the rules of today.

Each function is the law of one step as it was, kept only to know which lines it wrote.
"""

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from skald.games.northgard.actions import (
    ACCEPT,
    ATTACK_CREATURE,
    DONE,
    FROM,
    NONE,
    RECRUIT,
    RECRUIT_KAIJA,
    REFUSE,
    RETREAT,
    RETREAT_KAIJA,
    SWAP,
    TO,
    TRADE,
    UNITS,
    UNITS_KAIJA,
)
from skald.games.northgard.ids import VALKYRIE
from skald.games.northgard.queries import (
    are_partners,
    brings_kaija,
    has_kaija,
    held,
    is_rough,
    kaija_in_reserve,
)
from skald.games.northgard.rules.clans.bear import kaija_may_enter
from skald.games.northgard.rules.crossing import can_enter, crossing_cost, ways_beyond
from skald.games.northgard.rules.duel import KAIJA_COLLECT, PASS_ENEMY
from skald.games.northgard.rules.harvest import Trade
from skald.games.northgard.rules.levy import Levy
from skald.games.northgard.rules.move import Move, NameCreatures, invades, movable
from skald.games.northgard.rules.recruit import ANYWHERE_NEUTRAL, Recruit, recruit_places
from skald.games.northgard.rules.retreat import Retreat, retreat_targets
from skald.games.northgard.rules.setup import DealAchievement
from skald.games.northgard.setting import CHOSEN
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.errors import IllegalAction
from skald.kernel.migration import EndOfLinesError, Migration, Walk

_TRADING: Final = frozenset({"trade", "swap", ACCEPT.text, REFUSE.text})
_LOSING: Final = frozenset(a.text for given, a in TRADE.items() if given[3] in given[:3])


class FromOne(Migration):
    """Version 1 made several picks in one order, and offered trades and moves without a use."""

    def options(self, options: dict[str, str], lines: Sequence[str]) -> dict[str, str]:
        """Who has made a trade that only loses goes on with them."""
        if any(line.partition(" ")[2] in _LOSING or line in _LOSING for line in lines):
            options["losing_trades"] = "on"
        return options

    def read(self, walk: Walk) -> bool:
        step, s = walk.step, walk.state
        assert isinstance(s, State)
        if isinstance(step, DealAchievement):
            return _deal(walk, s)
        if isinstance(step, Recruit):
            _recruit(walk, s, step)
        elif isinstance(step, Levy):
            _levy(walk, s, step)
        elif isinstance(step, Retreat):
            _retreat(walk, s, step)
        elif isinstance(step, NameCreatures):
            _name_creatures(walk, s, step)
        elif isinstance(step, Trade):
            _trade(walk, s, step)
        elif isinstance(step, Move) and s.setting.teams and brings_kaija(s, step.seat):
            _move(walk, s, step)
        else:
            return False
        return True


def _deal(walk: Walk, s: State) -> bool:
    """Clans that are chosen were chosen before the Achievements were dealt.

    A game that was not so far chooses again, with the Achievements in view.
    """
    if CHOSEN in s.setting.clans and not s.achievements:
        lines = list(walk.lines)
        clans = list(takewhile(lambda line: "clan" in line.split(), lines))
        deals = [line for line in lines[len(clans) :][: s.seats] if "reveal" in line.split()]
        rest = lines[len(clans) + s.seats :]
        walk.lines = deque([*deals, *(clans if len(deals) == s.seats else ()), *rest])
    return False


# Units that come and go.


def _recruit(walk: Walk, s: State, step: Recruit) -> None:
    """Territories in ascending order."""
    action = None
    floor, left = -1, step.left
    while action is not DONE:
        places = _recruit_places(s, step, floor) if left else []
        units = [RECRUIT[t] for t in places] if s.reserve[step.seat] else []
        kaija = [RECRUIT_KAIJA[t] for t in places] if kaija_in_reserve(s, step.seat) else []
        action = walk.choose([*units, *kaija, DONE])
        walk.take(action)
        floor, left = action.target, left - 1


def _recruit_places(s: State, step: Recruit, floor: int) -> list[int]:
    if floor < 0:
        return recruit_places(s, step.seat, step.where)
    if step.same or step.where == ANYWHERE_NEUTRAL:
        return [floor]
    return sorted({t for t in recruit_places(s, step.seat, step.where) if t > floor} | {floor})


def _levy(walk: Walk, s: State, step: Levy) -> None:
    """Territory after territory how many, none being a choice too."""
    seat, territories = step.seat, step.territories
    for index, (territory, room) in enumerate(zip(step.places, step.limits, strict=True)):
        models = s.reserve[seat]
        limit = min(room, models)
        least = min(max(models - sum(step.limits[index + 1 :]), 0), limit) if step.forced else 0
        offered = UNITS[least : limit + 1] if territories else UNITS[:1]
        if territories and kaija_in_reserve(s, seat):
            offered = offered + UNITS_KAIJA[: min(room - 1, models) + 1]
        group = walk.choose(offered)
        for _ in range(group.amount):
            walk.take(RECRUIT[territory])
        if group.kind:
            walk.take(RECRUIT_KAIJA[territory])
        territories -= bool(group.amount or group.kind)
    walk.take(DONE)


def _retreat(walk: Walk, s: State, step: Retreat) -> None:
    """Territory after territory how many units; the last took the rest; Kaija came after them.

    Without any way out they went home.
    """
    targets = retreat_targets(s, step.seat, step.place, rough=step.rough) or [step.place]
    left, kaija = step.units(s), has_kaija(s, step.seat, step.place)
    for target in targets:
        counts = [left] if not left or target == targets[-1] else range(left + 1)
        amount = walk.pick({f"retreat t{target}*{n}": n for n in counts})
        if amount:
            walk.take(RETREAT[target][amount])
            left -= amount
    if kaija:
        walk.take(walk.choose(RETREAT_KAIJA[target] for target in targets))


def _name_creatures(walk: Walk, s: State, step: NameCreatures) -> None:
    """Territory after territory in ascending order, none being a choice too."""
    for here in step.territories(s):
        pairs = zip(s.creature_kind, s.creature_at, strict=True)
        kinds = sorted({kind for kind, at in pairs if at == here})
        offered = [*(ATTACK_CREATURE[here][kind] for kind in kinds), NONE]
        if VALKYRIE in kinds:
            offered = [ATTACK_CREATURE[here][VALKYRIE]]
        action = walk.choose(offered)
        if action is not NONE:
            walk.take(action)
    walk.take(DONE)


# Trade.


def _trade(walk: Walk, s: State, step: Trade) -> None:
    """Every trade was offered, and a swap again after it had been refused; each offer counted."""
    seat, swaps = step.seat, step.swaps
    action = None
    while action is not DONE:
        have = s.resources[seat * 3 : seat * 3 + 3]
        partner = (seat + 2) % 4 * 3
        offered = [
            a for given, a in TRADE.items() if all(given[:3].count(k) <= have[k] for k in range(3))
        ]
        if swaps:
            offered += [a for (x, y), a in SWAP.items() if have[x] and s.resources[partner + y]]
        action = walk.choose([*offered, DONE])
        if action.verb == "swap":
            swaps -= 1
            _offer(walk, action)
        else:
            walk.take(action)


def _offer(walk: Walk, swap: Action) -> None:
    """An offer that was refused and made again is left out: the last one counts."""
    again = walk.line in takewhile(lambda line: _TRADING & set(line.split()), walk.lines)
    if again and REFUSE.text in walk.lines[0].split():
        walk.lines.popleft()
        return
    walk.take(swap)
    walk.take(walk.choose([ACCEPT, REFUSE]))


# Moves of the Bear in team play.


def _move(walk: Walk, s: State, step: Move) -> None:
    """Kaija could enter a partner's land that she could not leave: the moves were lost.

    Nothing else came of it, so today she never set out.
    """
    left = step.left
    while True:
        group: list[Action] = []
        try:
            rest = _read_group(walk, s, step, left, group)
        except EndOfLinesError:
            for action in takewhile(lambda action: action in walk.options(), group):
                walk.take(action)
            raise
        if not _is_lost(group):
            for action in group:
                walk.take(action)
        elif step.flags & KAIJA_COLLECT:
            rule = "NG-VAR-TEAM-05"
            raise IllegalAction(f"Kaija had collected for a move that was lost ({rule}).", rule)
        if group == [DONE]:
            return
        left = rest


def _read_group(walk: Walk, s: State, step: Move, left: int, group: list[Action]) -> int:
    """Where from, where to, who, and how they went on through partners; the moves left then."""
    seat, flags = step.seat, step.flags
    places = held(s, seat)
    if flags & PASS_ENEMY and s.invader == seat:
        places = sorted([*places, *(t for t in s.land.names if invades(s, seat, t))])
    sources = [t for t in places if left and _ways(s, step, t, left)]
    group.append(walk.choose([*(FROM[t] for t in sources), DONE]))
    if group[0] is DONE:
        return left
    source = group[0].target
    group.append(walk.choose(TO[t] for t in _ways(s, step, source, left)))
    at = group[1].target
    left -= crossing_cost(is_rough(s, source, at), flags)
    units, kaija = movable(s, seat, source, flags)
    with_kaija = UNITS_KAIJA[: units + 1] if kaija and kaija_may_enter(s, seat, at) else []
    group.append(walk.choose([*UNITS[1 : units + 1], *with_kaija]))
    while are_partners(s, seat, s.holder[at]):
        onward = ways_beyond(s, seat, at, left, flags, source, kaija=False)
        if group[2].kind:
            onward = [t for t in onward if kaija_may_enter(s, seat, t)] or [source]
        group.append(walk.choose(TO[t] for t in onward))
        if _is_lost(group):
            break
        left -= crossing_cost(is_rough(s, at, group[-1].target), flags)
        at = group[-1].target
    return left


def _ways(s: State, step: Move, territory: int, left: int) -> list[int]:
    """Whether Kaija could go on from a partner's land was not looked at."""
    units, kaija = movable(s, step.seat, territory, step.flags)
    return [
        t
        for t, rough in s.land.near[territory]
        if (units or (kaija and kaija_may_enter(s, step.seat, t)))
        and can_enter(
            *(s, step.seat, t, left - crossing_cost(rough, step.flags), step.flags, territory),
            kaija=False,
        )
    ]


def _is_lost(group: list[Action]) -> bool:
    """Whether a group had to go back from a partner's land to where it came from."""
    return len(group) > 3 and group[-1].target == group[0].target
