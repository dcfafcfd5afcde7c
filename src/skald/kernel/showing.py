"""What presenters have alike: the words and the board of a game, asked about its own state."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.events import Event
from skald.kernel.presenter import Highlight
from skald.kernel.prompts import Prompts
from skald.kernel.rules import Outcome
from skald.kernel.wire import Data
from skald.kernel.words import Words

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Data)
C = TypeVar("C", bound=Data)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Vocabulary(Protocol[S_contra]):
    """The `words` of a game."""

    @property
    def PROMPTS(self) -> Prompts[S_contra]:  # noqa: N802
        """What its prompts tell."""
        ...

    def prompt_words(self, s: S_contra, step: Step) -> Words:
        """Who must do what."""
        ...

    def action_words(self, s: S_contra, action: Action) -> Words:
        """An offered action."""
        ...

    def player_words(self, s: S_contra, seat: int, *, short: bool = False) -> Words:
        """Whoever has a seat."""
        ...

    def event_words(self, s: S_contra, event: Event) -> Words:
        """Something that happened."""
        ...

    def outcome_words(self, s: S_contra, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        ...

    def option_words(self, key: str) -> Words:
        """What an option is about."""
        ...

    def option_value_words(self, key: str, value: str) -> Words:
        """A value of an option."""
        ...


class Board(NamedTuple, Generic[S, F, C]):
    """What a game shows besides its words."""

    content: Callable[[S], C]
    targets: Callable[[S, Action], tuple[str, ...]]
    event_targets: Callable[[S, Event], tuple[str, ...]]
    forecast: Callable[[S, int | None], F]
    places: Callable[[S], Mapping[str, Words]] = lambda state: {}


class Deeds(NamedTuple):
    """Which events are told together: a deed ends where the chapter of the rules changes."""

    # These begin a deed wherever they come.
    beginnings: frozenset[str]
    # These begin one unless it was announced or is the same again.
    openings: frozenset[str]
    # These are followed by what they lead to, in whatever chapter.
    announcements: frozenset[str]
    # Which message tells an event, and which messages do not begin with the seat, in whatever
    # language: they stand alone.
    message: Callable[[Event], str]
    impersonal: frozenset[str]

    def begins(self, event: Event, before: Event | None) -> bool:
        """Whether an event begins a new deed."""
        if before is None or event.name in self.beginnings:
            return True
        if self._stands_alone(event) or self._stands_alone(before):
            return True
        if before.name in self.announcements:
            return False
        if event.name in self.openings and event.name != before.name:
            return True
        return _chapter(event) != _chapter(before)

    def _stands_alone(self, event: Event) -> bool:
        return self.message(event) in self.impersonal


def _chapter(event: Event) -> str:
    """The second part of the rule behind an event: `MAKE` of `IG-MAKE-04`."""
    return event.rule.partition("-")[2].partition("-")[0]


class Highlights(NamedTuple):
    """The great moments of a game: by the beginnings of the rules behind them."""

    # The messages that name them.
    names: Mapping[str, str]
    # Events that belong to one but only lead to its outcome, or follow from it.
    passing: frozenset[str]

    def of(self, event: Event) -> Highlight | None:
        """The moment that an event belongs to."""
        names = (name for rule, name in self.names.items() if event.rule.startswith(rule))
        name = next(names, None)
        return None if name is None else Highlight(name, event.name in self.passing)


_NO_HIGHLIGHTS: Final = Highlights({}, frozenset())


class GamePresenter(Generic[S, F, C]):
    """A presenter but for what only its game knows."""

    def __init__(
        self,
        cls: type[S],
        words: Vocabulary[S],
        board: Board[S, F, C],
        deeds: Deeds,
        highlights: Highlights = _NO_HIGHLIGHTS,
    ) -> None:
        self._cls: Final = cls
        self._words: Final = words
        self._board: Final = board
        self._deeds: Final = deeds
        self._highlights: Final = highlights

    def own(self, state: State) -> S:
        """A state as one of this game."""
        assert isinstance(state, self._cls)
        return state

    # Choices.

    def prompt(self, state: State, step: Step) -> Words:
        """Who must do what."""
        return self._words.prompt_words(self.own(state), step)

    def prompt_variables(self, step: type[Step]) -> tuple[str, ...]:
        """What the prompt of a step can tell."""
        return self._words.PROMPTS.variables(step)

    def action(self, state: State, action: Action) -> Words:
        """An offered action."""
        return self._words.action_words(self.own(state), action)

    def targets(self, state: State, action: Action) -> tuple[str, ...]:
        """Where to point for an action."""
        return self._board.targets(self.own(state), action)

    # What happens.

    def player(self, state: State, seat: int) -> Words:
        """Whoever has a seat, in full."""
        return self._words.player_words(self.own(state), seat)

    def event(self, state: State, event: Event) -> Words:
        """Something that happened."""
        return self._words.event_words(self.own(state), event)

    def event_targets(self, state: State, event: Event) -> tuple[str, ...]:
        """The places that an event is about."""
        return self._board.event_targets(self.own(state), event)

    def subject(self, state: State, seat: int) -> Words:
        """A seat as events name it."""
        return self._words.player_words(self.own(state), seat, short=True)

    def begins(self, event: Event, before: Event | None) -> bool:
        """Whether an event begins a new deed."""
        return self._deeds.begins(event, before)

    def highlight(self, event: Event) -> Highlight | None:
        """The great moment that an event belongs to."""
        return self._highlights.of(event)

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        return self._words.outcome_words(self.own(state), outcome)

    # The board.

    def places(self, state: State) -> Mapping[str, Words]:
        """What places are called now, by their targets."""
        return self._board.places(self.own(state))

    def content(self, state: State) -> C:
        """What is printed on the board and its parts."""
        return self._board.content(self.own(state))

    def forecast(self, state: State, seat: int | None) -> F:
        """What would happen if nobody did anything."""
        return self._board.forecast(self.own(state), seat)

    def foresee(self, state: State) -> Callable[[int | None], F]:
        """The forecast of a position for one seat after the other."""
        return partial(self.forecast, state)

    # Options.

    def option(self, key: str) -> Words:
        """What an option is about."""
        return self._words.option_words(key)

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        return self._words.option_value_words(key, value)
