"""Requests that do not come to an end are ended, and nobody can keep others out with them.

Uvicorn waits for the end of a request for ever. Here its headers, its body and the taking of the
answer have their time each; and of those who have not even sent their headers only so many are
kept: one more, and the oldest of the address that has most of them must go.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from skald.server.settings import Settings

# How many connections may be without a request at the same time.
UNFINISHED: Final = 256
_TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def timed_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """What Uvicorn makes of every connection; for `http` in its configuration."""
    made = partial(TimedProtocol, settings, Unfinished(UNFINISHED))
    return cast(type[asyncio.Protocol], made)


class Unfinished:
    """Connections whose request has no end of its headers yet, the oldest first."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._addresses: Final[dict[TimedProtocol, str]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, connection: "TimedProtocol") -> None:
        """One more; another one goes if there are too many."""
        self._addresses[connection] = connection.address
        if len(self._addresses) > self._most:
            [(greedy, _)] = Counter(self._addresses.values()).most_common(1)
            next(each for each, address in self._addresses.items() if address == greedy).give_up()

    def discard(self, connection: "TimedProtocol") -> None:
        """It has a request, or is gone."""
        self._addresses.pop(connection, None)


class _Alarm:
    """Does something in a while, unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it has not been stopped."""
        return self._timer is not None

    def set(self, seconds: float, act: Callable[[], None]) -> None:
        """From now on."""
        self.stop()
        self._timer = self._loop.call_later(seconds, act)

    def stop(self) -> None:
        """It is no longer needed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TimedProtocol(HttpToolsProtocol):
    """A connection that does not wait for ever."""

    def __init__(self, settings: Settings, unfinished: Unfinished, **rest: Any) -> None:
        super().__init__(**rest)
        self._settings: Final = settings
        self._unfinished: Final = unfinished
        # Whether anything of a request has come, ever.
        self._has_asked = False
        self._reading: Final = _Alarm(self.loop)
        self._writing: Final = _Alarm(self.loop)

    @property
    def address(self) -> str:
        """Where it comes from: a proxy's, if there is one."""
        return self.client[0] if self.client else ""

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    # The request.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_asked = True
        if not self._reading.is_set:
            self._await_headers()

    def on_headers_complete(self) -> None:
        self._unfinished.discard(self)
        self._reading.set(self._settings.body_timeout, self._give_up_body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading.stop()
        super().on_message_complete()

    def _await_headers(self) -> None:
        self._reading.set(self._settings.header_timeout, self.give_up)
        self._unfinished.add(self)

    # The answer.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.set(self._settings.answer_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()

    # The end.

    def give_up(self) -> None:
        """There will be no headers; an earlier request may still be answered."""
        cycle = cast(RequestResponseCycle | None, self.cycle)
        self._end(politely=self._has_asked and (cycle is None or cycle.response_complete))

    def _give_up_body(self) -> None:
        self._end(politely=not self.cycle.response_started)

    def _end(self, *, politely: bool) -> None:
        self._stop()
        if politely:
            self.transport.write(_TIMEOUT)
            self.transport.close()
        else:
            self.transport.abort()

    def _stop(self) -> None:
        self._unfinished.discard(self)
        self._reading.stop()
        self._writing.stop()
