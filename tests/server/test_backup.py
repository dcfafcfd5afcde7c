"""Backups are made and brought back while a server runs, from and into both databases."""

import asyncio
import random
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from skald.cli.keeping import backup, restore
from skald.kernel.errors import BadOption
from skald.server.settings import Settings
from skald.server.store import KeptChat, Standing, Store
from skald.server.store.backup import Restored, back_up
from skald.server.store.backup import restore as bring_back
from tests.server.conftest import POSTGRES, new_postgres
from tests.server.playing import PERSON, Made, new_table
from tests.server.serving import serving, sqlite_at
from tests.server.test_store import SEATS, a_table, with_store

NO_POSTGRES = pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
KINDS = [
    pytest.param("sqlite", "sqlite"),
    pytest.param("sqlite", "postgres", marks=NO_POSTGRES),
    pytest.param("postgres", "sqlite", marks=NO_POSTGRES),
    pytest.param("postgres", "postgres", marks=NO_POSTGRES),
]


@pytest.fixture
def new(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes empty databases of a kind."""

    def make(kind: str) -> str:
        return (
            new_postgres(POSTGRES)
            if kind == "postgres"
            else sqlite_at(tmp_path_factory.mktemp("store"))
        )

    return make


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of an empty database of each kind."""
    return new_database()


def keep(database: str, *names: str, rows: int = 4) -> None:
    """Tables with everything that a table can have."""

    async def work(store: Store) -> None:
        for name in names:
            await store.add_table(a_table(name), SEATS, ["* a", "* b"], {"name": {"x": [1, "ż"]}})
            for ply in range(2, rows):
                standing = Standing(ply + 1, 1, 1, over=False)
                await store.append(name, ply, [f"b {ply}"], standing, 9.0)
            for n in range(3):
                await store.add_chat(name, KeptChat(0, "Ann", f"word {n} ⚔", float(n)), 9)

    with_store(database, work)


def everything(database: str, *names: str) -> list[object]:
    """All that is kept of some tables."""
    found: list[object] = []

    async def work(store: Store) -> None:
        for name in names:
            found.append(await store.table(name))
            found.append(await store.seats(name))
            found.append(await store.journal(name))
            found.append(await store.chat(name, 99))
            found.append(await store.components(name))

    with_store(database, work)
    return found


def back(database: str, file: Path, *, replace: bool = False) -> Restored:
    """Restore."""
    return asyncio.run(bring_back(database, file, replace=replace))


# Round trips.


@pytest.mark.parametrize(("source", "target"), KINDS)
def test_everything_comes_back_as_it_was(
    source: str, target: str, new: Callable[[str], str], tmp_path: Path
) -> None:
    old, fresh, file = new(source), new(target), tmp_path / "skald.backup"
    keep(old, "one", "two")
    assert asyncio.run(back_up(old, file)) == 2
    assert back(fresh, file) == Restored(added=2, renewed=0, waiting=0, left=0)
    assert everything(fresh, "one", "two") == everything(old, "one", "two")
    # Twice does nothing more, and whoever goes on talking is heard last.
    assert back(fresh, file) == Restored(added=0, renewed=0, waiting=0, left=2)

    async def talk(store: Store) -> None:
        await store.add_chat("one", KeptChat(0, "Ann", "later", 9.0), 9)
        assert (await store.chat("one", 9))[-1].text == "later"

    with_store(fresh, talk)


def test_a_backup_is_for_its_owner_alone(database: str, tmp_path: Path) -> None:
    """Seeds of running games are in it."""
    keep(database, "one")
    file = tmp_path / "skald.backup"
    asyncio.run(back_up(database, file))
    assert file.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [file], "nothing else is left behind"


# A server runs.


@pytest.fixture
def busy(database: str) -> Iterator[tuple[str, Made]]:
    """A database at whose table two people play without a pause."""
    settings = Settings(database=database, messages=10_000.0)
    with serving(settings) as server:
        made = new_table(server, "ice-garden", PERSON, PERSON)
        with made.chair(0, 1) as chair:
            done = threading.Event()

            def play() -> None:
                dice = random.Random(1)
                while not done.is_set() and chair.wait_for_turn():
                    chair.play(dice)

            player = threading.Thread(target=play)
            player.start()
            try:
                yield database, made
            finally:
                done.set()
                player.join()


def test_a_backup_of_a_running_server_is_one_moment(busy: tuple[str, Made], tmp_path: Path) -> None:
    database, made = busy
    for n in range(5):
        before = made.info()["ply"]
        file = tmp_path / f"{n}.backup"
        asyncio.run(back_up(database, file))
        with closing(sqlite3.connect(file)) as connection:
            [[ply, rows, last]] = connection.execute(
                "SELECT ply, (SELECT count(*) FROM journal), (SELECT max(ply) FROM journal) "
                "FROM game_table"
            )
        assert ply == rows == last + 1
        assert ply >= before, "what was acknowledged before is in it"


def test_a_running_server_gets_back_what_it_lacks(database: str, tmp_path: Path) -> None:
    file = tmp_path / "skald.backup"
    lost = f"sqlite:///{tmp_path / 'lost.db'}"
    with serving(Settings(database=lost)) as server:
        made = new_table(server, "ice-garden", PERSON, PERSON)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            asyncio.run(back_up(lost, file))
            before = chair.now
    with serving(Settings(database=database)) as server:
        other = new_table(server, "ice-garden", PERSON, PERSON)
        assert back(database, file) == Restored(added=1, renewed=0, waiting=0, left=0)
        made.server = server
        with made.chair(0, 1) as chair:
            assert chair.now["view"] == before["view"]
            chair.play(random.Random(2))
        with other.chair(0, 1) as chair:
            chair.play(random.Random(2))


def test_a_running_server_is_not_replaced(database: str, tmp_path: Path) -> None:
    file = tmp_path / "skald.backup"
    with serving(Settings(database=database)) as server:
        made = new_table(server, "ice-garden", PERSON, PERSON)
        asyncio.run(back_up(database, file))
        with pytest.raises(BadOption, match="A server runs on this database: end it"):
            back(database, file, replace=True)
        assert made.info()["id"] == made.id


# What is kept and what is replaced.


def test_a_table_is_brought_forward_but_never_back(database: str, tmp_path: Path) -> None:
    early, late = tmp_path / "early", tmp_path / "late"
    keep(database, "one")
    asyncio.run(back_up(database, early))

    async def go_on(store: Store) -> None:
        await store.append("one", 4, ["b 4"], Standing(5, 0, 1, over=False), 10.0)

    with_store(database, go_on)
    asyncio.run(back_up(database, late))
    after = everything(database, "one")
    assert back(database, early) == Restored(added=0, renewed=0, waiting=0, left=1)
    assert everything(database, "one") == after
    assert back(database, early, replace=True) == Restored(added=1, renewed=0, waiting=0, left=0)
    assert everything(database, "one") != after
    with serving(Settings(database=database)):
        assert back(database, late) == Restored(added=0, renewed=0, waiting=1, left=0)
    assert back(database, late) == Restored(added=0, renewed=1, waiting=0, left=0)
    assert everything(database, "one") == after


def test_a_game_that_went_another_way_is_left_alone(database: str, tmp_path: Path) -> None:
    file = tmp_path / "skald.backup"
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    keep(elsewhere, "one", rows=6)
    asyncio.run(back_up(elsewhere, file))

    async def other_way(store: Store) -> None:
        await store.add_table(a_table("one"), SEATS, ["* a", "* c"])

    with_store(database, other_way)
    assert back(database, file) == Restored(added=0, renewed=0, waiting=0, left=1)
    assert everything(database, "one")[2] == ["* a", "* c"]


def test_replacing_drops_what_the_backup_has_not(database: str, tmp_path: Path) -> None:
    file = tmp_path / "skald.backup"
    keep(database, "one")
    asyncio.run(back_up(database, file))
    keep(database, "two")
    assert back(database, file, replace=True).added == 1
    assert everything(database, "two")[0] is None
    assert everything(database, "one")[2] == ["* a", "* b", "b 2", "b 3"]


def test_a_backup_of_an_older_version_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    """The first schema had no components."""
    file = tmp_path / "skald.backup"
    old = f"sqlite:///{tmp_path / 'old.db'}"
    keep(old, "one")
    asyncio.run(back_up(old, file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE components")
        connection.execute("DELETE FROM schema_version WHERE version > 1")
        connection.commit()
    size = file.read_bytes()
    assert back(database, file).added == 1
    assert everything(database, "one")[2] == ["* a", "* b", "b 2", "b 3"]
    assert file.read_bytes() == size, "the backup itself stays as it is"


# Bad input.


def test_bad_files_are_refused_in_one_sentence(tmp_path: Path) -> None:
    database, text = sqlite_at(tmp_path), tmp_path / "text"
    keep(database, "one")
    text.write_text("no database at all\n" * 100)
    empty = tmp_path / "empty"
    sqlite3.connect(empty).close()
    empty.touch()
    future = tmp_path / "future"
    asyncio.run(back_up(database, future))
    with closing(sqlite3.connect(future)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
        connection.commit()
    for file, says in (
        (tmp_path / "nothing", "There is no file"),
        (text, "is no backup of Skald"),
        (empty, "holds no tables of Skald"),
        (future, "newer version"),
    ):
        with pytest.raises(BadOption, match=says) as refused:
            back(database, file)
        assert "\n" not in str(refused.value)
    assert everything(database, "one")[0] is not None


def test_a_backup_overwrites_nothing_and_needs_a_database(tmp_path: Path) -> None:
    database, file = sqlite_at(tmp_path), tmp_path / "skald.backup"
    keep(database, "one")
    file.write_text("precious")
    for address, where, says in (
        (database, file, "already: name another"),
        (f"sqlite:///{tmp_path}/none.db", tmp_path / "new", "There is no file"),
        ("sqlite://", tmp_path / "new", "in memory"),
        (database, tmp_path / "nowhere" / "new", "cannot be made: No such file"),
        ("postgresql://user:word@127.0.0.1:1/none", tmp_path / "new", "cannot be made"),
    ):
        with pytest.raises(BadOption, match=says) as refused:
            asyncio.run(back_up(address, where))
        assert "word@" not in str(refused.value)
    assert file.read_text() == "precious"
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "new").exists()


def test_a_second_name_leads_around_nothing(tmp_path: Path) -> None:
    database, file = sqlite_at(tmp_path), tmp_path / "skald.backup"
    keep(database, "one")
    asyncio.run(back_up(database, file))
    (tmp_path / "link.db").hardlink_to(tmp_path / "tables.db")
    other = f"sqlite:///{tmp_path / 'link.db'}"
    with pytest.raises(BadOption, match="more than one name"):
        asyncio.run(back_up(other, tmp_path / "new"))
    with pytest.raises(BadOption, match="more than one name"):
        back(other, file)


# At the command line.


def test_the_commands_tell_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = sqlite_at(tmp_path), tmp_path / "skald.backup"
    keep(database, "one", "two")
    backup(file, database)
    told = capsys.readouterr().out
    assert re.fullmatch(rf"2 tables kept in {re.escape(str(file))} \(\d+ kB\)\.\n", told)
    restore(file, f"sqlite:///{tmp_path / 'new.db'}", replace=False)
    assert capsys.readouterr().out == "2 tables added.\n"
    restore(file, database, replace=False)
    assert capsys.readouterr().out == "0 tables added.\n2 tables left as they are.\n"
