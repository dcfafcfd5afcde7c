"""Who listens at a table, and what each has been sent."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

from skald.server.encoding import text_of
from skald.server.limits import Bucket
from skald.server.messages import Message
from skald.server.scene import SPECTATOR, Scene

# Who is so many messages behind is cut off; the client comes back and is told everything.
_BACKLOG: Final = 256


class Listener:
    """One socket: the seats it plays, through whose eyes it looks, what waits to be sent."""

    def __init__(self, household: str = "") -> None:
        # Where it comes from, as limits count it.
        self.household: Final = household
        self.mine: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        # How many lines of the log it has, as these eyes read them.
        self.lines = 0
        # By which devices it holds each of its seats.
        self.held: dict[int, set[int]] = {}
        # Whether none of its tokens holds a seat, or somebody's link did not open his door.
        self.was_refused = False
        self.was_kept_out = False
        # How often it may be told everything once more.
        self.repeats: Final = Bucket(1, 3)
        self._outgoing: Final[asyncio.Queue[str | None]] = asyncio.Queue(_BACKLOG)

    def sit_down(self, mine: Sequence[int], due: int) -> None:
        """Play these seats from now on; none makes a spectator."""
        self.mine = tuple(mine)
        self.eyes = mine[0] if mine else SPECTATOR
        self.turn_to(due)

    def turn_to(self, due: int) -> None:
        """On a shared screen whoever is due looks, else the last one who was."""
        if due in self.mine and due != self.eyes:
            self.eyes = due
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
    """All listeners of a table."""

    def __init__(self) -> None:
        self._listeners: Final[set[Listener]] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Somebody comes."""
        self._listeners.add(listener)

    def spectators(self) -> int:
        """How many only watch."""
        return sum(1 for listener in self if not listener.mine)

    def spectators_from(self, household: str) -> int:
        """How many only watch from one address."""
        return sum(1 for one in self if not one.mine and one.household == household)

    def remove(self, listener: Listener) -> None:
        """Somebody leaves."""
        self._listeners.discard(listener)

    def tell(self, message: Message) -> None:
        """The same message to everybody."""
        text = text_of(message)
        for listener in self:
            listener.send(text)

    def show(self, scene: Scene, due: int) -> None:
        """The position to everybody, each through his own eyes, with the lines that are new."""
        for listener in self:
            listener.turn_to(due)
            self._show(listener, scene, min(listener.lines, scene.lines))

    def show_anew(self, listener: Listener, scene: Scene) -> None:
        """The position and the whole log to one listener."""
        self._show(listener, scene, 0)

    def _show(self, listener: Listener, scene: Scene, log_from: int) -> None:
        listener.send(scene.update(listener.eyes, log_from))
        listener.lines = scene.lines
