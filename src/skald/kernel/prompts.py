"""Prompts: what is asked of whom, with a fact for every field of the choice that is told."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from skald.kernel.agenda import State, Step
from skald.kernel.fields import INNER, Field, declared
from skald.kernel.words import Fact

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
# How a number of a kind is told at a step, and what a step tells besides its fields.
Told: TypeAlias = Callable[[S_contra, Step, int], Fact]
Computed: TypeAlias = Callable[[S_contra, Step], Fact]


class Prompts(Generic[S_contra]):
    """The facts of a game's prompts, by the name of the variable.

    Whoever is asked is told every field that is not `Inner`, by its name: as `kinds` says, else
    as the plain number; the seat is told as `player`. Several numbers are not told. `computed`
    is, by step, what is told besides.
    """

    def __init__(
        self,
        player: Callable[[S_contra, int], Fact],
        kinds: "Mapping[str, Told[S_contra]]",
        computed: "Mapping[str, Mapping[str, Computed[S_contra]]]",
    ) -> None:
        self._player: Final = player
        self._kinds: Final = kinds
        self._computed: Final = computed

    def variables(self, cls: type[Step]) -> tuple[str, ...]:
        """What the prompt of a step can tell."""
        names = [field.name for field in _told(cls)]
        return tuple(dict.fromkeys(["player", *names, *self._computed.get(cls.__name__, {})]))

    def facts(self, s: S_contra, step: Step) -> dict[str, Fact]:
        """What a prompt tells."""
        facts: dict[str, Fact] = {"player": self._player(s, step.seat)}
        for field in _told(type(step)):
            facts[field.name] = self._fact(s, step, field)
        computed = self._computed.get(type(step).__name__, {})
        return facts | {name: fact(s, step) for name, fact in computed.items()}

    def _fact(self, s: S_contra, step: Step, field: Field) -> Fact:
        number: int = getattr(step, field.name)
        told = self._kinds.get(field.kind.name)
        return told(s, step, number) if told else number


def _told(cls: type[Step]) -> list[Field]:
    """The fields that whoever is asked is told, but the seat."""
    fields = (f for f in declared(cls) if f.mark is not INNER and not f.many)
    return [field for field in fields if field.name != "seat"]
