"""Words: a message and its facts, not yet in any language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

Fact: TypeAlias = "int | str | Words"


class Words:
    """The key of a message and the facts it needs; facts that are Words are spoken first."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, facts: Mapping[str, Fact] | None = None) -> None:
        self.key: Final = key
        self.facts: Final[dict[str, Fact]] = dict(facts or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and (self.key, self.facts) == (other.key, other.facts)

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.facts.items())))

    def __repr__(self) -> str:
        facts = "".join(f" {name}={value!r}" for name, value in self.facts.items())
        return f"<{self.key}{facts}>"


class Messages:
    """The messages of one game: their keys begin with its letters."""

    def __init__(self, letters: str) -> None:
        self.letters: Final = letters

    def __call__(self, key: str, **facts: Fact) -> Words:
        return Words(f"{self.letters}-{key}", facts)

    def listed(self, items: Sequence[Words]) -> Words:
        """Several things in a row: “a, b, c”."""
        first, *rest = items
        return self("list", first=first, rest=self.listed(rest)) if rest else first

    def joined(self, items: Sequence[Words]) -> Words:
        """Several things together: “a, b and c”."""
        *front, last = items
        return self("both", first=self.listed(front), last=last) if front else last

    def option(self, key: str) -> Words:
        """What an option does, in one sentence."""
        return self(f"option-{key}.text")

    def option_name(self, key: str) -> Words:
        """An option by its name."""
        return self(f"option-{key}")

    def option_value(
        self, readers: Mapping[str, Callable[[str], Words]], key: str, value: str
    ) -> Words:
        """A value of an option; those that are not a word of a list have a reader."""
        if value in ("on", "off", "random"):
            return self(f"value-{value}")
        reader = readers.get(key)
        return reader(value) if reader else self(f"option-{key}-{value}")
