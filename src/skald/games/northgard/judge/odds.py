"""What the odds of a fight are worth to an attacker, kept once they were asked for."""

from typing import Final

from skald.games.northgard.content import default
from skald.games.northgard.rules.odds import (
    Odds,
    odds_against_creature,
    odds_before_both,
    odds_before_defender,
    result_of,
)

_DIE: Final[list[tuple[int, int, int]]] = default().die
# What it is worth to an attacker if nobody wins.
_NOBODY_WINS: Final = 0.3
_RESULTS: Final[list[float]] = [1.0, _NOBODY_WINS, 0.0]
# No combat has more casualties than this, so more units make no difference.
_MOST_UNITS: Final = 6
_FAR_AHEAD: Final = 6

_CHANCES: Final[dict[int, float]] = {}
_CREATURE_CHANCES: Final[dict[int, float]] = {}


def _bounded(number: int, low: int, high: int) -> int:
    return low if number < low else high if number > high else number


def _key(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> int:
    key = _bounded(ahead, -_FAR_AHEAD, _FAR_AHEAD) + _FAR_AHEAD
    key = key * 8 + _bounded(attackers, 0, _MOST_UNITS)
    key = key * 8 + _bounded(defenders, 0, _MOST_UNITS)
    return (key * 8 + _bounded(inflicted, 0, 7)) * 8 + _bounded(suffered, 0, 7)


def _value(odds: Odds) -> float:
    return (odds[0] + _NOBODY_WINS * odds[1]) / (odds[0] + odds[1] + odds[2])


def result(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> float:
    """1 if the attacker wins with all dice settled, 0 if the defender does."""
    return _RESULTS[result_of(ahead, attackers, defenders, inflicted, suffered)]


def chance(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> float:
    """The attacker's chance before both dice; `ahead` is the lead in points.

    Casualties are those that cards and buildings add to the dice.
    """
    return _chance(ahead, attackers, defenders, inflicted, suffered, after=False)


def chance_after(
    ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int
) -> float:
    """The attacker's chance when only the defender has still to roll."""
    return _chance(ahead, attackers, defenders, inflicted, suffered, after=True)


def _chance(
    ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int, *, after: bool
) -> float:
    key = _key(ahead, attackers, defenders, inflicted, suffered) * 2 + after
    found = _CHANCES.get(key)
    if found is None:
        if after:
            odds = odds_before_defender(_DIE, ahead, attackers, defenders, inflicted, suffered)
        else:
            odds = odds_before_both(_DIE, ahead, attackers, defenders, inflicted, suffered)
        found = _CHANCES[key] = _value(odds)
    return found


def chance_against_creature(ahead: int, units: int, *, attacking: bool) -> float:
    """The chance to beat a creature before both dice."""
    key = (_bounded(ahead, -8, 8) + 8) * 16 + _bounded(units, 0, 7) * 2 + attacking
    found = _CREATURE_CHANCES.get(key)
    if found is None:
        odds = odds_against_creature(_DIE, ahead, units, 0, attacking=attacking)
        found = _CREATURE_CHANCES[key] = _value(odds)
    return found
