"""Hostile input is refused, nobody else sees it, nothing is lost, and the table goes on."""

import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from skald import game as find_game
from skald.kernel.rules import find
from skald.server.limits import CHAT_LENGTH, MESSAGE_BYTES, NAME_LENGTH
from skald.server.socket import BAD_HELLO, NO_SEAT, NO_TABLE
from tests.server.playing import PERSON, Chair, Made, assert_goes_on, closing_code, new_table
from tests.server.serving import Mortal, Server, sqlite_at

SCRIPT = "<script>alert(1)</script>"


# Tokens.


@pytest.mark.parametrize(
    "tokens", [["wrong"], [""], ["x" * 3000], ["1", "2", "3"], ["' OR 1=1 --"], ["\u0000"]]
)
def test_wrong_tokens_hold_no_seat(made: Made, tokens: list[str]) -> None:
    hello = json.dumps({"type": "hello", "tokens": tokens})
    assert closing_code(made.server, made.id, hello) == (["gone"], NO_SEAT)


def test_the_token_of_another_table_holds_no_seat(server: Server, made: Made) -> None:
    other = new_table(server, "ice-garden", PERSON, PERSON)
    hello = json.dumps({"type": "hello", "tokens": list(other.tokens.values())})
    assert closing_code(server, made.id, hello) == (["gone"], NO_SEAT)


@pytest.mark.parametrize(
    "table_id", ["nosuchtable", "..", "%2e%2e", "a" * 5000, "'", "%00", "a%0a", "%ed%a0%80"]
)
def test_unknown_tables_are_gone(server: Server, table_id: str) -> None:
    hello = json.dumps({"type": "hello", "tokens": []})
    assert closing_code(server, table_id, hello) == (["gone"], NO_TABLE)


@pytest.mark.parametrize(
    "first",
    [
        "",
        "nonsense",
        "{}",
        "[]",
        "null",
        b"\xff\xfe",
        '{"type":"hello"}',
        '{"type":"hello","tokens":"abc"}',
        '{"type":"hello","tokens":[1]}',
        '{"type":"move","seat":0,"ply":0,"action":"x"}',
        json.dumps({"type": "hello", "tokens": ["x"] * 100}),
        "[" * 5000,
    ],
)
def test_who_does_not_greet_is_sent_away(made: Made, first: str | bytes) -> None:
    assert closing_code(made.server, made.id, first) == (["malformed"], BAD_HELLO)


# Moves.


def test_another_seats_move_is_refused(ann: Chair, bob: Chair) -> None:
    due, other = (ann, bob) if ann.is_due else (bob, ann)
    action = due.now["offers"][0]["text"]
    other.move(action)
    assert other.refusal() == "not-your-turn"
    other.move(action, seat=due.now["viewer"])
    assert other.refusal() == "not-your-turn"
    assert_goes_on(ann, bob)


@pytest.mark.parametrize("seat", [-1, 2, 99, 2**70])
def test_seats_that_are_not_there_cannot_move(ann: Chair, bob: Chair, seat: int) -> None:
    ann.send("move", seat=seat, ply=ann.now["ply"], action="x")
    assert ann.refusal() in ("not-your-turn", "malformed")
    assert_goes_on(ann, bob)


def test_a_stale_click_is_refused_and_the_client_told_again(ann: Chair, bob: Chair) -> None:
    due = ann if ann.is_due else bob
    action, ply = due.now["offers"][0]["text"], due.now["ply"]
    due.move(action)
    due.move(action)
    due.see(ply)
    assert due.refusal() == "stale"
    told = due.next("update")
    assert told["log_from"] == 0
    assert told["ply"] > ply
    (ann if due is bob else bob).see(ply)
    assert_goes_on(ann, bob)


@pytest.mark.parametrize("ply", [-1, 0, 10**9, 2**80])
def test_plies_out_of_the_blue_are_refused(ann: Chair, bob: Chair, ply: int) -> None:
    ann.send("move", seat=0, ply=ply, action="x")
    assert ann.refusal() in ("stale", "malformed")
    assert_goes_on(ann, bob)


def test_what_is_not_offered_is_refused_with_its_rule(ann: Chair, bob: Chair) -> None:
    due = ann if ann.is_due else bob
    offered = [offer["text"] for offer in due.now["offers"]]
    table = find("ice-garden").table
    due.move(next(a.text for a in map(table.__getitem__, range(9)) if a.text not in offered))
    refusal = due.next_refusal()
    assert refusal["reason"] == "illegal"
    assert refusal["rule"].startswith("IG-")
    assert_goes_on(ann, bob)


@pytest.mark.parametrize("action", ["", "nonsense", "undo 0", "* die 6", SCRIPT, "x" * 9000, "\n"])
def test_what_is_no_action_is_refused(ann: Chair, bob: Chair, action: str) -> None:
    due = ann if ann.is_due else bob
    due.move(action)
    assert due.refusal() == "malformed"
    assert_goes_on(ann, bob)


def test_a_spectator_can_do_nothing(made: Made, ann: Chair, bob: Chair) -> None:
    due = ann if ann.is_due else bob
    with made.chair() as watcher:
        ply = watcher.now["ply"]
        watcher.send("move", seat=0, ply=ply, action=due.now["offers"][0]["text"])
        assert watcher.refusal() == "not-your-turn"
        watcher.send("undo", seat=0, ply=ply)
        assert watcher.refusal() == "not-your-turn"
        watcher.send("rename", seat=0, name="Thief")
        assert watcher.refusal() == "not-your-turn"
        watcher.send("substitute", seat=0, agree=True)
        assert watcher.refusal() == "illegal"
    assert_goes_on(ann, bob)


