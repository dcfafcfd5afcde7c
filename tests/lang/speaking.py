"""What both games can say, for the tests of this folder."""

from collections.abc import Callable
from dataclasses import dataclass

from skald.games.icegarden.game import RULES as ICE_GARDEN
from skald.games.icegarden.show import words as icegarden_words
from skald.games.northgard.game import RULES as NORTHGARD
from skald.games.northgard.show import words as northgard_words
from skald.kernel.rules import Rules
from skald.kernel.words import Words
from tests.lang import icegarden_speaking, northgard_speaking
from tests.lang.game_words import GameWords


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
