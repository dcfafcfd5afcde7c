"""Who may ask: only by names that are ours, and only pages that are ours.

A page of somebody else could let a browser open sockets here, or have its own name lead to this
machine; the browser says truly where it comes from and whom it asks.
"""

import logging
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_LOG: Final = logging.getLogger("skald.gate")
_PORTS: Final = {"http": 80, "https": 443}
# What a page of somebody else may do: browsers do not let it read the answer.
_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
_FOREIGN: Final = 4403
_LONGEST: Final = 100
# Of so many strangers the log tells; more would only be noise.
_TOLD: Final = 20


class Gate:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], origins: Sequence[str]) -> None:
        self._app: Final = app
        self._hosts: Final = frozenset(hosts)
        self._origins: Final = frozenset(origins)
        self._told: Final[set[str]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = _only(headers.getlist("host")), headers.get("origin")
        if self._hosts and name_of(host) not in self._hosts:
            await self._refuse(scope, receive, send, 421, _wrong_name(name_of(host)))
        elif origin is not None and _changes(scope) and not self._is_ours(origin, host):
            await self._refuse(scope, receive, send, 403, _wrong_page(origin))
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin.lower() in self._origins or is_same(origin, host)

    async def _refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, text: str
    ) -> None:
        if len(self._told) < _TOLD and text not in self._told:
            self._told.add(text)
            _LOG.warning(text)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": _FOREIGN})
            return
        error = {"key": "web-error-refused", "facts": {}, "text": text}
        await JSONResponse({"error": error}, status)(scope, receive, send)


def _only(hosts: Sequence[str]) -> str:
    """The one host that is asked; who names two of them means neither."""
    return hosts[0] if len(hosts) == 1 else ""


def _wrong_name(host: str) -> str:
    if not host:
        return "This server must be asked by one name."
    name = host[:_LONGEST]
    return f"This server does not answer as “{name}”: start it with --allowed-host {name}."


def _wrong_page(origin: str) -> str:
    name = origin[:_LONGEST]
    return f"Pages of {name} may not ask here: start the server with --allow-origin {name}."


def _changes(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in _HARMLESS


def name_of(host: str) -> str:
    """A host without its port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return name.rstrip(".")


def is_same(origin: str, host: str) -> bool:
    """Whether a page lies at the host that it asks."""
    try:
        page, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = _PORTS[page.scheme]
        ports = page.port or usual, asked.port or usual
    except (KeyError, ValueError):
        return False
    return bool(page.hostname) and page.hostname == asked.hostname and ports[0] == ports[1]
