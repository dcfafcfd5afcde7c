"""Attack: pay once, then point by point, in any order."""

from typing import Final

from skald.games.icegarden.actions import (
    ATTACK_NOW,
    DONE,
    HIT,
    HIT_NATION,
    NATION,
    NO_ATTACK,
    TARGET_OF_LEVEL,
)
from skald.games.icegarden.ids import ATTACK, CTL, FIGURES, GOLD, LEVEL_OF_FIGURE, PLACES
from skald.games.icegarden.queries import ability, behind_vuko, health, is_npc, seat_of
from skald.games.icegarden.rules.solo import npc_attacks
from skald.games.icegarden.state import DEFEATS, State, figure_level
from skald.games.icegarden.verbs.pieces import take_marker, wound
from skald.games.icegarden.verbs.regions import remove_nation
from skald.games.icegarden.verbs.resources import pay
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import score_points
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Count, Seat
from skald.kernel.rulebook import rule

ATTACK_PRICE: Final = 2


@rule("IG-ACTV-07", "IG-ACT-03", "IG-CLAR-21")
class AttackTurn(Automatic):
    """On their turn a player with a unit that can attack may pay two gold for all of them."""

    who: Seat

    def run(self, s: State) -> None:
        if is_npc(s, self.who):
            npc_attacks(s)
        elif s.gold[self.who] >= ATTACK_PRICE and any(attack_pools(s, self.who)):
            s.agenda.append(_PAY[self.who])


@rule("IG-ACTV-07", "IG-CLAR-09")
class PayForAttack(Choice):
    """Pay two gold, once per round, or no unit of yours attacks."""

    def options(self, s: State) -> list[Action]:
        return [ATTACK_NOW, NO_ATTACK]

    def take(self, s: State, action: Action) -> None:
        if action is NO_ATTACK:
            return
        pay(s, self.seat, GOLD, ATTACK_PRICE)
        s.agenda.append(Hit(self.seat, tuple(attack_pools(s, self.seat))))


@rule("IG-ACTV-08", "IG-ACTV-12", "IG-RUL-28")
def attack_pools(s: State, seat: int) -> list[int]:
    """By place: the Attack values of all units in an open region, lying ones included."""
    pools = [0] * PLACES
    base = seat * FIGURES
    for figure in range(FIGURES):
        place = s.unit_at[base + figure]
        if place and not s.locked >> place & 1:
            pools[place] += ability(s, seat, LEVEL_OF_FIGURE[figure], ATTACK)
    return pools


@rule("IG-ACTV-08", "IG-ACTV-09", "IG-ACTV-10", "IG-ACTV-11", "IG-ACTV-12", "IG-ACTV-13")
@rule("IG-ACTV-15", "IG-CLAR-01", "IG-RUL-26", "IG-RUL-28", "IG-END-05", "IG-CLAR-22")
class Hit(Choice):
    """One point of damage on any target in its region; points left over are lost."""

    pools: tuple[Count, ...]

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        for place, pool in enumerate(self.pools):
            if pool:
                options += targets(s, self.seat, place)
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "hit":
            return "IG-ACTV-07"
        if not self.pools[action.source]:
            return "IG-ACTV-08"
        return "IG-ACTV-12" if lies(s, action) else "IG-ACTV-09"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        place = action.source
        if action.kind == NATION:
            remove_nation(s, place)
            score_points(s, self.seat, DEFEATS, 1)
        else:
            hit(s, self.seat, seat_of(s, action.target), place, action.kind, action.amount)
        pools = list(self.pools)
        pools[place] -= 1
        if any(pools):
            s.agenda.append(Hit(self.seat, tuple(pools)))


def targets(s: State, seat: int, place: int) -> list[Action]:
    """What a seat can hit in a region: markers and units of others, then a nation."""
    options: list[Action] = []
    for other in range(s.seats):
        if other != seat:
            table = HIT[place][s.faction[other]]
            options += [table[slot] for slot in target_slots(s, other, place)]
    if s.nation[place]:
        options.append(HIT_NATION[place])
    return options


def lies(s: State, action: Action) -> bool:
    """Whether a hit is meant for a unit that lies on its side already."""
    victim, level = seat_of(s, action.target), action.kind - 1
    return action.kind > CTL and victim >= 0 and action.amount >= health(s, victim, level)


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
