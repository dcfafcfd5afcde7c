"""The games that newcomers may watch: whole, by today's rules, and taken in by the server."""

import json

import pytest

import skald
from skald.kernel.record import Record
from tests.server.examples import EXAMPLES, SEATS
from tests.server.serving import Server


@pytest.mark.parametrize("game", skald.games())
def test_an_example_can_be_watched(server: Server, game: str) -> None:
    text = (EXAMPLES / f"{game}.json").read_text(encoding="utf-8")
    match = Record.from_json(text).replay()
    assert match.over
    assert match.setup.players == SEATS
    made = server.http.post("/api/replays", json=json.loads(text))
    assert made.status_code == 201
    assert server.http.get(f"/api/tables/{made.json()['id']}/replay").status_code == 200
