"""The door of a table: who holds a seat, and how another device comes to hold it.

A link takes its seat once, for the secret of the device that opens it. From then on the link only
asks whoever holds the seat: it is known to whoever gave it out, too.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from skald.server.audience import Audience, Connection
from skald.server.keys import Key
from skald.server.limits import DEVICES_OF_A_SEAT, REQUESTS_OF_A_SEAT, Bucket
from skald.server.messages import (
    Admit,
    DeviceInfo,
    Holding,
    LinkInfo,
    NewLink,
    Refused,
    Relink,
    RequestInfo,
    Revoke,
    Waiting,
)
from skald.server.presence import note
from skald.server.refusals import Reason
from skald.server.seats import Seat, hashed, new_token
from skald.server.services import Services
from skald.server.store import KeptDevice

# Somebody with a link may ask so often in a second, and so many times at once.
_KNOCKS: Final = (1 / 20, 5)
FromHolder: TypeAlias = Admit | Relink | Revoke
_Arrive: TypeAlias = Callable[[Connection, Key], Awaitable[None]]
_Leave: TypeAlias = Callable[[Connection], Awaitable[None]]


class _Request:
    """Somebody who waits to be let in."""

    def __init__(self, number: int, seat: Seat, connection: Connection, key: Key) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.connection: Final = connection
        self.key: Final = key


class SeatAccess:
    """Opens seats to their devices, lets others wait, and does what holders say.

    `arrive` brings somebody to the table who has been let in, `leave` takes away who holds nothing.
    """

    def __init__(
        self,
        table_id: str,
        seats: Sequence[Seat],
        audience: Audience,
        services: Services,
        arrive: _Arrive,
        leave: _Leave,
    ) -> None:
        self._id: Final = table_id
        self._seats: Final = seats
        self._audience: Final = audience
        self._services: Final = services
        self._arrive: Final = arrive
        self._leave: Final = leave
        self._requests: Final[dict[int, _Request]] = {}
        self._asked = 0
        self._knocks: Final = [Bucket(*_KNOCKS, services.now) for _ in seats]

    # Coming.

    async def open(self, key: Key) -> list[int]:
        """The seats that somebody holds, with those that they take by a link now."""
        for seat in self._seats:
            await self._maybe_take(seat, key)
        return [seat.number for seat in self._seats if seat.held_by(key.hashes)]

    async def _maybe_take(self, seat: Seat, key: Key) -> None:
        held = seat.held_by(key.hashes)
        if not key.own or (not held and not seat.has_link(key.hashes)):
            return
        if held:
            # Many may have a link from before: its holder can get rid of it by their own secret.
            if all(device.since == 0 for device in held) and self._has_room(seat):
                await self._add(seat, key)
        elif seat.fresh:
            await self._claim(seat, key)

    async def _claim(self, seat: Seat, key: Key) -> None:
        device = self._device(seat, key)
        number = await self._services.store.devices.claim(self._id, device)
        seat.fresh = False
        if number is not None:
            seat.devices.append(replace(device, id=number))

    def sit(self, connection: Connection, mine: Iterable[int], key: Key) -> None:
        """Remember by which devices somebody holds their seats."""
        hashes = key.hashes
        connection.held = {
            seat: {device.id for device in self._seats[seat].held_by(hashes)} for seat in mine
        }

    async def note(self, connection: Connection) -> None:
        """Somebody has come or gone with their devices."""
        now = self._services.now()
        for number, ids in connection.held.items():
            seat = self._seats[number]
            for place, device in enumerate(seat.devices):
                if device.id in ids:
                    seat.devices[place] = replace(device, seen=now)
            await note(self._services, self._id, seat, ids)

    def has_used_link(self, mine: Sequence[int], key: Key) -> bool:
        """Whether somebody who sits here has brought the link of a seat that is another's."""
        others = [seat for seat in self._seats if seat.number not in mine]
        return any(seat.has_link(key.hashes) for seat in others)

    # Asking.

    def ask(self, connection: Connection, key: Key) -> Reason | None:
        """Let somebody with a used link wait for an answer; else, why they cannot."""
        seat = next((seat for seat in self._seats if seat.has_link(key.hashes)), None)
        if seat is None:
            return "gone"
        if not key.own:
            # Nothing that only they know could hold the seat.
            return "malformed"
        pending = [each for each in self._requests.values() if each.seat is seat]
        if len(pending) >= REQUESTS_OF_A_SEAT or not self._knocks[seat.number].take():
            return "too-fast"
        self._asked += 1
        self._requests[self._asked] = _Request(self._asked, seat, connection, key)
        self._tell_waiting(self._requests[self._asked])
        self.tell([seat.number])
        return None

    def forget(self, connection: Connection) -> None:
        """Somebody does not wait any longer."""
        for request in list(self._requests.values()):
            if request.connection is connection:
                del self._requests[request.number]
                self.tell([request.seat.number])

    def _tell_waiting(self, request: _Request) -> None:
        seat = request.seat
        request.connection.tell(Waiting(seat.number, seat.name, seat.sockets > 0))

    # Holders.

    async def hear(self, connection: Connection, message: FromHolder) -> None:
        """Do what somebody says who holds a seat."""
        if isinstance(message, Admit):
            await self._admit(connection, message)
        elif message.seat not in connection.mine:
            self._refuse(connection, "not-your-turn")
        elif isinstance(message, Relink):
            await self._relink(connection, self._seats[message.seat], wanted=message.wanted)
        else:
            await self._revoke(connection, self._seats[message.seat], message.device)

    async def _admit(self, connection: Connection, answer: Admit) -> None:
        request = self._requests.get(answer.request)
        if request is None or request.seat.number not in connection.mine:
            self._refuse(connection, "stale")
        elif not answer.agree:
            self._keep_out(request)
        elif not self._has_room(request.seat):
            self._refuse(connection, "many-devices")
        else:
            await self._let_in(request)

    async def _let_in(self, request: _Request) -> None:
        """With every window in which the same device waits."""
        seat, own = request.seat, request.key.own
        await self._add(seat, request.key)
        same = [r for r in self._requests.values() if r.seat is seat and r.key.own == own]
        for each in same:
            del self._requests[each.number]
        self.tell([seat.number])
        for each in same:
            await self._arrive(each.connection, each.key)

    def _keep_out(self, request: _Request) -> None:
        del self._requests[request.number]
        request.connection.was_kept_out = True
        self._refuse(request.connection, "not-let-in")
        request.connection.close()
        self.tell([request.seat.number])

    async def _relink(self, connection: Connection, seat: Seat, *, wanted: bool) -> None:
        if wanted and len(seat.devices) >= DEVICES_OF_A_SEAT:
            self._refuse(connection, "many-devices")
            return
        token = new_token() if wanted else ""
        changed = replace(seat.kept(), token=hashed(token) if token else "", fresh=wanted)
        await self._services.store.change_seat(self._id, changed)
        seat.become(changed)
        for request in [each for each in self._requests.values() if each.seat is seat]:
            self._keep_out(request)
        if token:
            connection.tell(NewLink(seat.number, token))
        self.tell([seat.number])

    async def _revoke(self, connection: Connection, seat: Seat, device: int) -> None:
        """Never the last one that somebody holds it by themselves: the seat would be nobody's."""
        if device not in [each.id for each in seat.devices]:
            self._refuse(connection, "stale")
            return
        if connection.held[seat.number] == {device}:
            self._refuse(connection, "illegal")
            return
        await self._services.store.devices.remove(device)
        seat.devices[:] = [each for each in seat.devices if each.id != device]
        for other in self._audience:
            held = other.held.get(seat.number, set())
            held.discard(device)
            if seat.number in other.mine and not held:
                await self._leave(other)
        self.tell([seat.number])

    # What holders know.

    def tell(self, changed: Sequence[int]) -> None:
        """Tell those who hold one of these seats how it is held."""
        for connection in self._audience:
            if not set(connection.mine).isdisjoint(changed):
                self.tell_one(connection)

    def tell_waiting(self, changed: Sequence[int]) -> None:
        """Whoever could let them in has come or gone."""
        for request in self._requests.values():
            if request.seat.number in changed:
                self._tell_waiting(request)

    def tell_one(self, connection: Connection) -> None:
        """How somebody's seats are held."""
        mine = [self._seats[number] for number in connection.mine]
        asking = [each for each in self._requests.values() if each.seat in mine]
        connection.tell(
            Holding(
                devices=[self._info(connection, each) for seat in mine for each in seat.devices],
                requests=[RequestInfo(r.number, r.seat.number, r.key.device) for r in asking],
                links=[_link(seat) for seat in mine],
            )
        )

    def _info(self, connection: Connection, device: KeptDevice) -> DeviceInfo:
        holding = [each for each in self._audience if device.id in each.held.get(device.seat, ())]
        return DeviceInfo(
            id=device.id,
            seat=device.seat,
            name=device.name,
            since=device.since,
            seen=device.seen,
            here=bool(holding),
            mine=connection in holding,
        )

    # Inside.

    def _has_room(self, seat: Seat) -> bool:
        """Whether one more device may hold a seat; who has a fresh link will."""
        return len(seat.devices) + seat.fresh < DEVICES_OF_A_SEAT

    def _device(self, seat: Seat, key: Key) -> KeptDevice:
        now = self._services.now()
        return KeptDevice(0, seat.number, key.own, key.device, now, now)

    async def _add(self, seat: Seat, key: Key) -> None:
        device = self._device(seat, key)
        number = await self._services.store.devices.add(self._id, device)
        seat.devices.append(replace(device, id=number))

    def _refuse(self, connection: Connection, reason: Reason) -> None:
        self._services.metrics.refuse(reason)
        connection.tell(Refused(reason, "", None))


def _link(seat: Seat) -> LinkInfo:
    if not seat.link:
        return LinkInfo(seat.number, "none")
    return LinkInfo(seat.number, "fresh" if seat.fresh else "used")
