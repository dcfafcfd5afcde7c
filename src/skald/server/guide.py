"""Leads one pupil through a lesson: the same messages as at a table, but nothing is kept."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from skald.lessons import Lesson, Step
from skald.server.journal import Journal
from skald.server.messages import (
    AnyUpdate,
    Ask,
    FromPupil,
    Look,
    Message,
    Move,
    Offer,
    Phrase,
    Refused,
    SeatInfo,
    TableInfo,
    TurnTo,
    Undo,
    Welcome,
)
from skald.server.scene import Scene, moment
from skald.server.wording import phrase


class Guide:
    """Plays the script of a lesson; of the pupil it takes only what the script says."""

    def __init__(self, lesson: Lesson, step: int) -> None:
        self._lesson: Final = lesson
        self._number = min(max(step, 0), len(lesson.steps) - 1)
        self._journal = self._begun()
        # How many lines of the log the pupil has.
        self._told = 0

    @property
    def step(self) -> Step:
        """What is being taught."""
        return self._lesson.steps[self._number]

    def greet(self) -> Iterator[Message]:
        """The first messages: the table as the step finds it."""
        rules, setup = self._lesson.rules, self._lesson.setup
        info = TableInfo(
            id=f"learn-{rules.id}",
            game=rules.id,
            players=setup.players,
            options=setup.options,
            practice=True,
            rules=rules.version,
            began_rules=rules.version,
            away="never",
        )
        yield Welcome(info, [self._lesson.seat], self._seats(), [], [])
        self._play_up_to(self._goal())
        yield self._update()

    def hear(self, message: FromPupil) -> Iterator[Message]:
        """The answers to a message."""
        if isinstance(message, TurnTo):
            yield from self._turn_to(message.step)
        elif isinstance(message, Move | Ask) and message.ply != self._journal.rows:
            yield Refused("stale", "", None)
            yield self._whole_update()
        elif isinstance(message, Move):
            yield from self._move(message)
        elif isinstance(message, Ask):
            yield self._reminder()
        elif isinstance(message, Look):
            yield self._look(message.ply)
        else:
            yield Refused("no-undo" if isinstance(message, Undo) else "malformed", "", None)

    # Steps.

    def _turn_to(self, number: int) -> Iterator[Message]:
        if not 0 <= number < len(self._lesson.steps):
            yield Refused("malformed", "", None)
            return
        is_next = number == self._number + 1 and self._journal.rows == self.step.end
        self._number = number
        if self._journal.rows > self.step.start:
            self._journal, self._told = self._begun(), 0
        if not is_next:
            self._play_up_to(self._goal())
        yield from self._watch()

    def _goal(self) -> int:
        """Up to where the script is played before the pupil does anything."""
        return self.step.end if self.step.kind == "watch" else self.step.start

    def _watch(self) -> Iterator[Message]:
        """Show what others do, one decision after the other."""
        while self._journal.rows < self._goal():
            self._play_decision()
            if self._journal.rows < self._goal():
                yield self._update()
        yield self._update()

    # The pupil.

    def _move(self, move: Move) -> Iterator[Message]:
        if move.seat != self._lesson.seat or self._wanted() != move.action:
            yield self._reminder()
            return
        self._play_decision()
        while self._journal.rows < self.step.end and self._journal.due != self._lesson.seat:
            yield self._update()
            self._play_decision()
        yield self._update()

    def _wanted(self) -> str:
        """What the pupil is to do; nothing if it is not their turn or they are to read."""
        journal, step = self._journal, self.step
        is_open = step.kind == "do" and step.start <= journal.rows < step.end
        if not is_open or journal.due != self._lesson.seat:
            return ""
        return self._lesson.script[journal.rows].partition(" ")[2]

    def _reminder(self) -> Refused:
        """A kind word about what is to be done now."""
        if not self._wanted():
            return Refused("illegal", "", Phrase("learn-read-first"))
        return Refused("illegal", "", Phrase("learn-not-now", {"task": Phrase(self.step.task)}))

    def _look(self, ply: int) -> Message:
        journal = self._journal
        if not 0 <= ply <= len(journal.match.history):
            return Refused("malformed", "", None)
        rules, seat = self._lesson.rules, self._lesson.seat
        return moment(rules, journal.presenter, journal.state_at(ply), ply, seat)

    # The script.

    def _begun(self) -> Journal:
        # A lesson draws nothing: its dice have been written down.
        journal = Journal(self._lesson.rules, self._lesson.setup, seed="")
        journal.read(self._lesson.opening)
        return journal

    def _play_up_to(self, end: int) -> None:
        self._journal.read(self._lesson.script[self._journal.rows : end])

    def _play_decision(self) -> None:
        """The next line of the script, and the chance that follows it within the step."""
        script, end = self._lesson.script, self.step.end
        after = self._journal.rows + 1
        while after < end and script[after].startswith("* "):
            after += 1
        self._play_up_to(after)

    # What the pupil sees.

    def _update(self) -> AnyUpdate:
        seat, wanted = self._lesson.seat, self._wanted()
        update = Scene(self._journal).message(seat, self._told)
        self._told = len(self._journal.saga)
        offers: list[Offer] = [offer for offer in update.offers if offer.text == wanted]
        return replace(update, offers=offers, can_undo=False)

    def _whole_update(self) -> AnyUpdate:
        self._told = 0
        return self._update()

    def _seats(self) -> list[SeatInfo]:
        presenter, state = self._journal.presenter, self._journal.match.state
        return [
            SeatInfo(
                seat=seat,
                kind="person" if seat == self._lesson.seat else "bot",
                name="",
                level="",
                present=True,
                player=phrase(presenter.player(state, seat)),
                colour=presenter.colour(state, seat),
                substitute=[],
                free_from=None,
            )
            for seat in range(self._lesson.setup.players)
        ]