# Messages.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}",
        '{"type":"nonsense"}',
        '{"type":"move"}',
        '{"type":"move","seat":"0","ply":0,"action":"x"}',
        '{"type":"move","seat":0,"ply":0.5,"action":"x"}',
        '{"type":"move","seat":0,"ply":0,"action":null}',
        '{"type":"react","sign":"finger"}',
        '{"type":"update","ply":1}',
        '{"type":"hello","tokens":[]}',
        '{"type":"look","ply":-1}',
        '{"type":"look","ply":100000}',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"chat","text":1e999}',
        b"\x00\x01\x02",
        b"\xff\xff",
        "[" * 10_000,
        '{"type":' * 1_500,
    ],
)
def test_malformed_messages_are_refused(ann: Chair, bob: Chair, text: str | bytes) -> None:
    ann.send_raw(text)
    assert ann.refusal() == "malformed"
    assert_goes_on(ann, bob)


def test_an_oversized_message_closes_only_its_own_socket(made: Made, bob: Chair) -> None:
    with made.chair(0) as ann:
        ann.send("chat", text="x" * MESSAGE_BYTES)
        assert ann.closing_code() == 1009
    with made.chair(0) as again:
        assert_goes_on(again, bob)


def test_script_stays_text(made: Made, ann: Chair, bob: Chair) -> None:
    """It is sent as it was typed, in JSON; nothing of ours would run it, and no page may."""
    ann.send("rename", seat=0, name=SCRIPT)
    assert bob.next("seats")["seats"][0]["name"] == SCRIPT[:NAME_LENGTH]
    ann.send("chat", text=f"{SCRIPT} \u202e\u0007 \n done " + "x" * CHAT_LENGTH)
    said = bob.next("said")
    assert said["text"].startswith(f"{SCRIPT} done x")
    assert len(said["text"]) == CHAT_LENGTH
    answer = made.server.http.get(f"/api/tables/{made.id}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert_goes_on(ann, bob)


@pytest.mark.parametrize("text", ["", "[" * 10_000, '{"type":' * 1_500, b"\xff", "{}"])
def test_lessons_refuse_nonsense_too(server: Server, text: str | bytes) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/lessons/northgard/socket") as socket:
        socket.send('{"type":"hello","tokens":[]}')
        assert '"welcome"' in str(socket.recv(timeout=20))
        assert '"update"' in str(socket.recv(timeout=20))
        socket.send(text)
        assert json.loads(socket.recv(timeout=20))["reason"] == "malformed"
    with connect(f"ws://127.0.0.1:{server.port}/api/lessons/northgard/socket") as socket:
        socket.send(text)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert socket.close_code == BAD_HELLO


# Bodies.


@pytest.mark.parametrize(
    "change",
    [
        {"game": "\ud800"},
        {"actions": ["\ud800"]},
        {"actions": ["\u0000"]},
        {"actions": ["undo 0"]},
        {"options": {"\ud800": "x"}},
        {"options": {}, "rules": 99},
        {"outcome": {"winners": "\ud800"}},
        {"players": 10**4_000},
        {"players": -1},
        {"format": 10**4_000},
        {"game": "x" * 500_000},
    ],
)
def test_odd_records_are_refused_with_few_words(server: Server, change: dict[str, object]) -> None:
    match = find_game("ice-garden").match(2, seed=1)
    record = {**json.loads(match.record().to_json()), **change}
    headers = {"content-type": "application/json"}
    answer = server.http.post("/api/replays", content=json.dumps(record), headers=headers)
    assert answer.status_code in (404, 409, 422), answer.text
    assert len(answer.content) < 3_000


def test_a_record_in_another_encoding_is_read_or_refused(server: Server) -> None:
    for encoding in ("utf-16", "utf-32", "utf-8-sig"):
        headers = {"content-type": "application/json"}
        body = '{"game": "ice-garden"}'.encode(encoding)
        answer = server.http.post("/api/replays", content=body, headers=headers)
        assert answer.status_code in (400, 422)


# Paths.


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fpyproject.toml",
        "//etc/passwd",
        "/\\..\\..\\etc\\passwd",
        "/api/../../etc/passwd",
        "/C:/windows/win.ini",
        "/index.html/../../pyproject.toml",
        "/%00",
    ],
)
def test_paths_lead_to_nothing_but_the_client(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code in (200, 404)
    assert "root:" not in answer.text
    assert "[project]" not in answer.text
    if answer.status_code == 200:
        assert answer.headers["content-type"].startswith("text/html")


def test_files_of_the_machine_cannot_be_named_as_components(server: Server) -> None:
    wanted = {
        "game": "ice-garden",
        "seats": [PERSON, PERSON],
        "options": {"data": "/etc/passwd"},
    }
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert "root" not in answer.text


def test_nothing_that_was_sent_is_a_failure_of_ours(server: Server) -> None:
    assert server.metric("skald_failures_total") == 0


def test_logs_hold_no_secret(tmp_path: Path) -> None:
    with Mortal(sqlite_at(tmp_path)) as mortal:
        made = new_table(mortal.server, "northgard", PERSON, PERSON)
        with made.chair(0, 1) as chair:
            for _ in range(5):
                chair.play(random.Random(2))
            chair.send("chat", text="a private word")
            chair.next("said")
        log = mortal.stop()
    for secret in (*made.tokens.values(), "a private word", "seed", "127.0.0.1"):
        assert secret not in log
