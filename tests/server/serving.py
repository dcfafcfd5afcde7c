"""Servers for tests: in a thread of this process, or in a process that can be killed."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

import httpx
import uvicorn

from skald.server.app import make_app
from skald.server.http.timeouts import timed_protocol
from skald.server.limits import MESSAGE_BYTES
from skald.server.settings import Settings
from tests.server.clocks import Clock

PATIENCE: Final = 120.0
# Of the server that all tests of a process share.
CLOCK: Final = Clock(1_700_000_000.0)


class Server:
    """A running server and how to reach it."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.http: Final = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def socket_of(self, table_id: str) -> str:
        """The address of the socket of a table."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/api/health").raise_for_status()
                return
            except httpx.TransportError:
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.05)

    def metric(self, name: str) -> float:
        """A number of the metrics, 0 if it is not there yet."""
        lines = self.http.get("/api/metrics").text.splitlines()
        return next((float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")), 0)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """A server in a thread."""
    server = Server(free_port())
    config = uvicorn.Config(
        make_app(settings),
        http=timed_protocol(settings),
        port=server.port,
        log_config=None,
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=2,
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        server.wait()
        yield server
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        server.http.close()
    assert not thread.is_alive(), "the server does not stop"


class Mortal:
    """A server in a process of its own, on the same port and database after each death."""

    def __init__(self, database: str) -> None:
        self.server: Final = Server(free_port())
        self._database: Final = database
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
        self.server.http.close()

    def start(self) -> None:
        """Start, or rise again."""
        code = (
            "from skald.cli.serve import run_at; from skald.server.settings import Settings; "
            f"run_at(Settings(database={self._database!r}, workers=1, "
            f"messages=10_000), '127.0.0.1', {self.server.port})"
        )
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
        self._process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stderr=subprocess.PIPE
        )
        self.server.wait()

    def kill(self) -> None:
        """No time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """In good order; what it wrote to its log."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> str:
        assert self._process is not None
        self._process.send_signal(how)
        _, log = self._process.communicate(timeout=PATIENCE)
        self._process = None
        return log.decode()


def sqlite_at(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"
