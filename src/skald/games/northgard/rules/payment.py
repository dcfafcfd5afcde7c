"""Paying with resources of any kind."""

from collections.abc import Mapping
from typing import TypeVar

from skald.games.northgard.state import State
from skald.kernel.actions import Action

P = TypeVar("P", tuple[int, int], tuple[int, int, int])


def can_pay(s: State, seat: int, number: int) -> bool:
    """Whether a seat has so many resources of any kind."""
    return sum(s.resources[seat * 3 : seat * 3 + 3]) >= number


def payments(s: State, seat: int, table: Mapping[P, Action]) -> list[Action]:
    """The ways to pay two or three resources of any kind."""
    have = s.resources[seat * 3 : seat * 3 + 3]
    return [
        action
        for given, action in table.items()
        if all(given.count(resource) <= have[resource] for resource in range(3))
    ]
