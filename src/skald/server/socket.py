"""One socket at a table: reads within limits, writes what the table has to say."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from skald.kernel.errors import SkaldError, WrongRulesVersion
from skald.server.audience import Connection
from skald.server.encoding import text_of
from skald.server.keys import makes_sense
from skald.server.limits import PATIENCE, Bucket, RateLimits, household
from skald.server.messages import Ask, FromClient, Hello, Look, Refused, Undo
from skald.server.refusals import Reason
from skald.server.settings import Settings
from skald.server.store import Unkept
from skald.server.table import Table
from skald.server.tables import Tables

_DECODER: Final = msgspec.json.Decoder(FromClient)
NONSENSE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
# The client is gone; Starlette says so in two ways.
_GONE: Final = (WebSocketDisconnect, RuntimeError)
FIRST_MESSAGE: Final = 30.0
# What makes the server play again counts as several messages.
DEAR: Final = 3.0
_AT_ONCE: Final = 3.0
_ID: Final = re.compile("[a-z0-9]{1,32}")

# Why a socket is closed, beyond the numbers that every socket knows.
NO_TABLE: Final = 4404
NO_SEAT: Final = 4403
OTHER_RULES: Final = 4409
UNREADABLE: Final = 4410
TOO_MUCH: Final = 4429
BAD_HELLO: Final = 4400
NOT_LET_IN: Final = 4401
COME_AGAIN: Final = 1012


async def attend(socket: WebSocket, table_id: str, tables: Tables) -> None:
    """Serve one socket until it is closed."""
    async with admitted(socket) as is_let_in:
        if not is_let_in:
            return
        tables.services.metrics.sockets += 1
        try:
            await _attend(socket, table_id, tables)
        except _GONE:
            pass
        finally:
            tables.services.metrics.sockets -= 1


@asynccontextmanager
async def admitted(socket: WebSocket) -> AsyncIterator[bool]:
    """Accept a socket, unless its address opens too many of them or has too many open."""
    doors, address = cast(RateLimits, socket.app.state.doors), _address(socket)
    if not doors.arriving.lets_in(address) or not doors.staying.take(address):
        await socket.close(TOO_MUCH)
        yield False
        return
    try:
        await socket.accept()
        yield True
    finally:
        doors.staying.give_back(address)


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


def bucket_of(settings: Settings) -> Bucket:
    """How much one socket may send."""
    return Bucket(settings.messages, settings.messages * _AT_ONCE)


async def _attend(socket: WebSocket, table_id: str, tables: Tables) -> None:
    hello = await _greeting(socket)
    if hello is None:
        await _turn_away(socket, "malformed", BAD_HELLO)
        return
    try:
        table = await tables.open(table_id) if _ID.fullmatch(table_id) else None
    except Unkept:
        await _turn_away(socket, "unkept", COME_AGAIN)
        return
    except WrongRulesVersion:
        await _turn_away(socket, "other-rules", OTHER_RULES)
        return
    except SkaldError:
        await _turn_away(socket, "unreadable", UNREADABLE)
        return
    if table is None:
        await _turn_away(socket, "gone", NO_TABLE)
        return
    connection = Connection(household(_address(socket)))
    table.come(connection, hello)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _Reader(socket, connection, table, tables).read()
    finally:
        table.leave(connection)
        writer.cancel()


async def _greeting(socket: WebSocket) -> Hello | None:
    try:
        text = await asyncio.wait_for(socket.receive_text(), FIRST_MESSAGE)
        message = _DECODER.decode(text)
    except (TimeoutError, KeyError, *NONSENSE):
        return None
    return message if isinstance(message, Hello) and makes_sense(message) else None


async def _turn_away(socket: WebSocket, reason: Reason, code: int) -> None:
    await socket.send_text(text_of(Refused(reason, "", None)))
    await socket.close(code)


async def _write(socket: WebSocket, connection: Connection) -> None:
    with suppress(*_GONE):
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
        await socket.close(_closing_code(connection))


def _closing_code(connection: Connection) -> int:
    if connection.was_kept_out:
        return NOT_LET_IN
    return NO_SEAT if connection.was_refused else COME_AGAIN


class _Reader:
    """Reads what one client sends, and refuses what is too much or makes no sense."""

    def __init__(
        self, socket: WebSocket, connection: Connection, table: Table, tables: Tables
    ) -> None:
        self._socket: Final = socket
        self._connection: Final = connection
        self._table: Final = table
        self._metrics: Final = tables.services.metrics
        self._bucket: Final = bucket_of(tables.services.settings)
        self._refusals = 0

    async def read(self) -> None:
        """Until the client leaves or has to."""
        while self._refusals < PATIENCE:
            self._take(await self._receive())
        await self._socket.close(TOO_MUCH)

    async def _receive(self) -> str:
        try:
            return await self._socket.receive_text()
        except KeyError:
            # A frame of bytes.
            return ""

    def _take(self, text: str) -> None:
        try:
            message = _DECODER.decode(text)
        except NONSENSE:
            self._refuse("malformed")
            return
        dear = isinstance(message, Undo | Look | Ask)
        if not self._bucket.take(DEAR if dear else 1.0):
            self._refuse("too-fast")
        elif isinstance(message, Hello):
            self._refuse("malformed")
        else:
            self._refusals = 0
            self._table.hear(self._connection, message)

    def _refuse(self, reason: Reason) -> None:
        self._refusals += 1
        self._metrics.refuse(reason)
        self._connection.tell(Refused(reason, "", None))
