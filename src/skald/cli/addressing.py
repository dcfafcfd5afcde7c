"""By which names, from which pages and below which path a server answers."""

import ipaddress
import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from skald.kernel.errors import BadOption
from skald.server.http.gate import name_of

HOME: Final = ("localhost", "127.0.0.1", "::1")
_ANY: Final = "*"
_PART: Final = re.compile(r"[\w~-][\w.~-]*", re.ASCII)
_NAME: Final = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]", re.ASCII | re.IGNORECASE)
# A path could not be told from what lies behind it.
_OUR_OWN: Final = (
    *("api", "assets", "examples"),
    *("learn", "new", "replay", "replays", "rules", "settings", "table", "tables"),
)


def hosts(listening: str, allowed: Sequence[str]) -> tuple[str, ...]:
    """The names that may be asked for; none: any.

    Who listens only to this machine answers only to its names: a page elsewhere could let its own
    name lead here.
    """
    if _ANY in allowed:
        return ()
    for name in allowed:
        if not _NAME.fullmatch(name):
            raise BadOption(f"“{name}” is no name of a host.")
    if not allowed and not _is_this_machine(listening):
        return ()
    return (*HOME, listening.lower(), *map(name_of, allowed))


def origins(allowed: Sequence[str]) -> tuple[str, ...]:
    """Pages of other hosts that may ask, such as `https://games.example`."""
    for origin in allowed:
        found = urlsplit(origin)
        if found.scheme not in ("http", "https") or origin != f"{found.scheme}://{found.netloc}":
            raise BadOption(f"“{origin}” is no origin such as https://games.example.")
    return tuple(origin.lower() for origin in allowed)


def base_path(path: str) -> str:
    """A path such as `/skald`, without a slash at its end; nothing for the whole host."""
    parts = path.strip("/").split("/")
    if path.strip("/") == "":
        return ""
    if not path.startswith("/") or not all(map(_PART.fullmatch, parts)):
        raise BadOption(f"“{path}” is no base path such as /skald.")
    if parts[0] in _OUR_OWN:
        raise BadOption(f"The base path cannot begin with /{parts[0]}, which is Skald's own.")
    return "/" + "/".join(parts)


def _is_this_machine(listening: str) -> bool:
    try:
        return listening == "localhost" or ipaddress.ip_address(listening).is_loopback
    except ValueError:
        return False
