"""Bodies that are too large, or too many at once, are refused before they fill the memory."""

from contextlib import suppress
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skald.server.http.errors import Refusal, answer, too_fast, too_large
from skald.server.limits import BODIES, BODIES_OF_AN_ADDRESS, RECORD_BYTES, SMALL_BODY, Room


class _Refused(Exception):
    """More has come than may."""


class _Body:
    """What has come of one body, and why no more of it is read."""

    def __init__(self, room: Room, address: str) -> None:
        self._room: Final = room
        self._address: Final = address
        self._read = 0
        self._taken = 0
        self.refusal: Refusal | None = None

    def take(self, size: int) -> None:
        """So much more has come."""
        self._read += size
        if self._read > RECORD_BYTES:
            self._refuse(too_large())
        if self._read > SMALL_BODY:
            more = self._read - self._taken
            if not self._room.take(self._address, more):
                self._refuse(too_fast())
            self._taken = self._read

    def drop(self) -> None:
        """It is no longer needed."""
        if self._taken:
            self._room.give_back(self._address, self._taken)

    def _refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        raise _Refused


class SizeLimit:
    """Stops reading a request when it has become too large, whatever it said about its size."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        self._room: Final = Room(BODIES_OF_AN_ADDRESS, BODIES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = _Body(self._room, scope["client"][0] if scope.get("client") else "")
        begun = False

        async def counted() -> Message:
            message = await receive()
            body.take(len(message.get("body", b"")))
            return message

        async def noticed(message: Message) -> None:
            nonlocal begun
            if body.refusal is None:
                begun = True
                await send(message)

        try:
            with suppress(_Refused):
                await self._app(scope, counted, noticed)
        finally:
            body.drop()
        if body.refusal is not None and not begun:
            await answer(body.refusal)(scope, receive, send)
