"""The odds of a combat, worked out from the die and kept."""

from typing import Final

from skald.games.northgard.content import default

_DIE: Final[list[tuple[int, int, int]]] = default().die
# What it is worth to an attacker if nobody wins.
_NOBODY_WINS: Final = 0.3
# No combat has more casualties than this, so more units make no difference.
_MOST_UNITS: Final = 6
_FAR_AHEAD: Final = 6

_CHANCES: Final[dict[int, float]] = {}
_CHANCES_AFTER: Final[dict[int, float]] = {}
_CREATURE_CHANCES: Final[dict[int, float]] = {}


def _bounded(number: int, low: int, high: int) -> int:
    return low if number < low else high if number > high else number


def _key(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> int:
    key = _bounded(ahead, -_FAR_AHEAD, _FAR_AHEAD) + _FAR_AHEAD
    key = key * 8 + _bounded(attackers, 0, _MOST_UNITS)
    key = key * 8 + _bounded(defenders, 0, _MOST_UNITS)
    return (key * 8 + _bounded(inflicted, 0, 7)) * 8 + _bounded(suffered, 0, 7)


def result(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> float:
    """1 if the attacker wins with all dice settled, 0 if the defender does."""
    attackers_lost = suffered >= attackers
    if inflicted >= defenders:
        return _NOBODY_WINS if attackers_lost else 1.0
    return 1.0 if ahead > 0 and not attackers_lost else 0.0


def chance(ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int) -> float:
    """The attacker's chance before both dice; `ahead` is his lead in points.

    Casualties are those that cards and buildings add to the dice.
    """
    key = _key(ahead, attackers, defenders, inflicted, suffered)
    found = _CHANCES.get(key)
    if found is None:
        found = 0.0
        for points, casualties, choice in _DIE:
            if choice:
                found += max(
                    chance_after(ahead + points, attackers, defenders, inflicted, suffered),
                    chance_after(ahead, attackers, defenders, inflicted + casualties, suffered),
                )
            else:
                lost = inflicted + casualties
                found += chance_after(ahead + points, attackers, defenders, lost, suffered)
        found /= len(_DIE)
        _CHANCES[key] = found
    return found


def chance_after(
    ahead: int, attackers: int, defenders: int, inflicted: int, suffered: int
) -> float:
    """The attacker's chance when only the defender has still to roll."""
    key = _key(ahead, attackers, defenders, inflicted, suffered)
    found = _CHANCES_AFTER.get(key)
    if found is None:
        found = 0.0
        for points, casualties, choice in _DIE:
            if choice:
                found += min(
                    result(ahead - points, attackers, defenders, inflicted, suffered),
                    result(ahead, attackers, defenders, inflicted, suffered + casualties),
                )
            else:
                lost = suffered + casualties
                found += result(ahead - points, attackers, defenders, inflicted, lost)
        found /= len(_DIE)
        _CHANCES_AFTER[key] = found
    return found


def chance_against_creature(ahead: int, units: int, *, attacking: bool) -> float:
    """The chance to beat a creature before both dice; a tie is the defending side's."""
    key = (_bounded(ahead, -8, 8) + 8) * 16 + _bounded(units, 0, 7) * 2 + attacking
    found = _CREATURE_CHANCES.get(key)
    if found is None:
        won = 0
        for own, _, _ in _DIE:
            for points, casualties, choice in _DIE:
                lead = ahead + own - points
                survives = choice or casualties < units
                won += bool(survives and (lead > 0 or (lead == 0 and not attacking)))
        found = won / len(_DIE) ** 2
        _CREATURE_CHANCES[key] = found
    return found
