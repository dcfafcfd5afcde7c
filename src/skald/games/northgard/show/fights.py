"""How fights stand and what they promise: those on their way, and those that could be begun.

Odds are whole percents: the attacker wins, nobody does, the defender does. Food matters: where
the other side has still to say how much it spends, odds come twice, for none and for all it can.
A fight that could be begun is begun by the rules on a copy, with all units that may go; with
Intimidation nobody is shifted. Its odds come twice too: without food, and with all of it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from skald.games.northgard.actions import DONE, FIGHT
from skald.games.northgard.queries import has_kaija
from skald.games.northgard.rules.combat import AttackerFood, ShiftDefender
from skald.games.northgard.rules.duel import Duel
from skald.games.northgard.rules.fight import Struggle, StruggleFood
from skald.games.northgard.rules.move import (
    Fights,
    Move,
    MoveGroup,
    MoveTo,
    NameCreatures,
    PassThrough,
    battlefields,
)
from skald.games.northgard.rules.specials.bribery import BribeFrom, BribeGroup, BribeTo
from skald.games.northgard.rules.specials.hidden_ways import HiddenFrom, HiddenGroup, HiddenTo
from skald.games.northgard.show.odds import Chances, chances, following
from skald.games.northgard.show.targets import targets
from skald.games.northgard.state import State
from skald.games.northgard.wire import AttackForecast, FightForecast, Odds
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Step
from skald.kernel.foresight import carry_out

# Where a group comes from, where it goes, how many go.
_FROM: Final = (Move, HiddenFrom, BribeFrom)
_TO: Final = (MoveTo, HiddenTo, BribeTo)
_GROUP: Final = (MoveGroup, HiddenGroup, BribeGroup)


# Fights on their way.


def fight(s: State) -> FightForecast | None:
    """The fight whose next choice is due, with the odds of everything that may be chosen."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Duel | StruggleFood):
        return {"options": {} if step.seat == CHANCE else _options(s, step)}
    return None


def _options(s: State, step: Duel | Struggle) -> dict[str, list[Odds]]:
    """By target of what may be chosen."""
    found = {}
    for action in s.offered:
        after = s.clone()
        then = following(after, step, action)
        # The defender has not said yet how much food they spend.
        if isinstance(step, AttackerFood):
            answers = then.options(after)
            ends = [following(after.clone(), then, a) for a in {answers[0]: 0, answers[-1]: 0}]
        else:
            ends = [then]
        found[targets(s, action)[-1]] = [chances(after, end).percent() for end in ends]
    return found


# Fights that could be begun.


class Group(NamedTuple):
    """A group that has gone into a fight: by which choice, and how the map looks then."""

    source: int
    place: int
    units: int
    kaija: bool
    after: State


def attacks(s: State, seat: int) -> list[AttackForecast]:
    """The fights that the mover could begin."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.seat != seat:
        return []
    return [found for found in _promises(s, step) if found is not None]


def _promises(s: State, step: Step) -> Iterator[AttackForecast | None]:
    if isinstance(step, Fights):
        yield from (_due(s, step, action) for action in s.offered if action is not DONE)
    elif isinstance(step, NameCreatures):
        yield from (_hunt(s, step, action) for action in s.offered if action.verb == "attack")
    elif isinstance(step, PassThrough):
        yield from map(_attack, _passing(s, step))
    elif isinstance(step, _GROUP):
        yield from map(_attack, _going(s, step, s.offered))
    elif isinstance(step, _FROM + _TO):
        yield from map(_attack, _all_that_may_go(s, step))


def _all_that_may_go(s: State, step: Step) -> Iterator[Group]:
    """From every territory and over every border, the largest group."""
    scratch = s.clone()
    for action in step.options(s):
        if action is DONE:
            continue
        then = following(scratch, step, action)
        if isinstance(then, _GROUP):
            largest = max(then.options(s), key=lambda a: (a.amount + a.kind, a.kind))
            yield from _going(s, then, [largest])
        else:
            yield from _all_that_may_go(s, then)


def _going(s: State, step: Step, groups: list[Action]) -> Iterator[Group]:
    """Those of these groups that come to fight."""
    assert isinstance(step, _GROUP)
    if s.holder[step.target] < 0:
        return
    for action in groups:
        after = _moved(s, step, action)
        if step.target in battlefields(after):
            yield Group(step.source, step.target, action.amount, bool(action.kind), after)


def _passing(s: State, step: PassThrough) -> Iterator[Group]:
    """A group in a partner's territory goes on as it is."""
    for action in s.offered:
        after = _moved(s, step, action)
        if action.target in battlefields(after):
            yield Group(step.source, action.target, step.amount, bool(step.kaija), after)


def _moved(s: State, step: Step, action: Action) -> State:
    after = s.clone()
    after.agenda = []
    step.take(after, action)
    return after


def _attack(group: Group) -> AttackForecast | None:
    """A combat with a group and those which are there already."""
    after = group.after
    begun = after.agenda[-1]
    if isinstance(begun, Move):
        # The moves are over, and the fights of this card begin.
        begun.take(after, DONE)
        after.agenda = [step for step in after.agenda if isinstance(step, Fights)]
    fights = after.agenda.pop()
    fights.take(after, FIGHT[group.place])
    return _promise(after, group.source, group.place, group.units, kaija=group.kaija)


def _due(s: State, step: Fights, action: Action) -> AttackForecast | None:
    """A fight that has to be fought."""
    place = action.target
    hunted = place not in battlefields(s)
    units = s.units[place] if hunted else 0
    kaija = has_kaija(s, s.holder[place] if hunted else s.invader, place)
    return _promise(_moved(s, step, action), place, place, units, kaija=kaija)


def _hunt(s: State, step: NameCreatures, action: Action) -> AttackForecast | None:
    """An attack on a creature in a territory of one's own, with the bonuses of the card."""
    place = action.target
    after = _moved(s, step, action)
    card = next(below for below in reversed(s.agenda) if isinstance(below, Fights))
    card.take(after, FIGHT[place])
    kaija = has_kaija(s, step.seat, place)
    return _promise(after, place, place, s.units[place], kaija=kaija)


def _promise(
    after: State, source: int, place: int, units: int, *, kaija: bool
) -> AttackForecast | None:
    """Points and odds of the fight that the rules begin now; None if nobody is there to fight."""
    while not isinstance(after.agenda[-1], AttackerFood | StruggleFood | Fights):
        carry_out(after, _shifts_nobody)
    begun = after.agenda[-1]
    if isinstance(begun, AttackerFood):
        attack, defence = begun.attack, begun.defence
    elif isinstance(begun, StruggleFood):
        attack, defence = begun.points, begun.value
    else:
        return None
    return {
        "source": source,
        "place": place,
        "units": units,
        "kaija": kaija,
        "attack": attack,
        "defence": defence,
        "odds": (_fed(after, begun, 0).percent(), _fed(after, begun, -1).percent()),
    }


def _shifts_nobody(s: State, step: Step, options: list[Action]) -> Action:
    assert isinstance(step, ShiftDefender), step
    return options[-1]


def _fed(after: State, begun: Step, which: int) -> Chances:
    """The odds when everybody spends no food (0), or all they can (-1)."""
    step = begun
    while step.seat != CHANCE:
        step = following(after, step, step.options(after)[which])
    return chances(after, step)
