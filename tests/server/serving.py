"""Servers for tests: in a thread of this process, or in a process that can be killed."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Self

import httpx
import uvicorn

from skald.server.app import make_app
from skald.server.http.timeouts import timed_protocol
from skald.server.limits import MESSAGE_BYTES
from skald.server.settings import Settings
from tests.server.clocks import Clock
from tests.server.nursery import bear

PATIENCE: Final = 120.0
# Of the server that all tests of a process share.
CLOCK: Final = Clock(1_700_000_000.0)
_MUCH: Final = 1_000_000


class Server:
    """A running server and how to reach it."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.http: Final = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def socket_of(self, table_id: str) -> str:
        """The address of the socket of a table."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"

    def wait(self, is_alive: Callable[[], bool] = lambda: True) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/api/health").raise_for_status()
                return
            except httpx.TransportError:
                assert is_alive(), "the server ended at once"
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
        self._settings: Final = {
            "database": database,
            "workers": 1,
            "messages": 10_000,
        }
        self._folder: Final = TemporaryDirectory()
        # Not a plain file: a disk may be full.
        self._log: Final = Path(self._folder.name) / "log"
        os.mkfifo(self._log)
        self._reading: Final = os.open(self._log, os.O_RDONLY | os.O_NONBLOCK)
        self.pid = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.kill()
        self.server.http.close()
        os.close(self._reading)
        self._folder.cleanup()

    def start(self) -> None:
        """Start, or rise again."""
        self.pid = bear(self._settings, self.server.port, self._log)
        try:
            self.server.wait(self._is_alive)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """No time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """In good order; what it wrote to its log."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> str:
        until = time.monotonic() + PATIENCE
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        while self._is_alive():
            assert time.monotonic() < until, "the server does not stop"
            time.sleep(0.005)
        self.pid = 0
        with suppress(BlockingIOError):
            return os.read(self._reading, _MUCH).decode()
        return ""

    def _is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


def sqlite_at(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"
