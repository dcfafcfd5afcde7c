"""Who sits where. A seat is held by devices, each with a secret of which only a hash is kept."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from skald.kernel.agenda import State
from skald.kernel.presenter import Presenter
from skald.kernel.words import Words
from skald.server.away import USUAL, patience
from skald.server.messages import SeatInfo
from skald.server.store import KeptDevice, KeptSeat, KeptTable
from skald.server.store.kept import SeatLevel
from skald.server.wording import phrase

_TOKEN_BYTES: Final = 24
# The bot that plays for somebody who has left.
STAND_IN: Final = "hunter"


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Seat:
    """A seat while its table is in memory."""

    def __init__(
        self,
        kept: KeptSeat,
        devices: Iterable[KeptDevice] = (),
        wait: float | None = patience(USUAL),
    ) -> None:
        self.number: Final = kept.seat
        self.kind = kept.kind
        self.name = kept.name
        self.level = kept.level
        self.substituted = kept.substituted
        # The hash of the seat's link, and whether it is still to be taken by it.
        self.link = kept.token
        self.fresh = kept.fresh
        self.devices: Final = [device for device in devices if device.seat == kept.seat]
        # How many sockets hold this seat, and since when none has.
        self.sockets = 0
        self.left_at = kept.left_at
        self._wait: Final = wait
        # Who agrees that a bot plays for it.
        self.agreed: set[int] = set()

    @property
    def is_person(self) -> bool:
        """Whether somebody holds it, even if a bot plays for them just now."""
        return self.kind == "person"

    @property
    def bot(self) -> SeatLevel:
        """The level of the bot that plays this seat now; empty if none does."""
        if self.kind == "bot":
            return self.level
        return STAND_IN if self.substituted else ""

    @property
    def present(self) -> bool:
        """Whether somebody is there to play it."""
        return self.kind == "bot" or self.sockets > 0

    @property
    def free_from(self) -> float | None:
        """From when on the others may let a bot play for who is away; None if they may not."""
        if self.present or self._wait is None or not self.left_at:
            return None
        return self.left_at + self._wait

    def has_left(self, now: float) -> bool:
        """Whether a person is away for so long that others may speak for them."""
        return self.free_from is not None and now >= self.free_from

    def held_by(self, hashes: Sequence[str]) -> list[KeptDevice]:
        """The devices of this seat to which these secrets belong."""
        return [
            device
            for device in self.devices
            if any(secrets.compare_digest(device.token, each) for each in hashes)
        ]

    def has_link(self, hashes: Sequence[str]) -> bool:
        """Whether the link of this seat is among these."""
        return bool(self.link) and any(secrets.compare_digest(self.link, each) for each in hashes)

    def kept(self) -> KeptSeat:
        """What must not be lost."""
        return KeptSeat(
            seat=self.number,
            kind=self.kind,
            name=self.name,
            level=self.level,
            token=self.link,
            substituted=self.substituted,
            fresh=self.fresh,
            left_at=self.left_at,
        )

    def become(self, kept: KeptSeat) -> None:
        """What was kept is so."""
        self.kind, self.name, self.substituted = kept.kind, kept.name, kept.substituted
        self.link, self.fresh = kept.token, kept.fresh

    def info(self, player: Words | None, colour: str) -> SeatInfo:
        """What everybody may know."""
        return SeatInfo(
            seat=self.number,
            kind=self.kind,
            name=self.name,
            level=self.bot,
            present=self.present,
            player=phrase(player) if player else None,
            colour=colour,
            substitute=sorted(self.agreed),
            free_from=self.free_from,
        )


def seats_of(
    table: KeptTable, seats: Iterable[KeptSeat], devices: Sequence[KeptDevice] = ()
) -> list[Seat]:
    """The seats of a table as they were kept."""
    wait = patience(table.away)
    return [Seat(seat, devices, wait) for seat in seats]


def infos(seats: Iterable[Seat], presenter: Presenter, state: State) -> list[SeatInfo]:
    """Who sits where, and whom they play."""
    return [
        seat.info(presenter.player(state, seat.number), presenter.colour(state, seat.number))
        for seat in seats
    ]


class Substitution:
    """Lets a bot play for somebody who has left, if everybody who is still there agrees."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats: Final = seats

    def vote(self, seat: Seat, voters: Sequence[int], *, agree: bool) -> bool:
        """Count voices; True if a bot takes over now."""
        if agree:
            seat.agreed.update(voters)
        else:
            seat.agreed.difference_update(voters)
        there = {other.number for other in self._seats if other.is_person and other.sockets}
        return bool(there) and there <= seat.agreed and not seat.substituted
