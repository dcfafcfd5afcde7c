"""Who listens at a table, and what each has been sent."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

from skald.server.encoding import text_of
from skald.server.limits import SPECTATORS, SPECTATORS_OF_AN_ADDRESS, Bucket
from skald.server.messages import Message
from skald.server.scene import SPECTATOR, Scene

# Who is so many messages behind is cut off; the client comes back and is told everything.
_BACKLOG: Final = 256


class Connection:
    """One socket: the seats it plays, which of them it looks from, what waits to be sent."""

    def __init__(self, household: str = "") -> None:
        # Where it comes from, as limits count it.
        self.household: Final = household
        self.mine: tuple[int, ...] = ()
        self.viewer = SPECTATOR
        # How many lines of the log it has, as this viewer reads them.
        self.lines = 0
        # By which devices it holds each of its seats.
        self.held: dict[int, set[int]] = {}
        # Whether none of its tokens holds a seat, or somebody's link did not open their door.
        self.was_refused = False
        self.was_kept_out = False
        # How often it may be told everything once more.
        self.repeats: Final = Bucket(1, 3)
        self._outgoing: Final[asyncio.Queue[str | None]] = asyncio.Queue(_BACKLOG)

    def sit_down(self, mine: Sequence[int], due: int) -> None:
        """Play these seats from now on; none makes a spectator."""
        self.mine = tuple(mine)
        self.viewer = mine[0] if mine else SPECTATOR
        self.turn_to(due)

    def turn_to(self, due: int) -> None:
        """On a shared screen whoever is due looks, else the last one who was."""
        if due in self.mine and due != self.viewer:
            self.viewer = due
            self.lines = 0

    def tell(self, message: Message) -> None:
        """Send a message to this socket alone."""
        self.send(text_of(message))

    def send(self, text: str) -> None:
        """Put an encoded message into the queue; a full one closes the socket."""
        if self._outgoing.qsize() >= _BACKLOG - 1:
            self.close()
        else:
            self._outgoing.put_nowait(text)

    def close(self) -> None:
        """Let the socket be closed; what waits is dropped if there is too much of it."""
        if self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None: close the socket."""
        return await self._outgoing.get()


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self._connections: Final[set[Connection]] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self._connections.add(connection)

    def has_room_for_spectator(self, household: str) -> bool:
        """Whether one more may watch from an address; one address never takes all the places."""
        households = [each.household for each in self if not each.mine]
        own = households.count(household)
        return len(households) < SPECTATORS and own < SPECTATORS_OF_AN_ADDRESS

    def remove(self, connection: Connection) -> None:
        """Somebody leaves."""
        self._connections.discard(connection)

    def tell(self, message: Message) -> None:
        """The same message to everybody."""
        text = text_of(message)
        for connection in self:
            connection.send(text)

    def show(self, scene: Scene, due: int) -> None:
        """The position to everybody, each as they may see it, with the lines that are new."""
        for connection in self:
            connection.turn_to(due)
            self._show(connection, scene, min(connection.lines, scene.lines))

    def show_anew(self, connection: Connection, scene: Scene) -> None:
        """The position and the whole log to one connection."""
        self._show(connection, scene, 0)

    def _show(self, connection: Connection, scene: Scene, log_from: int) -> None:
        connection.send(scene.update(connection.viewer, log_from))
        connection.lines = scene.lines
