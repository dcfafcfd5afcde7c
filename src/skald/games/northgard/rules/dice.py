"""Combat, step 4: the attacker's die, then the defender's."""

from skald.games.northgard.actions import CASUALTY, DIE, POINT
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.rules.casualties import settle_combat
from skald.games.northgard.rules.duel import AXE, NOTHING, Duel
from skald.games.northgard.state import State
from skald.games.northgard.verbs import tell
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.rulebook import rule


@rule("NG-COMBAT-16", "NG-COMBAT-17", "NG-COMP-04")
class AttackerDie(Duel):
    """The attacker rolls and settles their die."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", self.attacker, face=action.kind)
        points, casualties, choice = s.setting.content.die[action.kind]
        if choice:
            s.owe(self.goes_on(AttackerFace, self.attacker, NOTHING, NOTHING))
        else:
            s.owe(after_attacker(self, (points, casualties)))


def after_attacker(duel: Duel, result: tuple[int, int]) -> Duel:
    """Axe Throwers choose their bonus now; otherwise the defender rolls."""
    if duel.flags & AXE:
        return duel.goes_on(AxeThrow, duel.attacker, result, NOTHING)
    return duel.goes_on(DefenderDie, CHANCE, result, NOTHING)


@rule("NG-COMBAT-18")
class AttackerFace(Duel):
    """The choice face: a point or a casualty, before the defender rolls."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        s.owe(after_attacker(self, (1, 0) if action is POINT else (0, 1)))


@rule("NG-CARD-A-03", "NG-Q-79")
class AxeThrow(Duel):
    """Axe Throwers: one more point or one more casualty."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        bonus = (1, 0) if action is POINT else (0, 1)
        s.owe(self.goes_on(DefenderDie, CHANCE, bonus, NOTHING))


@rule("NG-COMBAT-16", "NG-COMBAT-17")
class DefenderDie(Duel):
    """The defender rolls and settles their die."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", self.defender, face=action.kind)
        points, casualties, choice = s.setting.content.die[action.kind]
        if choice:
            s.owe(self.goes_on(DefenderFace, self.defender, NOTHING, NOTHING))
        else:
            settle_combat(s, self.goes_on(Duel, NOBODY, NOTHING, (points, casualties)))


@rule("NG-COMBAT-18", "NG-CLAR-18")
class DefenderFace(Duel):
    """The choice face of the defender, who knows the attacker's result."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        result = (1, 0) if action is POINT else (0, 1)
        settle_combat(s, self.goes_on(Duel, NOBODY, NOTHING, result))
