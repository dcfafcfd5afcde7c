"""Whole games over real sockets."""

import json
import random

import pytest

from skald import Record
from tests.server.playing import FARMHAND, PERSON, Data, Made, new_table, play_to_the_end
from tests.server.serving import Server


def finished(made: Made, last: Data) -> Record:
    """The record of a finished table, which must replay exactly to what everybody saw."""
    record = Record.from_json(json.dumps(made.get("record")))
    outcome = record.replay().outcome
    assert outcome is not None
    assert list(outcome.scores) == last["ending"]["scores"]
    assert list(outcome.winners) == last["ending"]["winners"]
    assert made.info()["over"]
    return record


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("ice-garden", 4, {}),
        ("ice-garden", 2, {"advanced": "on", "edition": "second-de"}),
        ("ice-garden", 1, {"solo": "easy"}),
        ("northgard", 3, {}),
        ("northgard", 4, {"teams": "on", "creatures": "on"}),
    ],
)
def test_people_play_a_whole_game(
    server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    made = new_table(server, game, *[PERSON] * seats, **options)
    chairs = [made.chair(seat) for seat in range(seats)]
    watcher = made.chair()
    play_to_the_end([*chairs, watcher], random.Random(7))
    for chair in chairs:
        assert chair.now["ending"] == watcher.now["ending"]
        assert chair.now["due"] == -1
        assert chair.now["offers"] == []
    finished(made, watcher.now)


@pytest.mark.parametrize(("game", "bots"), [("ice-garden", 2), ("northgard", 1)])
def test_a_person_plays_a_whole_game_against_bots(server: Server, game: str, bots: int) -> None:
    made = new_table(server, game, PERSON, *[FARMHAND] * bots)
    with made.chair(0) as chair:
        play_to_the_end([chair], random.Random(3))
        record = finished(made, chair.now)
        assert len(record.lines) > 100


def test_bots_play_alone(server: Server) -> None:
    made = new_table(server, "ice-garden", FARMHAND, FARMHAND)
    with made.chair() as watcher:
        while watcher.now["ending"] is None:
            watcher.next("update")
        finished(made, watcher.now)


def test_the_log_a_newcomer_reads_is_the_log_that_others_have_read(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0) as first, made.chair(1) as second:
        play_to_the_end([first, second], random.Random(5), most=60)
        with made.chair(0) as again, made.chair() as watcher:
            # The table may have answered a formality meanwhile.
            ply = watcher.now["ply"]
            for chair in (first, again):
                chair.see(ply - 1)
            assert again.log == first.log
            assert again.now["view"] == first.now["view"]
            assert watcher.now["offers"] == []
            assert len(watcher.log) == len(first.log)


def test_a_seed_gives_the_same_game_again(server: Server) -> None:
    logs = []
    for _ in range(2):
        wanted = {"game": "ice-garden", "seats": [PERSON, PERSON], "seed": 11}
        made = Made(server, server.http.post("/api/tables", json=wanted))
        with made.chair(0, 1) as chair:
            play_to_the_end([chair], random.Random(1), most=80)
            logs.append(chair.log)
            assert chair.welcome["table"]["practice"]
    assert logs[0] == logs[1]
