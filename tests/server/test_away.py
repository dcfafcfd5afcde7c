"""Bots for those who are away: after how long, is the table's own affair."""

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import pytest

from skald.server.messages import Substitute
from skald.server.seats import STAND_IN
from skald.server.services import Services
from skald.server.settings import Settings
from skald.server.store import Store
from skald.server.thinkers import Thinkers
from skald.server.thinking import Question, answer
from tests.server.clocks import Clock
from tests.server.playing import (
    FARMHAND,
    OPEN,
    PERSON,
    Chair,
    Data,
    Made,
    new_table,
    play_to_the_end,
)
from tests.server.serving import CLOCK, PATIENCE, Server, serving
from tests.server.staging import Oblivion, SlowMinds, Stage
from tests.server.test_store import with_store
from tests.server.virtual import now, run

NOON = 1_700_000_000.0
DAY = 24 * 60 * 60.0
WAITS = {"live": 2 * 60.0, "evening": 15 * 60.0, "correspondence": 3 * DAY}


def table_with(server: Server, away: str, *seats: Data) -> Made:
    """A table that waits so long for somebody."""
    wanted = {"game": "ice-garden", "seats": list(seats), "away": away}
    return Made(server, server.http.post("/api/tables", json=wanted))


def seats_until(chair: Chair, is_so: Callable[[Data], bool], seat: int) -> Data:
    """What everybody may know of a seat, as soon as something is so."""
    while not is_so(told := chair.next("seats")["seats"][seat]):
        pass
    found: Data = told
    return found


def votes(chair: Chair, seat: int, *, agree: bool = True) -> None:
    """Say whether a bot shall play for somebody."""
    chair.send("substitute", seat=seat, agree=agree)


def test_a_bot_plays_for_who_has_left_if_everybody_agrees(server: Server) -> None:
    made = table_with(server, "live", PERSON, PERSON, PERSON)
    with made.chair(0) as ann, made.chair(1) as bob:
        with made.chair(2):
            votes(ann, 2)
            assert ann.refusal() == "illegal", "who is there cannot be replaced"
        seats_until(ann, lambda cem: not cem["present"], 2)
        CLOCK.advance(WAITS["live"])
        votes(ann, 2)
        seats_until(ann, lambda cem: cem["substitute"] == [0], 2)
        assert made.info()["seats"][2]["level"] == ""
        votes(ann, 2, agree=False)
        seats_until(ann, lambda cem: not cem["substitute"], 2)
        for chair in (ann, bob):
            votes(chair, 2)
        seats_until(bob, lambda cem: cem["level"] == STAND_IN, 2)
        assert made.info()["seats"][2]["kind"] == "person"
        play_to_the_end([ann, bob], random.Random(2), most=25)
        with made.chair(2) as cem:
            seat = cem.welcome["seats"][2]
            assert (seat["level"], seat["substitute"]) == ("", [])
            play_to_the_end([ann, bob, cem], random.Random(3), most=25)


def test_nobody_speaks_for_bots_or_for_seats_that_are_not_there(server: Server) -> None:
    made = table_with(server, "live", PERSON, FARMHAND)
    CLOCK.advance(WAITS["live"])
    with made.chair(0) as ann:
        for seat in (1, 7, -1):
            votes(ann, seat)
            assert ann.refusal() == "illegal"


@pytest.mark.parametrize("away", WAITS)
def test_the_table_waits_as_long_as_was_chosen(server: Server, away: str) -> None:
    made = table_with(server, away, PERSON, PERSON)
    with made.chair(0) as ann:
        assert ann.welcome["table"]["away"] == made.info()["away"] == away
        with made.chair(1):
            seats_until(ann, lambda bob: bob["free_from"] is None, 1)
        left = CLOCK()
        bob = seats_until(ann, lambda bob: not bob["present"], 1)
        assert bob["free_from"] == left + WAITS[away]
        CLOCK.advance(WAITS[away] - 1)
        votes(ann, 1)
        assert ann.refusal() == "not-away"
        CLOCK.advance(1)
        votes(ann, 1)
        seats_until(ann, lambda bob: bob["level"] == STAND_IN, 1)


def test_where_nobody_shall_be_replaced_nobody_is(server: Server) -> None:
    made = table_with(server, "never", PERSON, PERSON)
    CLOCK.advance(1_000 * DAY)
    with made.chair(0) as ann:
        assert ann.welcome["seats"][1]["free_from"] is None
        votes(ann, 1)
        assert ann.refusal() == "illegal"


def test_the_usual_table_suits_letters(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, OPEN)
    assert made.info()["away"] == "correspondence"
    with made.chair(0) as ann:
        CLOCK.advance(2 * DAY)
        votes(ann, 1)
        assert ann.refusal() == "not-away"


