"""Whole random games: what is offered, asked and told can be said in every language."""

from functools import cache

import pytest

import skald
from skald.games.icegarden import words
from skald.games.icegarden.state import State
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.words import Words
from skald.lang import LANGUAGES, Speech

GAMES = 200
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"advanced": "on"}),
    (4, {"edition": "en-rewrite", "advanced": "on"}),
    (4, {"edition": "second-pl"}),
    (1, {"solo": "easy", "npc": "green", "factions": "blue"}),
    (1, {"solo": "medium"}),
    (1, {"solo": "hard", "extra_tiles": "on"}),
    (1, {"solo": "scientist", "edition": "second-de"}),
)


def play(seed: int) -> tuple[Match, list[Words]]:
    """A random game, and what a player reads of one of its choices in ten."""
    players, options = SETTINGS[seed % len(SETTINGS)]
    match = skald.game("ice-garden").match(players, seed, options, listen=True)
    dice = Dice(seed)
    read: list[Words] = []
    while not match.over:
        state, step = match.state, match.step
        assert isinstance(state, State)
        assert step is not None
        if dice.below(10) == 0:
            read += [words.phase_words(state), words.prompt_words(state, step)]
            read += [words.action_words(state, action) for action in match.legal()]
        options_now = match.legal()
        match.play(options_now[dice.below(len(options_now))])
    return match, read


@cache
def said() -> frozenset[Words]:
    """Everything that is said in the games, each thing once."""
    found: set[Words] = set()
    for seed in range(GAMES):
        match, read = play(seed)
        state, outcome = match.state, match.outcome
        assert isinstance(state, State)
        assert outcome is not None
        for ply in match.history:
            for event in ply.events:
                assert tuple(event.facts) == words.EVENTS[event.name], event
                read.append(words.event_words(state, event))
        read += words.outcome_words(state, outcome)
        found.update(read)
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    speech = Speech(language)
    for each in said():
        assert speech.tell(each), each


def test_the_games_tell_nearly_every_event() -> None:
    told = {each.key.removeprefix("ig-event-").partition("-")[0] for each in said()}
    assert set(words.EVENTS) - told <= {"displace_reserve", "markers_home"}
