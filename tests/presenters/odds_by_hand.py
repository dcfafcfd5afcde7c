"""The chances of a fight worked out by arithmetic: what odds are held against."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from skald.games.northgard.wire import Odds

Faces = tuple[tuple[int, int, int], ...]


class Chances(NamedTuple):
    """How likely the attacker wins, nobody does, and the defender does."""

    attacker: Fraction
    nobody: Fraction
    defender: Fraction

    def percent(self) -> Odds:
        """Whole percents that make up a hundred."""
        attacker, nobody = round(self.attacker * 100), round(self.nobody * 100)
        return attacker, nobody, 100 - attacker - nobody


class Balance(NamedTuple):
    """How a combat stands: the attacker's lead in points, pieces, and casualties so far."""

    lead: int
    attackers: int
    defenders: int
    inflicted: int = 0
    suffered: int = 0


_ATTACKER = Chances(Fraction(1), Fraction(0), Fraction(0))
_NOBODY = Chances(Fraction(0), Fraction(1), Fraction(0))
_DEFENDER = Chances(Fraction(0), Fraction(0), Fraction(1))


def settled(b: Balance) -> Chances:
    """Who wins when no die is left: first who is wiped out, then the points, a tie defends."""
    attackers_lost = b.suffered >= b.attackers
    if b.inflicted >= b.defenders:
        return _NOBODY if attackers_lost else _ATTACKER
    return _ATTACKER if b.lead > 0 and not attackers_lost else _DEFENDER


@cache
def before_defender(b: Balance, die: Faces) -> Chances:
    """With only the defender's die to come; on the face with a choice he takes the better."""
    found = []
    for points, casualties, choice in die:
        less = b._replace(lead=b.lead - points)
        lost = b._replace(suffered=b.suffered + casualties)
        if choice:
            found.append(max(settled(less), settled(lost), key=_for_defender))
        else:
            found.append(settled(less._replace(suffered=lost.suffered)))
    return _mean(found)


def after_attacker(b: Balance, die: Faces, *, axe: bool) -> Chances:
    """With the attacker's die settled; Axe Throwers add a point or a casualty, the better."""
    if not axe:
        return before_defender(b, die)
    more = b._replace(lead=b.lead + 1)
    hit = b._replace(inflicted=b.inflicted + 1)
    options = (before_defender(more, die), before_defender(hit, die))
    return max(options, key=_for_attacker)


@cache
def before_both(b: Balance, die: Faces, *, axe: bool = False) -> Chances:
    """With both dice to come, the attacker's first."""
    found = []
    for points, casualties, choice in die:
        more = b._replace(lead=b.lead + points)
        hit = b._replace(inflicted=b.inflicted + casualties)
        if choice:
            options = (after_attacker(more, die, axe=axe), after_attacker(hit, die, axe=axe))
            found.append(max(options, key=_for_attacker))
        else:
            both = more._replace(inflicted=hit.inflicted)
            found.append(after_attacker(both, die, axe=axe))
    return _mean(found)


@cache
def against_creature(lead: int, pieces: int, die: Faces, *, attacking: bool) -> Chances:
    """A fight with a creature; its casualties hit us, ours do not hit it, a tie defends."""
    won = 0
    for own, _, _ in die:
        for points, casualties, choice in die:
            survives = choice or casualties < pieces
            ahead = lead + own - points
            won += bool(survives and (ahead > 0 or (ahead == 0 and not attacking)))
    chance = Fraction(won, len(die) ** 2)
    return Chances(chance, Fraction(0), 1 - chance)


def _for_attacker(chances: Chances) -> tuple[Fraction, Fraction]:
    return chances.attacker, -chances.defender


def _for_defender(chances: Chances) -> tuple[Fraction, Fraction]:
    return chances.defender, -chances.attacker


def _mean(found: Sequence[Chances]) -> Chances:
    total = len(found)
    return Chances(
        sum((c.attacker for c in found), Fraction(0)) / total,
        sum((c.nobody for c in found), Fraction(0)) / total,
        sum((c.defender for c in found), Fraction(0)) / total,
    )
