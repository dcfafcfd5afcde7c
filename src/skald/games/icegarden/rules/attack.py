"""Attack: pay once, then point by point, region by region."""

from typing import Final

from skald.games.icegarden.actions import (
    ATTACK_NOW,
    DONE,
    HIT,
    HIT_NATION,
    NATION,
    NO_ATTACK,
    TARGET_OF_LEVEL,
    TARGETS,
)
from skald.games.icegarden.ids import ATTACK, CTL, FIGURES, GOLD, LEVEL_OF_FIGURE, PLACES
from skald.games.icegarden.queries import (
    ability,
    behind_vuko,
    by_number,
    health,
    is_npc,
    seat_of,
)
from skald.games.icegarden.rules.solo import npc_attacks
from skald.games.icegarden.state import DEFEATS, State, figure_level
from skald.games.icegarden.verbs import pay, remove_nation, score_points, take_marker, tell, wound
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.rulebook import rule

ATTACK_PRICE: Final = 2
_NATION_ORDER: Final = 4 * len(TARGETS)


@rule("IG-ACTV-07", "IG-ACT-03", "IG-CLAR-21")
class AttackTurn(Step):
    """On his turn a player with a unit that can attack may pay two gold for all of them."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, s: State) -> None:
        if is_npc(s, self.who):
            npc_attacks(s)
        elif s.gold[self.who] >= ATTACK_PRICE and attack_pools(s, self.who):
            s.agenda.append(_PAY[self.who])


@rule("IG-ACTV-07", "IG-CLAR-09")
class PayForAttack(Step):
    """Pay two gold, once per round, or no unit of yours attacks."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [ATTACK_NOW, NO_ATTACK]

    def take(self, s: State, action: Action) -> None:
        if action is NO_ATTACK:
            return
        pay(s, self.seat, GOLD, ATTACK_PRICE)
        pools = attack_pools(s, self.seat)
        places = by_number(s, tuple(pools))
        s.owe(*[Hit(self.seat, place, pools[place], 0) for place in places])


@rule("IG-ACTV-08", "IG-ACTV-12", "IG-RUL-28")
def attack_pools(s: State, seat: int) -> dict[int, int]:
    """The Attack values of all units in each open region, lying ones included."""
    pools: dict[int, int] = {}
    base = seat * FIGURES
    for figure in range(FIGURES):
        place = s.unit_at[base + figure]
        if place and not s.locked >> place & 1:
            value = ability(s, seat, LEVEL_OF_FIGURE[figure], ATTACK)
            if value:
                pools[place] = pools.get(place, 0) + value
    return pools


@rule("IG-ACTV-08", "IG-ACTV-09", "IG-ACTV-10", "IG-ACTV-11", "IG-ACTV-12", "IG-ACTV-13")
@rule("IG-ACTV-15", "IG-CLAR-01", "IG-RUL-26", "IG-RUL-28", "IG-END-05")
class Hit(Step):
    """One point of damage on a target, in list order; points left over are lost."""

    __slots__ = ("floor", "place", "pool")

    def __init__(self, seat: int, place: int, pool: int, floor: int) -> None:
        self.seat = seat
        self.place = place
        self.pool = pool
        self.floor = floor

    def options(self, s: State) -> list[Action]:
        place, floor = self.place, self.floor
        options: list[Action] = []
        for other in range(s.seats):
            if other != self.seat:
                slots = target_slots(s, other, place)
                table = HIT[place][s.faction[other]]
                first = other * len(TARGETS)
                options += [table[slot] for slot in slots if first + slot >= floor]
        if s.nation[place]:
            options.append(HIT_NATION[place])
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb == "hit" and action.source != self.place:
            return "IG-ACTV-08"
        return "IG-ACTV-09"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        if action.kind == NATION:
            floor = _NATION_ORDER
            remove_nation(s, self.place)
            score_points(s, self.seat, DEFEATS, 1)
        else:
            victim = seat_of(s, action.target)
            floor = victim * len(TARGETS) + target_slot(action)
            hit(s, self.seat, victim, self.place, action.kind, action.amount)
        if self.pool > 1:
            s.agenda.append(Hit(self.seat, self.place, self.pool - 1, floor))


def target_slots(s: State, seat: int, place: int) -> list[int]:
    """The targets a seat offers in a place: markers, then units by level and damage."""
    slots = []
    markers = s.markers[seat * PLACES + place]
    behind = behind_vuko(s, seat, place)
    if markers > behind:
        slots.append(0)
    if behind:
        slots.append(1)
    units = set()
    base = seat * FIGURES
    for figure in range(FIGURES):
        if s.unit_at[base + figure] == place:
            level = LEVEL_OF_FIGURE[figure]
            damage = s.hurt[base + figure]
            if damage < health(s, seat, level):
                units.add(TARGET_OF_LEVEL[level] + damage)
    slots += sorted(units)
    return slots


def target_slot(action: Action) -> int:
    """Where a target stands in the list."""
    return action.kind if action.kind <= CTL else TARGET_OF_LEVEL[action.kind - 1] + action.amount


@rule("IG-ACTV-10", "IG-ACTV-11", "IG-ACTV-13", "IG-MAKE-12", "IG-ACTV-17")
def hit(s: State, attacker: int, victim: int, place: int, kind: int, damage: int) -> None:
    """One point: a marker falls at once, a unit when the damage equals its health."""
    if kind <= CTL:
        take_marker(s, victim, place, kind)
        score_points(s, attacker, DEFEATS, 1)
        return
    base = victim * FIGURES
    figure = next(
        f
        for f in range(base, base + FIGURES)
        if s.unit_at[f] == place and s.hurt[f] == damage and figure_level(f) == kind - 1
    )
    wound(s, figure)
    if s.hurt[figure] >= health(s, victim, kind - 1):
        tell(s, "defeat", attacker, "IG-ACTV-12", victim=victim, kind=kind, place=place)
        score_points(s, attacker, DEFEATS, kind - 1)


_PAY: Final = [PayForAttack(seat) for seat in range(4)]
