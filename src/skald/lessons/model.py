"""What a lesson is made of."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from skald.kernel.rules import Rules, Setup

Kind: TypeAlias = Literal["read", "do", "watch"]


@dataclass(frozen=True)
class Step:
    """One thing that is taught: a text, the rules behind it, and the part of the script it plays.

    `read` plays nothing, `do` lets the pupil play their own lines of it, `watch` plays all of it.
    The title of the text is the message `key`, the text is `key.text`, and what is to be done now
    is `key.do`. `targets` are the places on the board that the text speaks of.
    """

    key: str
    kind: Kind
    rules: tuple[str, ...]
    targets: tuple[str, ...]
    lines: tuple[str, ...]
    # How much of the script has been played before this step.
    start: int

    @property
    def end(self) -> int:
        """How much of the script has been played after this step."""
        return self.start + len(self.lines)

    @property
    def task(self) -> str:
        """The key of what is to be done now."""
        return f"{self.key}.do"


@dataclass(frozen=True)
class Lesson:
    """A match that is played by a script, one seat of it by the pupil."""

    rules: Rules
    setup: Setup
    seat: int
    opening: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def script(self) -> tuple[str, ...]:
        """Every line of the match, chance included, as a record writes it."""
        return self.opening + tuple(line for step in self.steps for line in step.lines)
