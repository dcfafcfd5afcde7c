"""What the terminal asks of a game: how it looks and how its things are put into words."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.errors import UnknownGame
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Words
from skald.lang import Speech


class Face(Protocol):
    """One game in the terminal."""

    def title(self) -> Words:
        """The name of the game."""
        ...

    def sections(
        self, state: State, speech: Speech, width: int, people: Sequence[int]
    ) -> dict[str, list[Text]]:
        """The parts of the table by name, from top to bottom."""
        ...

    def headline(self, state: State, speech: Speech) -> Text:
        """Which game this is, and where it stands."""
        ...

    def round(self, state: State) -> int:
        """The number of the round; the whole table is shown once in each."""
        ...

    def actor(self, state: State, seat: int) -> Text:
        """The short sign of a seat."""
        ...

    def prompt(self, state: State, step: Step) -> Words:
        """Who must do what."""
        ...

    def action(self, state: State, action: Action) -> Words:
        """An offered action."""
        ...

    def event(self, state: State, event: Event) -> Words:
        """Something that happened."""
        ...

    def subject(self, state: State, seat: int) -> Words:
        """How events name a seat at the beginning of a sentence."""
        ...

    def begins(self, event: Event) -> bool:
        """Whether an event begins something new, so that it is not added to a sentence."""
        ...

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        ...

    def option(self, key: str) -> Words:
        """What an option is about."""
        ...

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        ...

    def round_of(self, event: Event) -> int | None:
        """The number of the round that an event begins, or None."""
        ...


def face_of(game: str) -> Face:
    """The face of a game by its name."""
    if game == "ice-garden":
        from skald.cli.icegarden import IceGardenFace

        return IceGardenFace()
    raise UnknownGame(f"“{game}” cannot be played in the terminal yet.")
