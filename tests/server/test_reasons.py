"""Why something is refused is told in the reader's language; English is for programs only."""

import json
import random
from collections.abc import Callable

import pytest

from skald import game as find_game
from skald.lang import LANGUAGES, Speech
from tests.server.playing import PERSON, Data
from tests.server.serving import Server


@pytest.fixture(scope="module")
def record() -> Data:
    """The record of a finished game."""
    match, dice = find_game("ice-garden").match(2, seed=3), random.Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    data: Data = json.loads(match.record().to_json())
    return data


def illegal(record: Data) -> Data:
    """The second tile is put where the first one lies."""
    actions = record["actions"]
    first, second = [n for n, line in enumerate(actions) if " tile " in line][:2]
    place, actor = actions[first].split()[-1], actions[second].split()[0]
    changed = [*actions[:second], f"{actor} tile {place}", *actions[second + 1 :]]
    return {**record, "actions": changed}


def unfinished(record: Data) -> Data:
    """The game stops in the middle."""
    return {**record, "actions": record["actions"][:50], "outcome": None}


def nonsense(record: Data) -> Data:
    """No action at all."""
    return {**record, "actions": ["nonsense"]}


def told(error: Data, language: str) -> str:
    """A refusal as a person reads it."""
    return Speech(language).say(error["key"], **error["facts"])


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (illegal, "web-error-record-illegal"),
        (unfinished, "web-error-record-unfinished"),
        (nonsense, "web-error-bad-record"),
    ],
)
def test_a_record_is_refused_with_its_reason(
    server: Server, record: Data, spoil: Callable[[Data], Data], key: str
) -> None:
    error = server.http.post("/api/replays", json=spoil(record)).json()["error"]
    assert error["key"] == key
    assert error["text"]
    sentences = {told(error, language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any(error["text"] in told(error, language) for language in ("de", "pl"))


def test_the_rule_that_forbids_an_action_is_named(server: Server, record: Data) -> None:
    error = server.http.post("/api/replays", json=illegal(record)).json()["error"]
    rule = error["facts"]["rule"]
    for language in LANGUAGES:
        assert Speech(language).rule(rule)
        assert rule in told(error, language)


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"edition": "tenth"}},
        {"options": {"vuko_tiles": "fire"}},
        {"seats": [PERSON] * 5},
        {"seats": [{"kind": "person", "side": "black"}, {"kind": "person", "side": "black"}]},
    ],
)
def test_impossible_choices_are_refused_without_english(server: Server, change: Data) -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON], **change}
    error = server.http.post("/api/tables", json=wanted).json()["error"]
    assert error["key"] == "web-error-bad-option"
    sentences = {told(error, language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any(error["text"] in sentence for sentence in sentences)
