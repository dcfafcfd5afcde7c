"""Finished games, ready to be looked at from any seat."""

import asyncio
from collections import OrderedDict
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from skald.kernel.agenda import CHANCE
from skald.kernel.record import Record
from skald.kernel.wire import Data
from skald.server.chances import Sample, course_of
from skald.server.encoding import encoded
from skald.server.journal import Journal
from skald.server.messages import AnyMoment, Ending, Line, SeatInfo, TableInfo
from skald.server.queueing import Claim
from skald.server.scene import SPECTATOR, ending, moment, table_info
from skald.server.seats import Seat, infos, seats_of
from skald.server.store import KeptTable
from skald.server.tables import Tables
from skald.server.thinkers import question

Viewer: TypeAlias = int | Literal["all"]

_KEPT: Final = 24


class RoundStart(Struct, frozen=True):
    """Where a round begins."""

    round: int
    ply: int


class Whole(Struct, frozen=True):
    """A finished game as a whole."""

    table: TableInfo
    plies: int
    rounds: list[RoundStart]
    seats: list[SeatInfo]
    lines: list[Line]
    chances: list[Sample]
    points: list[Sample]
    ending: Ending


class Replay:
    """One finished game."""

    def __init__(self, journal: Journal, whole: bytes) -> None:
        self.journal: Final = journal
        self.whole: Final = whole

    @property
    def plies(self) -> int:
        """How many actions it has."""
        return len(self.journal.match.history)

    def record(self) -> Record:
        """The record of the game."""
        return self.journal.match.record()

    def next_decision(self, ply: int) -> int | None:
        """Where somebody next decides, from a moment on, after chance has acted as it did."""
        history = self.journal.match.history
        return next((n for n in range(ply, self.plies) if history[n].seat != CHANCE), None)

    def moment(self, ply: int, viewer: Viewer) -> AnyMoment:
        """The table at a ply."""
        journal = self.journal
        state, rules = journal.state_at(ply), journal.match.rules
        seen = moment(
            rules, journal.presenter, state, ply, SPECTATOR if viewer == "all" else viewer
        )
        if viewer == "all":
            views = [rules.view(state, seat) for seat in range(journal.match.setup.players)]
            seen.view = encoded(_opened(rules.view(state, None), views))
        return seen


class Replays:
    """Reads finished games once and keeps the last ones that were asked for."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._kept: Final[OrderedDict[str, asyncio.Task[Replay]]] = OrderedDict()

    async def replay(self, kept: KeptTable) -> Replay:
        """A finished table."""
        assert kept.standing.over
        reading = self._kept.pop(kept.id, None)
        if reading is None or _has_failed(reading):
            reading = asyncio.create_task(self._read(kept))
        self._kept[kept.id] = reading
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(reading)

    async def advice(self, replay: Replay, ply: int, level: str, claim: Claim) -> str:
        """What a bot would do in the decision at a ply."""
        match, state = replay.journal.match, replay.journal.state_at(ply)
        decisions = sum(1 for each in match.history[:ply] if each.seat != CHANCE)
        asked = question(match.rules, match.setup, state, decisions, level)
        return await self._tables.services.thinkers.choose(asked, lambda: claim)

    async def _read(self, kept: KeptTable) -> Replay:
        journal = await self._tables.journal(kept)
        seats = seats_of(kept, await self._tables.services.store.seats(kept.id))
        return await asyncio.to_thread(_replay, kept, seats, journal)


def _has_failed(reading: asyncio.Task[Replay]) -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)


def _replay(kept: KeptTable, seats: list[Seat], journal: Journal) -> Replay:
    match, presenter = journal.match, journal.presenter
    course = course_of(journal)
    ended = ending(presenter, match.state, match.outcome)
    assert ended is not None, f"the game at table {kept.id} is over"
    whole = Whole(
        table=table_info(kept, match),
        plies=len(match.history),
        rounds=_rounds(journal),
        seats=infos(seats, presenter, match.state),
        lines=journal.saga.read_openly(),
        chances=course.chances,
        points=course.points,
        ending=ended,
    )
    return Replay(journal, msgspec.json.encode(whole))


def _rounds(journal: Journal) -> list[RoundStart]:
    found = [RoundStart(0, 0)]
    for ply, each in enumerate(journal.match.history, start=1):
        numbers = [journal.presenter.round_of(event) for event in each.events]
        found += [RoundStart(number, ply) for number in numbers if number is not None]
    return found


def _opened(view: Data, views: list[Data]) -> Data:
    """What a spectator sees, with each seat as it sees itself, if the game tells seats apart."""
    if "seats" not in view:
        return view
    own = [_seats(each)[seat] for seat, each in enumerate(views)]
    return {**view, "seats": [*own, *_seats(view)[len(own) :]]}


def _seats(view: Data) -> list[object]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats
