"""The chances of a fight that has come to a step, as players are told them."""

from fractions import Fraction
from typing import Final, NamedTuple

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.queries import pieces
from skald.games.northgard.rules.casualties import Aftermath
from skald.games.northgard.rules.dice import AttackerDie, AxeThrow, DefenderDie
from skald.games.northgard.rules.duel import AXE, Duel, attackers, defenders, suffered_in
from skald.games.northgard.rules.fight import Struggle, suffered_from
from skald.games.northgard.rules.odds import (
    odds_after_attacker,
    odds_against_creature,
    odds_before_both,
    odds_before_defender,
)
from skald.games.northgard.state import State
from skald.games.northgard.wire import Odds
from skald.kernel.actions import Action
from skald.kernel.agenda import Step


class Chances(NamedTuple):
    """In how many of all rolls the attacker wins, nobody does, and the defender does.

    Against a creature the player counts as the attacker.
    """

    attacker: int
    nobody: int
    defender: int

    def percent(self) -> Odds:
        """Whole percents that make up a hundred."""
        rolls = sum(self)
        attacker, nobody = (round(Fraction(n * 100, rolls)) for n in self[:2])
        return attacker, nobody, 100 - attacker - nobody


_ATTACKER: Final = Chances(1, 0, 0)
_NOBODY: Final = Chances(0, 1, 0)
_DEFENDER: Final = Chances(0, 0, 1)


def chances(s: State, step: Step) -> Chances:
    """How a fight ends that has come to this step: to a die, to a choice, or to its end."""
    if isinstance(step, Aftermath):
        if step.winner == NOBODY:
            return _NOBODY
        return _ATTACKER if step.winner == step.attacker else _DEFENDER
    if isinstance(step, Duel):
        return _in_duel(s, step)
    assert isinstance(step, Struggle), step
    lead, here = step.points - step.value, pieces(s, s.creature_at[step.creature])
    args = (s.setting.content.die, lead, here, suffered_from(step))
    return Chances(*odds_against_creature(*args, attacking=bool(step.attacking)))


def _in_duel(s: State, duel: Duel) -> Chances:
    sides = attackers(s, duel), defenders(s, duel)
    lost = duel.attack_casualties, suffered_in(duel)
    args = (s.setting.content.die, duel.attack - duel.defence, *sides, *lost)
    if isinstance(duel, DefenderDie):
        return Chances(*odds_before_defender(*args))
    if isinstance(duel, AxeThrow):
        return Chances(*odds_after_attacker(*args, 1))
    assert isinstance(duel, AttackerDie), duel
    return Chances(*odds_before_both(*args, duel.flags & AXE))


def following(s: State, step: Step, action: Action) -> Step:
    """The step to which an action leads; what happens before it does not change the result."""
    s.agenda.clear()
    step.take(s, action)
    return s.agenda[0]
