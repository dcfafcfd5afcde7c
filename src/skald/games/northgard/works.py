"""Buildings of a territory packed into one int: three bits for each type and what it stands on."""

from typing import Final

from skald.games.northgard.ids import (
    ALTAR,
    BUILDINGS,
    CARVED,
    FORGE,
    FORTRESS,
    LARGE,
    NO_SPACE,
    PLAIN,
)

_LARGE_SHIFT: Final = 45


def shift_of(kind: int, space: int) -> int:
    """Where the count of a building type on a kind of space begins."""
    return 9 * kind + 3 * space if kind < FORTRESS else _LARGE_SHIFT + 3 * (kind - FORTRESS)


def one(kind: int, space: int) -> int:
    """One building, to be added to or taken from a territory's works."""
    return 1 << shift_of(kind, space)


def count(works: int, kind: int) -> int:
    """How many buildings of a type there are."""
    if kind >= FORTRESS:
        return works >> (_LARGE_SHIFT + 3 * (kind - FORTRESS)) & 7
    works >>= 9 * kind
    return (works & 7) + (works >> 3 & 7) + (works >> 6 & 7)


def count_on(works: int, kind: int, space: int) -> int:
    """How many buildings of a type stand on a kind of space."""
    return works >> shift_of(kind, space) & 7


def used(works: int, space: int) -> int:
    """How many spaces of a kind are taken (NO_SPACE: how many buildings have none)."""
    if space == LARGE:
        return large(works)
    works >>= 3 * space
    first = (works & 7) + (works >> 9 & 7) + (works >> 18 & 7)
    return first + (works >> 27 & 7) + (works >> 36 & 7)


def small(works: int) -> int:
    """The number of small buildings."""
    return used(works, PLAIN) + used(works, CARVED) + used(works, NO_SPACE)


def large(works: int) -> int:
    """The number of large buildings."""
    return count(works, FORTRESS) + count(works, FORGE) + count(works, ALTAR)


def all_of(works: int) -> list[tuple[int, int]]:
    """The kinds of buildings there, each as (type, space), without repeats."""
    return [
        (kind, space)
        for kind in range(len(BUILDINGS))
        for space in ((LARGE,) if kind >= FORTRESS else (PLAIN, CARVED, NO_SPACE))
        if count_on(works, kind, space)
    ]
