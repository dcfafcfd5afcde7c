"""A seat that was taken is its holder's alone: its link, which others have, no longer opens it."""

import json
import random
import threading
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from skald.server.limits import DEVICE_LENGTH, REQUESTS_OF_A_SEAT
from skald.server.settings import Settings
from skald.server.socket import BAD_HELLO, NO_SEAT, NOT_LET_IN
from skald.server.store import KeptDevice, KeptSeat, Store
from tests.server.knocking import first_holding, holding, knocks, new_secret, request_at, table
from tests.server.playing import (
    OPEN,
    PERSON,
    Caller,
    Chair,
    Made,
    closing_code,
    new_table,
    play_to_the_end,
)
from tests.server.serving import CLOCK, PATIENCE, Server, serving
from tests.server.test_store import a_table, with_store

__all__ = ["table"]


# The attack.


def test_whoever_gave_a_link_out_cannot_read_the_hand_of_whoever_took_the_seat(
    table: Made,
) -> None:
    link = table.tokens[1]
    with Chair(table.server, table.id, [link], new_secret()) as bob:
        with table.chair(0) as ann:
            while not bob.now["view"]["seats"][1]["hand"]:
                play_to_the_end([ann, bob], random.Random(1), most=1)
        with Caller(table.server, table.id, [link]) as spy:
            assert spy.receive()["type"] == "refused"
            assert spy.closing_code() == NO_SEAT
        with Caller(table.server, table.id, [link], new_secret()) as spy:
            assert spy.receive()["type"] == "waiting"
            for kind in ("look", "relink", "chat"):
                spy.send(kind, ply=0, seat=1, wanted=True, text="let me in")
            bob.send("admit", request=request_at(bob)["id"], agree=False)
            assert spy.closing_code() == NOT_LET_IN
            assert {json.loads(frame)["type"] for frame in spy.frames} == {"waiting", "refused"}
        with Chair(table.server, table.id, [link, table.tokens[0]], new_secret()) as ann:
            assert (ann.welcome["mine"], ann.now["viewer"]) == ([0], 0)
            assert ann.now["view"]["seats"][1]["hand"] is None


# Taking a seat.


def test_the_link_is_exchanged_for_a_secret_of_the_device(table: Made) -> None:
    own = new_secret()
    with Chair(table.server, table.id, [table.tokens[1]], own) as bob:
        assert bob.welcome["mine"] == [1]
        assert bob.welcome["spent"] == [0], "his browser may forget the link"
    with Chair(table.server, table.id, [own]) as again:
        assert again.welcome["mine"] == [1]
        assert again.welcome["spent"] == []


def test_an_answer_that_was_lost_on_the_way_locks_nobody_out(table: Made) -> None:
    own = new_secret()
    for _ in range(2):
        with Chair(table.server, table.id, [table.tokens[1]], own) as bob:
            assert bob.welcome["mine"] == [1]
            assert len(first_holding(bob)["devices"]) == 1


def test_of_many_who_open_a_link_at_once_one_takes_the_seat(table: Made) -> None:
    told: list[str] = []
    start = threading.Barrier(8)

    def knock() -> None:
        start.wait(PATIENCE)
        knocker = knocks(table)
        told.append(knocker.receive()["type"])
        knocker.leave()

    knockers = [threading.Thread(target=knock) for _ in range(8)]
    for each in knockers:
        each.start()
    for each in knockers:
        each.join()
    assert told.count("welcome") == 1
    assert set(told) <= {"welcome", "waiting", "refused"}


def test_the_database_gives_a_seat_to_one_of_two(new_database: Callable[[], str]) -> None:
    async def work(store: Store) -> None:
        seat = KeptSeat(0, "open", "", "", "link", substituted=False, fresh=True)
        await store.add_table(a_table("race"), [seat], [])
        first = await store.devices.claim("race", KeptDevice(0, 0, "one", "", 1.0, 1.0))
        second = await store.devices.claim("race", KeptDevice(0, 0, "two", "", 1.0, 1.0))
        assert first is not None
        assert second is None
        assert [device.token for device in await store.devices.of("race")] == ["one"]

    with_store(new_database(), work)


def test_a_link_without_a_secret_to_hold_the_seat_by_takes_nothing(table: Made) -> None:
    hello = json.dumps({"type": "hello", "tokens": [table.tokens[1]]})
    assert closing_code(table.server, table.id, hello) == (["malformed"], NO_SEAT)
    with table.chair(1) as bob:
        assert bob.welcome["mine"] == [1]


@pytest.mark.parametrize("own", ["short", "x" * 65, "ö" * 40, "a b" * 12, "link"])
def test_a_secret_that_could_be_guessed_is_refused(table: Made, own: str) -> None:
    link = table.tokens[1]
    hello = {"type": "hello", "tokens": [link], "own": link if own == "link" else own}
    assert closing_code(table.server, table.id, json.dumps(hello)) == (["malformed"], BAD_HELLO)
    assert table.info()["seats"][1]["kind"] == "open"


def test_seats_of_whoever_makes_a_table_are_his_from_the_start(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON, OPEN)
    with made.chair(0, 1) as ann:
        told = first_holding(ann)
        assert [(each["seat"], each["mine"]) for each in told["devices"]] == [(0, True), (1, True)]
        assert [each["stage"] for each in told["links"]] == ["none", "none"]


def test_two_seats_may_be_taken_by_one_device(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, OPEN, OPEN)
    with made.chair(1, 2) as screen:
        assert screen.welcome["mine"] == [1, 2]
        assert screen.welcome["spent"] == [0, 1]


def test_who_sits_already_is_told_that_a_link_has_been_used(table: Made) -> None:
    with (
        table.chair(1),
        Chair(table.server, table.id, [table.tokens[0], table.tokens[1]], new_secret()) as ann,
    ):
        assert ann.welcome["mine"] == [0]
        assert ann.welcome["spent"] == [1]
        assert ann.refusal() == "link-used"


