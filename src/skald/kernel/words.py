"""Words: a message and its facts, not yet in any language."""

from collections.abc import Mapping
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
