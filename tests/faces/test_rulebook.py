"""The search of the rules: questions as people ask them, in three languages."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from skald.lang import LANGUAGES, Speech
from skald.rulebook import all_rules, find_rules
from skald.rulebook.searching import hit_spans, wording


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


def test_endings_do_not_matter() -> None:
    stem = wording("en").stem
    assert stem("wins") == stem("winning") == stem("win") != stem("winter")
    assert stem("moves") == stem("moving") == stem("move")
    assert wording("de").stem("karten") == wording("de").stem("karte")
    assert wording("pl").stem("kartami") == wording("pl").stem("karta")


def test_what_was_looked_for_can_be_shown() -> None:
    text = "Vuko besucht ihn; Vukos Besuche enden."
    shown = [text[span.start : span.end] for span in hit_spans(text, "wen besuche", "de")]
    assert shown == ["besuch", "Besuche"]
