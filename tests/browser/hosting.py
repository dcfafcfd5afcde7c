"""The server as people start it, and tables to sit down at."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Self

from skald.kernel.record import Record
from tests.server.playing import FARMHAND, PERSON, Made
from tests.server.serving import PATIENCE, Server, free_port, sqlite_at

GAMES: Final = ("ice-garden", "northgard")
ALONE: Final = (PERSON, FARMHAND)
_GOLDEN: Final = Path(__file__).parents[1] / "golden"
_FINISHED: Final = {"ice-garden": "3p-points-fifty", "northgard": "3p-creatures"}


class Host:
    """`skald serve` in a process of its own; it can be killed and started again."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._arguments: Final = arguments
        self.server: Final = Server(free_port())
        self.address: Final = f"http://127.0.0.1:{self.server.port}"
        self._folder: Final = folder
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.server.http.close()

    def start(self) -> None:
        """Start, or rise again on the same port and database."""
        command = [sys.executable, "-m", "skald", "serve", "--port", str(self.server.port)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
        with (self._folder / "server.log").open("ab") as log:
            self._process = process = subprocess.Popen(
                [*command, "--db", sqlite_at(self._folder), *self._arguments],
                env=environment,
                stderr=log,
                start_new_session=True,
            )
        try:
            self.server.wait(lambda: process.poll() is None)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """No time for anything, neither for the server nor for those who think for it."""
        if self._process is None:
            return
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def new_table(
        self, game: str, seats: Sequence[dict[str, Any]] = ALONE, seed: int | None = None
    ) -> Made:
        """A table with these seats; with a seed chance is always the same."""
        wanted: dict[str, Any] = {"game": game, "seats": list(seats)}
        if seed is not None:
            wanted["seed"] = seed
        return Made(self.server, self.server.http.post("/api/tables", json=wanted))

    def finished(self, game: str) -> str:
        """The id of a table whose game is over: one of the golden games."""
        text = (_GOLDEN / game / f"{_FINISHED[game]}.txt").read_text(encoding="utf-8")
        record = json.loads(Record.from_text(text).to_json())
        answer = self.server.http.post("/api/replays", json=record)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def in_the_middle(self, game: str, *, share: float = 0.5) -> Made:
        """A practice table that goes on from the middle of a golden game, at whoever is due."""
        table = self.finished(game)
        whole = self.server.http.get(f"/api/tables/{table}/replay").json()
        middle = int(whole["plies"] * share)
        line = next(line for line in whole["lines"] if line["ply"] > middle and line["seat"] >= 0)
        wish = {"ply": line["ply"] - 1, "seat": line["seat"], "level": "farmhand"}
        return Made(self.server, self.server.http.post(f"/api/tables/{table}/continue", json=wish))

    def seat_link(self, made: Made, *seats: int) -> str:
        """The address of a table with the secrets of these seats, or of all that are ours."""
        tokens = [made.tokens[seat] for seat in seats or made.tokens]
        return f"{self.address}/table/{made.id}#s={','.join(tokens)}"

    def watch_link(self, made: Made) -> str:
        """The address of a table for somebody who only watches."""
        return f"{self.address}/table/{made.id}"
