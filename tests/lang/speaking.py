"""What both games can say, for the tests of this folder."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from skald.games.icegarden.game import RULES as ICE_GARDEN
from skald.games.icegarden.show import words as icegarden_words
from skald.games.northgard.game import RULES as NORTHGARD
from skald.games.northgard.show import words as northgard_words
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.rules import Outcome, Rules
from skald.kernel.words import Words
from tests.lang import icegarden_speaking, northgard_speaking


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


@dataclass(frozen=True, eq=False)
class Tongue:
    """One game: its folder, its words, and games to be told about."""

    folder: str
    prefix: str
    rules: Rules
    words: GameWords
    everything: Callable[[], tuple[Words, ...]]
    settings: tuple[tuple[int, dict[str, str]], ...]
    rare: frozenset[str]  # events that random games need not bring

    def __str__(self) -> str:
        return self.folder

    @property
    def file(self) -> str:
        """Where its messages are."""
        return f"{self.folder}/words"

    @property
    def rules_file(self) -> str:
        """Where its rules are told."""
        return f"{self.folder}/rules"


TONGUES = (
    Tongue(
        folder="icegarden",
        prefix="ig",
        rules=ICE_GARDEN,
        words=icegarden_words,
        everything=icegarden_speaking.everything,
        settings=icegarden_speaking.SETTINGS,
        rare=frozenset({"displace_reserve", "markers_home", "pillage"}),
    ),
    Tongue(
        folder="northgard",
        prefix="ng",
        rules=NORTHGARD,
        words=northgard_words,
        everything=northgard_speaking.everything,
        settings=northgard_speaking.SETTINGS,
        rare=frozenset({"name_card", "shift"}),
    ),
)


def keys(said: Words) -> set[str]:
    """The key of some words and of all words inside them."""
    inner = [keys(fact) for fact in said.facts.values() if isinstance(fact, Words)]
    return {said.key}.union(*inner)


def all_keys(tongue: Tongue) -> set[str]:
    """Every key of everything that a game can say."""
    return set().union(*(keys(each) for each in tongue.everything()))
