"""Rules as the terminal tells them; our own rulings are marked as such."""

import re
from difflib import SequenceMatcher
from typing import Final

from rich.text import Text

from skald import rulebook
from skald.cli.trouble import Trouble
from skald.drawing.canvas import text
from skald.drawing.palette import FAINT, LABEL, WARNING
from skald.kernel.rules import find, known_games
from skald.lang import Speech
from skald.rulebook import Rule
from skald.rulebook.searching import Marker

_ID: Final = re.compile(r"(?P<family>[A-Z]+(?:-[A-Z]+)*)(?:-(?P<number>\d+)[A-Z]?)?")
_NEAR: Final = 3


def find_rules(speech: Speech, game: str, words: str) -> list[Rule]:
    """What a search finds; refused if that is nothing, or an id that no rule has."""
    _refuse_unknown_id(game, rulebook.all_rules(speech, game), words.strip().upper())
    found = rulebook.find_rules(speech, game, words)
    if not found:
        raise Trouble("term-no-such-rule", words=words)
    return found


def _refuse_unknown_id(game: str, rules: list[Rule], wanted: str) -> None:
    """Somebody who names a rule or a chapter is not answered with others."""
    form = _ID.fullmatch(wanted)
    if form is None or any(wanted in rule.names | rule.groups for rule in rules):
        return
    owners = [name for name in known_games() if wanted.startswith(f"{find(name).prefix}-")]
    if owners and game not in owners:
        raise Trouble("term-rule-of-other-game", id=wanted, game=owners[0])
    if owners or any(form["family"] in rule.groups for rule in rules):
        near = sorted(rules, key=lambda rule: _farness(rule, form))[:_NEAR]
        raise Trouble("term-no-rule-of-id", id=wanted, near=", ".join(rule.id for rule in near))


def _farness(rule: Rule, wanted: re.Match[str]) -> tuple[float, int]:
    """How far a rule is from an id: by its family, then by its number."""
    forms = [form for name in rule.names if (form := _ID.fullmatch(name))]
    alike = max(SequenceMatcher(None, f["family"], wanted["family"]).ratio() for f in forms)
    return -alike, abs(int(forms[0]["number"]) - int(wanted["number"] or 0))


def source(speech: Speech, rule: Rule) -> Text:
    """Whose rule it is."""
    if rule.ours:
        return Text(speech.say("term-our-ruling"), WARNING)
    if rule.partly_ours:
        return Text(speech.say("term-partly-our-ruling"), WARNING)
    return Text(speech.say("term-from-rulebook"), FAINT)


def headline(speech: Speech, rule: Rule, question: str = "") -> Text:
    """Id, title with what a question looks for made bold, and whose rule it is."""
    title = Text(rule.title)
    for span in Marker(question, speech.language).spans(rule.title):
        title.stylize(LABEL, span.start, span.end)
    return text((rule.id, LABEL), "  ", title, "  [", source(speech, rule), "]")
