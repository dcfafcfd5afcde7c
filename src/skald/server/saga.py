"""The log of a table: each line once for whom it is about, once for everybody else."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from skald.faces import Face
from skald.kernel.agenda import State
from skald.kernel.events import Event
from skald.server.messages import Line
from skald.server.wording import phrase

_ENCODER: Final = msgspec.json.Encoder()


class Told:
    """A line, encoded: as its owner may read it, and as others may."""

    __slots__ = ("for_others", "for_owner", "owner")

    def __init__(self, owner: int, for_owner: Raw, for_others: Raw) -> None:
        self.owner: Final = owner
        self.for_owner: Final = for_owner
        self.for_others: Final = for_others


class Saga:
    """Everything that has happened, in order."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face
        self._lines: Final[list[Told]] = []

    def __len__(self) -> int:
        return len(self._lines)

    def tell(self, state: State, events: Sequence[Event], ply: int, number: int) -> None:
        """Add what an action caused: the action after which `ply` were taken, in round `number`."""
        for event in events:
            began = self._face.round_of(event)
            if began is not None:
                number = began
                continue
            self._lines.append(self._told(state, event, ply, number))

    def cut(self, length: int) -> None:
        """Forget what has not happened."""
        del self._lines[length:]

    def read(self, eyes: int, start: int) -> list[Raw]:
        """The lines from `start` on, as a seat (-1: a spectator) may read them."""
        return [
            line.for_owner if line.owner == eyes else line.for_others
            for line in self._lines[start:]
        ]

    def read_openly(self) -> list[Raw]:
        """All lines with nothing hidden."""
        return [line.for_owner for line in self._lines]

    def _told(self, state: State, event: Event, ply: int, number: int) -> Told:
        whole = self._line(state, event, ply, number)
        if not event.secret:
            return Told(event.seat, whole, whole)
        return Told(event.seat, whole, self._line(state, event.seen_by(None), ply, number))

    def _line(self, state: State, event: Event, ply: int, number: int) -> Raw:
        face = self._face
        line = Line(
            ply=ply,
            round=number,
            seat=event.seat,
            name=event.name,
            words=phrase(face.event(state, event)),
            subject=phrase(face.subject(state, event.seat)),
            rule=event.rule,
            spots=list(face.event_spots(state, event)),
            facts=event.facts,
            apart=face.begins(event),
        )
        return Raw(_ENCODER.encode(line))
