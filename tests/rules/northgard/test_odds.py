"""The odds of a fight are what the steps of the rules lead to, over every face of every die."""

import pytest

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.queries import pieces
from skald.games.northgard.rules.casualties import Aftermath
from skald.games.northgard.rules.dice import AttackerDie
from skald.games.northgard.rules.duel import AXE, SHIELD, Duel, attackers, defenders, suffered_in
from skald.games.northgard.rules.fight import (
    AfterStruggle,
    CreatureDie,
    PlayerDie,
    Struggle,
    suffered_from,
)
from skald.games.northgard.rules.odds import (
    Odds,
    odds_after_attacker,
    odds_against_creature,
    odds_before_both,
)
from skald.games.northgard.state import State
from skald.kernel.agenda import CHANCE, Step
from tests.northgard import Board, board

RED, BLUE = 0, 1


def played(s: State, step: Step) -> Odds:
    """The odds from here on by the steps themselves, nothing but the agenda being changed."""
    if isinstance(step, Aftermath):
        won = {step.attacker: (1, 0, 0), NOBODY: (0, 1, 0), step.defender: (0, 0, 1)}
        return won[step.winner]
    if isinstance(step, AfterStruggle):
        return (1, 0, 0) if step.won else (0, 0, 1)
    found = []
    for action in step.options(s):
        s.agenda.clear()
        step.take(s, action)
        found.append(played(s, s.agenda[0]))
    if step.seat == CHANCE:
        attacker, nobody, defender = (sum(column) for column in zip(*found, strict=True))
        return attacker, nobody, defender
    if step.seat == RED:
        return max(found, key=lambda odds: (odds[0], -odds[2]))
    return max(found, key=lambda odds: (odds[2], -odds[0]))


def combat(units: int, against: int) -> Board:
    """Red invades 02.N, which is blue's."""
    b = board("stag wolf", "GM-2").put("b", "02.N", against)
    b.s.invader = RED
    b.s.invading[b.t("02.N")] = units
    return b


def args_of(s: State, duel: Duel) -> tuple[int, int, int, int, int]:
    """What the odds of a combat depend on."""
    sides = attackers(s, duel), defenders(s, duel)
    return duel.attack - duel.defence, *sides, duel.attack_casualties, suffered_in(duel)


@pytest.mark.rules("NG-COMBAT-20", "NG-COMBAT-21", "NG-COMBAT-22", "NG-CLAR-18")
@pytest.mark.parametrize("flags", [0, AXE, SHIELD, AXE | SHIELD])
@pytest.mark.parametrize("lost", [(0, 0), (1, 0), (0, 1), (2, 2)])
def test_odds_of_a_combat_are_those_of_its_steps(flags: int, lost: tuple[int, int]) -> None:
    inflicted, suffered = lost
    for units in range(1, 5):
        for against in range(1, 5):
            b = combat(units, against)
            for lead in range(-4, 5):
                points = (5 + lead, inflicted, 5, suffered)
                step = AttackerDie(CHANCE, b.t("02.N"), RED, BLUE, flags, *points)
                found = odds_before_both(b.s.setting.content.die, *args_of(b.s, step), flags & AXE)
                assert found == played(b.s, step), (units, against, lead)
                assert sum(found) == 36


@pytest.mark.rules("NG-CARD-A-03", "NG-Q-79")
def test_odds_of_axe_throwers_are_those_of_their_choice() -> None:
    die = combat(2, 2).s.setting.content.die
    plain = odds_after_attacker(die, 1, 2, 2, 0, 0, 0)
    axe = odds_after_attacker(die, 1, 2, 2, 0, 0, AXE)
    assert sum(plain) == sum(axe) == 6
    assert axe[0] > plain[0]


@pytest.mark.rules("NG-CREA-36")
@pytest.mark.parametrize("flags", [0, SHIELD])
@pytest.mark.parametrize("attacking", [0, 1])
def test_odds_against_a_creature_are_those_of_its_steps(flags: int, attacking: int) -> None:
    for units in range(1, 4):
        b = board("stag wolf", "GM-2").put("r", "02.N", units)
        b.s.creature_kind, b.s.creature_at = [0], [b.t("02.N")]
        first: type[Struggle] = PlayerDie if attacking else CreatureDie
        for lead in range(-4, 5):
            step = first(CHANCE, RED, 0, attacking, flags, 5 + lead, 5, 0)
            here = pieces(b.s, b.t("02.N"))
            args = (b.s.setting.content.die, lead, here, suffered_from(step))
            found = odds_against_creature(*args, attacking=bool(attacking))
            assert found == played(b.s, step), (units, lead)
