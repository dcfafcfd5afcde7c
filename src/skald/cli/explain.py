"""Answers to `why`, `rules` and `help`."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from skald.cli.rulebook import find_rules, headline
from skald.cli.screen import Screen
from skald.drawing.canvas import fitted, text
from skald.drawing.palette import FAINT, LABEL
from skald.kernel.events import Event
from skald.kernel.match import Match
from skald.rulebook import Rule, all_rules, chapters, known_rule

_CONSEQUENCES: Final = 6
FOUND: Final = 15
_USAGE: Final = 26


def why_choice(screen: Screen, match: Match) -> None:
    """The rule behind the choice that is due, and its neighbours."""
    _tell_rules(screen, match, match.why())


def why_option(screen: Screen, match: Match, number: int) -> None:
    """An option: the rule that offers it, and what it would lead to, each with its rule."""
    action = match.legal()[number - 1]
    screen.line(screen.option(match, number))
    _tell_rules(screen, match, match.why())
    trial = match.clone()
    trial.play(action)
    events = trial.history[-1].events[:_CONSEQUENCES]
    if events:
        screen.say("term-would-happen")
    for event in events:
        screen.event(trial, event, rule=True)


def why_event(screen: Screen, match: Match, event: Event) -> None:
    """The rule by which something happened."""
    screen.event(match, event)
    _tell_rules(screen, match, (event.rule,))


def _tell_rules(screen: Screen, match: Match, ids: Sequence[str]) -> None:
    """The first rule in full, the others by title."""
    game = match.rules.id
    rules = [rule for each in ids if (rule := known_rule(screen.speech, game, each))]
    if not rules:
        screen.say("term-no-rule")
        return
    tell_rule(screen, rules[0])
    for other in rules[1:]:
        screen.line(headline(screen.speech, other), indent=4)


def tell_rule(screen: Screen, rule: Rule) -> None:
    """A whole rule."""
    screen.line(headline(screen.speech, rule), indent=2)
    screen.line(Text(rule.text), indent=2)


def show_rules(screen: Screen, game: str, words: str, most: int) -> None:
    """The chapters, or what a search finds: at most so many."""
    if not words:
        show_chapters(screen, game)
        return
    found = find_rules(screen.speech, game, words)
    if len(found) == 1:
        tell_rule(screen, found[0])
        return
    for rule in found[:most]:
        screen.line(headline(screen.speech, rule, words), indent=2)
    if len(found) > most:
        screen.say("term-more-rules", count=len(found) - most)


def show_chapters(screen: Screen, game: str) -> None:
    """The families of rules with their sizes."""
    for family, rules in chapters(all_rules(screen.speech, game)).items():
        title = screen.speech.say(f"term-chapter-{rules[0].prefix}-{family}")
        count = screen.speech.say("term-rule-count", count=len(rules))
        screen.line(text(fitted(Text(family, LABEL), 8), title, (f"  {count}", FAINT)), indent=2)


def show_help(screen: Screen, commands: Sequence[str]) -> None:
    """What may be typed."""
    screen.line(screen.speech.tell(screen.drawing.notation()))
    for command in commands:
        usage = fitted(Text(screen.speech.say(f"term-help-{command}.usage"), LABEL), _USAGE)
        screen.line(text(usage, screen.speech.say(f"term-help-{command}")), indent=2)
