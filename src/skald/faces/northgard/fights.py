"""How fights stand and what they promise: those on their way, and those that could be begun.

Odds are whole percents: the attacker wins, nobody does, the defender does. Food matters: where
the other side has still to say how much it spends, odds come twice, for none and for all it can.
"""

from skald.faces import Plain
from skald.faces.northgard import odds
from skald.faces.northgard.odds import Balance, Chances, Faces
from skald.games.northgard.ids import FOOD
from skald.games.northgard.queries import has_kaija, is_enemy, pieces
from skald.games.northgard.rules.combat import (
    AXE,
    SHIELD,
    AttackerFace,
    AttackerFood,
    AxeThrow,
    DefenderFace,
    DefenderFood,
    Duel,
    attackers,
    defence_of,
    defenders,
    scorched_bonus,
)
from skald.games.northgard.rules.fight import Struggle, StruggleFood
from skald.games.northgard.rules.move import (
    Fights,
    Move,
    MoveGroup,
    MoveTo,
    NameCreatures,
    battlefields,
    kaija_may_enter,
    movable,
    sources,
    ways,
)
from skald.games.northgard.state import State
from skald.kernel.agenda import Step


def die_of(s: State) -> Faces:
    """The faces of the die."""
    return tuple(s.setting.content.die)


def fight(s: State) -> Plain | None:
    """The fight whose next choice is due, with the odds of everything that may be chosen."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Duel):
        return {"options": _duel_options(s, step)}
    if isinstance(step, StruggleFood):
        return {"options": _struggle_options(s, step)}
    return None


def attacks(s: State, seat: int) -> list[Plain]:
    """The fights that the mover could begin, with all units that may go there."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Move | MoveTo | MoveGroup | Fights | NameCreatures):
        return []
    if step.seat != seat:
        return []
    if isinstance(step, NameCreatures):
        return [_hunt(s, a.target, a.kind) for a in s.offered if a.verb == "attack"]
    if isinstance(step, Fights):
        combats = [_attack(s, step, place, place, 0, kaija=False) for place in battlefields(s)]
        return [*combats, *(_hunt(s, s.creature_at[n], s.creature_kind[n]) for n in s.fights)]
    if isinstance(step, MoveGroup):
        return _groups(s, step)
    found = []
    froms = [step.source] if isinstance(step, MoveTo) else sources(s, seat, step.left, step.flags)
    for source in froms:
        units, kaija = movable(s, seat, source, step.flags)
        for place in ways(s, seat, source, step.left, step.flags):
            if is_enemy(s, seat, place):
                along = kaija and kaija_may_enter(s, seat, place)
                found.append(_attack(s, step, source, place, units, kaija=along))
    return found


def _groups(s: State, step: MoveGroup) -> list[Plain]:
    """Every group that may go into an enemy territory."""
    if not is_enemy(s, step.seat, step.target):
        return []
    return [
        _attack(s, step, step.source, step.target, action.amount, kaija=bool(action.kind))
        for action in s.offered
    ]


# Combats between players.


def _attack(s: State, step: Step, source: int, place: int, units: int, *, kaija: bool) -> Plain:
    """A combat with so many units more than those which are there already."""
    assert isinstance(step, Move | MoveTo | MoveGroup | Fights)
    attacker, defender = step.seat, s.holder[place]
    if isinstance(step, Fights):
        attacker = s.invader
    kaija = kaija or has_kaija(s, attacker, place)
    attacking = s.invading[place] + units + kaija
    attack = s.invading[place] + units + 2 * kaija + step.cp + scorched_bonus(s, attacker, place)
    defence, towers = defence_of(s, place, attacker)
    suffered = towers - bool(step.flags & SHIELD)
    balance = Balance(attack - defence, attacking, pieces(s, place), step.cas, suffered)
    fed = min(_food(s, attacker), attacking) - min(_food(s, defender), pieces(s, place))
    chances = [
        odds.before_both(b, die_of(s), axe=bool(step.flags & AXE))
        for b in (balance, balance._replace(lead=balance.lead + fed))
    ]
    return {
        "source": source,
        "place": place,
        "units": units,
        "kaija": kaija,
        "attack": attack,
        "defence": defence,
        "odds": _percents(*chances),
    }


