"""A table: one task with a mailbox, the only one that touches its match."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from skald.kernel.actions import Action
from skald.kernel.errors import BadNotation, IllegalAction
from skald.server.access import FromHolder, SeatAccess
from skald.server.acting import bots_choice, is_formality
from skald.server.asking import why_not
from skald.server.audience import Audience, Connection
from skald.server.journal import Journal
from skald.server.keys import Key
from skald.server.limits import SOCKETS_OF_A_SEAT
from skald.server.messages import (
    Ask,
    FromClient,
    Hello,
    Look,
    Move,
    Phrase,
    Refused,
    SeatInfo,
    Seats,
    Thinking,
    Undo,
    Welcome,
)
from skald.server.refusals import Reason
from skald.server.scene import Scene, moment, table_info
from skald.server.seats import Seat, infos
from skald.server.services import Services
from skald.server.store import KeptTable, Unkept
from skald.server.talk import Talk
from skald.server.thinkers import seconds_of

_LOG: Final = logging.getLogger("skald.table")
_Letter: TypeAlias = Callable[[], Awaitable[None]]


class Table:
    """Takes one letter after the other; what it answers has been written down before."""

    def __init__(
        self, kept: KeptTable, seats: Sequence[Seat], journal: Journal, services: Services
    ):
        self.id: Final = kept.id
        self._kept: Final = kept
        self._seats: Final = seats
        self._journal = journal
        self._services: Final = services
        self._audience: Final = Audience()
        # Who has not been let in yet.
        self._arriving: Final[set[Connection]] = set()
        self._talk: Final = Talk(kept.id, seats, self._audience, services)
        self._access: Final = SeatAccess(
            kept.id, seats, self._audience, services, self._come, self._send_away
        )
        self._scene = self._look_around()
        # Whether what is shown may be otherwise than it is written down.
        self._is_changing = False
        self._mailbox: Final[asyncio.Queue[_Letter]] = asyncio.Queue()
        # Somebody who is no person is about to act: in which position, and by which bot.
        self._acting: asyncio.Task[None] | None = None
        self._acting_for = (-1, "")
        self._used = time.monotonic()
        self._task: Final = asyncio.create_task(self._run(), name=f"table {kept.id}")
        self._post(self._go_on)

    # From outside.

    def come(self, connection: Connection, hello: Hello) -> None:
        """Somebody sits down or watches."""
        if self.is_closed:
            connection.close()
            return
        self._arriving.add(connection)
        self._post(lambda: self._come(connection, Key(hello)))

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self._post(lambda: self._leave(connection))

    def hear(self, connection: Connection, message: FromClient) -> None:
        """Somebody sends a message."""
        self._post(lambda: self._hear(connection, message))

    @property
    def is_closed(self) -> bool:
        """Whether it has to be read again from its journal."""
        return self._task.done()

    def is_idle_for(self, seconds: float) -> bool:
        """Whether nobody has been interested for so long."""
        there = len(self._audience) or len(self._arriving)
        busy = there or not self._mailbox.empty() or self._acting is not None
        return not busy and time.monotonic() - self._used > seconds

    def touch(self) -> None:
        """Somebody is interested."""
        self._used = time.monotonic()

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits here."""
        presenter, state = self._journal.presenter, self._journal.match.state
        return infos(self._seats, presenter, state)

    async def close(self) -> None:
        """Let what was begun be finished, then send everybody away."""
        self._stop_acting()
        self._post(self._finish)
        await asyncio.wait([self._task])

    # The task.

    def _post(self, letter: _Letter) -> None:
        self._mailbox.put_nowait(letter)

    async def _run(self) -> None:
        try:
            while True:
                letter = await self._mailbox.get()
                await letter()
                self.touch()
        except _Finished:
            pass
        except Exception:
            self._services.metrics.failures += 1
            _LOG.exception("a table failed and is read again", extra={"table": self.id})
        finally:
            self._stop_acting()
            for connection in {*self._arriving, *self._audience}:
                connection.close()

    async def _finish(self) -> None:
        raise _Finished

    # Coming and going.

    async def _come(self, connection: Connection, key: Key) -> None:
        try:
            await self._welcome(connection, key)
        except Unkept:
            self._refuse(connection, "unkept")
            connection.close()

    async def _welcome(self, connection: Connection, key: Key) -> None:
        mine = await self._access.open(key)
        if key.is_shown and not mine:
            self._keep_out(connection, key)
            return
        if self._is_full_for(connection, mine):
            self._refuse(connection, "too-fast")
            connection.close()
            return
        chat = await self._talk.last()
        returned = await self._talk.sit_down([self._seats[number] for number in mine])
        connection.sit_down(mine, self._journal.due)
        self._access.sit(connection, mine, key)
        await self._access.note(connection)
        info, spent = table_info(self._kept, self._journal.match), key.spent(self._seats)
        connection.tell(Welcome(info, mine, self.seat_infos(), chat, spent))
        self._tell_seats(mine)
        self._audience.add(connection)
        self._arriving.discard(connection)
        self._access.tell(mine)
        self._audience.show_anew(connection, self._scene)
        if self._access.has_used_link(mine, key):
            self._refuse(connection, "link-used")
        if returned:
            await self._go_on()
        elif self._acting is not None and (bot := self._acting_for[1]):
            connection.tell(Thinking(self._journal.due, seconds_of(bot)))

    def _keep_out(self, connection: Connection, key: Key) -> None:
        """Who holds no seat waits to be let in, if they have a link."""
        reason = self._access.ask(connection, key)
        if reason is not None:
            self._refuse(connection, reason)
            connection.was_kept_out = reason == "too-fast"
            connection.was_refused = not connection.was_kept_out
            connection.close()

    async def _send_away(self, connection: Connection) -> None:
        """Who holds a seat no longer may come again with what they still hold."""
        await self._leave(connection)
        connection.close()

    def _is_full_for(self, connection: Connection, mine: Sequence[int]) -> bool:
        """A crowd of spectators keeps nobody from a seat."""
        if mine:
            return any(self._seats[seat].sockets >= SOCKETS_OF_A_SEAT for seat in mine)
        return not self._audience.has_room_for_spectator(connection.household)

    async def _leave(self, connection: Connection) -> None:
        self._arriving.discard(connection)
        self._access.forget(connection)
        if connection not in self._audience:
            return
        self._audience.remove(connection)
        for number in connection.mine:
            self._talk.stand_up(self._seats[number])
        await self._access.note(connection)
        self._tell_seats(connection.mine)
        self._access.tell(connection.mine)

    def _tell_seats(self, changed: Sequence[int]) -> None:
        """Who sits where now; spectators come and go unnoticed."""
        if changed:
            self._audience.tell(Seats(self.seat_infos()))
            self._access.tell_waiting(changed)

    # Messages.

    async def _hear(self, connection: Connection, message: FromClient) -> None:
        if connection not in self._audience:
            return
        try:
            await self._obey(connection, message)
        except Unkept:
            self._refuse(connection, "unkept")
        except Exception:
            # Whoever has changed nothing must not take the table from all the others.
            if self._is_changing:
                raise
            self._services.metrics.failures += 1
            kind = type(message).__name__
            _LOG.exception("a message failed", extra={"table": self.id, "kind": kind})
            self._refuse(connection, "failed")

    async def _obey(self, connection: Connection, message: FromClient) -> None:
        if isinstance(message, Move | Undo | Ask):
            await self._hear_player(connection, message)
        elif isinstance(message, Look):
            self._look(connection, message.ply)
        elif isinstance(message, FromHolder):
            await self._access.hear(connection, message)
        elif await self._talk.hear(connection, message):
            self._audience.tell(Seats(self.seat_infos()))
            await self._go_on()

    async def _hear_player(self, connection: Connection, message: Move | Undo | Ask) -> None:
        if message.seat not in connection.mine:
            self._refuse(connection, "not-your-turn")
        elif message.ply != self._journal.rows:
            self._refuse(connection, "stale")
            if connection.repeats.take():
                self._audience.show_anew(connection, self._scene)
        elif isinstance(message, Move):
            await self._move(connection, message)
        elif isinstance(message, Undo):
            await self._undo(connection, message.seat)
        else:
            self._explain(connection, message)

    def _refuse(
        self, connection: Connection, reason: Reason, rule: str = "", words: Phrase | None = None
    ) -> None:
        self._services.metrics.refuse(reason)
        connection.tell(Refused(reason, rule, words))

    async def _move(self, connection: Connection, move: Move) -> None:
        match, step = self._journal.match, self._journal.match.step
        if step is None or step.seat != move.seat:
            self._refuse(connection, "not-your-turn")
            return
        try:
            await self._play(match.rules.table.parse(move.action))
        except BadNotation:
            self._refuse(connection, "malformed")
        except IllegalAction as refusal:
            self._refuse(connection, "illegal", refusal.rule)

    async def _undo(self, connection: Connection, seat: int) -> None:
        if not self._journal.can_undo(seat):
            self._refuse(connection, "no-undo")
            return
        draft = self._journal.draft()
        await self._change(draft, draft.undo())

    def _explain(self, connection: Connection, ask: Ask) -> None:
        """Only to whoever is due: what another may not do can tell what they hold."""
        if self._journal.due != ask.seat:
            self._refuse(connection, "not-your-turn")
            return
        rule = why_not(self._journal.presenter, self._journal.match, ask.targets)
        self._refuse(connection, "illegal", rule)

    def _look(self, connection: Connection, ply: int) -> None:
        journal = self._journal
        if not 0 <= ply <= len(journal.match.history):
            self._refuse(connection, "malformed")
            return
        rules, presenter, state = journal.match.rules, journal.presenter, journal.state_at(ply)
        connection.tell(moment(rules, presenter, state, ply, connection.viewer))

    # Playing.

    async def _play(self, action: Action) -> None:
        draft = self._journal.draft()
        await self._change(draft, draft.play(action))

    async def _change(self, draft: Journal, rows: Sequence[str]) -> None:
        """Write down what would change, then let it be so, then show it, then let others act."""
        began = time.perf_counter()
        services = self._services
        await self._keep(rows, draft)
        self._journal = draft
        services.metrics.rows += len(rows)
        self._scene = self._look_around()
        self._audience.show(self._scene, draft.due)
        services.metrics.moves.add(time.perf_counter() - began)
        self._is_changing = False
        await self._go_on()

    async def _keep(self, rows: Sequence[str], draft: Journal) -> None:
        self._is_changing = True
        store, now = self._services.store, self._services.now()
        try:
            await store.append(self.id, self._journal.rows, rows, draft.standing(), now)
        except Unkept:
            self._is_changing = False
            raise

    def _look_around(self) -> Scene:
        return Scene(self._journal, formality=is_formality(self._journal, self._seats))

    async def _go_on(self) -> None:
        """Let whoever is due act, unless it is a person."""
        step = self._journal.match.step
        if step is None:
            self._stop_acting()
            return
        seat = self._seats[step.seat]
        if self._acting is not None and self._acting_for == (self._journal.rows, seat.bot):
            return
        self._stop_acting()
        if seat.bot:
            self._start_acting(seat, partial(self._think, seat.number, seat.bot))
        elif is_formality(self._journal, self._seats):
            self._start_acting(seat, partial(self._act, self._journal.match.legal()[0]))

    def _start_acting(self, seat: Seat, act: _Letter) -> None:
        self._acting_for = self._journal.rows, seat.bot
        self._acting = asyncio.create_task(self._guarded(act))

    async def _guarded(self, act: _Letter) -> None:
        """What fails here fails in the task of the table. Nobody acts while nothing is kept."""
        try:
            await self._services.store.condition.until_well()
            await act()
        except Exception as error:
            self._post(partial(_fail, error))

    def _stop_acting(self) -> None:
        if self._acting is not None:
            self._acting.cancel()
            self._acting = None

    # Bots.

    async def _think(self, seat: int, bot: str) -> None:
        """Which bot, is known before: whoever is away may be back when this begins."""
        self._audience.tell(Thinking(seat, seconds_of(bot)))
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await bots_choice(self.id, self._journal, bot, self._audience, self._services)
        # Not before the answer: whoever can read it would know what there was to think about.
        self._services.metrics.thoughts.add(loop.time() - began)
        await self._act(action)

    async def _act(self, action: Action) -> None:
        """Play for somebody, unless this is stopped before their letter is read."""
        acting = asyncio.current_task()
        self._post(lambda: self._act_now(acting, action))

    async def _act_now(self, acting: asyncio.Task[None] | None, action: Action) -> None:
        """Whoever was away may have come back since the answer was posted."""
        if acting is not self._acting:
            return
        try:
            await self._play(action)
        except Unkept:
            if self._acting_for[1]:
                # Nobody may hear of a formality.
                self._audience.tell(Refused("unkept", "", None))
            self._stop_acting()
            await self._go_on()


class _Finished(Exception):
    """The table is closed."""


async def _fail(error: Exception) -> None:
    raise error
