"""How long an honest person waits for his bots while one address keeps many others thinking.

    python bench/fair_bots.py --tables 59 --moves 200

Starts a server of its own. One address makes tables of bots of the highest level and watches each
of them; another one plays against a bot of the lowest. Prints how long each move of that bot took.
"""

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from table_load import NAMES, Message, free_port, start_server, told, wait_for
from websockets.asyncio.client import ClientConnection, connect

# Addresses for examples; a server believes what this machine says about who asks.
CROWD: Final = {"X-Forwarded-For": "192.0.2.1"}
HONEST: Final = {"X-Forwarded-For": "192.0.2.2"}
PATIENCE: Final = 300.0


def bot(level: str) -> dict[str, str]:
    """A bot's seat."""
    return {"kind": "bot", "level": level}


class Visitor:
    """Somebody with an address of his own."""

    def __init__(self, port: int, headers: dict[str, str]) -> None:
        self._port: Final = port
        self._headers: Final = headers
        self.http: Final = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=PATIENCE
        )

    async def sit(self, game: str, seats: Sequence[dict[str, str]]) -> ClientConnection:
        """Make a table and sit down at every seat that is not a bot's."""
        wanted = {"game": game, "seats": seats}
        made: dict[str, Any] = (
            (await self.http.post("/api/tables", json=wanted)).raise_for_status().json()
        )
        address = f"ws://127.0.0.1:{self._port}/api/tables/{made['id']}/socket"
        socket = await connect(address, additional_headers=self._headers, max_size=None)
        tokens = [seat["token"] for seat in made["seats"]]
        await socket.send(msgspec.json.encode({"type": "hello", "tokens": tokens}).decode())
        return socket


async def swallow(socket: ClientConnection) -> None:
    """Watch, without a thought."""
    async for _ in socket:
        pass


async def play(visitor: Visitor, game: str, level: str, moves: int) -> list[float]:
    """Play at random; how long each move of the bot took."""
    dice, waits = random.Random(1), list[float]()
    decoder = msgspec.json.Decoder(Message)
    while len(waits) < moves:
        socket = await visitor.sit(game, [{"kind": "person"}, bot(level)])
        due, since = -1, time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            async for text in socket:
                now = decoder.decode(text)
                if now.type != "update":
                    continue
                if due == 1:
                    waits.append(time.perf_counter() - since)
                due, since = now.due, time.perf_counter()
                if now.ending is not None or len(waits) >= moves:
                    break
                if now.offers:
                    move = {"type": "move", "seat": now.due, "ply": now.ply}
                    action = dice.choice(now.offers).text
                    await socket.send(msgspec.json.encode({**move, "action": action}).decode())
        await socket.close()
    return waits


async def measure(tables: int, moves: int, levels: Sequence[str]) -> None:
    """Run it all."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, folder)
        try:
            crowd, honest = Visitor(port, CROWD), Visitor(port, HONEST)
            await wait_for(honest.http, server)
            watching = []
            for number in range(tables):
                game = ("northgard", "ice-garden")[number % 2]
                watching.append(await crowd.sit(game, [bot("skald")] * 3))
            reading = [asyncio.create_task(swallow(each)) for each in watching]
            print(f"{tables} tables of level 4 from one address, load {os.getloadavg()[0]:.1f}")
            for game in ("ice-garden", "northgard"):
                for level in levels:
                    waits = await play(honest, game, level, moves)
                    figures = zip(NAMES, told(waits), strict=True)
                    print(f"{game} {level}:", ", ".join(map(" ".join, figures)), flush=True)
            for task in reading:
                task.cancel()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=59)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--levels", default="farmhand,hunter")
    wish = parser.parse_args()
    asyncio.run(measure(wish.tables, wish.moves, wish.levels.split(",")))


if __name__ == "__main__":
    main()
