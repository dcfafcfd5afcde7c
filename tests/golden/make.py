"""Writes the golden games: whole games as text, one for each thing worth showing.

    .venv/bin/python -m tests.golden.make           search the games again and write them
    .venv/bin/python -m tests.golden.make NAME ...  only these games, or all golden ones of a game

Each wish names a table, how its seats play and what must come out; the first seed that fulfils
it is written. Golden games change only when the rules do.
"""

import json
import sys
from typing import Any, Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State, play
from skald.kernel.conformance import Chooser
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.record import Record
from skald.kernel.rules import Rules, Setup
from tests.golden import icegarden, northgard
from tests.golden.wishes import Shelf, Wish

SHELVES: Final = (icegarden.SHELF, northgard.SHELF)
SEEDS: Final = 5_000


# Searching.


def search(rules: Rules, wish: Wish) -> Match:
    """The game of the first seed that fulfils a wish."""
    setup = Setup(wish.players, rules.complete(wish.players, wish.options))
    for seed in range(SEEDS):
        state, actions = play_out(rules, setup, wish.chooser, Dice(seed))
        outcome = rules.outcome(state)
        assert outcome is not None
        if wish.wanted(state, outcome, actions):
            match = Match(rules, setup, manual_chance=True)
            for action in actions:
                match.play(action)
            return match
    raise SystemExit(f"{wish.name}: no such game among {SEEDS} seeds")


def play_out(
    rules: Rules, setup: Setup, chooser: Chooser, dice: Dice
) -> tuple[State, list[Action]]:
    """A whole game, and its actions."""
    state = rules.new_state(setup)
    actions = []
    while state.agenda:
        actions.append(chooser(state, dice))
        play(state, actions[-1])
    return state, actions


# Writing.


def text_of(shelf: Shelf, record: Record) -> str:
    """A record as text, with a comment where a chapter begins and at the end."""
    written = record.to_text().splitlines()
    first = written.index(record.lines[0])
    tail = written[first + len(record.lines) :]
    match = Match(shelf.rules, record.setup, manual_chance=True)
    lines = written[:first]
    for line in record.lines:
        before = shelf.chapter(match.state)
        match.play(line)
        lines.append(line)
        if shelf.chapter(match.state) > before:
            lines.append(shelf.heading(match.state))
    return "\n".join([*lines, shelf.ending(match.state), *tail]) + "\n"


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


def write(shelf: Shelf, names: list[str]) -> None:
    """Search and write the wanted games of a shelf, and what is expected of them."""
    known = shelf.expected.exists()
    expected = json.loads(shelf.expected.read_text(encoding="utf-8")) if known else {}
    for wish in shelf.wishes:
        if not names or wish.name in names or str(shelf) in names:
            match = search(shelf.rules, wish)
            text = text_of(shelf, match.record())
            (shelf.folder / f"{wish.name}.txt").write_text(text, encoding="utf-8")
            found = expected[wish.name] = expectation(match)
            sys.stdout.write(f"{shelf} {wish.name}: {found['reason']}, {len(text)} bytes\n")
    order = [wish.name for wish in shelf.wishes if wish.name in expected]
    body = json.dumps({name: expected[name] for name in order}, indent=1)
    shelf.expected.write_text(body + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in SHELVES:
        write(each, sys.argv[1:])
