"""`skald play` and `skald serve`: the table in the browser."""

import asyncio
import os
import socket
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import typer
import uvicorn

from skald.cli import addressing
from skald.cli.folders import make_folder, own_file
from skald.cli.seating import bot_names
from skald.kernel.errors import BadOption, SkaldError
from skald.server.app import make_app
from skald.server.descriptors import allow_many_connections
from skald.server.http.timeouts import timed_protocol
from skald.server.limits import MESSAGE_BYTES
from skald.server.logs import set_up_logs
from skald.server.own_bots import bots_of_house
from skald.server.settings import Settings
from skald.server.store import open_store

_HOME: Final = "127.0.0.1"
_HERE: Final = "Skald is at {}  (Ctrl-C ends it)"
# After so long sockets that do not let go are cut off.
_GOODBYE: Final = 5


def play(port: int | None, *, browser: bool) -> int:
    """The local table: games are kept in the user's folder, the browser opens by itself."""
    database = _own_database()
    settings = Settings(
        database=f"sqlite:///{database}",
        workers=_workers(),
        own_components=True,
        hosts=addressing.HOME,
    )
    noted = database.with_name("address")
    try:
        asyncio.run(_try_store(settings.database))
    except BadOption:
        if not (address := _running_at(noted)):
            raise
        _welcome(address, "Skald is already at {}", browser=browser)
        return 0
    with _listening_at_home(port, noted) as listening:
        address = _address(_HOME, listening.getsockname()[1])
        noted.write_text(address, encoding="utf-8")
        _run(settings, listening, "warning", lambda: _welcome(address, _HERE, browser=browser))
    return 0


def _address(host: str, port: int, base: str = "") -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{base}/"


def _welcome(address: str, line: str, *, browser: bool) -> None:
    typer.echo(line.format(address))
    if browser:
        threading.Thread(target=webbrowser.open, args=[address]).start()


def _running_at(noted: Path) -> str:
    """Where the table that was begun before answers; nothing if it does not."""
    with suppress(OSError, ValueError):
        address = noted.read_text(encoding="utf-8")
        with urllib.request.urlopen(f"{address}api/health", timeout=1):
            return address
    return ""


def serve(
    host: str,
    port: int,
    database: str,
    metrics_token: str = "",
    *,
    base_path: str = "",
    allowed_hosts: Sequence[str] = (),
    allowed_origins: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> int:
    """The table for many people."""
    _check_token(metrics_token)
    settings = Settings(
        database=database or own_database(),
        workers=_workers(),
        metrics_token=metrics_token,
        hosts=addressing.hosts(host, allowed_hosts),
        origins=addressing.origins(allowed_origins),
        base_path=addressing.base_path(base_path),
        bots=tuple(bot_names(bots)),
    )
    bots_of_house(settings.bots)
    run_at(settings, host, port)
    return 0


def _check_token(token: str) -> None:
    """A header must be able to carry it."""
    if not (token.isascii() and token.isprintable()) or " " in token:
        raise BadOption("The token for the metrics must be of ASCII letters, digits and signs.")


def run_at(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    asyncio.run(_try_store(settings.database))
    with _listening(host, port) as listening:
        address = _address(host, listening.getsockname()[1], settings.base_path)
        _run(settings, listening, "info", lambda: _welcome(address, _HERE, browser=False))


class _Server(uvicorn.Server):
    """Says that it is there once it answers and Ctrl-C ends it: before, one may be lost."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None]) -> None:
        super().__init__(config)
        self._welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._welcome()


def _run(
    settings: Settings, listening: socket.socket, level: str, welcome: Callable[[], None]
) -> None:
    set_up_logs(level)
    allow_many_connections()
    config: dict[str, Any] = {
        "http": timed_protocol(settings),
        "log_config": None,
        "access_log": False,
        "ws_max_size": MESSAGE_BYTES,
        "timeout_graceful_shutdown": _GOODBYE,
    }
    server = _Server(uvicorn.Config(make_app(settings), **config), welcome)
    # Ctrl-C is how it is meant to end.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


async def _try_store(address: str) -> None:
    """Refuse a wrong address before anything runs."""
    store = await open_store(address)
    await store.close()


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise SkaldError(f"Cannot listen at {host}:{port}: {reason}.") from None
    return listening


def _listening_at_home(port: int | None, noted: Path) -> socket.socket:
    """Where it was last time, if nothing is asked for: browsers keep seats by address."""
    if port is not None:
        return _listening(_HOME, port)
    with suppress(OSError, ValueError, SkaldError):
        last = int(noted.read_text(encoding="utf-8").rstrip("/").rpartition(":")[2])
        return _listening(_HOME, last)
    return _listening(_HOME, 0)


def own_database() -> str:
    """The address of the user's own tables."""
    return f"sqlite:///{_own_database()}"


def _own_database() -> Path:
    database = own_file("tables.db")
    make_folder(database.parent)
    return database


def _workers() -> int:
    return min(4, os.cpu_count() or 1)
