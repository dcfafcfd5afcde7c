"""The message files, parsed once, for the tests of this folder."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Resource,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import skald

LOCALE = Path(skald.__file__).parent / "locale"
GAMES = LOCALE.parent / "games"


def path_of(language: str, file: str) -> Path:
    """A file such as `terminal`, or of a game: `northgard/terminal`."""
    game, _, name = file.rpartition("/")
    return (GAMES / game / "locale" if game else LOCALE) / language / f"{name}.ftl"


def all_files() -> list[tuple[str, str]]:
    """Every file by its language and name."""
    shared = [(path.parent.name, path.stem) for path in sorted(LOCALE.glob("*/*.ftl"))]
    own = sorted(GAMES.glob("*/locale/*/*.ftl"))
    return shared + [(path.parent.name, f"{path.parents[2].name}/{path.stem}") for path in own]


@cache
def parsed(language: str, file: str) -> Resource:
    """A file as a tree."""
    return FluentParser().parse(path_of(language, file).read_text(encoding="utf-8"))


def keys(language: str, file: str) -> list[str]:
    """The ids of the messages of a file, in order."""
    return [entry.id.name for entry in parsed(language, file).body if isinstance(entry, Message)]


def junk(language: str, file: str) -> list[str]:
    """What the parser could not read."""
    return [str(entry.content) for entry in parsed(language, file).body if isinstance(entry, Junk)]


@cache
def patterns(language: str, file: str) -> dict[str, Pattern]:
    """Every message and attribute of a file by its key."""
    found: dict[str, Pattern] = {}
    for entry in parsed(language, file).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.references.add(f"-{node.id.name}")


def _names(node: BaseNode) -> _Names:
    names = _Names()
    names.visit(node)
    return names


def variables(language: str, file: str) -> dict[str, set[str]]:
    """The variables of each message; those of a message it speaks are its own."""
    tree = patterns(language, file)
    found = {}
    for key, pattern in tree.items():
        names = _names(pattern)
        spoken = [_names(tree[other]).variables for other in names.references]
        found[key] = names.variables.union(*spoken)
    return found


def references(language: str, file: str) -> set[str]:
    """The messages that other messages of a file speak."""
    tree = patterns(language, file)
    return set().union(*(_names(pattern).references for pattern in tree.values()))
