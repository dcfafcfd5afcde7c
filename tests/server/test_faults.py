"""A fault of ours costs whoever met it an answer, and nobody the table."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from skald.games.northgard.rules.move import Move
from skald.games.northgard.state import State
from skald.kernel.agenda import Step
from skald.kernel.match import Match
from skald.kernel.record import Record
from skald.server import table, talk
from skald.server.settings import Settings
from skald.server.table import Table
from tests.golden.northgard import SHELF
from tests.server.playing import OPEN, PERSON, Chair, Made, assert_goes_on, new_table
from tests.server.serving import Server, serving, sqlite_at


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server whose faults nobody else counts."""
    with serving(Settings(database=sqlite_at(tmp_path), workers=1, messages=10_000.0)) as running:
        yield running


# What an attacker sends.


@cache
def invasion() -> tuple[Record, int, int]:
    """A finished game, and where in it whoever has invaded another's land may move on."""
    text = (SHELF.folder / "4p-fame.txt").read_text(encoding="utf-8")
    record = Record.from_text(text)
    match = Match(SHELF.rules, record.setup, manual_chance=True)
    for ply, line in enumerate(record.lines):
        step, state = match.step, match.state
        assert isinstance(state, State)
        if isinstance(step, Move) and state.invader == step.seat:
            return record, ply, step.seat
        match.play(line)
    raise AssertionError("nobody moves on after an invasion")


@pytest.fixture
def invaded(server: Server) -> tuple[Made, int]:
    """A table in the middle of an invasion, and who is due."""
    record, ply, seat = invasion()
    taken_in = server.http.post("/api/replays", json=json.loads(record.to_json())).json()["id"]
    wish = {"ply": ply, "seat": seat, "level": "farmhand"}
    return Made(server, server.http.post(f"/api/tables/{taken_in}/continue", json=wish)), seat


@pytest.mark.parametrize("number", [77, 94, 102])
def test_a_territory_that_is_not_there_takes_no_table_down(
    invaded: tuple[Made, int], number: int
) -> None:
    made, seat = invaded
    with made.chair(seat) as attacker, made.chair() as watcher:
        assert attacker.is_due
        attacker.move(f"from t{number}")
        assert attacker.next_refusal()["reason"] == "illegal"
        fields = {"seat": seat, "ply": attacker.now["ply"]}
        attacker.send("ask", **fields, targets=[f"territory:{number}"])
        assert attacker.next_refusal()["rule"].startswith("NG-")
        ply = watcher.now["ply"]
        attacker.play(random.Random(1))
        watcher.see(ply)
    assert made.server.metric("skald_failures_total") == 0


# Faults of ours.


def broken(*_: object, **__: object) -> object:
    """Not what it should be."""
    raise IndexError("broken")


@pytest.fixture
def two(alone: Server) -> Iterator[tuple[Chair, Chair]]:
    """Two people at a table: who is due, and who is not."""
    made = new_table(alone, "ice-garden", PERSON, OPEN)
    with made.chair(0) as ann, made.chair(1) as bob:
        ann.next("seats")
        yield (ann, bob) if ann.is_due else (bob, ann)


def ask(chair: Chair) -> None:
    """Point at nothing."""
    chair.send("ask", seat=chair.now["viewer"], ply=chair.now["ply"], targets=["nonsense"])


def look(chair: Chair) -> None:
    """Look back at the beginning."""
    chair.send("look", ply=0)


def play_what_is_not_offered(chair: Chair) -> None:
    """An action of quite another choice."""
    chair.move("skip")


def chat(chair: Chair) -> None:
    """Say something."""
    chair.send("chat", text="hello")


@pytest.mark.parametrize(
    ("send", "owner", "name"),
    [
        (ask, table, "why_not"),
        (look, table, "moment"),
        (chat, talk, "cleaned"),
        (play_what_is_not_offered, Step, "why_not"),
    ],
    ids=["ask", "look", "chat", "move"],
)
def test_what_fails_without_touching_the_match_is_answered_and_the_table_goes_on(
    two: tuple[Chair, Chair],
    alone: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    send: Callable[[Chair], None],
    owner: object,
    name: str,
) -> None:
    due, other = two
    with monkeypatch.context() as faulty:
        faulty.setattr(owner, name, broken)
        send(due)
        assert due.refusal() == "failed"
    assert [each.message for each in caplog.records if each.name == "skald.table"] == [
        "a message failed"
    ]
    assert alone.metric("skald_failures_total") == 1
    assert_goes_on(*((due, other) if due.now["viewer"] == 0 else (other, due)))


def test_what_fails_while_the_match_changes_is_read_again_from_the_journal(
    two: tuple[Chair, Chair], alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was written down: whoever comes back finds it played."""
    due, other = two
    ply, offer = due.now["ply"], due.now["offers"][0]["text"]
    with monkeypatch.context() as faulty:
        faulty.setattr(Table, "_look_around", broken)
        due.move(offer)
        assert due.closing_code() == other.closing_code() == 1012
    made = due.welcome["table"]["id"]
    with Chair(alone, made, []) as watcher:
        assert watcher.now["ply"] > ply
