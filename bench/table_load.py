"""Load on the table: many tables with a socket for every seat, one move a second at each.

    python bench/table_load.py --minutes 10 --write bench/RESULTS.md

Starts a server of its own, plays scripted games on it, and prints how long a move took until
everybody at the table had its update. Finished tables are followed by new ones.
"""

import argparse
import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from skald.bench.machine import WORDS, this_machine
from skald.bench.report import UNDER_LOAD, joined

GAMES: Final = ("ice-garden", "northgard")
SEATS: Final = 4
# A move that is not answered within this time is an error.
PATIENCE: Final = 30.0
PERCENTILES: Final = (0.5, 0.9, 0.99, 1.0)
NAMES: Final = ("median", "p90", "p99", "most")


class Offer(Struct):
    """What may be chosen."""

    text: str


class Message(Struct):
    """What a scripted player reads of a message; fields of other messages are left out."""

    type: str
    ply: int = -1
    due: int = -1
    viewer: int = -1
    offers: list[Offer] = []
    ending: dict[str, object] | None = None


DECODER: Final = msgspec.json.Decoder(Message)


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.tables = 0
        self.rows: list[str] = []


class Game:
    """One table and everybody at it."""

    def __init__(self, port: int, number: int, pace: float, figures: Figures) -> None:
        self._port: Final = port
        self._game: Final = GAMES[number % len(GAMES)]
        self._pace: Final = pace
        self._figures: Final = figures
        self._random: Final = random.Random(number)

    async def run(self, until: float, http: httpx.AsyncClient) -> None:
        """Play table after table."""
        while time.monotonic() < until:
            try:
                await self._play(until, http)
            except Exception as error:
                self._figures.errors.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def _play(self, until: float, http: httpx.AsyncClient) -> None:
        wanted = {"game": self._game, "seats": [{"kind": "person"}] * SEATS}
        made = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        self._figures.tables += 1
        address = f"ws://127.0.0.1:{self._port}/api/tables/{made['id']}/socket"
        tokens = [seat["token"] for seat in made["seats"]]
        sockets = [await connect(address, compression=None) for _ in tokens]
        try:
            for each, token in zip(sockets, tokens, strict=True):
                await each.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            await self._moves(sockets, until)
        finally:
            await asyncio.gather(*[each.close() for each in sockets])

    async def _moves(self, sockets: Sequence[ClientConnection], until: float) -> None:
        updates = await self._after(sockets, -1)
        due_at = time.monotonic() + self._random.random() * self._pace
        while time.monotonic() < until and updates[0].ending is None:
            await asyncio.sleep(due_at - time.monotonic())
            now = updates[updates[0].due]
            if not now.offers:
                # A mere formality, which the table answers itself.
                updates = await self._after(sockets, now.ply)
                continue
            move = {
                "type": "move",
                "seat": now.due,
                "ply": now.ply,
                "action": self._random.choice(now.offers).text,
            }
            began = time.perf_counter()
            await sockets[now.due].send(msgspec.json.encode(move).decode())
            updates = await self._after(sockets, now.ply)
            self._figures.latencies.append(time.perf_counter() - began)
            due_at = max(due_at + self._pace, time.monotonic())

    async def _after(self, sockets: Sequence[ClientConnection], ply: int) -> list[Message]:
        """Everybody's update after a row of the journal."""
        reading = [self._newer(each, ply) for each in sockets]
        return await asyncio.wait_for(asyncio.gather(*reading), PATIENCE)

    async def _newer(self, socket: ClientConnection, ply: int) -> Message:
        while True:
            text = await socket.recv()
            self._figures.bytes += len(text)
            message = DECODER.decode(text)
            if message.type == "refused":
                raise RuntimeError(str(text)[:200])
            if message.type == "update" and message.ply > ply:
                return message


# The server.


