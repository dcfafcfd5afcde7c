"""What is kept, on each database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from websockets.sync.client import connect

from skald.kernel.errors import BadOption
from skald.kernel.rules import find
from skald.server.settings import Settings
from skald.server.store import Conflict, KeptChat, KeptSeat, KeptTable, Standing, Store, open_store
from tests.server.serving import serving, sqlite_at


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of an empty database."""
    return new_database()


START = Standing(2, 0, 0, over=False)


def a_table(table_id: str) -> KeptTable:
    """Any table."""
    options = {"edition": "standard"}
    rules = find("ice-garden").version
    facts = (2, options, "secret", True, 1.0, 2.0, START)
    return KeptTable(table_id, "ice-garden", rules, rules, *facts)


SEATS = [
    KeptSeat(0, "person", "Ann", "", "hash", substituted=False),
    KeptSeat(1, "bot", "", "jarl", "", substituted=False),
]


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store."""

    async def run() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    async def keep(store: Store) -> None:
        await store.add_table(a_table("kept"), SEATS, ["* a", "* b"])
        await store.append("kept", 2, ["b x", "* c"], Standing(4, 1, 1, over=False), 9.0)

    async def look(store: Store) -> None:
        kept = await store.table("kept")
        assert kept is not None
        assert kept.standing == Standing(4, 1, 1, over=False)
        assert (kept.touched, kept.options, kept.seed) == (9.0, {"edition": "standard"}, "secret")
        assert await store.seats("kept") == SEATS
        assert await store.journal("kept") == ["* a", "* b", "b x", "* c"]
        assert await store.table("other") is None
        assert [table.id for table in await store.tables(["kept", "other"])] == ["kept"]
        assert "kept" in await store.waiting_for_bots()

    with_store(database, keep)
    with_store(database, look)


def test_the_same_row_cannot_be_written_twice(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table("twice"), SEATS, ["* a", "* b"])
        await store.append("twice", 2, ["b x"], START, 1.0)
        with pytest.raises(Conflict):
            await store.append("twice", 2, ["b y", "b z"], START, 1.0)
        assert await store.journal("twice") == ["* a", "* b", "b x"]

    with_store(database, work)


def test_one_conflict_does_not_spoil_what_is_written_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        names = [f"many{n}" for n in range(20)]
        for name in names:
            await store.add_table(a_table(name), SEATS, ["* a", "* b"])
        firsts = [1 if n == 7 else 2 for n in range(20)]
        results = await asyncio.gather(
            *[
                store.append(name, first, ["b x"], START, 1.0)
                for name, first in zip(names, firsts, strict=True)
            ],
            return_exceptions=True,
        )
        assert [isinstance(each, Conflict) for each in results] == [n == 7 for n in range(20)]
        for n, name in enumerate(names):
            assert len(await store.journal(name)) == (2 if n == 7 else 3)

    with_store(database, work)


def test_every_commit_waits_for_the_disk(database: str) -> None:
    """What is acknowledged survives a power cut."""
    is_sqlite = database.startswith("sqlite")
    asked = "PRAGMA synchronous" if is_sqlite else "SHOW synchronous_commit"

    async def work(store: Store) -> None:
        found = await store._database.read(lambda c: c.exec_driver_sql(asked).scalar())
        assert found == (2 if is_sqlite else "on")

    with_store(database, work)


def test_what_comes_while_the_disk_is_waited_for_shares_the_next_commit(database: str) -> None:
    async def work(store: Store) -> None:
        names = [f"many{n}" for n in range(100)]
        commits = count_commits(store)
        await asyncio.gather(*[store.add_table(a_table(n), SEATS, ["* a", "* b"]) for n in names])
        assert len(commits) <= 2, "new tables"
        await asyncio.gather(
            *[store.append(name, 2, ["b x"], START, 1.0) for name in names],
            *[store.change_seat(name, SEATS[0]) for name in names],
            *[store.add_chat(name, KeptChat(0, "Ann", "hail", 1.0), 4) for name in names],
        )
        assert len(commits) <= 4, "moves, seats and talk"
        assert [len(await store.journal(name)) for name in names] == [3] * 100
        assert [len(await store.chat(name, 4)) for name in names] == [1] * 100

    with_store(database, work)


def count_commits(store: Store) -> list[object]:
    """Grows with every transaction that writes."""
    commits: list[object] = []
    write = store._database.write

    async def counted(work: Callable[[Connection], object]) -> object:
        commits.append(work)
        return await write(work)

    store._database.write = counted  # type: ignore[method-assign, assignment]
    return commits


def test_errors_of_the_database_tell_no_values(database: str) -> None:
    """They stand in logs."""

    async def work(store: Store) -> None:
        await store.add_table(a_table("same"), SEATS, [])
        with pytest.raises(IntegrityError) as failed:
            await store.add_table(a_table("same"), SEATS, [])
        assert "secret" not in str(failed.value)

    with_store(database, work)


def test_seats_change_and_talk_is_kept_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table("talk"), SEATS, [])
        await store.add_table(a_table("other"), SEATS, [])
        stood_in = KeptSeat(0, "person", "Anna", "", "hash", substituted=True)
        await store.change_seat("talk", stood_in)
        assert (await store.seats("talk"))[0] == stood_in
        assert "talk" in await store.waiting_for_bots()
        for n in range(5):
            await store.add_chat("talk", KeptChat(0, "Anna", f"word {n}", float(n)), 4)
        assert [said.text for said in await store.chat("talk", 3)] == ["word 2", "word 3", "word 4"]
        assert len(await store.chat("talk", 9)) == 4, "what is too old is not kept"
        await store.add_chat("other", KeptChat(0, "Anna", "elsewhere", 9.0), 4)
        assert len(await store.chat("talk", 9)) == 4

    with_store(database, work)


def test_a_database_of_the_future_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    with_store(sqlite_at(tmp_path), lambda store: store.ping())
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.execute("INSERT INTO schema_version VALUES (99)")
    connection.commit()
    connection.close()
    with pytest.raises(BadOption, match="newer"):
        with_store(sqlite_at(tmp_path), lambda store: store.ping())


@pytest.mark.parametrize("address", ["nonsense", "mysql://host/name", "oracle://x"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(BadOption):
        asyncio.run(open_store(address))


def test_a_table_that_cannot_be_read_stops_no_server(database: str) -> None:
    async def spoil(store: Store) -> None:
        await store.add_table(a_table("spoilt"), SEATS, ["nonsense", "* b"])
        await store.append("spoilt", 2, ["b x"], Standing(3, 1, 1, over=False), 9.0)

    with_store(database, spoil)
    with serving(Settings(database=database)) as server:
        assert server.http.get("/api/tables/spoilt").status_code == 200
        with connect(server.socket_of("spoilt")) as socket:
            socket.send('{"type":"hello","tokens":[]}')
            assert '"unreadable"' in str(socket.recv(timeout=20))
