"""A database of an earlier version is brought up to date, and everybody keeps his seat."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from skald.server.settings import Settings
from skald.server.store import KeptTable, Store, open_store
from tests.server.knocking import first_holding, holding
from tests.server.old_database import inserting, make_old_database
from tests.server.playing import (
    OPEN,
    PERSON,
    Chair,
    Data,
    Made,
    closing_code,
    new_table,
    play_to_the_end,
)
from tests.server.serving import Server, serving
from tests.server.test_store import with_store


async def old_rows(store: Store, table_id: str) -> str:
    """A table as it was kept before: whoever claimed a seat did so with its only token."""
    kept = await store.table(table_id)
    assert kept is not None
    tokens = {device.seat: device.token for device in await store.devices.of(table_id)}
    script = inserting("game_table", _old_table(kept))
    for seat in await store.seats(table_id):
        token = tokens.get(seat.seat, seat.token)
        row = (table_id, seat.seat, seat.kind, seat.name, seat.level, token, seat.substituted)
        script += inserting("seat", row)
    for ply, body in enumerate(await store.journal(table_id)):
        script += inserting("journal", (table_id, ply, body))
    return script


def _old_table(kept: KeptTable) -> list[Any]:
    names = ("id", "game", "rules", "players", "options", "seed", "practice", "created", "touched")
    standing = kept.standing
    plain = [getattr(kept, name) for name in names]
    return [*plain, standing.ply, standing.due, standing.round, standing.over]


def settings(database: str) -> Settings:
    """A server that waits for nobody."""
    return Settings(database=database, workers=1, messages=10_000.0)


class Old:
    """A database of schema 2 with a running table, one whose game is over, and one with a link."""

    def __init__(self, new_database: Callable[[], str]) -> None:
        source, self.database = new_database(), new_database()
        with serving(settings(source)) as server:
            self.running = new_table(server, "northgard", PERSON, PERSON)
            with self.running.chair(0, 1) as chair:
                play_to_the_end([chair], random.Random(1), most=30)
            self.over = new_table(server, "ice-garden", PERSON, PERSON)
            with self.over.chair(0, 1) as chair:
                play_to_the_end([chair], random.Random(1))
            self.open = new_table(server, "northgard", PERSON, OPEN)
        script = ""

        async def copy(store: Store) -> None:
            nonlocal script
            for made in (self.running, self.over, self.open):
                script += await old_rows(store, made.id)

        with_store(source, copy)
        make_old_database(self.database, script)


@pytest.fixture(scope="module")
def old(new_database: Callable[[], str]) -> Old:
    """An old database."""
    return Old(new_database)


def sits(server: Server, made: Made, seat: int, own: str = "") -> Chair:
    """Somebody with the token that he was given in the old days."""
    return Chair(server, made.id, [made.tokens[seat]], own)


def test_old_tokens_go_on_holding_their_seats(old: Old) -> None:
    for _ in range(2):
        with serving(settings(old.database)) as server:
            with sits(server, old.running, 0) as ann, sits(server, old.running, 1) as bob:
                assert (ann.welcome["mine"], bob.welcome["mine"]) == ([0], [1])
                assert bob.welcome["spent"] == []
                play_to_the_end([ann, bob], random.Random(2), most=5)
            with sits(server, old.over, 1) as late:
                assert late.welcome["mine"] == [1]
                assert late.now["ending"] is not None
            assert server.http.get(f"/api/tables/{old.over.id}/replay").status_code == 200
            assert ann.welcome["table"]["away"] == "correspondence"


def test_an_old_link_that_nobody_has_opened_takes_its_seat_once(old: Old) -> None:
    own = secrets.token_urlsafe(24)
    with serving(settings(old.database)) as server:
        with sits(server, old.open, 1, own) as bob:
            assert bob.welcome["mine"] == [1]
            assert bob.welcome["spent"] == [0]
        hello = json.dumps({"type": "hello", "tokens": [old.open.tokens[1]]})
        assert closing_code(server, old.open.id, hello)[0] == ["malformed"]


def test_an_old_token_can_be_got_rid_of(old: Old) -> None:
    """Whoever has given a link out in the old days still has it."""
    own = secrets.token_urlsafe(24)
    with serving(settings(old.database)) as server:
        with sits(server, old.running, 1, own) as bob:
            devices: list[Data] = first_holding(bob)["devices"]
            [link] = [each for each in devices if each["since"] == 0]
            [mine] = [each for each in devices if each["since"] > 0]
            assert link["mine"]
            assert mine["mine"]
            bob.send("revoke", seat=1, device=link["id"])
            holding(bob, lambda told: len(told["devices"]) == 1)
        with Chair(server, old.running.id, [own]) as again:
            assert again.welcome["mine"] == [1]
        hello = json.dumps({"type": "hello", "tokens": [old.running.tokens[1]]})
        assert closing_code(server, old.running.id, hello)[0] == ["gone"]


def test_what_is_up_to_date_is_left_as_it_is(old: Old) -> None:
    async def look() -> tuple[Any, Any]:
        store = await open_store(old.database)
        try:
            ids = [old.running.id, old.over.id, old.open.id]
            return await store.seats_at(ids), await store.devices.at(ids)
        finally:
            await store.close()

    assert asyncio.run(look()) == asyncio.run(look())
