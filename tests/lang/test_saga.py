"""Whole random games: what is offered, asked and told can be said in every language."""

from functools import cache

import pytest

from skald.kernel.dice import Dice
from skald.kernel.match import Match, new_match
from skald.kernel.words import Words
from skald.lang import LANGUAGES, Speech
from tests.lang.speaking import TONGUES, Tongue

GAMES = 200

in_every_game = pytest.mark.parametrize("tongue", TONGUES, ids=str)


def play(tongue: Tongue, seed: int) -> tuple[Match, list[Words]]:
    """A random game, and what a player reads of one of its choices in ten."""
    players, options = tongue.settings[seed % len(tongue.settings)]
    match = new_match(tongue.rules, players, seed, options, listen=True)
    words, dice = tongue.words, Dice(seed)
    read: list[Words] = []
    while not match.over:
        state, step = match.state, match.step
        assert step is not None
        options_now = match.legal()
        if dice.below(10) == 0:
            read += [words.phase_words(state), words.prompt_words(state, step)]
            read += [words.action_words(state, action) for action in options_now]
        match.play(options_now[dice.below(len(options_now))])
    return match, read


@cache
def said(tongue: Tongue) -> frozenset[Words]:
    """Everything that is said in the games, each thing once; events also as others hear them."""
    words = tongue.words
    found: set[Words] = set()
    for seed in range(GAMES):
        match, read = play(tongue, seed)
        state, outcome = match.state, match.outcome
        assert outcome is not None
        found.update(read)
        for event in (event for ply in match.history for event in ply.events):
            assert tuple(event.facts) == words.EVENTS[event.name], event
            found.add(words.event_words(state, event))
            if event.secret:
                found.add(words.event_words(state, event.seen_by(None)))
        found.update(words.outcome_words(state, outcome))
    return frozenset(found)


@in_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(tongue: Tongue, language: str) -> None:
    speech = Speech(language)
    for each in said(tongue):
        assert speech.tell(each), each


@in_every_game
def test_the_games_tell_nearly_every_event(tongue: Tongue) -> None:
    start = f"{tongue.prefix}-event-"
    told = {each.key.removeprefix(start).partition("-")[0] for each in said(tongue)}
    assert set(tongue.words.EVENTS) - told <= tongue.rare


@in_every_game
def test_nobody_else_hears_a_secret(tongue: Tongue) -> None:
    match, _ = play(tongue, 0)
    secrets = [event for ply in match.history for event in ply.events if event.secret]
    assert bool(secrets) == (tongue.prefix == "ng")
    for event in secrets:
        own = tongue.words.event_words(match.state, event.seen_by(event.seat))
        heard = tongue.words.event_words(match.state, event.seen_by(None))
        assert event.secret not in heard.facts
        assert heard.key != own.key or event.secret not in own.facts
