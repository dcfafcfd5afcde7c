"""Northgard: Uncharted Lands: its words, its targets, its forecasts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skald.games.northgard.ids import CLANS, COLOURS
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.turn import Response
from skald.games.northgard.show import words
from skald.games.northgard.show.content import content
from skald.games.northgard.show.forecast import Outlook, forecast
from skald.games.northgard.show.rulings import RULINGS
from skald.games.northgard.show.saga import DEEDS, HIGHLIGHTS
from skald.games.northgard.show.targets import event_targets, targets
from skald.games.northgard.state import State
from skald.games.northgard.wire import Content, Forecast
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter, Rulings, Statistics
from skald.kernel.showing import Board, GamePresenter
from skald.kernel.words import Words


class NorthgardPresenter(GamePresenter[State, Forecast, Content], Presenter):
    """Years, clans, and hands that others do not see."""

    has_secrets = True

    def __init__(self) -> None:
        super().__init__(
            State,
            words,
            Board(content, targets, event_targets, forecast, words.places_words),
            DEEDS,
            HIGHLIGHTS,
        )

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-northgard")

    def headline(self, state: KernelState) -> Words:
        """The year and the phase."""
        s = self.own(state)
        key = "term-ng-headline" if s.year else "term-headline-setup"
        facts = {"year": s.year} if s.year else {}
        return Words(key, {"phase": words.phase_words(s), **facts})

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Who has no Defensive Strategy in hand cannot answer with it."""
        return isinstance(step, Response) and len(options) == 1

    def uncovers(self, event: Event) -> bool:
        """Somebody has looked at a hand."""
        return event.name == "look"

    def colour(self, state: KernelState, seat: int) -> str:
        """Colours go with the seats."""
        return f"ng-{COLOURS[seat]}"

    def points(self, state: KernelState) -> list[int]:
        """The fame of each seat as it would be counted now."""
        s = self.own(state)
        return [sum(fame_breakdown(s, seat).values()) for seat in range(s.seats)]

    def foresee(self, state: KernelState) -> Callable[[int | None], Forecast]:
        """The year is run to its end once, whoever looks at it."""
        return Outlook(self.own(state)).seen_by

    # Years.

    def round(self, state: KernelState) -> int:
        """The year, 0 during set-up."""
        return self.own(state).year

    def round_of(self, event: Event) -> int | None:
        """The number of the year that an event begins."""
        return event.facts["year"] if event.name == "year" else None

    def round_title(self, number: int) -> Words:
        """A year as a heading."""
        return Words("term-ng-year-title", {"year": number})

    def rounds(self, number: int) -> Words:
        """So many years."""
        return Words("term-ng-years", {"count": number})

    # Options.

    def main_options(self) -> tuple[str, ...]:
        """The options that people look for first."""
        return ("years", "teams", "creatures", "more_creatures", "open_fame")

    def sides(self) -> Mapping[str, Words]:
        """The clans by id, and their names."""
        return {name: words.clan_words(n) for n, name in enumerate(CLANS)}

    def side_option(self) -> str:
        """The option that gives seats their clans."""
        return "clans"

    # Statistics.

    def side(self, state: KernelState, seat: int) -> str:
        """The clan of a seat."""
        clan = self.own(state).clan[seat]
        return CLANS[clan] if clan >= 0 else ""

    def side_name(self, side: str) -> Words:
        """A clan."""
        return Words(f"ng-clan-{side}.short")

    def ending(self, reason: str) -> Words:
        """By fame, or by three large buildings."""
        return Words(f"sim-ending-{reason}")

    def statistics(self) -> Statistics:
        """Clans and years."""
        return Statistics("sim-by-clan", "sim-scores-by-clan", "sim-years")

    # Rules.

    def rulings(self) -> Rulings:
        """The questions of the catalogue, and what is marked as ours in it."""
        return RULINGS


PRESENTER: Final = NorthgardPresenter()
