"""Skald: board games by their rulebooks, every rule named.

>>> import skald
>>> name = skald.games()[0]
>>> match = skald.game(name).match(players=4, seed=7)
>>> match.play(match.legal()[0])
"""

from typing import TYPE_CHECKING

from skald.api import Game, game, games, register_bot
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
from skald.version import VERSION

if TYPE_CHECKING:
    from types import ModuleType

    from skald import rl

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
    "__version__",
    "game",
    "games",
    "register_bot",
    "rl",
]

__version__ = VERSION

# Type checkers see the import above, and with it that nothing else comes this way.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> "ModuleType":
        """`skald.rl` is loaded when somebody asks for it: whoever only plays does not wait."""
        if name == "rl":
            from importlib import import_module

            return import_module("skald.rl")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), "rl"})
