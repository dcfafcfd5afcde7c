"""Observations of a game that brings no encoder: its view, put into a fixed number of cells."""

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from skald.kernel.agenda import State, Step
from skald.kernel.encoding import ChoiceCells, Encoder, choice_fields
from skald.kernel.layout import COUNT, Field, Layout
from skald.kernel.rules import Rules

CELLS: Final = 4_096


class DerivedEncoder(Encoder):
    """Everything in the view has a cell by its name and place; a few may share one.

    A number is written as it is, from 0 to 255, a negative one in a cell of its own; any other
    value sets the cell of its place and itself to 1.
    """

    def __init__(self, rules: Rules) -> None:
        kinds = sorted(rules.steps)
        seen = Field("view", (CELLS,), COUNT, "the view, by the names and places of its values")
        self.layout = Layout([*choice_fields(rules.max_players, kinds), seen], kinds)
        self._rules: Final = rules
        self._choice: Final = ChoiceCells(self.layout, rules.steps, {})
        self._start: Final = self.layout.start("view")

    def encode(self, state: State, seat: int) -> bytearray:
        out = bytearray(self.layout.size)
        for name, value in leaves("", self._rules.view(state, seat)):
            cell = self._start + crc32(name.encode()) % CELLS
            out[cell] = min(out[cell] + value, COUNT)
        if state.agenda:
            self._choice.write(out, state.agenda[-1], seat, self._rules.max_players)
        return out

    def slots_of(self, step: type[Step]) -> dict[str, tuple[str, ...]]:
        return self._choice.slots_of(step)


def leaves(name: str, value: object) -> Iterator[tuple[str, int]]:
    """The values inside a value by their names and places, each as a number from 0 on."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(f"{name}.{key}", inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from leaves(f"{name}.{place}", inner)
    elif isinstance(value, int):
        yield (name, int(value)) if value >= 0 else (f"{name}-", -value)
    elif value is not None:
        yield f"{name}={value}", 1
