"""Rules as the terminal tells them; our own rulings are marked as such."""

from rich.text import Text

from skald.cli.canvas import text
from skald.cli.palette import FAINT, LABEL, WARNING
from skald.cli.trouble import Trouble
from skald.faces import rulebook
from skald.faces.rulebook import Rule
from skald.faces.searching import hit_spans
from skald.lang import Speech


def find_rules(speech: Speech, game: str, words: str) -> list[Rule]:
    """What a search finds; refused if that is nothing."""
    found = rulebook.find_rules(speech, game, words)
    if not found:
        raise Trouble("term-no-such-rule", words=words)
    return found


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
    for span in hit_spans(rule.title, question, speech.language):
        title.stylize(LABEL, span.start, span.end)
    return text((rule.id, LABEL), "  ", title, "  [", source(speech, rule), "]")
