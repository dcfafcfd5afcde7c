"""Taking a lesson: with the guide alone, and through a server by socket."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from skald.kernel.match import Match
from skald.lessons import Lesson, lesson_of, taught_games
from skald.server.encoding import text_of
from skald.server.guide import Guide
from skald.server.messages import (
    AnyUpdate,
    Ask,
    Look,
    Moment,
    Move,
    Phrase,
    Refused,
    TurnTo,
    Undo,
    Update,
    Welcome,
)
from skald.server.settings import Settings
from tests.server.serving import Server, serving, sqlite_at

game_by_game = pytest.mark.parametrize("game", taught_games())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests."""
    database = sqlite_at(Path(tmp_path_factory.mktemp("lessons")))
    with serving(Settings(database=database, workers=1, messages=10_000.0)) as running:
        yield running


def updates(guide: Guide, message: TurnTo | Move) -> list[AnyUpdate]:
    """The answers to a message that is welcome."""
    answers = list(guide.hear(message))
    assert all(isinstance(answer, Update) for answer in answers), answers
    return [answer for answer in answers if isinstance(answer, Update)]


def last_update(answers: Iterator[Any]) -> AnyUpdate:
    """The table as it is after all answers."""
    update = list(answers)[-1]
    assert isinstance(update, Update)
    return update


def finish(guide: Guide, update: AnyUpdate) -> AnyUpdate:
    """Do what glows until the step is done."""
    while update.ply < guide.step.end:
        [offer] = update.offers
        update = updates(guide, Move(update.due, update.ply, offer.text))[-1]
    assert update.ply == guide.step.end
    return update


def step_named(lesson: Lesson, key: str) -> int:
    """The number of a step."""
    return [step.key for step in lesson.steps].index(key)


def end_of(lesson: Lesson) -> str:
    """The position after the whole script."""
    match = Match(lesson.rules, lesson.setup, manual_chance=True)
    for line in lesson.script:
        match.play(line)
    return json.dumps(match.view(lesson.seat))


# The guide.


@game_by_game
def test_whoever_does_what_glows_gets_to_the_end(game: str) -> None:
    lesson = lesson_of(game)
    guide = Guide(lesson, 0)
    update = last_update(guide.greet())
    for number, step in enumerate(lesson.steps):
        if number:
            update = updates(guide, TurnTo(number))[-1]
        if step.kind != "do":
            assert not update.offers, step.key
        update = finish(guide, update)
    assert json.loads(text_of(update.view)) == json.loads(end_of(lesson))


@game_by_game
def test_others_are_shown_one_decision_at_a_time(game: str) -> None:
    lesson = lesson_of(game)
    guide = Guide(lesson, 0)
    last_update(guide.greet())
    for number, step in enumerate(lesson.steps[1:], start=1):
        answers = updates(guide, TurnTo(number))
        if step.kind == "watch":
            decisions = [line for line in step.lines if not line.startswith("* ")]
            assert len(answers) == len(decisions), step.key
        finish(guide, answers[-1])


@game_by_game
def test_a_wrong_move_is_answered_kindly_and_changes_nothing(game: str) -> None:
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        if step.kind != "do":
            continue
        guide = Guide(lesson, number)
        update = last_update(guide.greet())
        match = Match(lesson.rules, lesson.setup, manual_chance=True)
        for line in lesson.script[: step.start]:
            match.play(line)
        wanted = step.lines[0].partition(" ")[2]
        others = [action.text for action in match.legal() if action.text != wanted]
        kind_word = Refused("illegal", "", Phrase("learn-not-now", {"task": Phrase(step.task)}))
        for text in [*others[:3], "nonsense"]:
            assert list(guide.hear(Move(lesson.seat, update.ply, text))) == [kind_word]
        assert list(guide.hear(Ask(lesson.seat, update.ply, ["nowhere"]))) == [kind_word]
        assert last_update(guide.hear(TurnTo(number))).ply == step.start


def test_while_reading_nothing_can_be_played() -> None:
    guide = Guide(lesson_of("ice-garden"), 0)
    update = last_update(guide.greet())
    answer = Refused("illegal", "", Phrase("learn-read-first"))
    assert list(guide.hear(Move(0, update.ply, "start r5"))) == [answer]


@game_by_game
def test_a_pupil_comes_back_to_the_step_he_left(game: str) -> None:
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        welcome, update = Guide(lesson, number).greet()
        assert isinstance(welcome, Welcome)
        assert isinstance(update, Update)
        assert update.ply == (step.end if step.kind == "watch" else step.start)
        assert update.log_from == 0
        assert len(update.offers) == (step.kind == "do")


