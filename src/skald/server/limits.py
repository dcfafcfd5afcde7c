"""How much one client may send."""

import time
import unicodedata
from collections.abc import Callable
from typing import Final

MESSAGE_BYTES: Final = 16_384
TOKENS: Final = 8
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
CHATS_KEPT: Final = 100
RECORD_BYTES: Final = 1_000_000
# A client that goes on after so many refusals in a row is cut off.
PATIENCE: Final = 100


class Bucket:
    """So many things a second, and a few more at once."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second: Final = per_second
        self._at_once: Final = at_once
        self._clock: Final = clock
        self._left = at_once
        self._filled = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is room for one more."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._filled) * self._per_second)
        self._filled = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for so long that it may be forgotten."""
        return self._left + (self._clock() - self._filled) * self._per_second >= self._at_once


class Doorkeeper:
    """Keeps one address from making too much in a minute."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute: Final = per_minute
        self._buckets: Final[dict[str, Bucket]] = {}

    def lets_in(self, address: str) -> bool:
        """Whether an address may make one more thing."""
        if address not in self._buckets:
            self._forget_quiet_ones()
            self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
        return self._buckets[address].take()

    def _forget_quiet_ones(self) -> None:
        for address in [a for a, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[address]


def cleaned(text: str, most: int) -> str:
    """Text on one line, without characters that nobody sees, not too long."""
    seen = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(seen.split())[:most].rstrip()
