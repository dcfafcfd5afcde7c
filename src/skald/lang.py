"""Languages: messages of the Fluent catalogue in `locale/`, spoken with their facts.

A key is the id of a message (`ig-unit-crab`) or of one of its attributes (`ig-unit-crab.for`).
"""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from skald.kernel.errors import BadOption
from skald.kernel.words import Fact, Words

LANGUAGES: Final = ("en", "de", "pl")

_LOCALE: Final = Path(__file__).parent / "locale"
# Rule texts are long and parsed only when somebody asks for one.
_RULES: Final = "-rules"


class Speech:
    """Says messages in one language."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadOption(f"There is no language “{language}”; there are {known}.")
        self.language: Final = language
        self._bundle: Final = _bundle(language, rules=False)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The message of this key; KeyError if there is none or a fact is missing."""
        return self.tell(Words(key, facts))

    def tell(self, words: Words) -> str:
        """The words in this language, inner words first."""
        facts = {
            name: self.tell(fact) if isinstance(fact, Words) else fact
            for name, fact in words.facts.items()
        }
        return _format(self._bundle, words.key, facts)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        name, dot, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if dot else message.value is not None

    def rule(self, rule_id: str) -> tuple[str, str]:
        """Title and text of a rule; KeyError if there is none."""
        bundle = _bundle(self.language, rules=True)
        return _format(bundle, rule_id, {}), _format(bundle, f"{rule_id}.text", {})


def message_keys(language: str, file: str) -> tuple[str, ...]:
    """The ids of the messages in a file such as `ice-garden`, in the order of the file."""
    body = _resource(language, file).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def _format(bundle: FluentBundle, key: str, facts: dict[str, int | str]) -> str:
    name, dot, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if dot else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str, *, rules: bool) -> FluentBundle:
    """All messages of a language: the rule texts, or everything else."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_LOCALE / language).glob("*.ftl")):
        if path.stem.endswith(_RULES) == rules:
            bundle.add_resource(_resource(language, path.stem))
    return bundle


@cache
def _resource(language: str, file: str) -> Resource:
    return FluentResource((_LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8"))