def _food(s: State, seat: int) -> int:
    return s.resources[seat * 3 + FOOD]


def _balance(s: State, duel: Duel) -> Balance:
    suffered = duel.defence_casualties - bool(duel.flags & SHIELD)
    sides = attackers(s, duel), defenders(s, duel)
    return Balance(duel.attack - duel.defence, *sides, duel.attack_casualties, suffered)


def _duel_options(s: State, duel: Duel) -> dict[str, list[list[int]]]:
    """By spot of what may be chosen."""
    balance, die, axe = _balance(s, duel), die_of(s), bool(duel.flags & AXE)
    if isinstance(duel, AttackerFood):
        most = min(_food(s, duel.defender), defenders(s, duel))
        answers = sorted({0, most})
        leads = {a.amount: [balance.lead + a.amount - less for less in answers] for a in s.offered}
    elif isinstance(duel, DefenderFood):
        leads = {a.amount: [balance.lead - a.amount] for a in s.offered}
    else:
        return _face_options(duel, balance, die)
    return {
        f"food:{amount}": _percents(
            *[odds.before_both(balance._replace(lead=n), die, axe=axe) for n in found]
        )
        for amount, found in leads.items()
    }


def _face_options(duel: Duel, b: Balance, die: Faces) -> dict[str, list[list[int]]]:
    """A point or a casualty."""
    if isinstance(duel, DefenderFace):
        less, lost = b._replace(lead=b.lead - 1), b._replace(suffered=b.suffered + 1)
        point, casualty = odds.settled(less), odds.settled(lost)
    elif isinstance(duel, AttackerFace | AxeThrow):
        axe = isinstance(duel, AttackerFace) and bool(duel.flags & AXE)
        more, hit = b._replace(lead=b.lead + 1), b._replace(inflicted=b.inflicted + 1)
        point = odds.after_attacker(more, die, axe=axe)
        casualty = odds.after_attacker(hit, die, axe=axe)
    else:
        return {}
    return {"die:point": _percents(point), "die:casualty": _percents(casualty)}


def _percents(*chances: Chances) -> list[list[int]]:
    return [c.percent() for c in chances]


# Fights with creatures.


def _struggle_options(s: State, fight: Struggle) -> dict[str, list[list[int]]]:
    here = pieces(s, s.creature_at[fight.creature])
    shield = bool(fight.flags & SHIELD and fight.attacking)
    lead = fight.points - fight.value
    attacking = bool(fight.attacking)
    return {
        f"food:{a.amount}": _percents(
            odds.against_creature(lead + a.amount, here + shield, die_of(s), attacking=attacking)
        )
        for a in s.offered
    }


def _hunt(s: State, place: int, kind: int) -> Plain:
    """An attack on a creature in a territory of one's own, with the bonuses of the card."""
    seat, here = s.holder[place], pieces(s, place)
    card = next(step for step in reversed(s.agenda) if isinstance(step, Fights))
    points = s.units[place] + 2 * has_kaija(s, seat, place) + scorched_bonus(s, seat, place)
    points += card.cp + bool(card.flags & AXE)
    value = s.setting.content.creatures[kind].value
    survivors = here + bool(card.flags & SHIELD)
    chances = [
        odds.against_creature(points + food - value, survivors, die_of(s), attacking=True)
        for food in (0, min(_food(s, seat), here))
    ]
    return {
        "source": place,
        "place": place,
        "units": s.units[place],
        "kaija": has_kaija(s, seat, place),
        "attack": points,
        "defence": value,
        "odds": _percents(*chances),
    }
