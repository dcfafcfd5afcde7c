"""The Lord of the Ice Garden: its words, its spots, its forecasts."""

from collections.abc import Mapping, Sequence
from typing import Final

from skald.faces import Plain, Rulings
from skald.faces.icegarden.content import content
from skald.faces.icegarden.forecast import forecast
from skald.faces.icegarden.scenes import event_spots
from skald.faces.icegarden.spots import spots
from skald.games.icegarden import words
from skald.games.icegarden.ids import FACTIONS
from skald.games.icegarden.queries import score
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.rules import Outcome, Rules
from skald.kernel.words import Words


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


class IceGardenFace:
    """Finds the words and the places for them."""

    has_secrets = False

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-ice-garden")

    def headline(self, state: KernelState) -> Words:
        """The round and the phase."""
        s = _own(state)
        key = "term-headline" if s.round else "term-headline-setup"
        return Words(key, {"round": s.round, "phase": words.phase_words(s)})

    # Choices.

    def prompt(self, state: KernelState, step: Step) -> Words:
        """Who must do what."""
        return words.prompt_words(_own(state), step)

    def action(self, state: KernelState, action: Action) -> Words:
        """An offered action."""
        return words.action_words(_own(state), action)

    def spots(self, state: KernelState, action: Action) -> tuple[str, ...]:
        """Where to point for an action."""
        return spots(_own(state), action)

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Nothing is hidden from anybody."""
        return False

    # What happens.

    def player(self, state: KernelState, seat: int) -> Words:
        """Whoever has a seat, by character."""
        return words.player_words(_own(state), seat)

    def event(self, state: KernelState, event: Event) -> Words:
        """Something that happened."""
        return words.event_words(_own(state), event)

    def event_spots(self, state: KernelState, event: Event) -> tuple[str, ...]:
        """The places that an event is about."""
        return event_spots(_own(state), event)

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

    # The board.

    def content(self, rules: Rules) -> Plain:
        """What is printed on the board and its parts."""
        return content(rules)

    def forecast(self, state: KernelState, seat: int | None) -> Plain:
        """What would happen if nobody did anything."""
        return forecast(_own(state), seat)

    def points(self, state: KernelState) -> list[int]:
        """The victory points of each seat."""
        s = _own(state)
        return [score(s, seat) for seat in range(s.seats)]

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

    def main_options(self) -> tuple[str, ...]:
        """The options that people look for first."""
        return ("edition", "advanced", "extra_tiles", "solo")

    def sides(self) -> Mapping[str, Words]:
        """The factions by id, and their names."""
        return {name: words.character_words(n) for n, name in enumerate(FACTIONS)}

    def side_option(self) -> str:
        """The option that gives seats their factions."""
        return "factions"

    def rulings(self) -> Rulings:
        """Our rulings are chapters of their own."""
        return Rulings(("RUL", "CLAR"))


FACE: Final = IceGardenFace()
