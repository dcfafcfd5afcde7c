"""Who sits where. A seat is held by a secret token, of which only a hash is kept."""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from skald.kernel.words import Words
from skald.server.messages import SeatInfo
from skald.server.store import KeptSeat
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

    def __init__(self, kept: KeptSeat, now: float) -> None:
        self.number: Final = kept.seat
        self.kind = kept.kind
        self.name = kept.name
        self.level = kept.level
        self.substituted = kept.substituted
        self._token: Final = kept.token
        # How many sockets hold this seat, and since when none has.
        self.sockets = 0
        self.left_at = now
        # Who agrees that a bot plays for it.
        self.agreed: set[int] = set()

    @property
    def is_person(self) -> bool:
        """Whether somebody holds it, even if a bot plays for him just now."""
        return self.kind == "person"

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; empty if none does."""
        if self.kind == "bot":
            return self.level
        return STAND_IN if self.substituted else ""

    @property
    def present(self) -> bool:
        """Whether somebody is there to play it."""
        return self.kind == "bot" or self.sockets > 0

    def is_opened_by(self, token_hash: str) -> bool:
        """Whether a token is the one of this seat."""
        return bool(self._token) and secrets.compare_digest(self._token, token_hash)

    def kept(self) -> KeptSeat:
        """What must not be lost."""
        return KeptSeat(
            self.number, self.kind, self.name, self.level, self._token, self.substituted
        )

    def info(self, player: Words | None) -> SeatInfo:
        """What everybody may know."""
        return SeatInfo(
            seat=self.number,
            kind=self.kind,
            name=self.name,
            level=self.bot,
            present=self.present,
            player=phrase(player) if player else None,
            substitute=sorted(self.agreed),
        )


def opened_by(seats: Iterable[Seat], tokens: Sequence[str]) -> list[int]:
    """The seats that these tokens hold."""
    hashes = [hashed(token) for token in tokens]
    return [seat.number for seat in seats if any(map(seat.is_opened_by, hashes))]


class Substitution:
    """Lets a bot play for somebody who has left, if everybody who is still there agrees."""

    def __init__(self, seats: Sequence[Seat], away: float, clock: Callable[[], float]) -> None:
        self._seats: Final = seats
        self._away: Final = away
        self._clock: Final = clock

    def has_left(self, seat: Seat) -> bool:
        """Whether a person is away for so long that others may speak for him."""
        absent = seat.kind != "bot" and not seat.sockets
        return absent and self._clock() - seat.left_at >= self._away

    def vote(self, seat: Seat, voters: Sequence[int], *, agree: bool) -> bool:
        """Count voices; True if a bot takes over now."""
        if agree:
            seat.agreed.update(voters)
        else:
            seat.agreed.difference_update(voters)
        there = {other.number for other in self._seats if other.is_person and other.sockets}
        return bool(there) and there <= seat.agreed and not seat.substituted
