"""What is said of a game that has no words: complete and alike in every language."""

import re
from pathlib import Path

import pytest

import skald
from skald.kernel.games import find_game
from skald.kernel.plain import PlainPresenter
from skald.lang import LANGUAGES, Speech
from tests.lang import catalogue
from tests.toy.game import RULES, Toy, toy_match

SOURCE = Path(skald.__file__).parent / "kernel/plain.py"
WHOLE = ("coin heads", "take 2", "shake", "shake")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_unused(language: str) -> None:
    used = set(re.findall(r'"(plain-[a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    assert set(catalogue.patterns(language, "plain")) == used
    assert catalogue.variables(language, "plain") == catalogue.variables("en", "plain")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(toy: Toy, language: str) -> None:
    speech, presenter = Speech(language), find_game("toy").presenter
    told = [presenter.title(), *map(presenter.option, ("polite", "name")), presenter.rounds(1)]
    told += [presenter.option_value("polite", "on"), presenter.round_title(1)]
    told += [presenter.side_name(""), presenter.side_name("red"), presenter.ending("last")]
    for count in range(len(WHOLE) + 1):
        match = toy_match(*WHOLE[:count], listen=True)
        told.append(presenter.headline(match.state))
        if match.step is not None:
            told.append(presenter.prompt(match.state, match.step))
        told += [presenter.action(match.state, action) for action in match.legal()]
        events = [event for ply in match.history for event in ply.events]
        told += [presenter.event(match.state, event) for event in events]
    assert match.outcome is not None
    told += presenter.outcome(match.state, match.outcome)
    assert all(speech.tell(words) for words in told)


def test_it_is_told_by_its_ids() -> None:
    presenter = PlainPresenter(RULES)
    match = toy_match("coin heads", listen=True)
    assert match.step is not None
    say = Speech("en").tell
    assert say(presenter.title()) == "Toy"
    assert say(presenter.prompt(match.state, match.step)) == "Player 1 must choose: Turn"
    assert say(presenter.event(match.state, match.history[0].events[0])) == "Chance: Heap Stones 3"


def test_the_winner_is_named() -> None:
    presenter = PlainPresenter(RULES)
    match = toy_match(*WHOLE)
    assert match.outcome is not None
    told = [Speech("en").tell(words) for words in presenter.outcome(match.state, match.outcome)]
    assert told == ["Player 2 wins.", "Ending: Last", "Player 1: 2", "Player 2: 1"]
    assert presenter.points(match.state) == [2, 1]
