"""What the terminal asks of a game: how it looks and how its things are put into words."""

import importlib
from collections.abc import Collection, Sequence
from typing import Final, Protocol

from rich.text import Text

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.errors import UnknownGame
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Words
from skald.lang import Speech

# The modules in which games are drawn; each has its face as `FACE`.
_MODULES: Final = {
    "ice-garden": "skald.cli.icegarden.face",
    "northgard": "skald.cli.northgard.face",
}


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


class Face(Protocol):
    """One game in the terminal."""

    # Whether seats know different things.
    has_secrets: bool

    def title(self) -> Words:
        """The name of the game."""
        ...

    # The table.

    def sections(self, state: State, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The parts of the table by name, from top to bottom; at least those that are wanted."""
        ...

    def needed(self, state: State, acted: Collection[int]) -> Sequence[str]:
        """The sections to look at before the choice that is due, after these others acted."""
        ...

    def legend(self) -> Words:
        """How to read the table."""
        ...

    def headline(self, state: State, speech: Speech) -> Text:
        """Which game this is, and where it stands."""
        ...

    def actor(self, state: State, seat: int) -> Text:
        """The short sign of a seat."""
        ...

    # Choices.

    def prompt(self, state: State, step: Step) -> Words:
        """Who must do what."""
        ...

    def action(self, state: State, action: Action) -> Words:
        """An offered action."""
        ...

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Whether a choice with one option is asked only so that nobody learns anything by it."""
        ...

    def notation(self) -> Words:
        """How actions may be typed."""
        ...

    # What happens.

    def player(self, state: State, seat: int) -> Words:
        """Whoever has a seat, in full."""
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

    def uncovers(self, event: Event) -> bool:
        """Whether somebody has seen what cannot be unseen."""
        ...

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        ...

    # Rounds.

    def round(self, state: State) -> int:
        """The number of the round; the whole table is shown once in each."""
        ...

    def round_of(self, event: Event) -> int | None:
        """The number of the round that an event begins, or None."""
        ...

    def round_title(self, number: int) -> Words:
        """A round as a heading."""
        ...

    def rounds(self, number: int) -> Words:
        """So many rounds."""
        ...

    # Options and rules.

    def option(self, key: str) -> Words:
        """What an option is about."""
        ...

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        ...

    def rulings(self) -> "Rulings":
        """Which rules are ours."""
        ...


class Rulings:
    """Which rules are ours and not the rulebook's: families, single rules, and some in part."""

    __slots__ = ("families", "partly", "whole")

    def __init__(
        self,
        families: Sequence[str],
        whole: frozenset[str] = frozenset(),
        partly: frozenset[str] = frozenset(),
    ) -> None:
        self.families: Final = families
        self.whole: Final = whole
        self.partly: Final = partly

    def are_ours(self, rule_id: str) -> bool:
        """Whether a rule is ours as a whole."""
        return rule_id.split("-")[1] in self.families or rule_id in self.whole


def face_of(game: str) -> Face:
    """The face of a game by its name."""
    if game not in _MODULES:
        raise UnknownGame(f"“{game}” cannot be played in the terminal yet.")
    face: Face = importlib.import_module(_MODULES[game]).FACE
    return face
