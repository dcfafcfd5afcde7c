"""Writes the golden games: whole games as text, one for each thing worth showing.

    .venv/bin/python -m tests.golden.make           search the games again and write them
    .venv/bin/python -m tests.golden.make NAME ...  only these

Each wish names a table, how its seats play and what must come out; the first seed that fulfils
it is written. Golden games change only when the rules do.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from skald.games.icegarden.game import GAME
from skald.games.icegarden.ids import FACTIONS, LETTERS, RAVEN, VIPER
from skald.games.icegarden.queries import score
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, play
from skald.kernel.agenda import State as KernelState
from skald.kernel.conformance import Chooser, choose
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.record import Record
from skald.kernel.rules import Outcome, Setup
from tests.properties.striving import for_points, for_snow, for_the_goal, striving

FOLDER: Final = Path(__file__).parent
EXPECTED: Final = FOLDER / "expected.json"
SEEDS: Final = 5_000
LAST_HELM: Final = 10
LAP: Final = 50

Wanted = Callable[[State, Outcome, Action], bool]


class Wish(NamedTuple):
    """A game worth keeping; `wanted` sees the last position, the outcome and the last action."""

    name: str
    players: int
    options: dict[str, str]
    chooser: Chooser
    wanted: Wanted


# What must come out.


def by(reason: str) -> Wanted:
    """The game ends for this reason."""
    return lambda s, outcome, last: outcome.reason == reason


def by_fifty(s: State, outcome: Outcome, last: Action) -> bool:
    """Somebody has fifty points before any marker reaches the last helm."""
    most = max(map(sum, zip(s.points[::3], s.points[1::3], strict=True)))
    return outcome.reason == "points" and most >= LAP and max(s.helm) < LAST_HELM


def by_last_helm(s: State, outcome: Outcome, last: Action) -> bool:
    """The last helm is reached and nobody has fifty points."""
    return outcome.reason == "points" and max(outcome.scores) < LAP


def by_bears(s: State, outcome: Outcome, last: Action) -> bool:
    """The Dead Snow falls in Vuko's box, not by anybody's Making."""
    return outcome.reason == "dead-snow" and last.verb not in ("shift", "upgrade", "summon")


def shared(s: State, outcome: Outcome, last: Action) -> bool:
    """Two winners."""
    return len(outcome.winners) > 1


def won_by_the_player(s: State, outcome: Outcome, last: Action) -> bool:
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
    **{"spy_keep": "off", "visit_controlled": "ignore"},
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


# Searching.


def search(wish: Wish) -> Match:
    """The game of the first seed that fulfils a wish."""
    setup = Setup(wish.players, GAME.complete(wish.players, wish.options))
    for seed in range(SEEDS):
        state, actions = play_out(setup, wish.chooser, Dice(seed))
        outcome = GAME.outcome(state)
        assert outcome is not None
        if wish.wanted(state, outcome, actions[-1]):
            match = Match(GAME, setup, manual_chance=True)
            for action in actions:
                match.play(action)
            return match
    raise SystemExit(f"{wish.name}: no such game among {SEEDS} seeds")


def play_out(setup: Setup, chooser: Chooser, dice: Dice) -> tuple[State, list[Action]]:
    """A whole game, and its actions."""
    state = GAME.new_state(setup)
    assert isinstance(state, State)
    actions = []
    while state.agenda:
        actions.append(chooser(state, dice))
        play(state, actions[-1])
    return state, actions


# Writing.


def text_of(record: Record) -> str:
    """A record as text, with a comment at the start of each round and at the end."""
    written = record.to_text().splitlines()
    first = written.index(record.lines[0])
    tail = written[first + len(record.lines) :]
    match = Match(GAME, record.setup, manual_chance=True)
    lines = written[:first]
    for line in record.lines:
        before = _state(match).round
        match.play(line)
        lines.append(line)
        if _state(match).round > before:
            lines.append(_round_line(_state(match)))
    return "\n".join([*lines, _end_line(_state(match)), *tail]) + "\n"


def _state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def _round_line(s: State) -> str:
    """`; round 3: snow 4, vuko r5, b 0 r 6 (helms b 2 r 3)`."""
    helms = " ".join(f"{_letter(s, seat)} {s.helm[seat]}" for seat in s.helm_stack)
    vuko = f"r{s.vuko}" if s.vuko else "away"
    return f"; round {s.round}: snow {s.snow}, vuko {vuko}, points {_points(s)}, helms {helms}"


def _end_line(s: State) -> str:
    outcome = GAME.outcome(s)
    if outcome is None:
        return "; unfinished"
    winners = " ".join(_letter(s, seat) for seat in outcome.winners)
    return f"; end of round {s.round}: {outcome.reason}, points {_points(s)}, won by {winners}"


def _points(s: State) -> str:
    return " ".join(f"{_letter(s, seat)} {score(s, seat)}" for seat in range(s.seats))


def _letter(s: State, seat: int) -> str:
    return LETTERS[s.faction[seat]]


def expectation(match: Match) -> dict[str, Any]:
    """What the test compares a replay with."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "plies": len(match.history),
        "fingerprint": match.fingerprint(),
    }


def main(names: list[str]) -> None:
    """Search and write the wanted games, and what is expected of them."""
    expected = json.loads(EXPECTED.read_text(encoding="utf-8")) if names else {}
    for wish in WISHES:
        if not names or wish.name in names:
            match = search(wish)
            text = text_of(match.record())
            (FOLDER / f"{wish.name}.txt").write_text(text, encoding="utf-8")
            expected[wish.name] = expectation(match)
            sys.stdout.write(f"{wish.name}: {expected[wish.name]['reason']}, {len(text)} bytes\n")
    order = [wish.name for wish in WISHES if wish.name in expected]
    body = json.dumps({name: expected[name] for name in order}, indent=1)
    EXPECTED.write_text(body + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
