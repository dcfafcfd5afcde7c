"""The terminal's own messages: complete in every language, none unused, same variables."""

import re
from pathlib import Path

import pytest

import skald
import skald.cli
from skald.cli.commands import COMMANDS
from skald.games.icegarden.content import default
from skald.games.icegarden.content.boards import SPECIALS
from skald.games.icegarden.ids import ABILITIES, EFFECTS, RESOURCES
from skald.lang import LANGUAGES, Speech
from skald.rulebook import all_rules, chapters
from tests.lang import catalogue

CLI = Path(skald.cli.__file__).parent
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


FILES = [
    *("terminal", "icegarden/terminal", "northgard/terminal"),
    *("icegarden/cover", "northgard/cover"),
]


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables; junk is a fault."""
    found: dict[str, set[str]] = {}
    for file in FILES:
        assert catalogue.junk(language, file) == []
        found |= catalogue.variables(language, file)
    return {key: names for key, names in found.items() if not key.startswith("web-")}


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