def test_how_long_somebody_is_away_outlives_the_memory(new_database: Callable[[], str]) -> None:
    clock, database = Clock(NOON), new_database()
    with serving(Settings(database=database, clock=clock)) as server:
        made = table_with(server, "correspondence", PERSON, PERSON)
        with made.chair(0) as ann:
            with made.chair(1):
                pass
            left = seats_until(ann, lambda bob: not bob["present"], 1)["free_from"] - 3 * DAY
            tokens, table_id = made.tokens, made.id
    clock.advance(2 * DAY)
    with (
        serving(Settings(database=database, clock=clock)) as server,
        watcher(server, table_id, tokens[0]) as ann,
    ):
        assert ann.welcome["seats"][1]["free_from"] == left + 3 * DAY
        clock.advance(DAY)
        votes(ann, 1)
        seats_until(ann, lambda bob: bob["level"] == STAND_IN, 1)


def test_whoever_was_there_when_the_server_died_is_away_since_it_is_back(
    new_database: Callable[[], str],
) -> None:
    clock, database = Clock(NOON), new_database()
    with serving(Settings(database=database, clock=clock)) as server:
        made = table_with(server, "correspondence", PERSON, PERSON)
        tokens, table_id = made.tokens, made.id
    # As it is kept while he is there.
    with_store(database, lambda store: store.devices.note(table_id, 1, 0.0, [], clock()))
    clock.advance(5 * DAY)
    back = clock()
    for _ in range(2):
        with (
            serving(Settings(database=database, clock=clock)) as server,
            watcher(server, table_id, tokens[0]) as ann,
        ):
            assert ann.welcome["seats"][1]["free_from"] == back + 3 * DAY
        clock.advance(DAY)


@contextmanager
def watcher(server: Server, table_id: str, token: str) -> Iterator[Chair]:
    """Somebody who comes back to a table with what his browser has kept."""
    with Chair(server, table_id, [token]) as chair:
        yield chair


class Dreamers:
    """Bots who know what to do at once, but do not say so before they are told to."""

    def __init__(self) -> None:
        self.thinking: Final = threading.Event()
        self.wake: Final = threading.Event()

    async def choose(self, asked: Question, *_: object, **__: object) -> str:
        """What a bot does, when it may."""
        self.thinking.set()
        await asyncio.to_thread(self.wake.wait, PATIENCE)
        return answer(asked)


def test_the_bot_hands_back_at_once_and_its_thought_is_dropped(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    dreamers = Dreamers()
    monkeypatch.setattr(Thinkers, "choose", lambda _, *asked: dreamers.choose(*asked))
    made = table_with(server, "live", PERSON, PERSON)
    due = made.info()["due"]
    CLOCK.advance(WAITS["live"])
    with made.chair(1 - due) as ann:
        votes(ann, due)
        assert dreamers.thinking.wait(PATIENCE)
        with made.chair(due) as bob:
            assert bob.is_due, "he need not wait for what the bot would do"
            ply = bob.now["ply"]
            dreamers.wake.set()
            for chair in (ann, bob):
                chair.send("chat", text="back")
                chair.next("said")
            assert bob.now["ply"] == ply
            bob.play(random.Random(1))
            assert bob.now["ply"] > ply


class Sluggish(Oblivion):
    """A store that keeps nothing, but lets others go on while it does so."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def nothing(*_: object) -> list[object]:
            await asyncio.sleep(0)
            return []

        return nothing


class Listed(SlowMinds):
    """Bots who remember as whom they were asked."""

    def __init__(self) -> None:
        super().__init__(0.05)
        self.levels: Final[list[str]] = []

    async def think(self, question: Question) -> str:
        """The first option."""
        self.levels.append(question.level)
        return await super().think(question)


async def comes_back_while_the_bot_begins() -> list[str]:
    """The vote and the return stand in the mailbox together."""
    minds = Listed()
    thinkers = Thinkers(1, minds, minds)
    services = Services(Settings(workers=1, clock=now), cast(Store, Sluggish()), thinkers)
    stage = Stage(services, "ice-garden", "", "")
    due, rows = stage.journal.due, stage.journal.rows
    await asyncio.sleep(1)
    bob, ann = stage.sit("b", due), stage.sit("a", 1 - due)
    await asyncio.sleep(1)
    stage.table.leave(bob.connection)
    await asyncio.sleep(WAITS["correspondence"])
    stage.table.hear(ann.connection, Substitute(due, agree=True))
    back = stage.sit("b", due)
    await asyncio.sleep(1)
    assert not stage.table.is_closed
    assert stage.journal.rows == rows, "nobody has played for him"
    updates = [text for _, text in back.seen if '"type":"update"' in text]
    assert json.loads(updates[-1])["offers"], "it is his turn"
    await stage.table.close()
    return minds.levels


def test_who_comes_back_while_the_bot_begins_is_not_played_for() -> None:
    assert set(run(comes_back_while_the_bot_begins())) <= {STAND_IN}
