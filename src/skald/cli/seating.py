"""Who plays which seat: people at this keyboard, and bots."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from skald.bots import Player, make_bot
from skald.cli.trouble import Trouble
from skald.kernel.rules import Rules

USUAL_BOT: Final = "hunter"


class Seating:
    """The seats of people and the bots on the others."""

    def __init__(self, people: Sequence[int], bots: Mapping[int, Player]) -> None:
        self.people: Final = tuple(people)
        self.bots: Final = dict(bots)


def bot_names(given: Sequence[str]) -> list[str]:
    """Bots as typed: the option repeated, or its values with commas.

    A bot that is named `module:Class` is looked for in the current folder first.
    """
    names = [name.strip() for value in given for name in value.split(",") if name.strip()]
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    return names


def take_seats(
    rules: Rules, players: int, names: Sequence[str], seed: int, *, hotseat: bool
) -> Seating:
    """You at the first seat and bots elsewhere; with `hotseat` people wherever no bot sits."""
    seats = players - (0 if hotseat else 1)
    if not hotseat and seats and len(names) < 2:
        names = [*names, USUAL_BOT][:1] * seats
    if len(names) > seats or (not hotseat and len(names) < seats):
        raise Trouble("term-bots-for-seats", bots=len(names), seats=seats)
    first = players - len(names)
    bots = {first + n: make_bot(name, rules, seed + 1 + first + n) for n, name in enumerate(names)}
    return Seating(range(first), bots)
