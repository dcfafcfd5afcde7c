"""Verbs: what the fields of their actions mean, and how they are written.

A verb names the fields of `Action` that it uses and says what each one stands for. Its text, its
words and the places to point at follow from that.
"""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from skald.kernel.actions import Action, ActionTable
from skald.kernel.agenda import State
from skald.kernel.fields import Kind, kind_of
from skald.kernel.words import Fact

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


# The numbers of an action, in the order in which a table takes them.
_SLOTS: Final = ("kind", "source", "target", "amount")


class Part(NamedTuple):
    """One field of a verb's actions: its name, the field of `Action` that holds it, its kind."""

    name: str
    slot: str
    kind: Kind

    def of(self, action: Action) -> int:
        """The number of this part in an action."""
        number: int = getattr(action, self.slot)
        return number


class Verb:
    """A verb in one of its forms: `Verb(TABLE, "from", "{place}", target=("place", Territory))`.

    Called with a number for each part it adds an action to the table.
    """

    def __init__(
        self, table: ActionTable, name: str, text: str = "", /, **parts: tuple[str, Any]
    ) -> None:
        self.name: Final = name
        self.text: Final = text
        self.parts: Final = tuple(Part(p, slot, kind_of(k)) for slot, (p, k) in parts.items())
        self._table: Final = table
        # A table has thousands of actions: the text is taken apart once.
        self._parts: Final = [(part.name, _SLOTS.index(part.slot)) for part in self.parts]
        writers = {part.name: part.kind.write for part in self.parts}
        pieces = [(before, name) for before, name, _, _ in Formatter().parse(text)]
        self._written: Final = [(before, name, writers[name]) for before, name in pieces if name]
        self._tail: Final = "".join(before for before, name in pieces if not name)

    def __call__(self, **numbers: int) -> Action:
        arguments = ""
        for before, name, write in self._written:
            arguments += before + write(numbers[name])
        slots = [0, 0, 0, 0]
        for name, slot in self._parts:
            slots[slot] = numbers[name]
        action = self._table.add(self.name, arguments + self._tail, slots)
        _verbs[action] = self
        return action

    def __repr__(self) -> str:
        return f"<Verb {self.name} {self.text}>".replace(" >", ">")


_verbs: Final[dict[Action, Verb]] = {}


def verb_of(action: Action) -> Verb:
    """The verb of an action, in its form."""
    return _verbs[action]


def places_of(action: Action, places: Mapping[str, Callable[[int], str]]) -> tuple[str, ...]:
    """The places that the parts of an action stand for, by the kinds that are places."""
    parts = [part for part in verb_of(action).parts if part.kind.name in places]
    return tuple([places[part.kind.name](part.of(action)) for part in parts])


def verbs_in(table: ActionTable) -> dict[str, dict[Verb, list[Action]]]:
    """The verbs of a table by name: their forms, and the actions of each.

    Actions that were put in without a verb are left out.
    """
    found: dict[str, dict[Verb, list[Action]]] = {}
    for action in (table[number] for number in range(len(table))):
        if (verb := _verbs.get(action)) is not None:
            found.setdefault(verb.name, {}).setdefault(verb, []).append(action)
    return found


Told: TypeAlias = Callable[[S_contra, int], Fact]
Computed: TypeAlias = Callable[[S_contra, Action], Fact]


class Offers(Generic[S_contra]):
    """The facts of the words for actions, by the name of the variable.

    Every part is told by its name: as `kinds` says, else as the plain number. `computed` is, by
    the key of the message, what is told besides.
    """

    def __init__(
        self,
        kinds: "Mapping[str, Told[S_contra]]",
        computed: "Mapping[str, Mapping[str, Computed[S_contra]]]",
    ) -> None:
        self._kinds: Final = kinds
        self._computed: Final = computed

    def facts(self, s: S_contra, action: Action, key: str) -> dict[str, Fact]:
        """What the message of this key tells of an action."""
        facts = {part.name: self._fact(s, action, part) for part in verb_of(action).parts}
        computed = self._computed.get(key, {})
        return facts | {name: fact(s, action) for name, fact in computed.items()}

    def _fact(self, s: S_contra, action: Action, part: Part) -> Fact:
        told = self._kinds.get(part.kind.name)
        return told(s, part.of(action)) if told else part.of(action)
