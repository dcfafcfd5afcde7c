"""Rules by id and by words; our own rulings are marked as such."""

from functools import cache
from typing import Final

from skald.kernel.games import find_game
from skald.kernel.presenter import Rulings
from skald.lang import Speech, message_keys
from skald.rulebook.searching import Entry, Index


class Rule:
    """One rule in one language."""

    __slots__ = ("id", "ours", "partly_ours", "text", "title")

    def __init__(self, rule_id: str, title: str, text: str, rulings: Rulings) -> None:
        self.id: Final = rule_id
        self.title: Final = title
        self.text: Final = text
        self.ours: Final = rulings.are_ours(rule_id)
        self.partly_ours: Final = rule_id in rulings.partly

    @property
    def prefix(self) -> str:
        """The first part of the id: the game's."""
        return self.id.split("-")[0]

    @property
    def family(self) -> str:
        """The second part of the id."""
        return self.id.split("-")[1]

    @property
    def names(self) -> set[str]:
        """How the rule may be called: with and without the game's letters."""
        return {self.id.upper(), self.id.upper().partition("-")[2]}

    @property
    def groups(self) -> set[str]:
        """How the rules around it may be called: `RAVEN`, `IG-RAVEN`, `CARD-A`."""
        return {self.family, f"{self.prefix}-{self.family}"} | {
            name.rpartition("-")[0] for name in self.names
        }

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        ours = self.ours or self.partly_ours
        return {"id": self.id, "title": self.title, "text": self.text, "our_ruling": ours}


def known_rule(speech: Speech, game: str, rule_id: str) -> Rule | None:
    """One rule, or None if the rulebook has no text for it."""
    try:
        return Rule(rule_id, *speech.rule(rule_id), find_game(game).presenter.rulings())
    except KeyError:
        return None


def all_rules(speech: Speech, game: str) -> list[Rule]:
    """Every rule of a game in the order of its rulebook."""
    return list(_rules(game, speech.language))


@cache
def _rules(game: str, language: str) -> tuple[Rule, ...]:
    speech, rulings = Speech(language), find_game(game).presenter.rulings()
    ids = message_keys("en", "rules", game)
    return tuple(Rule(rule_id, *speech.rule(rule_id), rulings) for rule_id in ids)


def find_rules(speech: Speech, game: str, words: str) -> list[Rule]:
    """One rule by its id, a family by its name, or the rules that answer a question, best first."""
    rules = all_rules(speech, game)
    wanted = words.strip().upper()
    named = [r for r in rules if wanted in r.names] or [r for r in rules if wanted in r.groups]
    if named and ("-" in wanted or len(named) == 1):
        return named
    answers = [rules[number] for number in _index(game, speech.language).best(words)]
    return named + [r for r in answers if r not in named]


@cache
def _index(game: str, language: str) -> Index:
    speech = Speech(language)
    entries = [Entry(r.title, chapter_title(speech, r), r.text) for r in all_rules(speech, game)]
    return Index(entries, language)


def chapter_title(speech: Speech, rule: Rule) -> str:
    """The title of the chapter of a rule."""
    return speech.say(f"term-chapter-{rule.prefix}-{rule.family}")


def chapters(rules: list[Rule]) -> dict[str, list[Rule]]:
    """The rules by family."""
    by_family: dict[str, list[Rule]] = {}
    for each in rules:
        by_family.setdefault(each.family, []).append(each)
    return by_family
