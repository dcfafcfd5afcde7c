"""Rules by id and by words; our own rulings are marked as such."""

from typing import Final

from rich.text import Text

from skald.cli.canvas import text
from skald.cli.palette import FAINT, LABEL, WARNING
from skald.cli.trouble import Trouble
from skald.lang import Speech, message_keys

# Families of rules that are ours and not the rulebook's.
OURS: Final = ("RUL", "CLAR")


class Rule:
    """One rule in one language."""

    __slots__ = ("id", "text", "title")

    def __init__(self, rule_id: str, title: str, text: str) -> None:
        self.id: Final = rule_id
        self.title: Final = title
        self.text: Final = text

    @property
    def family(self) -> str:
        """The middle part of the id."""
        return self.id.split("-")[1]

    @property
    def ours(self) -> bool:
        """Whether this is our ruling and not the rulebook's."""
        return self.family in OURS

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {"id": self.id, "title": self.title, "text": self.text, "our_ruling": self.ours}


def rule_of(speech: Speech, rule_id: str) -> Rule:
    """One rule; KeyError if there is none."""
    return Rule(rule_id, *speech.rule(rule_id))


def known_rule(speech: Speech, rule_id: str) -> Rule | None:
    """One rule, or None if the rulebook has no text for it."""
    try:
        return rule_of(speech, rule_id)
    except KeyError:
        return None


def all_rules(speech: Speech, game: str) -> list[Rule]:
    """Every rule of a game in the order of its rulebook."""
    return [rule_of(speech, key) for key in message_keys("en", f"{game}-rules")]


def find_rules(speech: Speech, game: str, words: str) -> list[Rule]:
    """One rule by its id, the rules of a family, or those that hold all the words."""
    rules = all_rules(speech, game)
    wanted = words.upper()
    exact = [r for r in rules if wanted in (r.id, r.id.partition("-")[2])]
    family = [r for r in rules if wanted in (r.family, r.id.rpartition("-")[0])]
    if exact or family:
        return exact or family
    found = [(rank, r) for r in rules if (rank := _rank(r, words.casefold().split())) is not None]
    if not found:
        raise Trouble("term-no-such-rule", words=words)
    return [r for _, r in sorted(found, key=lambda pair: pair[0])]


def _rank(rule: Rule, words: list[str]) -> int | None:
    """How well a rule fits: all words in its title, at the start of words, or anywhere."""
    title, everything = rule.title.casefold(), f" {rule.id} {rule.title} {rule.text}".casefold()
    if not all(word in everything for word in words):
        return None
    if all(word in title for word in words):
        return 0
    return 1 if all(f" {word}" in everything for word in words) else 2


def chapters(rules: list[Rule]) -> dict[str, list[Rule]]:
    """The rules by family."""
    by_family: dict[str, list[Rule]] = {}
    for each in rules:
        by_family.setdefault(each.family, []).append(each)
    return by_family


def source(speech: Speech, rule: Rule) -> Text:
    """Whose rule it is."""
    if rule.ours:
        return Text(speech.say("term-our-ruling"), WARNING)
    return Text(speech.say("term-from-rulebook"), FAINT)


def headline(speech: Speech, rule: Rule) -> Text:
    """Id, title and whose rule it is."""
    return text((rule.id, LABEL), "  ", rule.title, "  [", source(speech, rule), "]")


def told(speech: Speech, rule: Rule) -> list[Text]:
    """A whole rule."""
    return [headline(speech, rule), Text(rule.text)]
