"""What people do at a table beside playing: come, talk, rename themselves, speak for others."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from skald.server.audience import Audience, Connection
from skald.server.limits import CHAT_LENGTH, CHATS_KEPT, NAME_LENGTH, Bucket, cleaned
from skald.server.messages import Chat, FromClient, React, Refused, Rename, Said, Substitute
from skald.server.scene import SPECTATOR
from skald.server.seats import Seat, Substitution
from skald.server.services import Services
from skald.server.store import KeptChat


class Talk:
    """The people around a table."""

    def __init__(
        self, table_id: str, seats: Sequence[Seat], audience: Audience, services: Services
    ) -> None:
        self._id: Final = table_id
        self._seats: Final = seats
        self._audience: Final = audience
        self._services: Final = services
        self._substitution: Final = Substitution(seats)
        # What all spectators together may say: nobody has asked them in.
        self._crowd: Final = Bucket(1, 10)

    async def sit_down(self, seats: Sequence[Seat]) -> bool:
        """Somebody has come who holds seats; whether a bot must give way."""
        replaced = any(seat.substituted for seat in seats)
        for seat in seats:
            if seat.substituted or seat.kind == "open":
                await self._keep(seat, kind="person", substituted=False)
        for seat in seats:
            seat.sockets += 1
            seat.left_at = 0.0
            seat.agreed.clear()
        return replaced

    def stand_up(self, seat: Seat) -> None:
        """Somebody who holds a seat is gone."""
        seat.sockets -= 1
        if not seat.sockets:
            seat.left_at = self._services.now()

    async def last(self) -> list[Said]:
        """What was said last."""
        kept = await self._services.store.chat(self._id, CHATS_KEPT)
        return [Said(chat.seat, chat.name, chat.text, "", chat.at) for chat in kept]

    async def hear(self, connection: Connection, message: FromClient) -> bool:
        """Obey; True if something about the seats has changed."""
        if isinstance(message, Chat | React) and not self._may_speak(connection):
            connection.tell(Refused("too-fast", "", None))
        elif isinstance(message, Chat):
            await self._say(connection, message.text)
        elif isinstance(message, React):
            self._audience.tell(self._said(connection, "", message.sign))
        elif isinstance(message, Rename):
            return await self._rename(connection, message)
        elif isinstance(message, Substitute):
            return await self._substitute(connection, message)
        return False

    def _may_speak(self, connection: Connection) -> bool:
        return bool(connection.mine) or self._crowd.take()

    async def _say(self, connection: Connection, text: str) -> None:
        said = self._said(connection, cleaned(text, CHAT_LENGTH), "")
        if said.text:
            chat = KeptChat(said.seat, said.name, said.text, said.at)
            await self._services.store.add_chat(self._id, chat, CHATS_KEPT)
            self._audience.tell(said)

    def _said(self, connection: Connection, text: str, sign: str) -> Said:
        name = "" if connection.viewer == SPECTATOR else self._seats[connection.viewer].name
        return Said(connection.viewer, name, text, sign, self._services.now())

    async def _rename(self, connection: Connection, rename: Rename) -> bool:
        if rename.seat not in connection.mine:
            connection.tell(Refused("not-your-turn", "", None))
            return False
        name = cleaned(rename.name, NAME_LENGTH)
        await self._keep(self._seats[rename.seat], name=name)
        return True

    async def _substitute(self, connection: Connection, message: Substitute) -> bool:
        seat = self._seats[message.seat] if 0 <= message.seat < len(self._seats) else None
        if seat is None or not connection.mine or seat.free_from is None:
            connection.tell(Refused("illegal", "", None))
            return False
        if not seat.has_left(self._services.now()):
            connection.tell(Refused("not-away", "", None))
            return False
        if self._substitution.vote(seat, connection.mine, agree=message.agree):
            await self._keep(seat, substituted=True)
        return True

    async def _keep(self, seat: Seat, **changes: str | bool) -> None:
        """First it is written down, then it is so."""
        changed = replace(seat.kept(), **changes)
        await self._services.store.change_seat(self._id, changed)
        seat.become(changed)