@game_by_game
def test_one_can_go_back_and_skip(game: str) -> None:
    lesson = lesson_of(game)
    guide = Guide(lesson, 0)
    last_update(guide.greet())
    end = updates(guide, TurnTo(len(lesson.steps) - 1))
    assert [update.ply for update in end] == [len(lesson.script)]
    middle = len(lesson.steps) // 2
    [back] = updates(guide, TurnTo(middle))
    [there] = [each for each in Guide(lesson, middle).greet() if isinstance(each, Update)]
    assert msgspec.json.encode(back) == msgspec.json.encode(there)


def test_a_step_that_does_not_exist_is_refused() -> None:
    guide = Guide(lesson_of("northgard"), 10_000)
    assert guide.step is lesson_of("northgard").steps[-1]
    for number in (-1, len(lesson_of("northgard").steps)):
        assert list(guide.hear(TurnTo(number))) == [Refused("malformed", "", None)]


def test_a_stale_move_gets_the_whole_table_again() -> None:
    lesson = lesson_of("ice-garden")
    guide = Guide(lesson, step_named(lesson, "learn-ig-first-marker"))
    last_update(guide.greet())
    refused, update = guide.hear(Move(0, 3, "start r5"))
    assert refused == Refused("stale", "", None)
    assert isinstance(update, Update)
    assert update.log_from == 0


def test_the_past_can_be_looked_at_but_not_undone() -> None:
    guide = Guide(lesson_of("northgard"), 20)
    last_update(guide.greet())
    [then] = guide.hear(Look(30))
    assert isinstance(then, Moment)
    assert list(guide.hear(Look(999))) == [Refused("malformed", "", None)]
    assert list(guide.hear(Undo(0, 0))) == [Refused("no-undo", "", None)]


def test_what_the_other_holds_stays_hidden() -> None:
    lesson = lesson_of("northgard")
    update = last_update(Guide(lesson, len(lesson.steps) - 1).greet())
    goat = json.loads(text_of(update.view))["seats"][1]
    assert goat["hand"] is None


# Over the wire.


def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def hear(socket: ClientConnection) -> Any:
    """The next message."""
    return json.loads(socket.recv(timeout=10))


def hear_until(socket: ClientConnection, ply: int) -> Any:
    """The update after so many lines of the script."""
    while (message := hear(socket))["ply"] != ply:
        assert message["type"] == "update"
    return message


@game_by_game
def test_a_lesson_is_taken_through_the_server(server: Server, game: str) -> None:
    lesson = server.http.get(f"/api/lessons/{game}").raise_for_status().json()
    address = f"ws://127.0.0.1:{server.port}/api/lessons/{game}/socket"
    with connect(address) as socket:
        say(socket, {"type": "hello", "tokens": []})
        assert hear(socket)["table"]["game"] == game
        update = hear(socket)
        for number, step in enumerate(lesson["steps"]):
            if number:
                say(socket, {"type": "turn", "step": number})
                update = hear_until(socket, step["end" if step["kind"] == "watch" else "start"])
            while step["kind"] == "do" and update["ply"] < step["end"]:
                [offer] = update["offers"]
                move = {"type": "move", "seat": lesson["seat"], "action": offer["text"]}
                say(socket, {**move, "ply": update["ply"]})
                update = hear(socket)
                while update["ply"] < step["end"] and not update["offers"]:
                    update = hear(socket)
    assert update["view"] == json.loads(end_of(lesson_of(game)))


def test_the_wire_takes_up_where_one_left(server: Server) -> None:
    lesson = lesson_of("ice-garden")
    number = step_named(lesson, "learn-ig-attack")
    address = f"ws://127.0.0.1:{server.port}/api/lessons/ice-garden/socket?step={number}"
    with connect(address) as socket:
        say(socket, {"type": "hello", "tokens": []})
        hear(socket)
        assert [offer["text"] for offer in hear(socket)["offers"]] == ["attack"]


def test_nonsense_is_refused_and_the_lesson_goes_on(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/lessons/northgard/socket") as socket:
        say(socket, {"type": "hello", "tokens": []})
        hear(socket), hear(socket)
        for text in ("", "{", '{"type": "turn"}', '{"type": "turn", "step": "x"}'):
            socket.send(text)
            assert hear(socket)["reason"] == "malformed"
        socket.send(b"\x00")
        assert hear(socket)["reason"] == "malformed"
        say(socket, {"type": "turn", "step": 1})
        assert hear(socket)["type"] == "update"


def test_there_is_no_lesson_of_an_unknown_game(server: Server) -> None:
    assert server.http.get("/api/lessons/chess").status_code == 404
    with connect(f"ws://127.0.0.1:{server.port}/api/lessons/chess/socket") as socket:
        assert hear(socket)["reason"] == "gone"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
