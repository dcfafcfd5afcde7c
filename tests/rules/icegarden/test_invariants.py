"""What must hold in every position is checked, and a position that breaks it is found."""

from collections.abc import Callable

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.rules.initiative import InitiativePhase, NewOrder
from skald.games.icegarden.rules.rounds import phases
from skald.games.icegarden.state import State
from tests.support import table


def lose_population(s: State) -> None:
    s.population[0] -= 1


def lose_a_marker(s: State) -> None:
    s.supply[0] -= 1


def make_a_reserve(s: State) -> None:
    s.reserve[5] += 1


def forget_the_npcs_marker(s: State) -> None:
    s.supply[1] -= 1


BREAKS = [lose_population, lose_a_marker, make_a_reserve]


@pytest.mark.parametrize("break_it", BREAKS, ids=lambda each: each.__name__)
def test_ig_clar_05_a_token_lost_or_made_is_found(break_it: Callable[[State], None]) -> None:
    t = table("b r").put("b", "r1", inf=2)
    RULES.check(t.s)
    break_it(t.s)
    with pytest.raises(AssertionError):
        RULES.check(t.s)


def test_ig_clar_05_the_npcs_colour_counts_too() -> None:
    t = table("b", npc="r")
    RULES.check(t.s)
    forget_the_npcs_marker(t.s)
    with pytest.raises(AssertionError, match="markers of seat 1"):
        RULES.check(t.s)


def test_ig_clar_05_helms_may_drift_apart_only_while_markers_are_moved() -> None:
    t = table("b r").helms("h4:[R] h8:[B]").order("r b")
    t.s.to_place = [0, 0]
    RULES.check(t.start(InitiativePhase(), *phases()).s)
    t.start(NewOrder(), *phases())
    with pytest.raises(AssertionError, match="drift apart"):
        RULES.check(t.s)
