"""Bodies that are too large are refused before they fill the memory."""

from contextlib import suppress
from typing import Final

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skald.server.limits import RECORD_BYTES


class _TooLarge(Exception):
    """More has come than may."""


class SizeLimit:
    """Stops reading a request when it has become too large, whatever it said about its size."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read, begun = 0, False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > RECORD_BYTES:
                raise _TooLarge
            return message

        async def noticed(message: Message) -> None:
            nonlocal begun
            if read <= RECORD_BYTES:
                begun = True
                await send(message)

        with suppress(_TooLarge):
            await self._app(scope, counted, noticed)
        if read > RECORD_BYTES and not begun:
            await _refusal()(scope, receive, send)


def _refusal() -> JSONResponse:
    error = {"key": "web-error-too-large", "facts": {}, "text": "That is too large."}
    return JSONResponse({"error": error}, 413)
