"""Links and devices of a seat: made, counted, seen and revoked by whoever holds it."""

import json
import random
from collections.abc import Callable

import pytest

from skald.server.limits import DEVICES_OF_A_SEAT
from skald.server.settings import Settings
from skald.server.socket import COME_AGAIN, NO_SEAT
from tests.server.knocking import first_holding, holding, knocks, new_secret, request_at, table
from tests.server.playing import FARMHAND, OPEN, PERSON, Chair, Made, closing_code, new_table
from tests.server.serving import CLOCK, Server, serving

__all__ = ["table"]


def test_the_holder_can_switch_the_link_off(table: Made) -> None:
    with table.chair(1) as bob:
        stranger = knocks(table)
        stranger.receive()
        request_at(bob)
        bob.send("relink", seat=1, wanted=False)
        assert stranger.receive()["reason"] == "not-let-in"
        assert holding(bob, lambda told: told["links"][0]["stage"] == "none")
        hello = {"type": "hello", "tokens": [table.tokens[1]], "own": new_secret()}
        assert closing_code(table.server, table.id, json.dumps(hello)) == (["gone"], NO_SEAT)


def test_a_new_link_brings_one_more_device_and_no_second(table: Made) -> None:
    with table.chair(1) as bob:
        bob.send("relink", seat=1, wanted=True)
        token = bob.next("link")["token"]
        assert holding(bob)["links"] == [{"seat": 1, "stage": "fresh"}]
        own = new_secret()
        with Chair(table.server, table.id, [token], own) as phone:
            assert phone.welcome["mine"] == [1]
        assert holding(bob, lambda told: len(told["devices"]) == 2)["links"][0]["stage"] == "used"
        table.tokens[1] = token
        third = knocks(table)
        assert third.receive()["type"] == "waiting"
        third.leave()


def test_only_the_holder_makes_links_and_revokes(table: Made) -> None:
    with table.chair(0) as ann, table.chair(1) as bob, table.chair() as watcher:
        device = first_holding(bob)["devices"][0]["id"]
        for chair in (ann, watcher):
            for kind, fields in (
                ("relink", {"wanted": True}),
                ("revoke", {"device": device}),
            ):
                chair.send(kind, seat=1, **fields)
                assert chair.refusal() == "not-your-turn"
        ann.send("revoke", seat=0, device=device)
        assert ann.refusal() == "stale", "not even under the name of his own seat"
        bob.play(random.Random(1)) if bob.is_due else ann.play(random.Random(1))


def test_a_device_that_is_revoked_is_sent_away_at_once_and_for_good(table: Made) -> None:
    with table.chair(1) as bob:
        bob.send("relink", seat=1, wanted=True)
        token, own = bob.next("link")["token"], new_secret()
        with Chair(table.server, table.id, [token], own) as phone:
            told = holding(bob, lambda told: len(told["devices"]) == 2)
            [other] = [each for each in told["devices"] if not each["mine"]]
            assert other["here"]
            bob.send("revoke", seat=1, device=other["id"])
            assert phone.closing_code() == COME_AGAIN
        hello = json.dumps({"type": "hello", "tokens": [own]})
        assert closing_code(table.server, table.id, hello) == (["gone"], NO_SEAT)
        [left] = holding(bob, lambda told: len(told["devices"]) == 1)["devices"]
        bob.send("revoke", seat=1, device=left["id"])
        assert bob.refusal() == "illegal", "somebody must hold the seat"


def test_when_a_device_was_last_seen_is_told(table: Made) -> None:
    with table.chair(1) as bob:
        bob.send("relink", seat=1, wanted=True)
        token = bob.next("link")["token"]
        with Chair(table.server, table.id, [token], new_secret()):
            CLOCK.advance(100)
        left = CLOCK()
        told = holding(bob, lambda told: not all(each["here"] for each in told["devices"]))
        assert [each["seen"] for each in told["devices"] if not each["here"]] == [left]


def test_a_seat_has_only_so_many_devices(table: Made) -> None:
    with table.chair(1) as bob:
        for _ in range(DEVICES_OF_A_SEAT - 1):
            bob.send("relink", seat=1, wanted=True)
            with Chair(table.server, table.id, [bob.next("link")["token"]], new_secret()):
                pass
        bob.send("relink", seat=1, wanted=True)
        assert bob.refusal() == "many-devices"


def test_a_full_seat_lets_nobody_in_until_a_device_is_revoked(
    table: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skald.server.access.DEVICES_OF_A_SEAT", 1)
    with table.chair(1) as bob:
        phone = knocks(table)
        phone.receive()
        number = request_at(bob)["id"]
        bob.send("admit", request=number, agree=True)
        assert bob.refusal() == "many-devices"
        monkeypatch.setattr("skald.server.access.DEVICES_OF_A_SEAT", 2)
        bob.send("admit", request=number, agree=True)
        assert phone.receive()["mine"] == [1]
        phone.leave()


def test_devices_and_links_outlive_the_server(new_database: Callable[[], str]) -> None:
    settings = Settings(database=new_database())
    own, other = new_secret(), new_secret()
    with serving(settings) as server:
        made = new_table(server, "northgard", PERSON, OPEN)
        with Chair(server, made.id, [made.tokens[1]], own) as bob:
            bob.send("relink", seat=1, wanted=True)
            token = bob.next("link")["token"]
            holding(bob)
    with serving(settings) as server:
        for tokens, secret in (([own], ""), ([token], other), ([other], "")):
            with Chair(server, made.id, tokens, secret) as bob:
                assert bob.welcome["mine"] == [1]
        hello = {"type": "hello", "tokens": [made.tokens[1]], "own": new_secret()}
        assert closing_code(server, made.id, json.dumps(hello)) == (["gone"], NO_SEAT)


def test_my_turn_is_told_to_devices_and_not_to_links(server: Server) -> None:
    made = new_table(server, "ice-garden", OPEN, FARMHAND)
    own, link = new_secret(), made.tokens[0]

    def turns(*tokens: str) -> list[bool]:
        asked = {"tables": [{"id": made.id, "token": token} for token in tokens]}
        return [
            each["my_turn"] for each in server.http.post("/api/tables/status", json=asked).json()
        ]

    with Chair(server, made.id, [link], own) as bob:
        bob.wait_for_turn()
        assert turns(own) == [True]
        assert turns(link) == [False]
        assert turns(own, link) == turns(link, own) == [True]


def test_a_bot_that_stands_in_gives_way_to_whoever_takes_the_seat(server: Server) -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, OPEN], "away": "live"}
    made = Made(server, server.http.post("/api/tables", json=wanted))
    with made.chair(0) as ann:
        CLOCK.advance(120)
        ann.send("substitute", seat=1, agree=True)
        while not ann.next("seats")["seats"][1]["level"]:
            pass
        with made.chair(1) as bob:
            assert bob.welcome["mine"] == [1]
            assert bob.welcome["seats"][1]["level"] == ""