# Asking.


def test_another_device_waits_until_the_holder_lets_it_in(table: Made) -> None:
    with table.chair(1) as bob:
        phone = knocks(table, device="  Firefox,\n Android ")
        waiting = phone.receive()
        assert waiting == {"type": "waiting", "seat": 1, "name": "", "present": True}
        request = request_at(bob)
        assert (request["seat"], request["name"]) == (1, "Firefox, Android")
        assert len(phone.frames) == 1, "nothing is shown before"
        bob.send("admit", request=request["id"], agree=True)
        welcome = phone.receive()
        assert (welcome["type"], welcome["mine"]) == ("welcome", [1])
        phone.leave()
        told = holding(bob, lambda told: len(told["devices"]) == 2 and not told["requests"])
        assert [each["name"] for each in told["devices"]] == ["a test", "Firefox, Android"]
    with Chair(table.server, table.id, [phone.own]) as again:
        assert again.welcome["mine"] == [1]


def test_who_is_refused_is_told_so_and_sees_nothing(table: Made) -> None:
    with table.chair(1) as bob:
        stranger = knocks(table)
        stranger.receive()
        bob.send("admit", request=request_at(bob)["id"], agree=False)
        assert stranger.receive()["reason"] == "not-let-in"
        assert stranger.closing_code() == NOT_LET_IN
        assert holding(bob)["requests"] == []
        assert len(json.loads(bob.frames[-1])["devices"]) == 1


def test_nobody_but_the_holder_can_let_somebody_in(table: Made) -> None:
    with table.chair(0) as ann, table.chair(1) as bob, table.chair() as watcher:
        phone = knocks(table)
        phone.receive()
        number = request_at(bob)["id"]
        for chair in (ann, watcher):
            chair.send("admit", request=number, agree=True)
            assert chair.refusal() == "stale"
        phone.send("admit", request=number, agree=True)
        bob.send("chat", text="no")
        bob.next("said")
        assert len(phone.frames) == 1
        assert not any('"holding"' in frame for frame in watcher.frames)
        assert all('"requests":[]' in frame for frame in ann.frames if '"holding"' in frame)
        phone.leave()


def test_a_request_waits_for_a_holder_who_is_away_and_goes_with_whoever_asks(
    table: Made,
) -> None:
    with table.chair(1):
        pass
    phone = knocks(table)
    while phone.receive()["present"]:
        pass
    with table.chair(1) as bob:
        assert phone.receive()["present"]
        assert len(first_holding(bob)["requests"]) == 1
        phone.leave()
        assert holding(bob, lambda told: not told["requests"])
        bob.send("admit", request=1, agree=True)
        assert bob.refusal() == "stale"


def test_every_window_of_a_device_that_is_let_in_comes_in(table: Made) -> None:
    with table.chair(1) as bob:
        own = new_secret()
        windows = [knocks(table, own=own) for _ in range(2)]
        for each in windows:
            each.receive()
        told = holding(bob, lambda told: len(told["requests"]) == 2)
        bob.send("admit", request=told["requests"][1]["id"], agree=True)
        for each in windows:
            assert each.receive()["mine"] == [1]
            each.leave()


def test_whoever_has_the_link_cannot_flood_the_holder(table: Made) -> None:
    with table.chair(1) as bob, ExitStack() as open_pages:
        before = len(bob.frames)
        waiting = [knocks(table, device="x" * 1_000) for _ in range(REQUESTS_OF_A_SEAT)]
        for each in waiting:
            open_pages.callback(each.leave)
            assert each.receive()["type"] == "waiting"
        for _ in range(30):
            turned_away = knocks(table)
            assert turned_away.receive()["reason"] == "too-fast"
            assert turned_away.closing_code() == NOT_LET_IN
        told = holding(bob, lambda told: len(told["requests"]) == REQUESTS_OF_A_SEAT)
        assert {len(each["name"]) for each in told["requests"]} == {DEVICE_LENGTH}
        bob.send("chat", text="quiet")
        bob.next("said")
        assert len(bob.frames) - before <= 12


def test_a_flood_of_short_visits_is_bounded_in_time(table: Made) -> None:
    with table.chair(1) as bob:
        kinds = []
        for _ in range(20):
            visitor = knocks(table)
            kinds.append(visitor.receive()["type"])
            visitor.leave()
            bob.send("chat", text="gone")
            bob.next("said")
        assert kinds.count("waiting") <= 5
        CLOCK.advance(60)
        later = knocks(table)
        assert later.receive()["type"] == "waiting"
        later.leave()


# Secrets.


def test_no_secret_is_told_to_anybody_else_or_kept_in_clear(
    new_database: Callable[[], str],
) -> None:
    database, own = new_database(), new_secret()
    with serving(Settings(database=database)) as server:
        made = new_table(server, "northgard", PERSON, OPEN)
        with (
            made.chair(0) as ann,
            made.chair() as watcher,
            Chair(server, made.id, [made.tokens[1]], own) as bob,
        ):
            bob.send("relink", seat=1, wanted=True)
            token = bob.next("link")["token"]
            holding(bob)
            for chair in (ann, watcher):
                chair.send("chat", text="well")
                chair.next("said")
            sent = "".join(ann.frames + watcher.frames)
        metrics = server.http.get("/api/metrics").text
        public = json.dumps(made.info())
    kept: list[str] = []

    async def read(store: Store) -> None:
        kept.append(repr((await store.seats(made.id), await store.devices.of(made.id))))

    with_store(database, read)
    for secret in (own, token, *made.tokens.values()):
        for told in (sent, metrics, public, kept[0]):
            assert secret not in told
