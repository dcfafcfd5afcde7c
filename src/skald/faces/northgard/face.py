"""Northgard: Uncharted Lands: its words, its spots, its forecasts."""

from collections.abc import Mapping, Sequence
from typing import Final

from skald.faces import Plain, Rulings
from skald.faces.northgard.content import content
from skald.faces.northgard.forecast import forecast
from skald.faces.northgard.rulings import RULINGS
from skald.faces.northgard.spots import event_spots, spots
from skald.games.northgard import words
from skald.games.northgard.ids import CLANS
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.turn import Response
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.rules import Outcome, Rules
from skald.kernel.words import Words

_BEGINNINGS: Final = ("use", "pass", "combat", "struggle", "result", "upgrade")


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


class NorthgardFace:
    """Finds the words and the places for them."""

    has_secrets = True

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-northgard")

    def headline(self, state: KernelState) -> Words:
        """The year and the phase."""
        s = _own(state)
        key = "term-ng-headline" if s.year else "term-headline-setup"
        facts = {"year": s.year} if s.year else {}
        return Words(key, {"phase": words.phase_words(s), **facts})

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
        """Who has no Defensive Strategy in hand cannot answer with it."""
        return isinstance(step, Response) and len(options) == 1

    # What happens.

    def player(self, state: KernelState, seat: int) -> Words:
        """Whoever has a seat, by clan and colour."""
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
        """A card is used, somebody passes, or swords are drawn."""
        return event.name in _BEGINNINGS

    def uncovers(self, event: Event) -> bool:
        """Somebody has looked at a hand."""
        return event.name == "look"

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
        """The fame of each seat as it would be counted now."""
        s = _own(state)
        return [sum(fame_breakdown(s, seat).values()) for seat in range(s.seats)]

    # Years.

    def round(self, state: KernelState) -> int:
        """The year, 0 during set-up."""
        return _own(state).year

    def round_of(self, event: Event) -> int | None:
        """The number of the year that an event begins."""
        return event.facts["year"] if event.name == "year" else None

    def round_title(self, number: int) -> Words:
        """A year as a heading."""
        return Words("term-ng-year-title", {"year": number})

    def rounds(self, number: int) -> Words:
        """So many years."""
        return Words("term-ng-years", {"count": number})

    # Options and rules.

    def option(self, key: str) -> Words:
        """What an option is about."""
        return words.option_words(key)

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        return words.option_value_words(key, value)

    def main_options(self) -> tuple[str, ...]:
        """The options that people look for first."""
        return ("years", "teams", "creatures", "more_creatures", "open_fame")

    def sides(self) -> Mapping[str, Words]:
        """The clans by id, and their names."""
        return {name: words.clan_words(n) for n, name in enumerate(CLANS)}

    def side_option(self) -> str:
        """The option that gives seats their clans."""
        return "clans"

    def rulings(self) -> Rulings:
        """The questions of the catalogue, and what is marked as ours in it."""
        return RULINGS


FACE: Final = NorthgardFace()
