"""Every step declares what its source says, on every build; what is published is pinned."""

import ast
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import skald
from skald.kernel.agenda import AUTOMATIC, Automatic, Choice, Step
from skald.kernel.fields import NUMBER, OPEN, declared, text_of
from skald.kernel.forms import verb_of
from tests.hygiene.catalogue import ROOT

PUBLISHED = tomllib.loads(Path(__file__).with_name("published.toml").read_text(encoding="utf-8"))
STEPS = [
    pytest.param(cls, id=f"{game}-{name}")
    for game in skald.games()
    for name, cls in skald.game(game).rules.steps.items()
]


@cache
def classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as its source has them."""
    path = ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef)}


def annotated(cls: type) -> dict[str, Any]:
    """The annotations of a class and its bases in the source, evaluated."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__[: cls.__mro__.index(Step)]):
        module = sys.modules[base.__module__]
        for line in classes_of(base.__module__)[base.__name__].body:
            if isinstance(line, ast.AnnAssign):
                names = {ast.unparse(line.target): ast.unparse(line.annotation)}
                holder = type("Holder", (), {"__annotations__": names})
                found |= get_type_hints(holder, vars(module), include_extras=True)
    return found


@pytest.mark.parametrize("cls", STEPS)
def test_fields_and_docstring_are_those_of_the_source(cls: type[Step]) -> None:
    source = annotated(cls)
    assert [field.name for field in declared(cls)] == list(source)
    for field in declared(cls):
        written = str(source[field.name])
        assert field.many == ("tuple[" in written)
        assert (f"<Kind {field.kind.name}>" in written) == (field.kind is not NUMBER)
        assert (f"<Mark {field.mark.name}>" in written) == (field.mark is not OPEN)
    assert text_of(cls) == ast.get_docstring(classes_of(cls.__module__)[cls.__name__])


@pytest.mark.parametrize("cls", STEPS)
def test_a_step_is_made_from_its_fields_in_their_order(cls: type[Step]) -> None:
    assert issubclass(cls, Choice) != issubclass(cls, Automatic)
    values = [(n,) if field.many else n for n, field in enumerate(declared(cls))]
    step = cls(*values)  # type: ignore[arg-type]
    assert [getattr(step, field.name) for field in declared(cls)] == values
    assert step.seat == (0 if issubclass(cls, Choice) else AUTOMATIC)


@pytest.mark.parametrize("game", skald.games())
def test_nothing_becomes_public_by_accident(game: str) -> None:
    """A field is published unless it says `Secret` or `Inner`: the list is kept by hand."""
    rules = skald.game(game).rules
    told = {name: " ".join(rules.publishes(cls)) for name, cls in rules.steps.items()}
    assert {name: names for name, names in told.items() if names} == PUBLISHED[game]


@pytest.mark.parametrize("game", skald.games())
def test_every_action_is_what_its_verb_says(game: str) -> None:
    table = skald.game(game).rules.table
    for action in (table[number] for number in range(len(table))):
        verb = verb_of(action)
        written = {part.name: part.kind.write(part.of(action)) for part in verb.parts}
        assert action.text == f"{verb.name} {verb.text.format(**written)}".rstrip()
        unused = {"kind", "source", "target", "amount"} - {part.slot for part in verb.parts}
        assert not any(getattr(action, slot) for slot in unused), action
