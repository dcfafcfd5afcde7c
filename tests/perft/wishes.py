"""What a perft position is: a wish, and the book of one game in which it stands."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from skald.kernel.agenda import State
from skald.kernel.conformance import Chooser
from skald.kernel.rules import Rules

FOLDER: Final = Path(__file__).parent


class Wish(NamedTuple):
    """A position: the first of its kind with at least so many options, not before a chapter."""

    name: str
    step: str
    players: int
    options: dict[str, str]
    least: int = 2
    chapter: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Book:
    """The positions of one game, out of games that its `chooser` plays.

    The deepest count of a position is the first one of at least `enough`.
    """

    rules: Rules
    wishes: tuple[Wish, ...]
    chooser: Chooser
    chapter: Callable[[State], int]
    enough: int

    def __str__(self) -> str:
        return self.rules.id

    @property
    def path(self) -> Path:
        """Where positions and counts are written down."""
        return FOLDER / f"{self.rules.id}.json"