def start_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    """A server of its own, without limits on how many tables one address may make."""
    code = (
        "from skald.cli.serve import run_at; from skald.server.settings import Settings; "
        f"run_at(Settings(database='sqlite:///{folder}/load.db', workers=1, idle=60, "
        f"messages=1_000, creations=1_000_000, "
        f"sockets=1_000_000), '127.0.0.1', {port})"
    )
    return subprocess.Popen([sys.executable, "-c", code])


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def wait_for(http: httpx.AsyncClient, server: subprocess.Popen[bytes]) -> None:
    """Until the server answers, however busy the machine is."""
    while server.poll() is None:
        try:
            await http.get("/api/health")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise SystemExit("The server does not start.")


def memory_of(pid: int) -> float:
    """Resident memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def report(figures: Figures, pid: int, until: float, every: float) -> None:
    """A line now and then."""
    seen = 0
    began = time.monotonic()
    while True:
        await asyncio.sleep(max(0.0, min(every, until - time.monotonic())))
        new = figures.latencies[seen:]
        seen = len(figures.latencies)
        row = (
            f"{time.monotonic() - began:.0f} s",
            f"{len(new) / every:.1f}",
            *told(new),
            str(len(figures.errors)),
            f"{memory_of(pid):.0f} MB",
        )
        figures.rows.append("| " + " | ".join(row) + " |")
        print("  ".join(f"{cell:>9}" for cell in row), flush=True)
        if time.monotonic() >= until:
            return


def told(latencies: Sequence[float]) -> list[str]:
    """The percentiles in milliseconds."""
    ordered = sorted(latencies) or [0.0]
    at = [ordered[min(int(len(ordered) * part), len(ordered) - 1)] for part in PERCENTILES]
    return [f"{seconds * 1000:.1f} ms" for seconds in at]


def chapter(figures: Figures, tables: int, pace: float, used: float, prices: str) -> str:
    """What goes into the results file."""
    machine = this_machine(())
    return f"""\
{UNDER_LOAD}
Made by `bench/table_load.py`, which plays scripted games against a server of its own on the same
machine: {tables} tables, {tables * SEATS} sockets, a move every {pace:g} s at each table, finished
tables followed by new ones. Times are from sending a move until everybody at the table has the
update. {machine.date}, {machine.cpu}, {machine.cores} cores for both, {machine.python},
{WORDS[machine.build]}, SQLite.

| after | moves/s | {" | ".join(NAMES)} | errors | memory |
|{"---:|" * (len(NAMES) + 4)}
{chr(10).join(figures.rows)}

In all {figures.tables:,} tables, {len(figures.latencies):,} moves,
{", ".join(map(" ".join, zip(NAMES, told(figures.latencies), strict=True)))},
{len(figures.errors)} errors, {used:.0f} s of processor time for the server. All games begin
together, so memory grows with their records until the first of them end.

{prices}"""


def prices(seconds: float) -> str:
    """What it costs to keep a move, measured by the script beside this one."""
    script = Path(__file__).with_name("commits.py")
    command = [sys.executable, str(script), "--seconds", str(seconds)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


async def load(tables: int, minutes: float, pace: float, write: Path | None) -> int:
    """Run it all; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, folder)
        figures = Figures()
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
                await wait_for(http, server)
                until = time.monotonic() + minutes * 60
                games = [Game(port, n, pace, figures).run(until, http) for n in range(tables)]
                telling = report(figures, server.pid, until, min(30.0, minutes * 60 / 4))
                await asyncio.gather(telling, *games)
                metrics = (await http.get("/api/metrics")).text
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = usage.ru_utime + usage.ru_stime
    text = chapter(figures, tables, pace, used, prices(min(3.0, minutes * 15)))
    print(text, *figures.errors[:3], f"{figures.bytes / 1e6:.0f} MB sent", sep="\n")
    print("\n".join(line for line in metrics.splitlines() if "move_seconds_" in line))
    if write is not None:
        write.write_text(joined("", write.read_text("utf-8"), text), "utf-8")
    return 1 if figures.errors else 0


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between moves of a table")
    parser.add_argument("--write", type=Path, help="the results file whose chapter to renew")
    wish = parser.parse_args()
    return asyncio.run(load(wish.tables, wish.minutes, wish.pace, wish.write))


if __name__ == "__main__":
    raise SystemExit(main())
