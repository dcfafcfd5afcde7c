"""What stands where in an observation: named fields, one behind the other."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

FLAG: Final = 1
COUNT: Final = 255


class Field:
    """Some cells of an observation, each a whole number from 0 to `high`."""

    __slots__ = ("high", "meaning", "name", "shape")

    def __init__(self, name: str, shape: tuple[int, ...], high: int, meaning: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.high: Final = high
        self.meaning: Final = meaning

    @property
    def size(self) -> int:
        """The number of cells."""
        size = 1
        for side in self.shape:
            size *= side
        return size


class Layout:
    """The fields of an observation in order, and where each one begins.

    `kinds` are the choices that a seat may be asked for, in the order of the field `choice`.
    """

    def __init__(self, fields: Sequence[Field], kinds: Sequence[str]) -> None:
        self.fields: Final = tuple(fields)
        self.kinds: Final = tuple(kinds)
        self._slices: Final = dict(self._places())
        assert len(self._slices) == len(self.fields), "a field twice"
        self.size: Final = sum(field.size for field in fields)

    def _places(self) -> Iterator[tuple[str, slice]]:
        start = 0
        for field in self.fields:
            yield field.name, slice(start, start + field.size)
            start += field.size

    def __getitem__(self, name: str) -> slice:
        """The cells of a field."""
        return self._slices[name]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def start(self, name: str) -> int:
        """The first cell of a field."""
        start: int = self._slices[name].start
        return start

    def highs(self) -> list[int]:
        """The greatest value of every cell."""
        return [field.high for field in self.fields for _ in range(field.size)]

    def digest(self) -> str:
        """A short hash of names, shapes and order: whatever an agent was trained on."""
        names = [f"{field.name}{field.shape}{field.high}" for field in self.fields]
        text = ";".join([*names, *self.kinds])
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def table(self) -> str:
        """The fields as the rows of a Markdown table."""
        rows = ["| cells | field | shape | up to | meaning |", "|---|---|---|---|---|"]
        for field in self.fields:
            place = self._slices[field.name]
            cells = f"{place.start}–{place.stop - 1}" if field.size > 1 else str(place.start)
            shape = " × ".join(map(str, field.shape))
            rows.append(f"| {cells} | `{field.name}` | {shape} | {field.high} | {field.meaning} |")
        return "\n".join(rows)
