"""A disk that is full, a file that is lost or only read: nothing is told that is not kept."""

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from skald.server.store import Standing, Store, Unkept, open_store
from tests.server.conftest import POSTGRES, new_postgres
from tests.server.playing import FARMHAND, PERSON, Chair, Made, new_table
from tests.server.serving import PATIENCE, Mortal, Server, sqlite_at
from tests.server.test_owning import ask
from tests.server.test_store import SEATS, START, a_table, count_commits, with_store

GONE = "the database file was deleted or moved away"


class Disk(Protocol):
    """A disk that can be filled."""

    folder: Path

    def fill(self, server: int) -> None:
        """Nothing more fits."""
        ...

    def empty(self, server: int) -> None:
        """Everything fits again."""
        ...


class SmallDisk:
    """A file system of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self, server: int) -> None:
        with self._filler.open("wb", buffering=0) as file:
            for block in (65_536, 4_096, 512, 1):
                try:
                    while True:
                        file.write(b"x" * block)
                except OSError:
                    continue

    def empty(self, server: int) -> None:
        self._filler.unlink()


class SmallFiles:
    """A process whose files may not grow: what anybody can do without owning the machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: int) -> None:
        _, most = resource.prlimit(server, resource.RLIMIT_FSIZE)
        # SQLite writes its log anew from the start when all of it is in the database.
        resource.prlimit(server, resource.RLIMIT_FSIZE, (0, most))

    def empty(self, server: int) -> None:
        _, most = resource.prlimit(server, resource.RLIMIT_FSIZE)
        resource.prlimit(server, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def mounted(folder: Path) -> Iterator[Path]:
    """A small file system at a folder; skipped where nobody may mount one."""
    where = folder / "small"
    where.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(where)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here; `small files` shows the same")
    try:
        yield where
    finally:
        subprocess.run(["umount", "-l", str(where)], check=True)


@pytest.fixture(params=["small disk", "small files"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk that can be filled."""
    if request.param == "small files":
        yield SmallFiles(tmp_path)
        return
    with mounted(tmp_path) as folder:
        yield SmallDisk(folder)


def trouble(server: Server) -> str:
    """What health says; nothing if all is well."""
    answer = server.http.get("/api/health")
    if answer.status_code == 200:
        return ""
    assert answer.status_code == 503
    assert answer.json()["error"]["key"] == "web-error-unkept"
    return str(answer.json()["error"]["text"])


def wait_until_well(server: Server) -> None:
    """Until health says so."""
    until = time.monotonic() + PATIENCE
    while trouble(server):
        assert time.monotonic() < until, trouble(server)
        time.sleep(0.05)


def is_refused(chair: Chair) -> bool:
    """Try one move: whether it is refused because it cannot be kept."""
    ply = chair.now["ply"]
    chair.move(chair.now["offers"][0]["text"])
    while chair.now["ply"] <= ply:
        message = chair.receive()
        if message["type"] == "refused":
            assert message["reason"] == "unkept"
            return True
    return False


def play_until_refused(chair: Chair, most: int = 200) -> None:
    """Play on until something cannot be kept."""
    assert any(is_refused(chair) for _ in range(most)), "every move was acknowledged"


def assert_kept(made: Made, before: Chair) -> None:
    """What was seen before is still so."""
    with made.chair(0, 1) as chair:
        assert chair.now["ply"] >= before.now["ply"], "an acknowledged move is lost"
        assert chair.log[: len(before.log)] == before.log


def two_people(mortal: Mortal) -> Made:
    """A table of two people, both at one screen."""
    return new_table(mortal.server, "ice-garden", PERSON, PERSON)


# The disk is full.


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(disk: Disk) -> None:
    with Mortal(sqlite_at(disk.folder)) as mortal:
        made = two_people(mortal)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            disk.fill(mortal.pid)
            play_until_refused(chair)
            assert "Nothing can be kept at the moment" in trouble(mortal.server)
            wanted = {"game": "ice-garden", "seats": [PERSON, PERSON]}
            assert mortal.server.http.post("/api/tables", json=wanted).status_code == 503
            with made.chair(0, 1) as again:
                assert again.now["ply"] == chair.now["ply"], "what is there can be looked at"
            disk.empty(mortal.pid)
            wait_until_well(mortal.server)
            chair.play(random.Random(2))
            disk.fill(mortal.pid)
            play_until_refused(chair)
            disk.empty(mortal.pid)
            mortal.kill()
            mortal.start()
            assert_kept(made, chair)


def test_bots_wait_until_they_can_be_heard(tmp_path: Path) -> None:
    disk = SmallFiles(tmp_path)
    with Mortal(sqlite_at(tmp_path)) as mortal:
        made = new_table(mortal.server, "northgard", FARMHAND, FARMHAND)
        disk.fill(mortal.pid)
        until = time.monotonic() + PATIENCE
        while not trouble(mortal.server):
            assert time.monotonic() < until, "bots play on a full disk"
        before = made.info()["ply"]
        disk.empty(mortal.pid)
        until = time.monotonic() + PATIENCE
        while made.info()["ply"] < before + 5 and not made.info()["over"]:
            assert time.monotonic() < until, "bots do not go on"
            time.sleep(0.02)
        log = mortal.stop()
    assert log.count('"nothing can be kept"') == 1
    assert log.count('"everything can be kept again"') == 1
    assert "a table failed" not in log


# The file is lost.


def lose_by_deleting(database: Path) -> None:
    """The file and its log."""
    for path in database.parent.glob(f"{database.name}*"):
        path.unlink()


def lose_the_log(database: Path) -> None:
    """Only the log, in which the last moves are."""
    database.with_name(f"{database.name}-wal").unlink()


def lose_to_another(database: Path) -> None:
    """An older copy takes its place."""
    copy = database.with_name("older.db")
    sqlite3.connect(copy).close()
    copy.touch()
    copy.replace(database)


def rows_of(database: Path) -> int:
    """How many rows all journals have."""
    with closing(sqlite3.connect(database)) as connection:
        [[rows]] = connection.execute("SELECT count(*) FROM journal")
    return int(rows)


@contextmanager
def losing(folder: Path, lose: Callable[[Path], None]) -> Iterator[tuple[Mortal, Made, Chair]]:
    """A table whose file is lost while it is played at: the next move is refused."""
    with Mortal(sqlite_at(folder)) as mortal:
        made = two_people(mortal)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            lose(folder / "tables.db")
            assert is_refused(chair)
            yield mortal, made, chair


@pytest.mark.parametrize(
    ("lose", "says"),
    [
        (lose_by_deleting, GONE),
        (lose_the_log, GONE),
        (lose_to_another, "another file lies where the database was"),
    ],
)
def test_nothing_is_acknowledged_into_a_lost_file(
    lose: Callable[[Path], None], says: str, tmp_path: Path
) -> None:
    with losing(tmp_path, lose) as (mortal, _, chair):
        assert says in trouble(mortal.server)
        # What was acknowledged before lies in a file that can be found.
        [rescued] = tmp_path.glob("tables-rescued-*.db")
        assert rows_of(rescued) >= chair.now["ply"]
        assert rescued.stat().st_mode & 0o077 == 0


def test_play_goes_on_in_a_rescued_file(tmp_path: Path) -> None:
    with losing(tmp_path, lose_by_deleting) as (mortal, made, chair):
        mortal.kill()
        [rescued] = tmp_path.glob("tables-rescued-*.db")
        rescued.rename(tmp_path / "tables.db")
        mortal.start()
        assert_kept(made, chair)


def test_play_goes_on_when_a_file_is_back_that_was_moved_away(tmp_path: Path) -> None:
    database, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere"
    with Mortal(sqlite_at(tmp_path)) as mortal:
        made = two_people(mortal)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            database.rename(elsewhere)
            assert is_refused(chair)
            assert GONE in trouble(mortal.server)
            elsewhere.rename(database)
            wait_until_well(mortal.server)
            chair.play(random.Random(2))
            mortal.kill()
            mortal.start()
            assert_kept(made, chair)


# The database can only be read, or does not answer.


async def set_sqlite(store: Store, pragma: str) -> None:
    """Change the one connection of a store."""
    await store._database.read(lambda connection: connection.exec_driver_sql(f"PRAGMA {pragma}"))


def test_a_database_that_can_only_be_read_says_so(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table("kept"), SEATS, ["* a", "* b"])
        await set_sqlite(store, "query_only=ON")
        with pytest.raises(Unkept, match="can only be read"):
            await store.append("kept", 2, ["b x"], Standing(3, 0, 0, over=False), 9.0)
        with pytest.raises(Unkept, match="can only be read"):
            await store.ping()
        assert await store.journal("kept") == ["* a", "* b"]
        await set_sqlite(store, "query_only=OFF")
        await asyncio.wait_for(store.condition.until_well(), PATIENCE)
        await store.ping()
        await store.append("kept", 2, ["b x"], START, 9.0)

    with_store(sqlite_at(tmp_path), work)


def test_many_moves_that_cannot_be_kept_fail_together(tmp_path: Path) -> None:
    """One attempt tells that the disk is full; each table must not try for itself."""

    async def work(store: Store) -> None:
        names = [f"many{n}" for n in range(20)]
        for name in names:
            await store.add_table(a_table(name), SEATS, ["* a", "* b"])
        await set_sqlite(store, "query_only=ON")
        attempts = count_commits(store)
        moves = [store.append(name, 2, ["b x"], START, 1.0) for name in names]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert all(isinstance(each, Unkept) for each in results)
        assert len(attempts) == 1

    with_store(sqlite_at(tmp_path), work)


def test_a_file_that_may_not_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        # Nothing keeps root from writing, except to a folder.
        (tmp_path / "tables.db").mkdir()
    else:
        (tmp_path / "tables.db").touch(mode=0o400)
    with pytest.raises(Exception, match=r"The database cannot be opened: [^\n]*\.$"):
        asyncio.run(open_store(sqlite_at(tmp_path)))


@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
def test_a_postgres_that_can_only_be_read_says_so() -> None:
    database = new_postgres(POSTGRES)
    name = database.rpartition("/")[2]
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()"
    )
    with Mortal(database) as mortal:
        made = two_people(mortal)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            ask(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on", cut)
            play_until_refused(chair)
            assert "can only be read" in trouble(mortal.server)
            ask(
                database,
                "SET default_transaction_read_only = off",
                f"ALTER DATABASE {name} SET default_transaction_read_only = off",
                cut,
            )
            wait_until_well(mortal.server)
            chair.play(random.Random(2))
            mortal.kill()
            mortal.start()
            assert_kept(made, chair)


@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
def test_who_comes_while_postgres_is_away_is_asked_to_come_again() -> None:
    database = new_postgres(POSTGRES)
    name = database.rpartition("/")[2]
    with Mortal(database) as mortal:
        made = two_people(mortal)
        ask(
            POSTGRES,
            f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        answer = mortal.server.http.get(f"/api/tables/{made.id}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "web-error-unkept")
        ask(POSTGRES, f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        wait_until_well(mortal.server)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
