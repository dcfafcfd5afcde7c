"""Rule ids: which code carries out which rule of the catalogue."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_carriers: dict[str, list[str]] = {}
_rules: dict[str, tuple[str, ...]] = {}


def rule(*ids: str) -> Callable[[T], T]:
    """Tie a class or function to the rules it carries out; the first id is the one shown."""

    def tied(carrier: T) -> T:
        tie(_name(carrier), ids)
        return carrier

    return tied


def tie(name: str, ids: tuple[str, ...]) -> None:
    """The same by the full name of a carrier; the compiled core is tied so."""
    _rules[name] = ids + _rules.get(name, ())
    for rule_id in ids:
        _carriers.setdefault(rule_id, []).append(name)


def carriers() -> dict[str, list[str]]:
    """Every rule id that is tied to code, with the names of that code."""
    return {rule_id: list(names) for rule_id, names in sorted(_carriers.items())}


def rules_of(carrier: object) -> tuple[str, ...]:
    """The rule ids of a class or function, the one to show first."""
    return _rules.get(_name(carrier), ())


def _name(carrier: object) -> str:
    return f"{getattr(carrier, '__module__', '')}.{getattr(carrier, '__qualname__', '')}"
