"""A match and the rows that made it: actions as the record writes them, and `undo N`."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State
from skald.kernel.dice import Dice
from skald.kernel.games import find_game
from skald.kernel.match import Match, refuse_unless_offered
from skald.kernel.playout import outcome
from skald.kernel.presenter import Presenter
from skald.kernel.rules import Rules, Setup
from skald.server.saga import Saga
from skald.server.store import Standing

UNDO: Final = "undo"
# One position in so many is kept, so that the past can be looked at without playing it all again.
_STRIDE: Final = 64


class _Mark:
    """A position to come back to, and how long the saga was then."""

    __slots__ = ("lines", "match")

    def __init__(self, match: Match, lines: int) -> None:
        self.match: Final = match.clone()
        self.lines: Final = lines


class Journal:
    """Writes every change down; the same rows always give the same match."""

    def __init__(self, rules: Rules, setup: Setup, seed: str) -> None:
        self.presenter: Final[Presenter] = find_game(rules.id).presenter
        self.match = Match(rules, setup, manual_chance=True, listen=True)
        self.saga = Saga(self.presenter)
        self.rows = 0
        self._seed: Final = seed
        self._drawn = 0
        # Where the decisions began that may still be taken back, and whose they are.
        self._mark = _Mark(self.match, 0)
        self._owner = CHANCE
        self._kept: list[Match] = [self.match.clone()]

    @property
    def due(self) -> int:
        """The seat that must choose; -1 when nobody must."""
        seat = self.match.seat
        return -1 if seat is None else seat

    def standing(self) -> Standing:
        """Where the table stands."""
        match = self.match
        return Standing(self.rows, self.due, self.presenter.round(match.state), match.over)

    # Writing.

    def draft(self) -> "Journal":
        """A copy to go on in; this one stays as it is, for what cannot be kept has not happened."""
        draft = copy(self)
        draft.match = self.match.clone()
        draft.saga = self.saga.copy()
        draft._kept = self._kept[:]
        return draft

    def begin(self) -> list[str]:
        """Let chance act before the first choice; the new rows."""
        return self._draw_chance()

    def play(self, action: Action) -> list[str]:
        """Play an action, if it is offered, and let chance act after it; the new rows."""
        refuse_unless_offered(self.match.state, action)
        self._apply(action)
        return [self._written(), *self._draw_chance()]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has decisions that may still be taken back; an ended game stays ended."""
        has_decided = len(self._mark.match.history) < len(self.match.history)
        return seat == self._owner and has_decided and not self.match.over

    def undo(self) -> list[str]:
        """Back to where the last decisions of one seat began; the new row."""
        self._go_back()
        self.rows += 1
        return [f"{UNDO} {len(self.match.history)}"]

    def read(self, rows: Iterable[str]) -> None:
        """Do again what was written down."""
        for row in rows:
            word, _, number = row.partition(" ")
            if word == UNDO:
                self._go_back()
                assert len(self.match.history) == int(number), row
                self.rows += 1
            else:
                [action] = self.match.read(row)
                self._apply(action)

    # The past.

    def state_at(self, ply: int) -> State:
        """The position at a ply."""
        then = self._kept[ply // _STRIDE].clone()
        for each in self.match.history[len(then.history) : ply]:
            then.apply(each.action)
        return then.state

    def positions(self) -> Iterator[State]:
        """Every position from the first to the present one; none may be kept."""
        then = self._kept[0].clone()
        yield then.state
        for each in self.match.history:
            then.apply(each.action)
            yield then.state

    # Inside.

    def _written(self) -> str:
        return self.match.history[-1].line

    def _apply(self, action: Action) -> None:
        match, presenter = self.match, self.presenter
        seat, number = self.due, presenter.round(match.state)
        if seat != self._owner:
            self._set_mark(seat)
        match.apply(action)
        self.rows += 1
        events = match.history[-1].events
        self.saga.tell(match.state, events, len(match.history), number)
        if seat == CHANCE or any(presenter.uncovers(event) for event in events):
            self._drawn += seat == CHANCE
            self._set_mark(CHANCE)
        if len(match.history) == len(self._kept) * _STRIDE:
            self._kept.append(match.clone())

    def _set_mark(self, owner: int) -> None:
        self._mark = _Mark(self.match, len(self.saga))
        self._owner = owner

    def _go_back(self) -> None:
        self.match = self._mark.match.clone()
        self.saga.cut(self._mark.lines)
        del self._kept[len(self.match.history) // _STRIDE + 1 :]

    def _draw_chance(self) -> list[str]:
        rows = []
        while self.match.seat == CHANCE:
            self._apply(outcome(self.match.state, self._dice()))
            rows.append(self._written())
        return rows

    def _dice(self) -> Dice:
        """Dice for the next draw alone: the same again after a restart or an undo."""
        text = f"{self._seed}/{self._drawn}".encode()
        return Dice(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))


def read_journal(rules: Rules, setup: Setup, seed: str, rows: Sequence[str]) -> Journal:
    """The journal that was kept."""
    journal = Journal(rules, setup, seed)
    journal.read(rows)
    return journal
