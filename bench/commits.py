"""What it costs to keep a move: one table, or many that move at once and share their commits.

    python bench/commits.py

`FULL` is how tables are kept: a commit waits until the disk has it. `NORMAL` does not wait, and a
power cut may lose the last moves; it is measured only to tell the price.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from skald.server.store import KeptSeat, KeptTable, Standing, Store, open_store

MODES: Final = ("NORMAL", "FULL")
CROWDS: Final = (1, 200)
STAND: Final = Standing(0, 0, 0, over=False)
SEAT: Final = KeptSeat(0, "person", "Ann", "", "hash", substituted=False)


class Price:
    """What was measured with so many tables at once."""

    def __init__(self, mode: str, tables: int) -> None:
        self.mode: Final = mode
        self.tables: Final = tables
        self.waits: Final[list[float]] = []
        self.commits = 0
        self.seconds = 0.0

    def row(self) -> str:
        """A line of the table."""
        ordered = sorted(self.waits)
        cells = (
            str(self.tables),
            f"`{self.mode}`",
            f"{len(ordered) / self.seconds:,.0f}",
            f"{len(ordered) / self.commits:.1f}",
            f"{self.seconds / self.commits * 1000:.2f} ms",
            f"{ordered[len(ordered) // 2] * 1000:.2f} ms",
            f"{ordered[int(len(ordered) * 0.99)] * 1000:.2f} ms",
        )
        return "| " + " | ".join(cells) + " |"


async def measure(mode: str, tables: int, seconds: float) -> Price:
    """Let tables move as fast as they can."""
    price = Price(mode, tables)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/tables.db")
        await store._database.read(lambda c: c.exec_driver_sql(f"PRAGMA synchronous={mode}"))
        count_commits(store, price)
        names = [f"table{n}" for n in range(tables)]
        await asyncio.gather(*[store.add_table(a_table(name), [SEAT], ["* a"]) for name in names])
        price.commits = 0
        began = time.perf_counter()
        await asyncio.gather(*[move(store, name, began + seconds, price) for name in names])
        price.seconds = time.perf_counter() - began
        await store.close()
    return price


async def move(store: Store, name: str, until: float, price: Price) -> None:
    """One table moves, waits until that is kept, and moves again."""
    ply = 1
    while (began := time.perf_counter()) < until:
        rows = ["b some action", "* some outcome"]
        await store.append(name, ply, rows, STAND, began)
        price.waits.append(time.perf_counter() - began)
        ply += len(rows)


def count_commits(store: Store, price: Price) -> None:
    """Count every transaction that writes."""
    write = store._database.write

    async def counted(work: Callable[[Connection], object]) -> object:
        price.commits += 1
        return await write(work)

    store._database.write = counted


def a_table(name: str) -> KeptTable:
    """Any table."""
    return KeptTable(
        id=name,
        game="ice-garden",
        rules=1,
        began_rules=1,
        players=2,
        options={},
        seed="seed",
        practice=True,
        created=0.0,
        touched=0.0,
        standing=STAND,
    )


def chapter(seconds: float) -> str:
    """What goes into the results file."""
    prices = [asyncio.run(measure(mode, tables, seconds)) for tables in CROWDS for mode in MODES]
    return f"""\
## What it costs to keep a move

Made by `bench/commits.py`: tables that do nothing but move, on the disk of this machine. A move is
answered when its commit is on the disk (`FULL`); `NORMAL`, which a power cut would survive only in
part, is there for comparison. Moves that come while the disk is busy share the next commit.

| tables at once | SQLite | moves/s | moves in a commit | a commit | a move waits, median | p99 |
|---:|---|---:|---:|---:|---:|---:|
{chr(10).join(price.row() for price in prices)}
"""


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    print(chapter(parser.parse_args().seconds), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
