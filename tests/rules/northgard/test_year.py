"""The year and its phases, and how the first one begins."""

import pytest

from skald.games.northgard.game import RULES
from skald.games.northgard.ids import LETTERS
from skald.games.northgard.rules.year import Year
from skald.games.northgard.state import State
from skald.kernel.match import Match, new_match
from tests.northgard import Board, board

# Events that show a phase: 1 Start, 2 Actions, creatures, 3 Harvest, 4 Winter, the year after.
PHASES = ["year", "draw", "reveal", "pass", "creature", "gain", "pay"]


def first_year(players: int, **options: str) -> Match:
    """A game in which set-up has ended, whoever was rolled to be first."""
    match = new_match(RULES, players, seed=5, options=options)
    while not position(match).setup_done:
        match.play(match.legal()[0])
    return match


def position(match: Match) -> State:
    """The state of a match of this game."""
    assert isinstance(match.state, State)
    return match.state


def year_played(b: Board) -> list[str]:
    """Everybody passes; the phases as they were told, once each, up to the next year."""
    b.start(Year())
    while b.s.year == 1:
        b.play("pass" if "pass" in b.options else b.options[-1])
    names = [event.name for event in b.log.events if event.name in PHASES]
    return list(dict.fromkeys(names[: len(names) - names[::-1].index("pay")]))


@pytest.mark.parametrize("creatures", ["off", "on"])
def test_ng_year_01_the_phases_of_a_year(creatures: str) -> None:
    """Red has four units on printed food; a Wolf has somewhere to go."""
    b = board("boar goat", "GM-12", creatures=creatures).put("r", "START.E", 4)
    b.put("b", "10.NW", 1).s.year = 0
    if creatures == "on":
        b.creature("wolf", "04.E")
    expected = [name for name in PHASES if name != "creature" or creatures == "on"]
    assert year_played(b) == expected


def test_ng_setup_23_year_1_begins_with_the_holder_of_the_marker() -> None:
    match = first_year(3)
    s = position(match)
    assert (s.year, match.actor()) == (1, LETTERS[s.first])


@pytest.mark.rules("NG-SETUP-03")
def test_ng_setup_01_buildings_and_unrest_lie_in_one_common_supply() -> None:
    s = position(first_year(4))
    assert (s.tokens, s.unrest) == ([7] * 8, 10)
    assert RULES.view(s, None)["unrest"] == 10, "face up"
