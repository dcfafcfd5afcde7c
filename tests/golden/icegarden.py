"""The golden games of The Lord of the Ice Garden."""

from typing import Final

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import FACTIONS, LETTERS, RAVEN, VIPER
from skald.games.icegarden.queries import score
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.agenda import State as KernelState
from skald.kernel.conformance import Chooser
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from skald.kernel.rules import Outcome
from tests.golden.wishes import Shelf, Wish, by
from tests.properties.icegarden.striving import for_points, for_snow, for_the_goal, striving

LAST_HELM: Final = 10
LAP: Final = 50


def _table(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


# What must come out.


def by_fifty(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """Somebody has fifty points before any marker reaches the last helm."""
    s = _table(state)
    most = max(map(sum, zip(s.points[::3], s.points[1::3], strict=True)))
    return outcome.reason == "points" and most >= LAP and max(s.helm) < LAST_HELM


def by_last_helm(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """The last helm is reached and nobody has fifty points."""
    return outcome.reason == "points" and max(outcome.scores) < LAP


def by_bears(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """The Dead Snow falls in Vuko's box, not by anybody's Making."""
    return outcome.reason == "dead-snow" and actions[-1].verb not in ("shift", "upgrade", "summon")


def shared(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """Two winners."""
    return len(outcome.winners) > 1


def won_by_the_player(state: KernelState, outcome: Outcome, actions: list[Action]) -> bool:
    """The person at the table wins alone."""
    return outcome.winners == (0,)


# How the seats play.


def one_strives(faction: str, looks: int = 10) -> Chooser:
    """One faction strives for its goal, the others play at random."""
    eager = striving(for_the_goal, looks)

    def pick(state: KernelState, dice: Dice) -> Action:
        assert isinstance(state, State)
        seat = state.agenda[-1].seat
        if seat != CHANCE and state.faction[seat] == FACTIONS.index(faction):
            return eager(state, dice)
        return choose(state, dice)

    return pick


def quietly(state: KernelState, dice: Dice) -> Action:
    """Mostly where the NPC of a solo game does nothing: Viper Gorge and Raven Shadow."""
    quiet = [a for a in state.offered if a.verb == "place" and a.target in (VIPER, RAVEN)]
    if quiet and dice.below(3):
        return quiet[dice.below(len(quiet))]
    return _POINTS(state, dice)


_SNOW: Final = striving(for_snow, 3)
_POINTS: Final = striving(for_points, 4)
_OTHER_SWITCHES: Final = {
    **{"start_passes": "1", "viper_cap": "6", "pillage": "unit", "faun_exit": "move"},
    **{"snow_ties": "one-by-one", "snow_trigger": "anybody", "double_charge": "entered"},
    **{"helm_stack": "bottom", "upgrade_mix": "7,4,4,5", "speed_steps": "one"},
    **{"spy_keep": "off"},
}

WISHES: Final = (
    Wish("2p-points-last-helm", 2, {}, choose, by_last_helm),
    Wish("2p-points-shared", 2, {}, choose, shared),
    Wish("2p-dead-snow", 2, {}, _SNOW, by("dead-snow")),
    Wish("2p-second-de-dead-snow", 2, {"edition": "second-de"}, _SNOW, by("dead-snow")),
    Wish(
        "2p-goal-fjollsfinn",
        2,
        {"factions": "blue,green"},
        one_strives("blue"),
        by("goal:fjollsfinn"),
    ),
    Wish("3p-points-fifty", 3, {}, _POINTS, by_fifty),
    Wish("3p-second-pl-points", 3, {"edition": "second-pl"}, choose, by("points")),
    Wish(
        "3p-second-pl-dead-snow-both-bears",
        3,
        {
            "edition": "second-pl",
            "advanced": "on",
            "vuko_tiles": "bears:arrow,nightwalkers:plain,fire:arrow,whisper:arrow",
        },
        _SNOW,
        by_bears,
    ),
    Wish(
        "3p-goal-van-dyken",
        3,
        {"factions": "black,red,green", "edition": "second-de"},
        one_strives("black"),
        by("goal:van-dyken"),
    ),
    Wish("4p-points-last-helm", 4, {}, choose, by_last_helm),
    Wish("4p-advanced-points-fifty", 4, {"advanced": "on"}, _POINTS, by_fifty),
    Wish(
        "4p-advanced-goal-freihoff",
        4,
        {"advanced": "on"},
        one_strives("red"),
        by("goal:freihoff"),
    ),
    Wish(
        "4p-en-rewrite-advanced-extra-tiles",
        4,
        {
            "edition": "en-rewrite",
            "advanced": "on",
            "vuko_tiles": "snake:arrow,cyphral:arrow,spear:plain,plan:arrow",
        },
        striving(for_the_goal, 3),
        by("points"),
    ),
    Wish(
        "4p-advanced-chosen-tiles",
        4,
        {"advanced": "on", "vuko_tiles": "chosen", "extra_tiles": "on"},
        choose,
        by("points"),
    ),
    Wish("4p-goal-callo", 4, {}, one_strives("green", 14), by("goal:callo")),
    Wish(
        "4p-advanced-other-switches",
        4,
        {"advanced": "on", **_OTHER_SWITCHES},
        striving(for_the_goal, 3),
        by("points"),
    ),
    Wish("solo-easy-won", 1, {"solo": "easy"}, quietly, won_by_the_player),
    Wish(
        "solo-medium-goal-of-npc-callo",
        1,
        {"solo": "medium", "npc": "green"},
        choose,
        by("goal:callo"),
    ),
    Wish("solo-hard-dead-snow", 1, {"solo": "hard"}, _SNOW, by("dead-snow")),
    Wish(
        "solo-scientist-goal-of-npc-freihoff",
        1,
        {"solo": "scientist", "npc": "red"},
        choose,
        by("goal:freihoff"),
    ),
    Wish(
        "solo-scientist-second-pl-points",
        1,
        {"solo": "scientist", "edition": "second-pl", "npc": "blue"},
        _POINTS,
        by("points"),
    ),
)


# Comments.


def _heading(state: KernelState) -> str:
    """`; round 3: snow 4, vuko r5, points b 0 r 6, helms b 2 r 3`."""
    s = _table(state)
    helms = " ".join(f"{_letter(s, seat)} {s.helm[seat]}" for seat in s.helm_stack)
    vuko = f"r{s.vuko}" if s.vuko else "away"
    return f"; round {s.round}: snow {s.snow}, vuko {vuko}, points {_points(s)}, helms {helms}"


def _ending(state: KernelState) -> str:
    s = _table(state)
    outcome = RULES.outcome(s)
    assert outcome is not None
    winners = " ".join(_letter(s, seat) for seat in outcome.winners)
    return f"; end of round {s.round}: {outcome.reason}, points {_points(s)}, won by {winners}"


def _points(s: State) -> str:
    return " ".join(f"{_letter(s, seat)} {score(s, seat)}" for seat in range(s.seats))


def _letter(s: State, seat: int) -> str:
    return LETTERS[s.faction[seat]]


SHELF: Final = Shelf(RULES, WISHES, lambda state: _table(state).round, _heading, _ending)
