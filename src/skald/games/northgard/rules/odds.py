"""How a fight ends, and how likely: asked by the rules, by forecasts and by judges.

A combat is given by the attacker's lead in points, the pieces of both sides, and the casualties
that the attacker inflicts and suffers; a Shield takes one off the latter beforehand. Odds count
rolls: in how many the attacker wins, nobody does, and the defender does. Whoever must choose takes
what is better for its side.
"""

from typing import Final, TypeAlias

from skald.kernel.rulebook import rule

# Who wins, from what is best for the attacker to what is best for the defender.
ATTACKER_WINS: Final = 0
NOBODY_WINS: Final = 1
DEFENDER_WINS: Final = 2

Odds: TypeAlias = tuple[int, int, int]
Die: TypeAlias = list[tuple[int, int, int]]


@rule("NG-COMBAT-20", "NG-COMBAT-21", "NG-COMBAT-22")
def result_of(lead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> int:
    """Who wins: first who is wiped out, then the score; a tie is the defender's."""
    if suffered >= attackers:
        return NOBODY_WINS if inflicted >= defenders else DEFENDER_WINS
    return ATTACKER_WINS if inflicted >= defenders or lead > 0 else DEFENDER_WINS


@rule("NG-COMBAT-17", "NG-COMBAT-18", "NG-CLAR-18")
def odds_before_defender(
    die: Die, lead: int, attackers: int, defenders: int, inflicted: int, suffered: int
) -> Odds:
    """With the defender's die still to be rolled."""
    found = [0, 0, 0]
    for points, casualties, choice in die:
        if choice:
            point = result_of(lead - 1, attackers, defenders, inflicted, suffered)
            result = max(point, result_of(lead, attackers, defenders, inflicted, suffered + 1))
        else:
            lost = suffered + casualties
            result = result_of(lead - points, attackers, defenders, inflicted, lost)
        found[result] += 1
    return found[0], found[1], found[2]


@rule("NG-CARD-A-03", "NG-Q-79")
def odds_after_attacker(
    die: Die, lead: int, attackers: int, defenders: int, inflicted: int, suffered: int, axe: int
) -> Odds:
    """With the attacker's die settled; Axe Throwers have still to choose their bonus."""
    if not axe:
        return odds_before_defender(die, lead, attackers, defenders, inflicted, suffered)
    return _better(
        odds_before_defender(die, lead + 1, attackers, defenders, inflicted, suffered),
        odds_before_defender(die, lead, attackers, defenders, inflicted + 1, suffered),
    )


@rule("NG-COMBAT-17", "NG-COMBAT-18", "NG-CLAR-18")
def odds_before_both(
    die: Die, lead: int, attackers: int, defenders: int, inflicted: int, suffered: int, axe: int = 0
) -> Odds:
    """With both dice still to be rolled."""
    attacker = nobody = defender = 0
    for points, casualties, choice in die:
        if choice:
            found = _better(
                odds_after_attacker(die, lead + 1, attackers, defenders, inflicted, suffered, axe),
                odds_after_attacker(die, lead, attackers, defenders, inflicted + 1, suffered, axe),
            )
        else:
            more = inflicted + casualties
            args = (attackers, defenders, more, suffered, axe)
            found = odds_after_attacker(die, lead + points, *args)
        attacker += found[0]
        nobody += found[1]
        defender += found[2]
    return attacker, nobody, defender


def _better(one: Odds, other: Odds) -> Odds:
    """What an attacker prefers: to win, and if that is equal, not to lose."""
    if one[0] != other[0]:
        return one if one[0] > other[0] else other
    return one if one[2] <= other[2] else other


# Creatures.


@rule("NG-CREA-36")
def beats_creature(lead: int, pieces: int, suffered: int, *, attacking: bool) -> bool:
    """All units lost is a defeat; then the score; a tie is the defending side's."""
    return suffered < pieces and (lead > 0 or (lead == 0 and not attacking))


@rule("NG-CREA-33", "NG-CREA-34")
def odds_against_creature(
    die: Die, lead: int, pieces: int, suffered: int, *, attacking: bool
) -> Odds:
    """With both dice still to be rolled; the player counts as the attacker of these odds."""
    won = 0
    for own, _, _ in die:
        for points, casualties, choice in die:
            lost = suffered if choice else suffered + casualties
            won += int(beats_creature(lead + own - points, pieces, lost, attacking=attacking))
    return won, 0, len(die) ** 2 - won
