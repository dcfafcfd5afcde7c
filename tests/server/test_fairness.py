"""Bots are shared fairly: whoever has many tables makes nobody else wait. Time is virtual."""

import asyncio
from itertools import pairwise

from skald.server.services import Services
from skald.server.store.kept import SeatLevel
from skald.server.table import Table
from tests.server.staging import Stage, a_house
from tests.server.virtual import run

# What an address may make in a minute, but for one.
MANY = 59
DEEP = 4.8
QUICK = 0.02


class Town:
    """A services of two workers: one address watches many tables, another one a single table."""

    def __init__(self) -> None:
        self.services: Services = a_house(2, QUICK, DEEP)
        self._tables: list[Table] = []

    def open(self, level: SeatLevel) -> Stage:
        """A table of two bots."""
        stage = Stage(self.services, "ice-garden", level, level, number=len(self._tables))
        self._tables.append(stage.table)
        return stage

    async def close(self) -> None:
        """The end."""
        await asyncio.gather(*[table.close() for table in self._tables])


async def honest(
    level: SeatLevel, crowd: SeatLevel, seconds: float, crowd_at: str = "one address"
) -> list[float]:
    """How long each move of an honest person's bots took beside a crowd of other bots."""
    town = Town()
    for _ in range(MANY):
        stage = town.open(crowd)
        if crowd_at:
            stage.sit(crowd_at)
    await asyncio.sleep(0.5)
    watcher = town.open(level).sit("another address")
    await asyncio.sleep(seconds)
    await town.close()
    return [after - before for before, after in pairwise(watcher.times("update"))]


def test_a_quick_bot_answers_within_a_second_beside_59_tables_that_think_long() -> None:
    waits = run(honest("farmhand", "skald", 30.0))
    assert len(waits) >= 30
    assert max(waits) < 1.0


def test_a_quick_bot_answers_within_a_second_beside_59_tables_of_quick_bots() -> None:
    waits = run(honest("farmhand", "hunter", 2.0))
    assert len(waits) >= 20
    assert max(waits) < 1.0


def test_a_bot_that_thinks_long_does_not_wait_for_those_of_another_address() -> None:
    waits = run(honest("skald", "skald", 60.0))
    assert len(waits) >= 11
    assert max(waits) < DEEP + QUICK


def test_where_nobody_waits_bots_make_nobody_wait() -> None:
    waits = run(honest("skald", "skald", 60.0, crowd_at=""))
    assert len(waits) >= 11
    assert max(waits) < DEEP + QUICK
