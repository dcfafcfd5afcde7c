"""One server for all tests of a process; on each database that is there."""

import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from skald.server.settings import Settings
from tests.server.playing import OPEN, PERSON, Chair, Made, new_table
from tests.server.serving import CLOCK, Server, serving, sqlite_at

POSTGRES = os.environ.get("SKALD_POSTGRES", "")


def _database(kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return sqlite_at(folder)
    return new_postgres(POSTGRES)


def new_postgres(address: str) -> str:
    """An empty schema of its own in a PostgreSQL."""
    import asyncio

    import asyncpg  # type: ignore[import-untyped]

    name = f"test_{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(address).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(
    scope="session",
    params=[
        "sqlite",
        pytest.param(
            "postgres",
            marks=pytest.mark.skipif(
                not POSTGRES, reason="SKALD_POSTGRES names no server; see tests/server/postgres.sh"
            ),
        ),
    ],
)
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes empty databases, and tells their addresses."""
    return lambda: _database(request.param, tmp_path_factory.mktemp("store"))


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str]) -> Iterator[Server]:
    """A server that everybody may use."""
    settings = Settings(
        database=new_database(),
        workers=1,
        clock=CLOCK,
        messages=10_000.0,
        creations=1_000_000,
        studies=1_000_000,
        arrivals=1_000_000,
    )
    with serving(settings) as running:
        yield running


@pytest.fixture
def made(server: Server) -> Made:
    """A table of two people."""
    return new_table(server, "ice-garden", PERSON, OPEN)


@pytest.fixture
def ann(made: Made) -> Iterator[Chair]:
    """At the first seat."""
    with made.chair(0) as chair:
        yield chair


@pytest.fixture
def bob(made: Made, ann: Chair) -> Iterator[Chair]:
    """At the second seat."""
    with made.chair(1) as chair:
        ann.next("seats")
        yield chair
