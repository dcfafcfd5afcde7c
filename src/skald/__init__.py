"""Skald: board games by their rulebooks, every rule named.

>>> import skald
>>> match = skald.game("ice-garden").match(players=4, seed=7)
>>> match.play(match.legal()[0])
"""

from skald.api import Game, game, games
from skald.kernel.errors import (
    BadContent,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalAction,
    SkaldError,
    UnknownGame,
    WrongRulesVersion,
)
from skald.kernel.match import Match
from skald.kernel.record import Record

__all__ = [
    "BadContent",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "SkaldError",
    "UnknownGame",
    "WrongRulesVersion",
    "game",
    "games",
]
