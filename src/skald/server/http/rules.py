"""The rules of the games, in the reader's language."""

from functools import cache
from typing import Literal

from fastapi import APIRouter

from skald import api
from skald.lang import Speech
from skald.rulebook import Rule, all_rules, chapter_title, chapters, find_rules, known_rule
from skald.rulebook.searching import Marker
from skald.server.http.bodies import (
    ChapterBody,
    FoundRule,
    FoundRules,
    RuleBody,
    RulesBody,
    Text,
    Word,
)
from skald.server.http.errors import Refusal

router = APIRouter(prefix="/api/rules", tags=["rules"])

Language = Literal["en", "de", "pl"]


@router.get("/{game}")
def rules(game: Word, language: Language = "en") -> RulesBody:
    """All rules of a game, chapter by chapter."""
    return _rules(api.game(game).id, language)


@cache
def _rules(game: str, language: str) -> RulesBody:
    speech = Speech(language)
    found = all_rules(speech, game)
    return RulesBody(
        chapters=[
            ChapterBody(id=family, title=chapter_title(speech, rules[0]))
            for family, rules in chapters(found).items()
        ],
        rules=[_body(rule) for rule in found],
    )


@router.get("/{game}/search")
def search(game: Word, q: Text, language: Language = "en") -> FoundRules:
    """The rules that answer a question, best first."""
    speech, marker = Speech(language), Marker(q, language)
    rules = find_rules(speech, api.game(game).id, q)
    families = {rule.family: rule for rule in rules}
    chapter = {name: marker.spans(chapter_title(speech, rule)) for name, rule in families.items()}
    return FoundRules(
        found=[
            FoundRule(
                id=rule.id,
                title=marker.spans(rule.title),
                chapter=chapter[rule.family],
                text=marker.spans(rule.text),
            )
            for rule in rules
        ]
    )


@router.get("/{game}/{rule_id}")
def rule(game: Word, rule_id: Word, language: Language = "en") -> RuleBody:
    """One rule."""
    known = api.game(game)
    is_own = rule_id.startswith(f"{known.rules.prefix}-") and "." not in rule_id
    found = known_rule(Speech(language), known.id, rule_id) if is_own else None
    if found is None:
        raise Refusal(404, "web-error-no-rule", "There is no such rule.")
    return _body(found)


def _body(rule: Rule) -> RuleBody:
    source: Literal["rulebook", "ruling", "partly"] = "rulebook"
    if rule.ours:
        source = "ruling"
    elif rule.partly_ours:
        source = "partly"
    return RuleBody(
        id=rule.id, title=rule.title, text=rule.text, source=source, chapter=rule.family
    )
