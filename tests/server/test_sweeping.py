"""Tables leave the memory, whatever happens meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from skald.server.making import WantedSeat, new_table
from skald.server.services import Services
from skald.server.settings import Settings
from skald.server.store import open_store
from skald.server.table import Table
from skald.server.tables import Tables
from tests.server.serving import sqlite_at

PEOPLE = [WantedSeat("person"), WantedSeat("person")]


def with_tables(folder: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Do something with tables that are forgotten as soon as nobody looks."""

    async def run() -> None:
        settings = Settings(database=sqlite_at(folder), idle=-1.0)
        services = Services(settings, await open_store(settings.database))
        tables = Tables(services)
        try:
            await work(tables)
        finally:
            await tables.close()
            await services.close()

    asyncio.run(run())


async def add_table(tables: Tables) -> str:
    """A table in the memory, its first letter read."""
    new = new_table("ice-garden", {}, PEOPLE, None, 0.0)
    await tables.add(new)
    for _ in range(10):
        await asyncio.sleep(0)
    return new.kept.id


def test_knocks_at_unknown_tables_do_not_stop_the_sweeper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one table is closed another may be gone."""
    close = Table.close

    async def work(tables: Tables) -> None:
        await add_table(tables)
        knock = asyncio.create_task(tables.open("nosuchtable"))

        async def slow_close(table: Table) -> None:
            assert await knock is None
            await close(table)

        monkeypatch.setattr(Table, "close", slow_close)
        await asyncio.sleep(0)
        assert len(tables) == 2
        await tables.sweep()
        assert len(tables) == 0
        assert tables.services.metrics.failures == 0

    with_tables(tmp_path, work)


def test_a_table_that_fails_to_close_is_told_and_keeps_no_other_in_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    close = Table.close

    async def work(tables: Tables) -> None:
        bad = await add_table(tables)
        await add_table(tables)

        async def fail(table: Table) -> None:
            await close(table)
            if table.id == bad:
                raise ValueError("something nobody thought of")

        monkeypatch.setattr(Table, "close", fail)
        with caplog.at_level(logging.ERROR, "skald.tables"):
            await tables.sweep()
        assert len(tables) == 0
        assert tables.services.metrics.failures == 1
        [record] = caplog.records
        assert vars(record)["table"] == bad

    with_tables(tmp_path, work)


def test_the_sweeper_goes_on_after_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skald.server.tables._SWEEP", 0.0)
    sweep, enough = Tables.sweep, asyncio.Event()
    failed = 0

    async def fail_twice(tables: Tables) -> None:
        nonlocal failed
        if failed < 2:
            failed += 1
            raise KeyError("something nobody thought of")
        await sweep(tables)
        enough.set()

    async def work(tables: Tables) -> None:
        monkeypatch.setattr(Tables, "sweep", fail_twice)
        tables.start()
        await asyncio.wait_for(enough.wait(), 30)
        assert tables.services.metrics.failures == 2

    with_tables(tmp_path, work)


def test_one_table_that_cannot_be_woken_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[str] = []

    async def open_or_fail(tables: Tables, table_id: str) -> None:
        if table_id == "bad":
            raise ValueError("something nobody thought of")
        woken.append(table_id)

    async def work(tables: Tables) -> None:
        async def waiting() -> list[str]:
            return ["bad", "good"]

        monkeypatch.setattr(tables.services.store, "waiting_for_bots", waiting)
        monkeypatch.setattr(Tables, "open", open_or_fail)
        await tables.wake_bots()
        assert woken == ["good"]
        assert tables.services.metrics.failures == 1

    with_tables(tmp_path, work)
