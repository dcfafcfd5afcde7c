"""What a seat sees as a row of small numbers; one encoder per game."""

from collections.abc import Mapping, Sequence
from typing import Final

from skald.kernel.agenda import State, Step, fields_of
from skald.kernel.layout import FLAG, Field, Layout


class Encoder:
    """Writes down what a seat may know. Seats are counted from the observer, clockwise."""

    layout: Layout

    def encode(self, state: State, seat: int) -> bytearray:
        """The observation of a seat, `layout.size` cells long."""
        raise NotImplementedError

    def slots_of(self, step: type[Step]) -> dict[str, tuple[str, ...]]:
        """The fields of a step that are told while it is due, and where in the layout."""
        raise NotImplementedError


class Slot:
    """Where a field of the step that is due is written: at `value + shift`.

    A slot of one cell takes the number itself, a longer one a flag in the cell of that number.
    A field of several numbers fills a slot of as many cells.
    """

    __slots__ = ("name", "shift")

    def __init__(self, name: str, shift: int = 0) -> None:
        self.name: Final = name
        self.shift: Final = shift


class ChoiceCells:
    """The choice that is due: who has it, of what kind, and for the chooser alone its details.

    `slots` is the allow-list: by the name of a step's field, or by `Step.field` for one step.
    """

    def __init__(
        self,
        layout: Layout,
        steps: Mapping[str, type[Step]],
        slots: Mapping[str, Slot],
    ) -> None:
        kinds = layout.kinds
        self._names: Final = {layout.start(field.name): field.name for field in layout}
        self._who: Final = layout.start("choosing")
        self._kind: Final = layout.start("choice")
        self._kinds: Final = {steps[name]: number for number, name in enumerate(kinds)}
        self._details: Final = {steps[name]: _details(layout, steps[name], slots) for name in kinds}

    def slots_of(self, step: type[Step]) -> dict[str, tuple[str, ...]]:
        """The fields of a step that are told, and where; none if no seat is asked for it."""
        if step not in self._details:
            return {}
        told = {name: (self._names[start],) for name, start, _, _ in self._details[step]}
        return {"seat": ("choosing",), **told}

    def write(self, out: bytearray, step: Step, seat: int, seats: int) -> None:
        """Fill the cells of the choice."""
        cls = type(step)
        out[self._who + (step.seat - seat) % seats] = 1
        out[self._kind + self._kinds[cls]] = 1
        if step.seat == seat:
            for name, start, size, shift in self._details[cls]:
                found: int | tuple[int, ...] = getattr(step, name)
                if isinstance(found, tuple):
                    out[start : start + size] = bytes(found)
                    continue
                value = found + shift
                if size == 1:
                    out[start] = min(max(value, 0), 255)
                elif 0 <= value < size:
                    out[start + value] = 1


def _details(
    layout: Layout, cls: type[Step], slots: Mapping[str, Slot]
) -> list[tuple[str, int, int, int]]:
    """The fields of a step that are told, each with the start, size and shift of its slot."""
    found = []
    for name in fields_of(cls):
        slot = slots.get(f"{cls.__name__}.{name}", slots.get(name))
        if slot is not None:
            cells = layout[slot.name]
            found.append((name, cells.start, cells.stop - cells.start, slot.shift))
    return found


def choice_fields(seats: int, kinds: Sequence[str]) -> list[Field]:
    """The first two fields of every observation."""
    return [
        Field("choosing", (seats,), FLAG, "whose choice is due"),
        Field("choice", (len(kinds),), FLAG, "its kind, in the order listed below"),
    ]


def bits(width: int) -> list[list[int]]:
    """By number: its lowest bits as a list of flags."""
    return [[number >> bit & 1 for bit in range(width)] for number in range(1 << width)]


def one_hot(size: int) -> list[list[int]]:
    """By number from 1 to `size`: a list with one flag; for 0 a list without."""
    return [[int(n == number) for n in range(1, size + 1)] for number in range(size + 1)]
