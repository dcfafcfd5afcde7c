"""Counts lines of actions from named positions, chance outcomes counted like any option.

    .venv/bin/python -m tests.perft.make [GAME]    find the positions again, count, write them down

A count at depth n is the number of ways to play n actions; a line that ends the game earlier
counts once. Each position is stored with the moves that lead to it, so that any other engine of
this game can be compared with ours.
"""

import json
import sys
from typing import Any, Final

from skald.kernel.agenda import State, play
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Rules, Setup
from tests.perft import icegarden, northgard
from tests.perft.wishes import Book, Wish

BOOKS: Final = (icegarden.BOOK, northgard.BOOK)
DEEPEST: Final = 8
SEEDS: Final = 2_000


def perft(state: State, depth: int) -> int:
    """How many lines of so many actions there are from here."""
    if depth == 0 or not state.agenda:
        return 1
    if depth == 1:
        return len(state.offered)
    count = 0
    for action in state.offered:
        after = state.clone()
        play(after, action)
        count += perft(after, depth - 1)
    return count


def position(rules: Rules, data: dict[str, Any]) -> Match:
    """The match at a stored position."""
    setup = Setup(data["players"], rules.complete(data["players"], data["options"]))
    match = Match(rules, setup, manual_chance=True)
    for line in data["moves"]:
        match.play(line)
    return match


def search(book: Book, wish: Wish) -> Match:
    """The first position that fulfils a wish."""
    setup = Setup(wish.players, book.rules.complete(wish.players, wish.options))
    for seed in range(SEEDS):
        match, dice = Match(book.rules, setup, manual_chance=True), Dice(seed)
        while not match.over:
            if fulfils(book, match, wish):
                return match
            match.play(book.chooser(match.state, dice))
    raise SystemExit(f"{wish.name}: no such position among {SEEDS} games")


def fulfils(book: Book, match: Match, wish: Wish) -> bool:
    """Whether this is the position that was wished for."""
    return (
        type(match.step) is book.rules.steps[wish.step]
        and len(match.legal()) >= wish.least
        and book.chapter(match.state) >= wish.chapter
    )


def counts(state: State, enough: int) -> dict[str, int]:
    """The counts from depth 1 on, until there are enough."""
    found = {"1": perft(state, 1)}
    while found[str(len(found))] < enough and len(found) < DEEPEST:
        depth = len(found) + 1
        found[str(depth)] = perft(state, depth)
    return found


def write(book: Book) -> None:
    """Find the positions of a game, count, and write both down."""
    found = []
    for wish in book.wishes:
        match = search(book, wish)
        found.append(
            {
                "name": wish.name,
                "players": wish.players,
                "options": wish.options,
                "moves": [ply.line for ply in match.history],
                "counts": counts(match.state, book.enough),
            }
        )
        sys.stdout.write(f"{book} {wish.name}: {found[-1]['counts']}\n")
    lines = ",\n".join(json.dumps(each) for each in found)
    book.path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for each in BOOKS:
        if str(each) in sys.argv[1:] or not sys.argv[1:]:
            write(each)
