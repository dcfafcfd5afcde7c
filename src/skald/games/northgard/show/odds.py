"""The chances of a fight: the rules run over every face of every die.

Nothing but the agenda of a copy changes on the way from the first die to the result, so that one
copy serves all branches. Whoever must choose takes what is better for him (NG-CLAR-18).
"""

from fractions import Fraction
from typing import Final, NamedTuple

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.queries import pieces
from skald.games.northgard.rules.casualties import Aftermath
from skald.games.northgard.rules.duel import AXE, SHIELD, Duel, attackers, defenders
from skald.games.northgard.rules.fight import AfterStruggle, Struggle
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Step


class Chances(NamedTuple):
    """In how many of all rolls the attacker wins, nobody does, and the defender does.

    Against a creature the player counts as the attacker.
    """

    attacker: int
    nobody: int
    defender: int

    def percent(self) -> list[int]:
        """Whole percents that make up a hundred."""
        rolls = sum(self)
        attacker, nobody = (round(Fraction(n * 100, rolls)) for n in self[:2])
        return [attacker, nobody, 100 - attacker - nobody]


_ATTACKER: Final = Chances(1, 0, 0)
_NOBODY: Final = Chances(0, 1, 0)
_DEFENDER: Final = Chances(0, 0, 1)

# What has been worked out, by all that matters of a fight; forgotten when there is too much of it.
_known: Final[dict[tuple[object, ...], Chances]] = {}
_MOST_KNOWN: Final = 50_000


def chances(s: State, step: Step) -> Chances:
    """How a fight ends that has come to this step; the agenda of the copy is overwritten."""
    if isinstance(step, Aftermath):
        if step.winner == NOBODY:
            return _NOBODY
        return _ATTACKER if step.winner == step.attacker else _DEFENDER
    if isinstance(step, AfterStruggle):
        return _ATTACKER if step.won else _DEFENDER
    key = _matter(s, step)
    if key not in _known:
        found = _worked_out(s, step)
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return _known[key]


def _matter(s: State, step: Step) -> tuple[object, ...]:
    """What the result depends on."""
    die = tuple(s.setting.content.die)
    if isinstance(step, Duel):
        lead = step.attack - step.defence
        lost = step.attack_casualties, step.defence_casualties
        sides = attackers(s, step), defenders(s, step)
        return die, type(step), lead, *lost, *sides, step.flags & (AXE | SHIELD)
    assert isinstance(step, Struggle)
    lead, here = step.points - step.value, pieces(s, s.creature_at[step.creature])
    return die, type(step), lead, step.casualties, here, step.attacking, step.flags & SHIELD


def _worked_out(s: State, step: Step) -> Chances:
    """Over all faces of a die, which are equally likely; or the better of two options."""
    found = [chances(s, following(s, step, action)) for action in step.options(s)]
    if step.seat == CHANCE:
        return Chances(*map(sum, zip(*found, strict=True)))
    assert isinstance(step, Duel)
    return max(found, key=_for_attacker if step.seat == step.attacker else _for_defender)


def following(s: State, step: Step, action: Action) -> Step:
    """The step to which an action leads; what happens before it does not change the result."""
    s.agenda.clear()
    step.take(s, action)
    return s.agenda[0]


def _for_attacker(found: Chances) -> tuple[int, int]:
    return found.attacker, -found.defender


def _for_defender(found: Chances) -> tuple[int, int]:
    return found.defender, -found.attacker
