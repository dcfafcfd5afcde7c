"""The message files agree with each other and with what the games say."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import skald
from skald.lang import LANGUAGES, Speech
from tests.lang import catalogue
from tests.lang.speaking import TONGUES, Tongue, all_keys

GAMES = Path(skald.__file__).parent / "games"
FILES = catalogue.all_files()

in_every_game = pytest.mark.parametrize("tongue", TONGUES, ids=str)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("folder", [catalogue.LOCALE, *sorted(GAMES.glob("*/locale"))])
def test_every_language_has_a_folder_and_no_folder_is_left_over(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(LANGUAGES)
    names = [sorted(path.name for path in (folder / each).iterdir()) for each in LANGUAGES]
    assert names[1] == names[2] == names[0]


@pytest.mark.parametrize(("language", "file"), FILES)
def test_every_file_can_be_read(language: str, file: str) -> None:
    assert catalogue.junk(language, file) == []


@pytest.mark.parametrize(("language", "file"), FILES)
def test_no_message_stands_twice(language: str, file: str) -> None:
    keys = catalogue.keys(language, file)
    assert len(set(keys)) == len(keys)


@in_every_game
@in_every_language
def test_every_message_that_is_said_exists(tongue: Tongue, language: str) -> None:
    said = {key for key in all_keys(tongue) if not is_rule(key)}
    assert sorted(said - set(catalogue.patterns(language, tongue.file))) == []


@in_every_game
@in_every_language
def test_no_message_is_unused(tongue: Tongue, language: str) -> None:
    used = all_keys(tongue) | catalogue.references(language, tongue.file)
    assert sorted(set(catalogue.patterns(language, tongue.file)) - used) == []


@in_every_game
@in_every_language
def test_rules_that_are_said_have_a_text(tongue: Tongue, language: str) -> None:
    said = {key for key in all_keys(tongue) if is_rule(key)}
    assert sorted(said - set(catalogue.patterns(language, tongue.rules_file))) == []


@in_every_game
@in_every_language
def test_a_message_has_the_same_variables_in_every_language(tongue: Tongue, language: str) -> None:
    english = catalogue.variables("en", tongue.file)
    assert catalogue.variables(language, tongue.file) == english


@in_every_game
@in_every_language
def test_messages_stand_in_the_same_order_in_every_language(tongue: Tongue, language: str) -> None:
    assert catalogue.keys(language, tongue.file) == catalogue.keys("en", tongue.file)


@in_every_game
@in_every_language
def test_messages_begin_with_the_letters_of_their_game(tongue: Tongue, language: str) -> None:
    assert all(key.startswith(f"{tongue.prefix}-") for key in catalogue.keys(language, tongue.file))


@in_every_game
@in_every_language
def test_every_rule_has_a_title_and_a_text(tongue: Tongue, language: str) -> None:
    speech = Speech(language)
    ids = catalogue.keys("en", tongue.rules_file)
    assert set(ids) == set(catalogue.keys(language, tongue.rules_file))
    assert all(all(speech.rule(rule_id)) for rule_id in ids)


@pytest.mark.parametrize("file", sorted({f for _, f in FILES if not f.endswith("/rules")}))
@in_every_language
def test_every_file_has_the_same_messages_in_every_language(file: str, language: str) -> None:
    assert catalogue.keys(language, file) == catalogue.keys("en", file)


@in_every_language
def test_no_message_stands_in_two_files(language: str) -> None:
    names = [file for each, file in FILES if each == language]
    met = Counter(key for file in names for key in catalogue.keys(language, file))
    assert [key for key, count in met.items() if count > 1] == []


@in_every_game
def test_every_event_that_is_told_is_known(tongue: Tongue) -> None:
    told: set[str] = set()
    for path in (GAMES / type(tongue.rules).__module__.split(".")[2]).rglob("*.py"):
        told.update(_told_names(ast.parse(path.read_text(encoding="utf-8"))))
    assert told == set(tongue.words.EVENTS)


def is_rule(key: str) -> bool:
    """Whether the words stand with the rules: their ids are in capitals."""
    return key.partition("-")[0].isupper()


def _told_names(tree: ast.Module) -> set[str]:
    """The names in `tell(s, name, …)`, `whisper(s, name, …)` and `s.log.tell(name, …)`."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in ("tell", "whisper"):
                names.update(_texts(node.args[1]))
            elif isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                names.update(_texts(node.args[0]))
    return names


def _texts(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@in_every_game
@in_every_language
def test_an_option_is_described_in_one_sentence(tongue: Tongue, language: str) -> None:
    speech = Speech(language)
    for option in tongue.rules.options:
        sentence = speech.tell(tongue.words.option_words(option.key))
        assert sentence.endswith("."), sentence
        assert sentence.count(". ") == 0, sentence
