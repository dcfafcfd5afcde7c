"""The message files agree with each other and with what the game says."""

import ast
from pathlib import Path

import pytest

from skald.games.icegarden import words
from skald.lang import LANGUAGES, Speech, message_keys
from tests.lang import catalogue, speaking

FILE = "ice-garden"
FILES = [(path.parent.name, path.stem) for path in sorted(catalogue.LOCALE.glob("*/*.ftl"))]


def test_every_language_has_a_folder_and_no_folder_is_left_over() -> None:
    assert sorted(path.name for path in catalogue.LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize(("language", "file"), FILES)
def test_every_file_can_be_read(language: str, file: str) -> None:
    assert catalogue.junk(language, file) == []


@pytest.mark.parametrize(("language", "file"), FILES)
def test_no_message_stands_twice(language: str, file: str) -> None:
    keys = message_keys(language, file)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_said_exists(language: str) -> None:
    said = set().union(*(speaking.keys(each) for each in speaking.everything()))
    assert sorted(said - set(catalogue.patterns(language, FILE))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    said = set().union(*(speaking.keys(each) for each in speaking.everything()))
    used = said | catalogue.references(language, FILE)
    assert sorted(set(catalogue.patterns(language, FILE)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    assert catalogue.variables(language, FILE) == catalogue.variables("en", FILE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stand_in_the_same_order_in_every_language(language: str) -> None:
    assert message_keys(language, FILE) == message_keys("en", FILE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    speech = Speech(language)
    ids = message_keys("en", f"{FILE}-rules")
    assert set(ids) == set(message_keys(language, f"{FILE}-rules"))
    assert all(all(speech.rule(rule_id)) for rule_id in ids)


def test_every_event_that_is_told_is_known() -> None:
    folder = Path(words.__file__).parent
    told: set[str] = set()
    for path in folder.rglob("*.py"):
        told.update(_told_names(ast.parse(path.read_text(encoding="utf-8"))))
    assert told == set(words.EVENTS)


def _told_names(tree: ast.Module) -> set[str]:
    """The names in `tell(s, name, …)` and `s.log.tell(name, …)`."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "tell":
                names.update(_texts(node.args[1]))
            elif isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                names.update(_texts(node.args[0]))
    return names


def _texts(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
