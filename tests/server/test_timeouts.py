"""Requests that come to no end are ended, and keep nobody else out.

The first tests talk to one connection after the other in virtual time; the last ones to a server.
"""

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from skald.server.http.timeouts import TimedProtocol, Unfinished
from skald.server.limits import BODIES_OF_AN_ADDRESS, RECORD_BYTES, Room
from skald.server.settings import Settings
from tests.server.playing import PERSON, new_table
from tests.server.serving import PATIENCE, Server, serving, sqlite_at
from tests.server.virtual import now, run

HEADERS, BODY, ANSWER = 10.0, 30.0, 60.0
SETTINGS = Settings(header_timeout=HEADERS, body_timeout=BODY, answer_timeout=ANSWER)
WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
HALF = WHOLE[:-4]
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n"


async def read_and_answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads the whole body, then says yes."""
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


async def answer_unread(scope: Scope, receive: Receive, send: Send) -> None:
    """Says yes whatever the body may be."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self.sent = b""
        self.closed_at: float | None = None
        self.protocol: TimedProtocol | None = None

    def write(self, data: "bytes | bytearray | memoryview[Any]") -> None:
        """Something is sent."""
        self.sent += bytes(data)

    def close(self) -> None:
        """The connection ends."""
        if self.closed_at is None:
            self.closed_at = now()
            assert self.protocol is not None
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        """Whether it has ended."""
        return self.closed_at is not None

    def pause_reading(self) -> None:
        """Nobody sends more than is read here."""

    def resume_reading(self) -> None:
        """Nobody sends more than is read here."""


class Net:
    """Makes connections as Uvicorn does."""

    def __init__(self, app: Any = read_and_answer, most: int = 100) -> None:
        self.unfinished = Unfinished(most)
        self._config = uvicorn.Config(app, log_config=None, lifespan="off", proxy_headers=False)
        self._state = ServerState()

    def connect(self, address: str = "192.0.2.1") -> tuple[Wire, TimedProtocol]:
        """Somebody connects."""
        wire = Wire(address)
        wire.protocol = TimedProtocol(
            SETTINGS,
            self.unfinished,
            config=self._config,
            server_state=self._state,
            app_state={},
            _loop=asyncio.get_running_loop(),
        )
        wire.protocol.connection_made(wire)
        return wire, wire.protocol


def in_net(work: Callable[[Net], Awaitable[None]], app: Any = read_and_answer) -> None:
    """Do something in virtual time; nothing may be left behind."""

    async def whole() -> None:
        net = Net(app)
        await work(net)
        await asyncio.sleep(1)
        assert len(net.unfinished) == 0

    run(whole())


async def drip(protocol: TimedProtocol, piece: bytes, every: float) -> None:
    """Send a piece again and again, as long as the connection is open."""
    for _ in range(100):
        if not protocol.transport.is_closing():
            protocol.data_received(piece)
        await asyncio.sleep(every)


def assert_timed_out(wire: Wire, at: float) -> None:
    """The server has said so and ended the connection."""
    assert wire.closed_at == at
    assert wire.sent.startswith(b"HTTP/1.1 408 ")


# In virtual time.


def test_who_says_nothing_is_sent_away() -> None:
    async def work(net: Net) -> None:
        wire, _ = net.connect()
        await asyncio.sleep(100)
        assert (wire.sent, wire.closed_at) == (b"", HEADERS)

    in_net(work)


@pytest.mark.parametrize("half", [b"G", HALF, WHOLE[:-2]])
def test_half_a_request_is_ended(half: bytes) -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        await asyncio.sleep(4)
        protocol.data_received(half)
        await asyncio.sleep(100)
        assert_timed_out(wire, HEADERS)

    in_net(work)


def test_a_drop_now_and_then_does_not_prolong_the_time() -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        for letter in range(20):
            if not wire.is_closing():
                protocol.data_received(WHOLE[letter : letter + 1])
            await asyncio.sleep(1)
        assert wire.closed_at == HEADERS

    in_net(work)


def test_half_a_second_request_is_ended_too() -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        protocol.data_received(WHOLE)
        await asyncio.sleep(3)
        assert wire.sent.endswith(b"yes\r\n0\r\n\r\n")
        protocol.data_received(HALF)
        await asyncio.sleep(100)
        assert wire.closed_at == 3 + HEADERS
        assert b"HTTP/1.1 408 " in wire.sent

    in_net(work)


@pytest.mark.parametrize("every", [1.0, 1_000.0])
def test_a_body_without_end_is_ended(every: float) -> None:
    """Whether it stalls or drips."""

    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        protocol.data_received(POST)
        await drip(protocol, b"x", every)
        assert_timed_out(wire, BODY)

    in_net(work)


def test_a_body_that_nobody_waits_for_is_ended_too() -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        protocol.data_received(POST)
        await drip(protocol, b"x", 1)
        assert wire.closed_at == BODY
        assert b"408" not in wire.sent, "it has had its answer"

    in_net(work, answer_unread)


def test_who_does_not_take_his_answer_is_cut_off() -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        protocol.data_received(WHOLE)
        protocol.pause_writing()
        await asyncio.sleep(ANSWER - 1)
        protocol.resume_writing()
        protocol.pause_writing()
        assert not wire.is_closing()
        await asyncio.sleep(ANSWER)
        assert wire.closed_at == ANSWER - 1 + ANSWER

    in_net(work)


def test_requests_in_time_are_answered_for_ever() -> None:
    async def work(net: Net) -> None:
        wire, protocol = net.connect()
        for _ in range(50):
            protocol.data_received(POST)
            await asyncio.sleep(3)
            protocol.data_received(b"x" * 1_000)
            await asyncio.sleep(3)
            assert not wire.is_closing()
        assert wire.sent.count(b"HTTP/1.1 200 OK") == 50
        wire.close()

    in_net(work)


