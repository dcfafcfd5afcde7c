"""The table of a game that only has rules: made, played and replayed over the API."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from skald import Record
from skald.server.settings import Settings
from tests.server.playing import FARMHAND, PERSON, Data, new_table, play_to_the_end
from tests.server.serving import CLOCK, Server, serving, sqlite_at
from tests.toy.game import Toy

JARL: Data = {"kind": "bot", "level": "jarl"}


@pytest.fixture
def server(tmp_path: Path, installed_toy: Toy) -> Iterator[Server]:
    """A server that finds the toy game; its bots think in a process of their own."""
    with serving(Settings(database=sqlite_at(tmp_path), workers=1, clock=CLOCK)) as running:
        yield running


def test_it_is_offered(server: Server) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    assert games["toy"]["players"] == [2, 3]
    assert games["toy"]["title"] == {"key": "plain-text", "facts": {"text": "Toy"}}
    assert games["toy"]["sides"] == []
    assert server.http.get("/api/games/toy/content").json() == {}
    assert server.http.get("/api/rules/toy").json() == {"chapters": [], "rules": []}
    assert server.http.get("/api/lessons/toy").status_code == 404


def test_a_whole_game_at_the_table(server: Server) -> None:
    made = new_table(server, "toy", PERSON, FARMHAND, JARL, polite="off")
    with made.chair(0) as chair:
        play_to_the_end([chair], random.Random(3))
        ending = chair.now["ending"]
    record = Record.from_json(json.dumps(made.get("record")))
    outcome = record.replay().outcome
    assert outcome is not None
    assert list(outcome.winners) == ending["winners"]
    course = made.get("replay")
    assert course["chances"] == []
    assert course["points"][-1]["values"] == list(outcome.scores)
