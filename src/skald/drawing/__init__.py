"""How games are drawn in a terminal: what is asked of a drawing, and what it is made with."""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from rich.text import Text

from skald.kernel.agenda import State
from skald.kernel.words import Words
from skald.lang import Speech


class Look:
    """How the table is looked at: the room, whose eyes, the people here, how much is wanted."""

    __slots__ = ("everything", "people", "seat", "sections", "width")

    def __init__(
        self,
        width: int,
        seat: int | None,
        people: Sequence[int] = (),
        sections: Collection[str] | None = None,
        *,
        everything: bool = False,
    ) -> None:
        self.width: Final = width
        self.seat: Final = seat
        self.people: Final = tuple(people)
        self.sections: Final = sections
        self.everything: Final = everything

    def wants(self, section: str) -> bool:
        """Whether a section of the table is looked at."""
        return self.sections is None or section in self.sections


class Drawing(Protocol):
    """One game in the terminal."""

    def sections(self, state: State, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The parts of the table by name, from top to bottom; at least those that are wanted."""
        ...

    def needed(self, state: State, acted: Collection[int]) -> Sequence[str]:
        """The sections to look at before the choice that is due, after these others acted."""
        ...

    def legend(self) -> Words:
        """How to read the table."""
        ...

    def actor(self, state: State, seat: int) -> Text:
        """The short sign of a seat."""
        ...

    def notation(self) -> Words:
        """How actions may be typed."""
        ...
