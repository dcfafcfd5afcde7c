"""The search of the rules: questions as people ask them, in three languages."""

import json
from pathlib import Path
from typing import TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skald.lang import LANGUAGES, Speech
from skald.rulebook import all_rules, find_rules
from skald.rulebook.searching import Marker
from skald.rulebook.words import folded, stems


class Question(TypedDict):
    """A question and the rules that must come first; none if nothing may be found."""

    game: str
    language: str
    question: str
    first: list[str]


QUESTIONS: list[Question] = json.loads(
    Path(__file__).with_name("questions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("asked", QUESTIONS, ids=lambda asked: asked["question"])
def test_a_question_finds_its_rules(asked: Question) -> None:
    found = find_rules(Speech(asked["language"]), asked["game"], asked["question"])
    ids = [rule.id for rule in found]
    assert ids[: len(asked["first"])] == asked["first"]
    assert bool(ids) == bool(asked["first"])


def test_a_name_with_a_hyphen_means_those_rules_only() -> None:
    found = find_rules(Speech("en"), "northgard", "ng-card-s")
    assert {rule.id.rpartition("-")[0] for rule in found} == {"NG-CARD-S"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_by_its_title(language: str) -> None:
    """Unless several have the same title it is among the first."""
    speech = Speech(language)
    for rule in all_rules(speech, "ice-garden")[::25]:
        assert rule.id in [found.id for found in find_rules(speech, "ice-garden", rule.title)[:4]]


def same(language: str, *words: str) -> bool:
    """Whether words have the same stem."""
    return len({stems(language, word)[0] for word in words}) == 1


def test_endings_do_not_matter() -> None:
    assert same("en", "wins", "winning", "win")
    assert not same("en", "win", "winter")
    assert same("en", "moves", "moving", "move")
    assert same("de", "Karten", "Karte")
    assert same("de", "Gebäude", "Gebäuden", "gebaude")
    assert same("pl", "kartami", "karta", "kartę")
    assert same("pl", "budynków", "budynku", "budynki")


def test_neither_accents_nor_capitals_are_needed() -> None:
    assert folded("ŁódźGRÖẞE") == "lodzgrose"
    assert set(stems("pl", "budynków")) >= set(stems("pl", "budynkow"))


@pytest.mark.parametrize(
    ("language", "question", "text", "shown"),
    [
        ("de", "wen besuche", "Vuko besucht ihn; Vukos Besuche enden.", ["besuch", "Besuche"]),
        ("pl", "na śniegu", "Martwy Śnieg, śnieżyca", ["Śnieg"]),
        ("de", "Würfel", "Kampfwürfel", ["würfel"]),
        ("en", "nothing", "", []),
    ],
)
def test_what_was_looked_for_can_be_shown(
    language: str, question: str, text: str, shown: list[str]
) -> None:
    spans = Marker(question, language).spans(text)
    assert [text[start:end] for start, end in spans] == shown


SYNTAX = st.text(alphabet="\"*()+-^:{}'\x00,. abANDORTEXnearvuko")


@given(question=st.one_of(st.text(max_size=200), SYNTAX), language=st.sampled_from(LANGUAGES))
def test_every_question_has_an_answer_and_marks_that_fit(question: str, language: str) -> None:
    """Whatever is typed is words, never a query."""
    marker = Marker(question, language)
    for rule in find_rules(Speech(language), "ice-garden", question)[:3]:
        spans = marker.spans(rule.text)
        ends = [0, *(each for span in spans for each in span), len(rule.text)]
        assert ends == sorted(ends)
        assert all(start < end for start, end in spans)


def test_a_long_question_is_no_more_work_than_a_short_one() -> None:
    """Only its first words are looked for."""
    words = [f"w{number}" for number in range(100)]
    speech = Speech("en")
    assert find_rules(speech, "ice-garden", " ".join([*words, "vuko"])) == []
    assert find_rules(speech, "ice-garden", " ".join(["vuko", *words]))