def test_the_oldest_of_a_crowd_goes_and_nobody_else() -> None:
    async def work() -> None:
        net = Net(most=5)
        alone, _ = net.connect("192.0.2.9")
        crowd = [net.connect("192.0.2.1") for _ in range(20)]
        for _, protocol in crowd:
            if not protocol.transport.is_closing():
                protocol.data_received(HALF)
        assert [wire.is_closing() for wire, _ in crowd] == [True] * 16 + [False] * 4
        assert not alone.is_closing()
        newcomer, protocol = net.connect("192.0.2.2")
        protocol.data_received(WHOLE)
        await asyncio.sleep(0.1)
        assert newcomer.sent.startswith(b"HTTP/1.1 200 OK")
        assert len(net.unfinished) == 4, "one more has gone for the newcomer, who has his answer"

    run(work())


def test_a_room_has_place_for_each_and_for_all() -> None:
    room = Room(3, 5)
    assert [room.take("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert not room.take("::ffff:192.0.2.1"), "the same household"
    assert room.take("192.0.2.2", 2)
    assert not room.take("192.0.2.3"), "nothing is left"
    room.give_back("192.0.2.2", 2)
    assert room.take("192.0.2.3")
    assert len(room._taken) == 2


# On a server.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without patience."""
    settings = Settings(
        database=sqlite_at(tmp_path_factory.mktemp("hasty")),
        header_timeout=0.2,
        body_timeout=0.2,
        answer_timeout=0.2,
    )
    with serving(settings) as running:
        yield running


def connected(server: Server) -> socket.socket:
    """A connection of one's own."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """Everything until the other side closes."""
    found = b""
    with suppress(ConnectionError):
        while piece := connection.recv(65_536):
            found += piece
    return found


@pytest.mark.parametrize("half", [HALF, POST.replace(b" / ", b" /api/replays ") + b"{"])
def test_a_server_ends_half_a_request(hasty: Server, half: bytes) -> None:
    with connected(hasty) as connection:
        connection.sendall(half)
        assert all_of(connection).startswith(b"HTTP/1.1 408 ")
    assert hasty.metric("skald_failures_total") == 0


def test_sockets_live_longer_than_requests(hasty: Server) -> None:
    made = new_table(hasty, "ice-garden", PERSON, PERSON)
    with made.chair(0, 1) as chair, connected(hasty) as connection:
        # When the server has lost patience with this one, it would have with the socket.
        connection.sendall(HALF)
        all_of(connection)
        with connected(hasty) as another:
            another.sendall(HALF)
            all_of(another)
        ply = chair.now["ply"]
        chair.move(chair.now["offers"][0]["text"])
        chair.see(ply)


def test_half_requests_keep_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even while none of them has run out of time."""
    monkeypatch.setattr("skald.server.http.timeouts.UNFINISHED", 20)
    settings = Settings(database=sqlite_at(tmp_path), header_timeout=3_600.0)
    with serving(settings) as server, ExitStack() as stack:
        crowd = [stack.enter_context(connected(server)) for _ in range(60)]
        for connection in crowd:
            with suppress(ConnectionError):
                connection.sendall(HALF)
        assert server.http.get("/api/health").status_code == 200
        for connection in crowd[:39]:
            all_of(connection)


def test_stalled_bodies_do_not_fill_the_memory(tmp_path: Path) -> None:
    """One address has room for a few large bodies; others do not notice."""
    settings = Settings(database=sqlite_at(tmp_path), body_timeout=3_600.0)
    body = b'{"x":"' + b"x" * (RECORD_BYTES - 1_000)
    with serving(settings) as server, ExitStack() as stack:
        most = BODIES_OF_AN_ADDRESS // len(body)
        stalled = [stack.enter_context(connected(server)) for _ in range(most + 1)]
        for connection in stalled:
            connection.sendall(_stalled("192.0.2.1", body))
        refused = _first_answered(stalled)
        assert refused.startswith(b"HTTP/1.1 429 ")
        for address, status in (("192.0.2.1", 429), ("192.0.2.2", 422)):
            answer = server.http.post(
                "/api/replays",
                content=body[:100_000] + b'"}',
                headers={"X-Forwarded-For": address, "content-type": "application/json"},
            )
            assert answer.status_code == status, answer.text


def _stalled(address: str, body: bytes) -> bytes:
    """A request of which the last byte never comes."""
    return (
        b"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        + f"x-forwarded-for: {address}\r\n".encode()
        + f"content-length: {len(body) + 1}\r\n\r\n".encode()
        + body
    )


def _first_answered(connections: list[socket.socket]) -> bytes:
    """What is said to whoever is answered first."""
    [first, *_], _, _ = select.select(connections, [], [], PATIENCE)
    answer: bytes = first.recv(65_536)
    return answer


def test_one_address_has_only_so_many_sockets_open(tmp_path: Path) -> None:
    with serving(Settings(database=sqlite_at(tmp_path), sockets=2)) as server:
        made = new_table(server, "ice-garden", PERSON, PERSON)
        lesson = f"ws://127.0.0.1:{server.port}/api/lessons/northgard/socket"
        with made.chair(0), connect(lesson):
            for address in (server.socket_of(made.id), lesson):
                with pytest.raises(InvalidStatus), connect(address):
                    pass
            with connect(lesson, additional_headers={"X-Forwarded-For": "192.0.2.1"}):
                pass
        with made.chair(1):
            pass
