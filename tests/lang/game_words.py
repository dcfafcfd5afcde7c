"""What the words of every game offer, for the tests of this folder."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.options import Option
from skald.kernel.rules import Outcome
from skald.kernel.words import Words


class GameWords(Protocol):
    """What every game's words offer; the state is the game's own."""

    EVENTS: dict[str, tuple[str, ...]]

    def action_words(self, s: Any, action: Action) -> Words: ...
    def prompt_words(self, s: Any, step: Step) -> Words: ...
    def event_words(self, s: Any, event: Event) -> Words: ...
    def outcome_words(self, s: Any, outcome: Outcome) -> list[Words]: ...
    def phase_words(self, s: Any) -> Words: ...
    def option_words(self, key: str) -> Words: ...
    def option_name_words(self, key: str) -> Words: ...
    def option_value_words(self, key: str, value: str) -> Words: ...


def options_words(
    words: GameWords, options: Iterable[Option], free: Mapping[str, tuple[str, ...]]
) -> Iterator[Words]:
    """Each option with its values; `free` has samples for those that take any text."""
    for option in options:
        yield words.option_words(option.key)
        yield words.option_name_words(option.key)
        for value in option.values or free[option.key]:
            yield words.option_value_words(option.key, value)
