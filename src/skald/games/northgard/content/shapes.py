"""Whether parts and borders can be drawn on one square tile (NG-GEO-10 to -14, NG-CLAR-01)."""

from typing import Final

from skald.kernel.rulebook import rule
from skald.kernel.tables import DataTable, listed

SIDES: Final = "NESW"


@rule("NG-GEO-10")
def check_sides(entry: DataTable, names: tuple[str, ...]) -> None:
    """NG-GEO-10: the parts of a tile have each of its four sides exactly once in all."""
    for name in names:
        if any(letter not in SIDES for letter in name):
            wrong = f"{entry.path} has the part {name!r}"
            raise entry.fault(wrong, f"parts named by the sides {listed(SIDES)}")
    letters = "".join(names)
    for side in SIDES:
        if letters.count(side) != 1:
            wrong = f"{entry.path} has side {side} {letters.count(side)} times"
            raise entry.fault(wrong, f"each of the sides {listed(SIDES)} exactly once")


def check_shape(
    entry: DataTable,
    names: tuple[str, ...],
    owners: list[int],
    borders: tuple[tuple[int, int, int], ...],
) -> None:
    """Refuse a tile that cannot be drawn; `owners` are the parts at its four sides."""
    pairs = [frozenset((a, b)) for a, b, _ in borders]
    _check_pairs(entry, names, pairs)
    _check_neighbours(entry, names, owners, pairs)
    for first in (0, 1):
        _check_middle(entry, names, owners[first:] + owners[:first], pairs)
    _check_fork(entry, owners, pairs)


def _check_pairs(entry: DataTable, names: tuple[str, ...], pairs: list[frozenset[int]]) -> None:
    """NG-GEO-03: a border lies between two different parts and is listed once."""
    for index, pair in enumerate(pairs):
        where = entry.at_index("borders", index)
        called = "-".join(names[part] for part in sorted(pair))
        if len(pair) == 1:
            raise entry.fault(f"{where} has {called} on both sides", "two different parts")
        if pair in pairs[:index]:
            raise entry.fault(f"{where} is {called} again", "each pair of parts once")


@rule("NG-GEO-12")
def _check_neighbours(
    entry: DataTable, names: tuple[str, ...], owners: list[int], pairs: list[frozenset[int]]
) -> None:
    """NG-GEO-12: two parts with neighbouring sides have a border between them."""
    for side in range(4):
        one, other = sorted((owners[side], owners[(side + 1) % 4]))
        if one != other and frozenset((one, other)) not in pairs:
            wrong = f"{entry.path} has no border {names[one]}-{names[other]}"
            raise entry.fault(wrong, "a border between parts with neighbouring sides")


@rule("NG-GEO-13", "NG-CLAR-01")
def _check_middle(
    entry: DataTable, names: tuple[str, ...], owners: list[int], pairs: list[frozenset[int]]
) -> None:
    """NG-GEO-13, NG-CLAR-01: a part from one side to the opposite one keeps the others apart."""
    middle, one, opposite, other = owners
    if middle != opposite or middle in (one, other):
        return
    if one == other:
        wrong = f"{entry.path} has the parts {names[middle]} and {names[one]}"
        raise entry.fault(wrong, "parts that do not cross")
    if frozenset((one, other)) in pairs:
        called = "-".join(names[part] for part in sorted((one, other)))
        wrong = f"{entry.path} has a border {called}"
        raise entry.fault(wrong, f"{names[middle]} to keep these two parts apart")


def _check_fork(entry: DataTable, owners: list[int], pairs: list[frozenset[int]]) -> None:
    """NG-GEO-13: with four parts exactly one pair of opposite ones has a border."""
    if len(set(owners)) < len(SIDES):
        return
    north, east, south, west = owners
    middle = [frozenset((north, south)) in pairs, frozenset((west, east)) in pairs]
    if middle.count(True) != 1:
        wrong = f"{entry.path} has {'both' if all(middle) else 'neither'} of N-S and W-E"
        raise entry.fault(wrong, "exactly one of these borders on a tile of four parts")
