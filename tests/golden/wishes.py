"""What a golden game is: a wish, and the shelf of one game on which it stands."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.conformance import Chooser
from skald.kernel.rules import Outcome, Rules

FOLDER: Final = Path(__file__).parent

# What must come out: sees the last position, the outcome and all actions.
Wanted = Callable[[State, Outcome, list[Action]], bool]


class Wish(NamedTuple):
    """A game worth keeping: a table, how its seats play, and what must come out."""

    name: str
    players: int
    options: dict[str, str]
    chooser: Chooser
    wanted: Wanted


@dataclass(frozen=True, eq=False, repr=False)
class Shelf:
    """The golden games of one game; comments stand where `chapter` grows, and at the end."""

    rules: Rules
    wishes: tuple[Wish, ...]
    chapter: Callable[[State], int]
    heading: Callable[[State], str]
    ending: Callable[[State], str]

    def __str__(self) -> str:
        return self.rules.id

    @property
    def folder(self) -> Path:
        """Where its texts lie."""
        return FOLDER / self.rules.id

    @property
    def expected(self) -> Path:
        """What is expected of them."""
        return self.folder / "expected.json"

    def text(self, name: str) -> str:
        """The text of a golden game."""
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")


def any_end(state: State, outcome: Outcome, actions: list[Action]) -> bool:
    """Any game will do."""
    return True


def by(reason: str) -> Wanted:
    """The game ends for this reason."""
    return lambda state, outcome, actions: outcome.reason == reason
