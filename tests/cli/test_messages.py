"""The terminal's own messages: complete in every language, none unused, same variables."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import skald
import skald.cli
from skald.cli.commands import COMMANDS
from skald.games.icegarden.content import default
from skald.games.icegarden.content.boards import SPECIALS
from skald.games.icegarden.ids import ABILITIES, EFFECTS, RESOURCES
from skald.lang import LANGUAGES, Speech
from skald.rulebook import all_rules, chapters

CLI = Path(skald.cli.__file__).parent
LOCALE = CLI.parent / "locale"
FRONTS = (CLI, *(CLI.parent / name for name in ("games", "kernel", "rulebook", "server")))

# Keys that are put together from ids.
FAMILIES = {
    "term-resource-": RESOURCES,
    "term-ability-": ABILITIES[1:],
    "term-special-": SPECIALS,
    "term-unit-": [unit for board in default().boards for unit in board.unit],
    "term-effect-": EFFECTS[1:],
    "term-help-": list(COMMANDS),
    "term-chapter-": [
        f"{rules[0].prefix}-{family}"
        for game in skald.games()
        for family, rules in chapters(all_rules(Speech("en"), game)).items()
    ],
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables; junk is a fault."""
    text = (LOCALE / language / "terminal.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: ast.BaseNode | None) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def used() -> set[str]:
    """Keys in the code: whole ones, and those put together from a family and an id."""
    paths = [path for folder in FRONTS for path in folder.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    whole = set(re.findall(r'"(term-[a-z-]+[a-z])"', source))
    built = set(re.findall(r'"(term-[a-z]+-)\{', source))
    assert built == set(FAMILIES)
    keys = whole | {f"{family}{name}" for family, names in FAMILIES.items() for name in names}
    return keys | {f"term-help-{command}.usage" for command in COMMANDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert set(messages(language)) == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_variables_are_the_same_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")


def test_keys_are_the_terminals() -> None:
    assert all(key.startswith("term-") for key in messages("en"))


def test_polish_plurals() -> None:
    speech = Speech("pl")
    told = [speech.say("term-reserves", count=n) for n in (1, 2, 5)]
    assert told == ["uroczysko", "2 uroczyska", "5 uroczysk"]
