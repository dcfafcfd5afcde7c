"""Rule ids: which code carries out which rule of the catalogue."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_carriers: dict[str, list[str]] = {}
_rules: dict[str, tuple[str, ...]] = {}


def rule(*ids: str) -> Callable[[T], T]:
    """Tie a class or function to the rules it carries out; the first id is the one shown."""

    def tie(carrier: T) -> T:
        name = f"{getattr(carrier, '__module__', '')}.{getattr(carrier, '__qualname__', '')}"
        _rules[name] = ids + _rules.get(name, ())
        for rule_id in ids:
            _carriers.setdefault(rule_id, []).append(name)
        return carrier

    return tie


def carriers() -> dict[str, list[str]]:
    """Every rule id that is tied to code, with the names of that code."""
    return {rule_id: list(names) for rule_id, names in sorted(_carriers.items())}


def rules_of(carrier: object) -> tuple[str, ...]:
    """The rule ids of a class or function, the one to show first."""
    name = f"{getattr(carrier, '__module__', '')}.{getattr(carrier, '__qualname__', '')}"
    return _rules.get(name, ())
