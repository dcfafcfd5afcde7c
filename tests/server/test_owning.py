"""One server owns a database; a second one says so and leaves it alone."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from skald.cli.serve import serve
from skald.kernel.errors import BadOption, SkaldError
from skald.server.settings import Settings
from skald.server.store import open_store
from tests.server.conftest import POSTGRES, new_postgres
from tests.server.playing import PERSON, new_table
from tests.server.serving import PATIENCE, Mortal, Server, serving, sqlite_at
from tests.server.test_serve import run

TAKEN = "Another Skald serves this database already"


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of an empty database."""
    return new_database()


def test_a_second_server_is_refused_in_one_sentence(database: str) -> None:
    with serving(Settings(database=database)) as server:
        with pytest.raises(SkaldError, match=TAKEN):
            serve("127.0.0.1", 0, database)
        assert new_table(server, "ice-garden", PERSON, PERSON).info()["players"] == 2


def test_a_database_is_free_when_its_server_has_stopped(database: str) -> None:
    for _ in range(2):
        with serving(Settings(database=database)) as server:
            assert server.http.get("/api/health").status_code == 200


def test_a_database_is_free_when_its_server_was_killed(database: str) -> None:
    with Mortal(database) as mortal:
        mortal.kill()
        mortal.start()
        assert mortal.server.http.get("/api/health").status_code == 200


def test_one_store_at_a_time(database: str) -> None:
    async def try_twice() -> None:
        first = await open_store(database)
        with pytest.raises(BadOption, match=TAKEN):
            await open_store(database)
        await first.ping()
        await first.close()
        await (await open_store(database)).close()

    asyncio.run(try_twice())


def test_databases_in_memory_are_everybodys_own() -> None:
    async def open_two() -> None:
        stores = [await open_store("sqlite://") for _ in range(2)]
        for store in stores:
            await store.close()

    asyncio.run(open_two())


def by_folder(folder: Path) -> Path:
    """The same file through another folder."""
    (folder / "link").symlink_to(folder)
    return folder / "link" / "tables.db"


def by_symlink(folder: Path) -> Path:
    """A link that names it."""
    (folder / "link.db").symlink_to("tables.db")
    return folder / "link.db"


def by_hard_link(folder: Path) -> Path:
    """A second name in another folder."""
    (folder / "other").mkdir()
    (folder / "other" / "link.db").hardlink_to(folder / "tables.db")
    return folder / "other" / "link.db"


def by_relative_path(folder: Path) -> Path:
    """Seen from where we are."""
    return Path(os.path.relpath(folder / "tables.db"))


@pytest.mark.parametrize("name", [by_folder, by_symlink, by_hard_link, by_relative_path])
def test_the_same_file_by_another_name_is_taken_too(
    name: Callable[[Path], Path], tmp_path: Path
) -> None:
    async def try_both() -> None:
        store = await open_store(sqlite_at(tmp_path))
        other = f"sqlite:///{name(tmp_path)}"
        with pytest.raises(BadOption, match=TAKEN):
            await open_store(other)
        # And from another process, which knows nothing of this one.
        second = run(["serve", "--port", "0", "--db", other], tmp_path)
        _, complaint = second.communicate(timeout=PATIENCE)
        assert TAKEN in complaint
        await store.ping()
        await store.close()

    asyncio.run(try_both())


def test_a_second_name_is_refused_though_nobody_serves_the_first(tmp_path: Path) -> None:
    """SQLite's log lies beside the first name; by the second the last moves would be missing."""

    async def try_both() -> None:
        await (await open_store(sqlite_at(tmp_path))).close()
        other = by_hard_link(tmp_path)
        for address in (sqlite_at(tmp_path), f"sqlite:///{other}"):
            with pytest.raises(BadOption, match="more than one name"):
                await open_store(address)
        other.unlink()
        await (await open_store(sqlite_at(tmp_path))).close()

    asyncio.run(try_both())


def test_a_second_start_at_home_leads_to_the_first(tmp_path: Path) -> None:
    first = run(["play", "--no-browser"], tmp_path)
    try:
        assert first.stdout is not None
        address = first.stdout.readline().split()[3]
        second = run(["play", "--no-browser"], tmp_path)
        assert second.communicate(timeout=PATIENCE) == (f"Skald is already at {address}\n", "")
        assert second.returncode == 0
    finally:
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=PATIENCE)


# PostgreSQL may lose the session that holds the lock.


def ask(database: str, *queries: str) -> None:
    """Ask PostgreSQL things on one connection, and hold what was locked for a while."""
    import asyncpg  # type: ignore[import-untyped]

    async def run_queries() -> None:
        connection = await asyncpg.connect(database)
        for query in queries:
            await connection.execute(query)
        await connection.close()

    asyncio.run(run_queries())


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
STEAL = "SELECT pg_advisory_lock(5141915)"


def answers(server: Server) -> bool:
    """Whether the server is there."""
    try:
        return server.http.get("/api/health").status_code == 200
    except Exception:
        return False


@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
def test_a_lost_lock_is_taken_again() -> None:
    database = new_postgres(POSTGRES)
    with Mortal(database) as mortal:
        ask(database, CUT)
        time.sleep(5)
        assert answers(mortal.server)
        with pytest.raises(SkaldError, match=TAKEN):
            serve("127.0.0.1", 0, database)


@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
def test_who_has_lost_the_lock_to_another_leaves() -> None:
    database = new_postgres(POSTGRES)
    with Mortal(database) as mortal:
        ask(database, CUT, STEAL, "SELECT pg_sleep(6)")
        assert not answers(mortal.server)
        log = mortal.stop()
    assert "another server has taken the database over" in log
    assert "Traceback" not in log
