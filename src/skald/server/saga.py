"""The log of a table: each line once for whom it is about, once for everybody else."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from skald.kernel.agenda import State
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter
from skald.kernel.sentences import Clause, Join, clause
from skald.server.encoding import encoded
from skald.server.messages import Line
from skald.server.wording import phrase


class _Told(NamedTuple):
    """Something that happened, and its lines as they are sent."""

    clause: Clause
    round: int
    own: Line
    others: Line

    def seen_by(self, viewer: int) -> Line:
        """The line as a seat may read it."""
        return self.own if self.clause.event.seat == viewer else self.others


class Saga:
    """Everything that has happened, in order."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter: Final = presenter
        self._told: Final[list[_Told]] = []

    def __len__(self) -> int:
        return len(self._told)

    def tell(self, state: State, events: Sequence[Event], ply: int, number: int) -> None:
        """Add what an action caused: the action after which `ply` were taken, in round `number`."""
        for event in events:
            began = self._presenter.round_of(event)
            if began is None:
                self._told.append(self._lines(state, event, ply, number))
            else:
                number = began

    def copy(self) -> "Saga":
        """The same lines, to be gone on with."""
        new = Saga(self._presenter)
        new._told.extend(self._told)
        return new

    def cut(self, length: int) -> None:
        """Forget what has not happened."""
        del self._told[length:]

    def read(self, viewer: int, start: int) -> list[Line]:
        """The lines from `start` on, as a seat (-1: a spectator) may read them."""
        return [told.seen_by(viewer) for told in self._told[start:]]

    def read_openly(self) -> list[Line]:
        """All lines with nothing hidden."""
        return [told.own for told in self._told]

    def _lines(self, state: State, event: Event, ply: int, number: int) -> _Told:
        last = self._told[-1] if self._told else None
        before = last.clause if last and last.round == number else None
        joined = clause(self._presenter, state, event, before)
        own = others = self._line(state, event, joined.own, ply, number)
        if event.secret or joined.joins != joined.own:
            others = self._line(state, event.seen_by(None), joined.joins, ply, number)
        return _Told(joined, number, own, others)

    def _line(self, state: State, event: Event, joins: Join, ply: int, number: int) -> Line:
        presenter = self._presenter
        highlight = presenter.highlight(event)
        line = Line(
            ply=ply,
            round=number,
            seat=event.seat,
            name=event.name,
            words=phrase(presenter.event(state, event)),
            subject=phrase(presenter.subject(state, event.seat)),
            rule=event.rule,
            targets=list(presenter.event_targets(state, event)),
            facts=event.facts,
            joins=joins,
            highlight=highlight.name if highlight else "",
            passing=highlight is not None and highlight.passing,
        )
        return encoded(line)
