"""How a server behaves; the defaults are right for a table at home."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct, field

# In the wheel the client lies beside the server, among the sources where it is built.
_CLIENTS: Final = (
    Path(__file__).parent / "client",
    Path(__file__).parents[3] / "web" / "dist",
)


def _client() -> Path:
    named = os.environ.get("SKALD_CLIENT")
    return Path(named) if named else next(filter(Path.is_dir, _CLIENTS), _CLIENTS[0])


class Settings(Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    database: str = "sqlite://"
    # Processes in which bots think.
    workers: int = 2
    # A table in which nobody is interested for so long leaves the memory.
    idle: float = 600.0
    # A request must have its headers, and then its body, within these times, and its answer must
    # be taken.
    header_timeout: float = 10.0
    body_timeout: float = 30.0
    answer_timeout: float = 60.0
    # How many messages a socket may send in a second; three times as many at once.
    messages: float = 10.0
    # How many tables one address may make in a minute; what costs more counts for several.
    creations: int = 60
    # How many moments of finished games it may look at; replays and advice count for many.
    studies: int = 1_800
    # How many sockets it may open, and how many it may have open at the same time.
    arrivals: int = 1_200
    sockets: int = 500
    # Whether records may bring their own components. The rules trust them to be sane: take them
    # in only from people whom you would let start programs.
    own_components: bool = False
    # By which names it answers, in small letters and without ports; none: by any.
    hosts: tuple[str, ...] = ()
    # From which pages beside its own sockets may be opened and things be sent.
    origins: tuple[str, ...] = ()
    # Below which path of its host it lives, such as `/skald`.
    base_path: str = ""
    # Whoever shows it may read the metrics; without one everybody on this machine may.
    metrics_token: str = ""
    # Bots that may sit at the table beside those that are installed, as `module:Class`.
    bots: tuple[str, ...] = ()
    # What time it is.
    clock: Callable[[], float] = time.time
    # The built client.
    client: Path = field(default_factory=_client)
