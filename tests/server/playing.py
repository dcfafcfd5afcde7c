"""Scripted people at a table."""

import json
import random
import secrets
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

from httpx import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Server

Data: TypeAlias = dict[str, Any]
PERSON: Final[Data] = {"kind": "person"}
OPEN: Final[Data] = {"kind": "open"}
FARMHAND: Final[Data] = {"kind": "bot", "level": "farmhand"}


class Made:
    """A table that was made, and the secrets of its seats."""

    def __init__(self, server: Server, answer: Response) -> None:
        assert answer.status_code == 201, answer.text
        self.server = server
        self.id: Final[str] = answer.json()["id"]
        self.tokens: Final = {seat["seat"]: seat["token"] for seat in answer.json()["seats"]}
        # What only the browser of whoever sits there knows.
        self.secrets: Final = {seat: secrets.token_urlsafe(24) for seat in self.tokens}

    def chair(self, *seats: int) -> "Chair":
        """Sit down at seats; at none to watch."""
        tokens = [self.tokens[seat] for seat in seats]
        return Chair(self.server, self.id, tokens, self.secrets[seats[-1]] if seats else "")

    def info(self) -> Data:
        """What everybody may know."""
        data: Data = self.server.http.get(f"/api/tables/{self.id}").json()
        return data

    def get(self, path: str) -> Data:
        """Something below the address of the table."""
        answer = self.server.http.get(f"/api/tables/{self.id}/{path}")
        assert answer.status_code == 200, answer.text
        data: Data = answer.json()
        return data


def new_table(server: Server, game: str, *seats: Data, **options: str) -> Made:
    """A table with these seats."""
    wanted = {"game": game, "seats": list(seats), "options": options}
    return Made(server, server.http.post("/api/tables", json=wanted))


class Caller:
    """A socket at a table that has said hello; remembers every frame."""

    def __init__(
        self,
        server: Server,
        table_id: str,
        tokens: Sequence[str],
        own: str = "",
        device: str = "a test",
    ) -> None:
        self._stack: Final = ExitStack()
        address = server.socket_of(table_id)
        self._socket: Final = self._stack.enter_context(connect(address, max_size=None))
        self.frames: Final[list[str]] = []
        self.own: Final = own
        self.send("hello", tokens=list(tokens), own=own, device=device)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Stand up."""
        self._stack.close()

    def send(self, kind: str, **fields: object) -> None:
        """Send a message."""
        self._socket.send(json.dumps({"type": kind, **fields}))

    def send_raw(self, text: str | bytes) -> None:
        """Send anything."""
        self._socket.send(text)

    def receive(self, timeout: float = PATIENCE) -> Data:
        """The next message, whatever it is."""
        text = self._socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Data = json.loads(text)
        return message

    def closing_code(self) -> int:
        """Read until the socket is closed; with which code."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        assert self._socket.close_code is not None
        return self._socket.close_code

    def next(self, kind: str, timeout: float = PATIENCE) -> Data:
        """The next message of a kind."""
        while (message := self.receive(timeout))["type"] != kind:
            assert message["type"] != "refused", message
        return message

    def refusal(self) -> str:
        """Why something is not done."""
        return str(self.next_refusal()["reason"])

    def next_refusal(self) -> Data:
        """The next message that something is not done."""
        while (message := self.receive())["type"] != "refused":
            pass
        return message


class Chair(Caller):
    """Somebody who is at a table: knows the log and the last update."""

    def __init__(self, server: Server, table_id: str, tokens: Sequence[str], own: str = "") -> None:
        self.log: list[Data] = []
        self.now: Data = {}
        super().__init__(server, table_id, tokens, own)
        self.welcome: Final = self.next("welcome")
        self.next("update")

    @property
    def is_due(self) -> bool:
        """Whether this chair must choose now."""
        return bool(self.now["offers"])

    def receive(self, timeout: float = PATIENCE) -> Data:
        """The next message, whatever it is."""
        message = super().receive(timeout)
        if message["type"] == "update":
            self.log[message["log_from"] :] = message["log"]
            self.now = message
        return message

    def move(self, action: str, **changes: object) -> None:
        """Choose an action."""
        fields = {"seat": self.now["viewer"], "ply": self.now["ply"], "action": action}
        self.send("move", **{**fields, **changes})

    def play(self, dice: random.Random) -> None:
        """Choose any offer, and see it happen."""
        ply = self.now["ply"]
        self.move(dice.choice(self.now["offers"])["text"])
        self.see(ply)

    def see(self, ply: int) -> None:
        """Until the table is past a row of its journal."""
        while self.now["ply"] <= ply:
            self.next("update")

    def wait_for_turn(self) -> bool:
        """Until this chair must choose, or the game is over (False)."""
        while not self.is_due and self.now["ending"] is None:
            self.next("update")
        return self.is_due


def play_to_the_end(chairs: Sequence[Chair], dice: random.Random, most: int = 10_000) -> None:
    """Everybody plays at random; bots have their turns between."""
    for _ in range(most):
        ply = max(chair.now["ply"] for chair in chairs)
        for chair in chairs:
            chair.see(ply - 1)
        if chairs[0].now["ending"] is not None:
            return
        due = next((chair for chair in chairs if chair.is_due), None)
        if due is None:
            chairs[0].next("update")
        else:
            due.play(dice)


def closing_code(
    server: Server, table_id: str, first: str | bytes, headers: Mapping[str, str] | None = None
) -> tuple[list[str], int]:
    """What a socket is told after its first message, and how it is closed."""
    with connect(server.socket_of(table_id), additional_headers=headers) as socket:
        socket.send(first)
        told = []
        with suppress(ConnectionClosed):
            while True:
                told.append(json.loads(socket.recv(timeout=20))["reason"])
        assert socket.close_code is not None
        return told, socket.close_code


def assert_goes_on(ann: Chair, bob: Chair) -> None:
    """The table plays on, and Bob has seen nothing but the game."""
    seen = len(bob.frames)
    due, other = (ann, bob) if ann.is_due else (bob, ann)
    ply = due.now["ply"]
    due.play(random.Random(1))
    other.see(ply)
    assert ann.now["ply"] == bob.now["ply"] > ply
    kinds = {json.loads(frame)["type"] for frame in bob.frames[seen:]}
    assert kinds <= {"update", "seats"}, kinds
