"""The log of a table: each line once for whom it is about, once for everybody else."""

from collections.abc import Sequence
from typing import Final

from skald.kernel.agenda import State
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter
from skald.server.encoding import encoded
from skald.server.messages import Line
from skald.server.wording import phrase


class Saga:
    """Everything that has happened, in order; each line as it is sent."""

    def __init__(self, face: Presenter) -> None:
        self._face: Final = face
        self._events: Final[list[Event]] = []
        self._for_owner: Final[list[Line]] = []
        self._for_others: Final[list[Line]] = []

    def __len__(self) -> int:
        return len(self._events)

    def tell(self, state: State, events: Sequence[Event], ply: int, number: int) -> None:
        """Add what an action caused: the action after which `ply` were taken, in round `number`."""
        for event in events:
            began = self._face.round_of(event)
            if began is not None:
                number = began
                continue
            whole = self._line(state, event, ply, number)
            told = self._line(state, event.seen_by(None), ply, number) if event.secret else whole
            self._events.append(event)
            self._for_owner.append(whole)
            self._for_others.append(told)

    def copy(self) -> "Saga":
        """The same lines, to be gone on with."""
        new = Saga(self._face)
        new._events.extend(self._events)
        new._for_owner.extend(self._for_owner)
        new._for_others.extend(self._for_others)
        return new

    def cut(self, length: int) -> None:
        """Forget what has not happened."""
        del self._events[length:]
        for lines in (self._for_owner, self._for_others):
            del lines[length:]

    def read(self, eyes: int, start: int) -> list[Line]:
        """The lines from `start` on, as a seat (-1: a spectator) may read them."""
        told, own, other = self._events, self._for_owner, self._for_others
        return [(own if told[n].seat == eyes else other)[n] for n in range(start, len(told))]

    def read_openly(self) -> list[Line]:
        """All lines with nothing hidden."""
        return self._for_owner[:]

    def _line(self, state: State, event: Event, ply: int, number: int) -> Line:
        face = self._face
        before = self._events[-1] if self._events else None
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
            apart=face.begins(event, before),
        )
        return encoded(line)
