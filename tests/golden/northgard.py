"""The golden games of Northgard: Uncharted Lands."""

from typing import Final

from skald.games.northgard.actions import RESPOND, TABLE
from skald.games.northgard.game import RULES
from skald.games.northgard.ids import CLANS, LETTERS
from skald.games.northgard.queries import held, units_on_map
from skald.games.northgard.setting import OPTIONS
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.playout import choose
from skald.kernel.rules import Outcome
from tests.golden.wishes import Shelf, Wanted, Wish, any_end, by
from tests.properties.northgard.pressing import building, hunting, pressing
from tests.properties.northgard.setups import SWITCHES


def _table(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


# What must come out.


def with_action(text: str) -> Wanted:
    """Somebody does this."""
    action = TABLE.parse(text)
    return lambda state, outcome, actions: action in actions


def unrest_gone(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """The last Unrest card is taken, and somebody loses the top card of his pile for want of it."""
    return not _table(state).unrest and any(action.verb == "lose" for action in actions)


def with_valkyrie(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """A Valkyrie appears, and some creature falls."""
    s = _table(state)
    return bool(s.creature_discard) and any(a.text == "appear valkyrie" for a in actions)


def by_team(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """A team wins together, after partners have swapped resources."""
    return len(outcome.winners) == 2 and TABLE.parse("agree") in actions


# How the tables differ from the usual one.

_OTHER_SWITCHES: Final = {
    option.key: next(value for value in option.values if value != option.default)
    for option in OPTIONS
    if option.key in SWITCHES and option.values
}
_CREATURES: Final = {"creatures": "on"}
_MORE: Final = {"creatures": "on", "more_creatures": "on"}
_TEAMS: Final = {"teams": "on"}

WISHES: Final = (
    Wish("2p-fame", 2, {}, choose, by("fame")),
    Wish("2p-three-large-buildings", 2, {}, building, by("three-large-buildings")),
    Wish("2p-strict-borders", 2, {"border_rule": "strict"}, pressing, by("fame")),
    Wish("2p-defensive-strategy", 2, {"clans": "bear,snake"}, pressing, with_action(RESPOND.text)),
    Wish("3p-chosen-clans", 3, {"clans": "chosen", "first": "2"}, choose, by("fame")),
    Wish("3p-unrest-gone", 3, {}, pressing, unrest_gone),
    Wish("3p-creatures", 3, _CREATURES, pressing, with_valkyrie),
    Wish("3p-second-chance-by-tile", 3, {"years": "10"}, hunting, with_action("tile START")),
    Wish("4p-fame", 4, {"clans": "raven,wolf,boar,goat"}, pressing, by("fame")),
    Wish("4p-three-large-buildings", 4, {}, building, by("three-large-buildings")),
    Wish("4p-teams-fame", 4, _TEAMS, pressing, by_team),
    Wish("4p-teams-ten-years", 4, {**_TEAMS, "years": "10"}, choose, any_end),
    Wish(
        "4p-teams-single-large-buildings",
        4,
        {**_TEAMS, "team_win": "single"},
        building,
        by("three-large-buildings"),
    ),
    Wish("4p-more-creatures", 4, _MORE, pressing, with_valkyrie),
    Wish("4p-other-switches", 4, {**_OTHER_SWITCHES, **_CREATURES}, pressing, by("fame")),
    Wish("5p-fame", 5, {}, choose, by("fame")),
    Wish("5p-ten-years-more-creatures", 5, {"years": "10", **_MORE}, pressing, by("fame")),
)


# Comments.


def _heading(state: KernelState) -> str:
    """`; year 3: fame r 4 b 6, territories r 3 b 5, units r 6 b 7`, red's clan first."""
    s = _table(state)
    seats = range(s.seats)
    clans = " ".join(f"{LETTERS[n]} {CLANS[s.clan[n]]}" for n in seats)
    fame = " ".join(f"{LETTERS[n]} {s.fame[n]}" for n in seats)
    land = " ".join(f"{LETTERS[n]} {len(held(s, n))}" for n in seats)
    units = " ".join(f"{LETTERS[n]} {units_on_map(s, n)}" for n in seats)
    who = f"{clans}, " if s.year == 1 else ""
    return f"; year {s.year}: {who}fame {fame}, territories {land}, units {units}"


def _ending(state: KernelState) -> str:
    s = _table(state)
    outcome = RULES.outcome(s)
    assert outcome is not None
    scores = " ".join(f"{LETTERS[n]} {score}" for n, score in enumerate(outcome.scores))
    winners = " ".join(LETTERS[seat] for seat in outcome.winners)
    return f"; end of year {s.year}: {outcome.reason}, fame {scores}, won by {winners}"


SHELF: Final = Shelf(RULES, WISHES, lambda state: _table(state).year, _heading, _ending)
