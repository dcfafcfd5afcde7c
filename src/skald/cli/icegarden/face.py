"""The Lord of the Ice Garden in the terminal."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from skald.cli.faces import Look, Rulings
from skald.cli.icegarden.board import draw_map
from skald.cli.icegarden.letters import letter
from skald.cli.icegarden.names import Names
from skald.cli.icegarden.seats import draw_players, draw_units
from skald.cli.icegarden.tracks import draw_boxes, draw_gauges, draw_initiative
from skald.cli.palette import FAINT, LABEL
from skald.games.icegarden import words
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Words
from skald.lang import Speech

_SECTIONS: Final = ("map", "initiative", "boxes", "gauges", "players", "units")


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


class IceGardenFace:
    """Draws the table and finds the words."""

    has_secrets = False

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-ice-garden")

    # The table.

    def sections(self, state: KernelState, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The table from top to bottom."""
        s, width, people = _own(state), look.width, look.people
        names = Names(speech, s)
        parts = {"map": draw_map(s, names, width)}
        if s.rep_order:
            parts["initiative"] = draw_initiative(s, names, width)
            parts["boxes"] = draw_boxes(s, names, width)
            parts["gauges"] = draw_gauges(s, names, width)
        parts["players"] = draw_players(s, names, width, people if len(people) == 1 else ())
        parts["units"] = draw_units(s, names, width)
        return parts

    def needed(self, state: KernelState, acted: Collection[int]) -> Sequence[str]:
        """Whatever others have changed."""
        return _SECTIONS if acted else ()

    def legend(self) -> Words:
        """How to read the table."""
        return Words("term-legend-ice-garden")

    def headline(self, state: KernelState, speech: Speech) -> Text:
        """The game, the round and the phase."""
        s = _own(state)
        key = "term-headline" if s.round else "term-headline-setup"
        return Text(speech.say(key, round=s.round, phase=words.phase_words(s)), LABEL)

    def actor(self, state: KernelState, seat: int) -> Text:
        """The letter of a seat, a star for chance."""
        s = _own(state)
        return letter(s, seat) if 0 <= seat < s.seats else Text("*", FAINT)

    # Choices.

    def prompt(self, state: KernelState, step: Step) -> Words:
        """Who must do what."""
        return words.prompt_words(_own(state), step)

    def action(self, state: KernelState, action: Action) -> Words:
        """An offered action."""
        return words.action_words(_own(state), action)

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Nothing is hidden from anybody."""
        return False

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-ice-garden")

    # What happens.

    def player(self, state: KernelState, seat: int) -> Words:
        """Whoever has a seat, by character."""
        return words.player_words(_own(state), seat)

    def event(self, state: KernelState, event: Event) -> Words:
        """Something that happened."""
        return words.event_words(_own(state), event)

    def subject(self, state: KernelState, seat: int) -> Words:
        """A seat as events name it."""
        return words.player_words(_own(state), seat, short=True)

    def begins(self, event: Event) -> bool:
        """An action marker is resolved or placed."""
        return event.name in ("plan", "resolve")

    def uncovers(self, event: Event) -> bool:
        """Nothing is hidden from anybody."""
        return False

    def outcome(self, state: KernelState, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        return words.outcome_words(_own(state), outcome)

    # Rounds.

    def round(self, state: KernelState) -> int:
        """The number of the round, 0 during set-up."""
        return _own(state).round

    def round_of(self, event: Event) -> int | None:
        """The number of the round that an event begins."""
        return event.facts["round"] if event.name == "round" else None

    def round_title(self, number: int) -> Words:
        """A round as a heading."""
        return Words("term-round-title", {"round": number})

    def rounds(self, number: int) -> Words:
        """So many rounds."""
        return Words("term-rounds", {"count": number})

    # Options and rules.

    def option(self, key: str) -> Words:
        """What an option is about."""
        return words.option_words(key)

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        return words.option_value_words(key, value)

    def rulings(self) -> Rulings:
        """Our rulings are chapters of their own."""
        return Rulings(("RUL", "CLAR"))


FACE: Final = IceGardenFace()
