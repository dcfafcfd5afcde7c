"""Combat: food, the choice face, casualties, retreat; and creatures."""

from typing import Final

from skald.games.northgard.actions import DONE, NONE, POINT
from skald.games.northgard.ids import FOOD, NOBODY
from skald.games.northgard.judge.odds import chance, chance_after, chance_against_creature, result
from skald.games.northgard.judge.places import defence, harvests_left, strongest_enemy, worth
from skald.games.northgard.queries import has_kaija, pieces
from skald.games.northgard.rules.combat import AttackerFood, ShiftDefender
from skald.games.northgard.rules.dice import AttackerFace, AxeThrow, DefenderFace
from skald.games.northgard.rules.duel import Duel
from skald.games.northgard.rules.fight import StruggleFood
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

# What a food is worth, kept for winter or spent.
_FOOD: Final = 0.85


def _weight(gain: float) -> float:
    """A weight that doubles with every fame."""
    return float(2.0 ** max(min(gain, 24.0), -24.0))


def weigh_food(s: State, step: Step, options: list[Action]) -> list[float]:
    """Spend what the better odds are worth."""
    if isinstance(step, StruggleFood):
        return _weigh_food_against_creature(s, step, options)
    assert isinstance(step, Duel)
    place = step.place
    attackers = s.invading[place] + has_kaija(s, step.attacker, place)
    defenders = s.units[place] + has_kaija(s, step.defender, place)
    stake = worth(s, place, harvests_left(s)) + 1.5
    attacking = isinstance(step, AttackerFood)
    reply = min(s.resources[step.defender * 3 + FOOD], defenders, 1) if attacking else 0
    price = _price_of_food(s, step.seat)
    inflicted, suffered = step.attack_casualties, step.defence_casualties
    found: list[float] = []
    for action in options:
        spent = action.amount
        ahead = step.attack - step.defence + (spent - reply if attacking else -spent)
        won = chance(ahead, attackers, defenders, inflicted, suffered)
        gain = (won if attacking else 1.0 - won) * stake
        found.append(_weight(1.5 * (gain - price * spent)))
    return found


def _price_of_food(s: State, seat: int) -> float:
    """Food is dear if winter will ask for it."""
    units = s.setting.content.units - s.reserve[seat]
    spare = s.resources[seat * 3 + FOOD] - (units + 2) // 3
    return _FOOD if spare > 0 else 1.5 * _FOOD


def _weigh_food_against_creature(
    s: State, step: StruggleFood, options: list[Action]
) -> list[float]:
    place = s.creature_at[step.creature]
    fame = s.setting.content.creature_fame[s.creature_kind[step.creature]]
    units = pieces(s, place)
    found: list[float] = []
    for action in options:
        ahead = step.points + action.amount - step.value
        won = chance_against_creature(ahead, units, attacking=bool(step.attacking))
        found.append(_weight(1.5 * (won * (fame + 1.5) - _FOOD * action.amount)))
    return found


def weigh_faces(s: State, step: Step, options: list[Action]) -> list[float]:
    """A point or a casualty: what makes winning likelier, else the casualty."""
    assert isinstance(step, (AttackerFace, AxeThrow, DefenderFace))
    place = step.place
    attackers = s.invading[place] + has_kaija(s, step.attacker, place)
    defenders = s.units[place] + has_kaija(s, step.defender, place)
    inflicted, suffered = step.attack_casualties, step.defence_casualties
    ahead = step.attack - step.defence
    found: list[float] = []
    for action in options:
        point = int(action is POINT)
        if isinstance(step, DefenderFace):
            lost = suffered + 1 - point
            won = 1.0 - result(ahead - point, attackers, defenders, inflicted, lost)
        else:
            lost = inflicted + 1 - point
            won = chance_after(ahead + point, attackers, defenders, lost, suffered)
        found.append(_weight(5.0 * won + 0.7 * (1 - point)))
    return found


def weigh_casualties(s: State, step: Step, options: list[Action]) -> list[float]:
    """Kaija is worth two units."""
    return [0.2 if action.kind else 1.0 for action in options]


def weigh_retreats(s: State, step: Step, options: list[Action]) -> list[float]:
    """All go to the richer of the free or own territories; a few where nobody stands yet."""
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        target = action.target
        gain = worth(s, target, harvests)
        if s.holder[target] != NOBODY:
            gain = 0.15 * gain + 0.3 * strongest_enemy(s, step.seat, target)
        units = action.amount or 2
        found.append(_weight(0.3 * gain * min(units, 2) + 0.1 * units * (gain - 2.0)))
    return found


def weigh_shift(s: State, step: Step, options: list[Action]) -> list[float]:
    """Shift a defender away, best to where it holds little."""
    assert isinstance(step, ShiftDefender)
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(0.1)
        else:
            free = s.holder[action.target] == NOBODY
            found.append(1.0 / (1.0 + (worth(s, action.target, harvests) if free else 0.0)))
    return found


def weigh_creatures(s: State, step: Step, options: list[Action]) -> list[float]:
    """Attack a creature if it is likely to fall."""
    found: list[float] = []
    for action in options:
        if action is DONE:
            found.append(1.0)
            continue
        content = s.setting.content
        units = pieces(s, action.target)
        food = min(s.resources[step.seat * 3 + FOOD], units, 2)
        ahead = defence(s, action.target) + food - content.creature_value[action.kind]
        won = chance_against_creature(ahead, units, attacking=True)
        found.append(_weight(won * (content.creature_fame[action.kind] + 1.5) - 1.2))
    return found


def weigh_creature_moves(s: State, step: Step, options: list[Action]) -> list[float]:
    """Creatures go to opponents."""
    found: list[float] = []
    for action in options:
        owner = s.holder[action.target] if action is not NONE else NOBODY
        found.append(0.2 if owner == step.seat else 1.0 if owner == NOBODY else 2.0)
    return found
