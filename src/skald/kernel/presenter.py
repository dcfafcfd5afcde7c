"""How a game shows itself to any front: words, targets, forecasts; nothing is drawn here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.wire import Data
from skald.kernel.words import Words


class Statistics(NamedTuple):
    """What statistics are about in a game, as keys of messages."""

    by_side: str
    scores_by_side: str
    rounds: str


class Highlight(NamedTuple):
    """A great moment, which is told at length: the message that names it.

    What is `passing` only leads to its outcome, or follows from it.
    """

    name: str
    passing: bool


class Presenter(Protocol):
    """One game as any front needs it."""

    # Whether seats know different things.
    has_secrets: bool

    def title(self) -> Words:
        """The name of the game."""
        ...

    def headline(self, state: State) -> Words:
        """Where the game stands: the round and the phase."""
        ...

    # Choices.

    def prompt(self, state: State, step: Step) -> Words:
        """Who must do what."""
        ...

    def prompt_variables(self, step: type[Step]) -> tuple[str, ...]:
        """What the prompt of a step can tell, by the names of its variables."""
        ...

    def action(self, state: State, action: Action) -> Words:
        """An offered action."""
        ...

    def targets(self, state: State, action: Action) -> tuple[str, ...]:
        """Where on the board to point for an action, in order; () if only a button will do."""
        ...

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Whether a choice with one option is asked only so that nobody learns anything by it."""
        ...

    # What happens.

    def player(self, state: State, seat: int) -> Words:
        """Whoever has a seat, in full."""
        ...

    def event(self, state: State, event: Event) -> Words:
        """Something that happened."""
        ...

    def event_targets(self, state: State, event: Event) -> tuple[str, ...]:
        """The places on the board that an event is about."""
        ...

    def subject(self, state: State, seat: int) -> Words:
        """How events name a seat at the beginning of a sentence."""
        ...

    def begins(self, event: Event, before: Event | None) -> bool:
        """Whether an event begins a new deed, so that it is not added to what came before."""
        ...

    def highlight(self, event: Event) -> Highlight | None:
        """The great moment that an event belongs to, if any."""
        ...

    def uncovers(self, event: Event) -> bool:
        """Whether somebody has seen what cannot be unseen."""
        ...

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        ...

    # The board.

    def places(self, state: State) -> Mapping[str, Words]:
        """What places are called now, by their targets; only those whose name the game decides."""
        ...

    def content(self, state: State) -> Data:
        """What is printed on the boards, tiles and cards of this game: enough to draw them."""
        ...

    def forecast(self, state: State, seat: int | None) -> Data:
        """What would happen if nobody did anything, as far as a seat (None: a spectator) knows."""
        ...

    def foresee(self, state: State) -> Callable[[int | None], Data]:
        """The forecast of a position for seat after seat: what all know is made once."""
        ...

    def colour(self, state: State, seat: int) -> str:
        """The colour of a seat, as styles call it (`--<colour>`); empty while it has none."""
        ...

    def points(self, state: State) -> list[int]:
        """What each seat would score if the game ended now."""
        ...

    # Rounds.

    def round(self, state: State) -> int:
        """The number of the round."""
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

    # Options.

    def option(self, key: str) -> Words:
        """What an option is about."""
        ...

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        ...

    def main_options(self) -> tuple[str, ...]:
        """The options that people look for first."""
        ...

    def sides(self) -> Mapping[str, Words]:
        """The factions or clans by id, and their names."""
        ...

    def side_option(self) -> str:
        """The option that gives seats their factions or clans."""
        ...

    # Statistics.

    def side(self, state: State, seat: int) -> str:
        """The id of the faction or clan of a seat; empty while it has none."""
        ...

    def side_name(self, side: str) -> Words:
        """A faction or clan by its id, as tables and charts name it."""
        ...

    def ending(self, reason: str) -> Words:
        """How games end that end for a reason."""
        ...

    def statistics(self) -> Statistics:
        """What is counted."""
        ...

    # Rules.

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
