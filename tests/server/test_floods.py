"""Floods: whoever sends or asks for too much is refused, and nobody else has to wait for him."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from skald.server.limits import PATIENCE
from skald.server.settings import Settings
from skald.server.socket import COME_AGAIN, TOO_MUCH
from tests.server.playing import (
    FARMHAND,
    PERSON,
    Chair,
    Made,
    assert_goes_on,
    closing_code,
    new_table,
)
from tests.server.serving import Server, serving, sqlite_at


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(Settings(database=sqlite_at(folder), creations=6)) as running:
        yield running


def test_a_flood_is_refused_and_in_the_end_cut_off(strict: Server) -> None:
    made = new_table(strict, "ice-garden", PERSON, PERSON)
    with made.chair(1) as bob:
        with made.chair(0) as ann:
            with suppress(ConnectionClosed):
                for number in range(PATIENCE * 10):
                    ann.send("chat", text=str(number))
            assert ann.closing_code() == TOO_MUCH
        with made.chair(0) as again:
            assert_still_plays(again, bob)
        said = [frame for frame in bob.frames if '"said"' in frame]
        assert 10 < len(said) < PATIENCE


def assert_still_plays(ann: Chair, bob: Chair) -> None:
    """One more move, seen by both."""
    due, other = (ann, bob) if ann.is_due else (bob, ann)
    ply = due.now["ply"]
    due.play(random.Random(1))
    other.see(ply)


def test_one_address_cannot_make_tables_without_end(strict: Server) -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON]}
    answers = [strict.http.post("/api/tables", json=wanted).status_code for _ in range(10)]
    assert 429 in answers
    assert set(answers) <= {201, 429}
    assert strict.http.get("/api/health").status_code == 200


def test_spectators_together_cannot_drown_the_players(made: Made, ann: Chair, bob: Chair) -> None:
    with made.chair() as one, made.chair() as other:
        for number in range(20):
            one.send("chat", text=f"noise {number}")
            other.send("react", sign="horn")
        one.next_refusal()
        other.next_refusal()
        for number in range(15):
            ann.send("chat", text=f"word {number}")
        while bob.next("said")["text"] != "word 14":
            pass
    said = [json.loads(frame) for frame in bob.frames if '"said"' in frame]
    assert len([each for each in said if each["seat"] == 0]) == 15
    assert len([each for each in said if each["seat"] == -1]) <= 12
    assert_goes_on(ann, bob)


def test_a_crowd_keeps_nobody_from_his_seat(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skald.server.audience.SPECTATORS", 2)
    monkeypatch.setattr("skald.server.table.SOCKETS_OF_A_SEAT", 2)
    hello = json.dumps({"type": "hello", "tokens": []})
    mine = json.dumps({"type": "hello", "tokens": [made.tokens[0]]})
    with made.chair(), made.chair():
        assert closing_code(made.server, made.id, hello) == (["too-fast"], COME_AGAIN)
        with made.chair(0) as ann, made.chair(0):
            assert closing_code(made.server, made.id, mine) == (["too-fast"], COME_AGAIN)
            with made.chair(1) as bob:
                ann.next("seats")
                assert_goes_on(ann, bob)
    with made.chair():
        pass


def test_one_address_leaves_places_for_other_spectators(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skald.server.audience.SPECTATORS_OF_AN_ADDRESS", 3)
    hello = json.dumps({"type": "hello", "tokens": []})
    crowd = {"X-Forwarded-For": "192.0.2.1"}
    with ExitStack() as sockets:
        for _ in range(3):
            watching = sockets.enter_context(
                connect(made.server.socket_of(made.id), additional_headers=crowd)
            )
            watching.send(hello)
            assert '"welcome"' in str(watching.recv(timeout=30))
        refused = closing_code(made.server, made.id, hello, crowd)
        assert refused == (["too-fast"], COME_AGAIN)
        with made.chair() as another:
            assert another.welcome["mine"] == []


def test_spectators_come_and_go_unnoticed(made: Made, ann: Chair, bob: Chair) -> None:
    for _ in range(5):
        with made.chair():
            pass
    assert_goes_on(ann, bob)
    told = [frame for frame in ann.frames if '"type":"seats"' in frame]
    assert len(told) == 1, "only of Bob"


def test_stale_clicks_do_not_bring_the_whole_log_every_time(ann: Chair, bob: Chair) -> None:
    for _ in range(40):
        ann.send("move", seat=0, ply=0, action="x")
    for _ in range(40):
        assert ann.refusal() == "stale"
    told = [frame for frame in ann.frames[2:] if '"update"' in frame]
    assert 1 <= len(told) <= 5
    assert_goes_on(ann, bob)


def test_one_address_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    with serving(Settings(database=sqlite_at(tmp_path), arrivals=5)) as server:
        made = new_table(server, "ice-garden", PERSON, PERSON)
        lesson = f"ws://127.0.0.1:{server.port}/api/lessons/northgard/socket"
        with made.chair(0, 1) as chair:
            for _ in range(4):
                with connect(server.socket_of(made.id)):
                    pass
            for address in (server.socket_of(made.id), lesson):
                with pytest.raises(InvalidStatus), connect(address):
                    pass
            chair.play(random.Random(1))


def test_what_costs_more_is_refused_earlier(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_at(tmp_path), creations=12, studies=100)
    bots = {"game": "ice-garden", "seats": [FARMHAND, FARMHAND]}
    with serving(settings) as server:
        answers = [server.http.post("/api/tables", json=bots).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        answer = server.http.post("/api/replays", json={})
        assert answer.json()["error"]["key"] == "web-error-too-fast"
        address = "/api/tables/nosuchtable/replay/1"
        advice = [server.http.get(f"{address}/advice").status_code for _ in range(2)]
        assert advice == [404, 429]
        assert server.http.get(address).status_code == 404
