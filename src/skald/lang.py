"""Languages: messages of Fluent files, spoken with their facts.

What all games share stands in `locale/`, the rest in the `locale/` of each game: `words`, `rules`,
`web`, `terminal`, `simulation`, `lesson` and, for what is said everywhere, `cover`.

A key is the id of a message (`ig-unit-crab`) or of one of its attributes (`ig-unit-crab.for`).
Rules have their ids in capitals as keys: `NG-CARD-E-05` is the title, `NG-CARD-E-05.text` the text.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from skald.kernel.errors import BadOption
from skald.kernel.games import all_games
from skald.kernel.words import Fact, Words

LANGUAGES: Final = ("en", "de", "pl")

# Rule texts are long and parsed only when somebody asks for one.
_RULES: Final = "rules.ftl"
# What only `skald simulate` says.
_COUNTED: Final = "simulation.ftl"


class Speech:
    """Says messages in one language."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadOption(f"There is no language “{language}”; there are {known}.")
        self.language: Final = language
        self._bundle: Final = _messages(language)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The message of this key; KeyError if there is none or a fact is missing."""
        return self.tell(Words(key, facts))

    def tell(self, words: Words) -> str:
        """The words in this language, inner words first."""
        facts = {
            name: self.tell(fact) if isinstance(fact, Words) else fact
            for name, fact in words.facts.items()
        }
        return _format(self._holder(words.key), words.key, facts)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        name, dot, attribute = key.partition(".")
        bundle = self._holder(key)
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if dot else message.value is not None

    def rule(self, rule_id: str) -> tuple[str, str]:
        """Title and text of a rule; KeyError if there is none."""
        return self.say(rule_id), self.say(f"{rule_id}.text")

    def _holder(self, key: str) -> FluentBundle:
        """Where the message of a key would be."""
        prefix = key.partition("-")[0]
        return _rules(self.language, prefix) if prefix.isupper() else self._bundle


def message_keys(language: str, file: str, game: str = "") -> tuple[str, ...]:
    """The ids of the messages in a file, of a game or of all; none if there is no such file."""
    path = _folder(language, game) / f"{file}.ftl"
    body = _resource(path.read_text(encoding="utf-8")).body if path.is_file() else []
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def messages_of(language: str, game: str) -> str:
    """All that a table says of a game in a language, as one Fluent file; empty if it has none."""
    found = [file for file in _files_of(language, game) if file.name != _COUNTED]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def _format(bundle: FluentBundle, key: str, facts: dict[str, int | str]) -> str:
    name, dot, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if dot else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return _with_minus_signs(str(text), facts)


def _with_minus_signs(text: str, facts: dict[str, int | str]) -> str:
    """A text whose negative numbers have a minus sign, where the formatter writes a hyphen."""
    for fact in facts.values():
        if isinstance(fact, int) and fact < 0:
            text = text.replace(f"-{-fact}", f"−{-fact}")
    return text


@cache
def _messages(language: str) -> FluentBundle:
    """All messages of a language but the rule texts."""
    return _bundle(language, [file for file in _files(language) if file.name != _RULES])


@cache
def _rules(language: str, prefix: str) -> FluentBundle:
    """The rule texts of one game, whose ids begin with `prefix`; empty if there is none."""
    texts = [file for file in _files(language) if file.name == _RULES]
    own = [file for file in texts if f"\n{prefix}-" in file.read_text(encoding="utf-8")]
    return _bundle(language, own)


def _files(language: str) -> Iterator[Traversable]:
    """The files of a language: what is shared, then game by game."""
    for game in ("", *all_games()):
        yield from _files_of(language, game)


def _files_of(language: str, game: str) -> list[Traversable]:
    folder = _folder(language, game)
    return sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []


def _folder(language: str, game: str) -> Traversable:
    """Where the messages of a game are, or of all; a game may speak English alone."""
    locale = files(all_games()[game].package if game else __package__) / "locale"
    return locale / (language if (locale / language).is_dir() else LANGUAGES[0])


def _bundle(language: str, texts: Iterable[Traversable]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in texts:
        bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _resource(text: str) -> Resource:
    return FluentResource(text)
