"""How a game is shown that says nothing about it: by the ids of its steps, actions and events.

A game may also begin here, and put its own words and places in, one by one.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.events import Event
from skald.kernel.presenter import Highlight, Rulings, Statistics
from skald.kernel.rules import Outcome, Rules
from skald.kernel.wire import Data
from skald.kernel.words import Words

_INNER_CAPITAL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def spaced(name: str) -> str:
    """A name as people write it: `LayTile` and `lay_tile` are both `Lay tile`."""
    return re.sub("[-_]", " ", _INNER_CAPITAL.sub(" ", name)).capitalize()


def said(text: str) -> Words:
    """A text that is the same in all languages."""
    return Words("plain-text", {"text": text})


class PlainPresenter:
    """Knows the rules of a game and nothing else. Whatever may be secret is taken to be."""

    has_secrets = True

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules

    def title(self) -> Words:
        """The name of the game."""
        return said(spaced(self._rules.id))

    def headline(self, state: State) -> Words:
        """The choice that is due."""
        if not state.agenda:
            return Words("plain-over")
        return said(spaced(type(state.agenda[-1]).__name__))

    # Choices.

    def prompt(self, state: State, step: Step) -> Words:
        """Who must do what."""
        player = self.player(state, step.seat)
        return Words("plain-prompt", {"player": player, "step": spaced(type(step).__name__)})

    def prompt_variables(self, step: type[Step]) -> tuple[str, ...]:
        """Who, and what."""
        return "player", "step"

    def action(self, state: State, action: Action) -> Words:
        """An action as it is typed."""
        return said(action.text)

    def targets(self, state: State, action: Action) -> tuple[str, ...]:
        """There is no board to point at."""
        return ()

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Whoever must be asked is asked."""
        return False

    # What happens.

    def player(self, state: State, seat: int) -> Words:
        """A seat by its number."""
        return Words("plain-seat", {"number": seat + 1}) if seat >= 0 else Words("plain-chance")

    def event(self, state: State, event: Event) -> Words:
        """Something that happened, with its facts."""
        facts = ", ".join(f"{spaced(name)} {value}" for name, value in event.facts.items())
        player = self.player(state, event.seat)
        name = spaced(event.name)
        return Words("plain-event", {"player": player, "event": name, "facts": facts})

    def event_targets(self, state: State, event: Event) -> tuple[str, ...]:
        """There is no board."""
        return ()

    def subject(self, state: State, seat: int) -> Words:
        """A seat by its number."""
        return self.player(state, seat)

    def begins(self, event: Event, before: Event | None) -> bool:
        """Every event stands alone."""
        return True

    def highlight(self, event: Event) -> Highlight | None:
        """No moment is greater than others."""
        return None

    def uncovers(self, event: Event) -> bool:
        """Somebody has been told a secret."""
        return event.secret != ""

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        """Who has won, why, and the scores."""
        seats = ", ".join(str(seat + 1) for seat in outcome.winners)
        winners = Words("plain-winners", {"count": len(outcome.winners), "seats": seats})
        scores = [
            Words("plain-score", {"player": self.player(state, seat), "score": score})
            for seat, score in enumerate(outcome.scores)
        ]
        return [winners, Words("plain-ending", {"reason": spaced(outcome.reason)}), *scores]

    # The board.

    def places(self, state: State) -> Mapping[str, Words]:
        """There is no board."""
        return {}

    def content(self, state: State) -> Data:
        """There is no board."""
        return {}

    def forecast(self, state: State, seat: int | None) -> Data:
        """Nobody knows what would happen."""
        return {}

    def foresee(self, state: State) -> Callable[[int | None], Data]:
        """The same for every seat."""
        return partial(self.forecast, state)

    def colour(self, state: State, seat: int) -> str:
        """That of the seat, whatever the game."""
        return ""

    def points(self, state: State) -> list[int]:
        """Nobody knows the points before the end."""
        ending = self._rules.outcome(state)
        return [] if ending is None else list(ending.scores)

    # Rounds.

    def round(self, state: State) -> int:
        """There are none."""
        return 0

    def round_of(self, event: Event) -> int | None:
        """No event begins a round."""
        return None

    def round_title(self, number: int) -> Words:
        """A round as a heading."""
        return Words("term-round-title", {"round": number})

    def rounds(self, number: int) -> Words:
        """So many rounds."""
        return Words("term-rounds", {"count": number})

    # Options.

    def option(self, key: str) -> Words:
        """An option by its key."""
        return said(spaced(key))

    def option_value(self, key: str, value: str) -> Words:
        """A value as it is typed."""
        return said(value)

    def main_options(self) -> tuple[str, ...]:
        """None is looked for first."""
        return ()

    def sides(self) -> Mapping[str, Words]:
        """There are no factions."""
        return {}

    def side_option(self) -> str:
        """No option gives seats their factions."""
        return ""

    # Statistics.

    def side(self, state: State, seat: int) -> str:
        """There are no factions."""
        return ""

    def side_name(self, side: str) -> Words:
        """A faction by its id, or none."""
        return said(spaced(side)) if side else Words("plain-no-side")

    def ending(self, reason: str) -> Words:
        """The reason as it is."""
        return said(spaced(reason))

    def statistics(self) -> Statistics:
        """Factions and rounds, if there are any."""
        return Statistics("sim-by-side", "sim-scores-by-side", "sim-rounds")

    # Rules.

    def rulings(self) -> Rulings:
        """Whose rules these are, nobody says."""
        return Rulings(())
