"""Buildings of a territory packed into one int: three bits for each type and what it stands on."""

from typing import Final

from mypy_extensions import i64

from skald.games.northgard.ids import BUILDINGS, CARVED, FORTRESS, LARGE, NO_SPACE, PLAIN

_LARGE_SHIFT: Final = 45


def shift_of(kind: int, space: int) -> int:
    """Where the count of a building type on a kind of space begins."""
    return 9 * kind + 3 * space if kind < FORTRESS else _LARGE_SHIFT + 3 * (kind - FORTRESS)


def one(kind: int, space: int) -> int:
    """One building, to be added to or taken from a territory's buildings."""
    return 1 << shift_of(kind, space)


def count(built: i64, kind: i64) -> int:
    """How many buildings of a type there are."""
    if kind >= FORTRESS:
        return built >> (_LARGE_SHIFT + 3 * (kind - FORTRESS)) & 7
    built >>= 9 * kind
    return (built & 7) + (built >> 3 & 7) + (built >> 6 & 7)


def types(built: i64) -> int:
    """The types that there are, as bits."""
    found: i64 = 0
    if built:
        for kind in range(len(BUILDINGS)):
            if count(built, kind):
                found |= 1 << kind
    return found


def count_on(built: int, kind: int, space: int) -> int:
    """How many buildings of a type stand on a kind of space."""
    return built >> shift_of(kind, space) & 7


def used(built: i64, space: i64) -> int:
    """How many spaces of a kind are taken (NO_SPACE: how many buildings have none)."""
    if space == LARGE:
        return large(built)
    built >>= 3 * space
    first = (built & 7) + (built >> 9 & 7) + (built >> 18 & 7)
    return first + (built >> 27 & 7) + (built >> 36 & 7)


def small(built: int) -> int:
    """The number of small buildings."""
    return used(built, PLAIN) + used(built, CARVED) + used(built, NO_SPACE)


def large(built: i64) -> int:
    """The number of large buildings."""
    built >>= _LARGE_SHIFT
    return (built & 7) + (built >> 3 & 7) + (built >> 6 & 7)


def all_of(built: int) -> list[tuple[int, int]]:
    """The kinds of buildings there, each as (type, space), without repeats."""
    return [
        (kind, space)
        for kind in range(len(BUILDINGS))
        for space in ((LARGE,) if kind >= FORTRESS else (PLAIN, CARVED, NO_SPACE))
        if count_on(built, kind, space)
    ]
