"""How much one client may send."""

import ipaddress
import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from typing import Final

from skald.server.settings import Settings

MESSAGE_BYTES: Final = 16_384
TOKENS: Final = 12
NAME_LENGTH: Final = 24
DEVICE_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
CHATS_KEPT: Final = 100
# How many may watch a table, how many of them from one address, and how many sockets may hold
# one seat.
SPECTATORS: Final = 200
SPECTATORS_OF_AN_ADDRESS: Final = 50
SOCKETS_OF_A_SEAT: Final = 20
# How many devices may hold one seat, and how many may wait to be let in.
DEVICES_OF_A_SEAT: Final = 8
REQUESTS_OF_A_SEAT: Final = 3
RECORD_BYTES: Final = 1_000_000
# How much of unfinished bodies is kept for one address and for all; small ones do not count.
SMALL_BODY: Final = 16_384
BODIES_OF_AN_ADDRESS: Final = 4 * RECORD_BYTES
BODIES: Final = 32 * RECORD_BYTES
# Letters and symbols that look like nothing.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# So many marks may stand above or below one letter; no living language needs more.
_MARKS: Final = 3
# Of a text that is too long only so much is looked at for each character that may stay.
_LOOKED_AT: Final = 8
# With fewer households than this nobody is forgotten.
_MANY: Final = 1_000
_NETWORK: Final = 64
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


class RateLimiter:
    """Keeps one household from asking for too much in a minute."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute: Final = per_minute
        self._buckets: Final[dict[str, Bucket]] = {}
        self._many = _MANY

    def __len__(self) -> int:
        return len(self._buckets)

    def lets_in(self, address: str, cost: float = 1.0) -> bool:
        """Whether an address may ask for one more thing."""
        name = household(address)
        if name not in self._buckets:
            self._forget_quiet_ones()
            self._buckets[name] = Bucket(self._per_minute / 60, self._per_minute)
        return self._buckets[name].take(cost)

    def _forget_quiet_ones(self) -> None:
        """Now and then, so that many addresses at once do not make each of them slow."""
        if len(self._buckets) < self._many:
            return
        for name in [name for name, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[name]
        self._many = max(_MANY, 2 * len(self._buckets))


def household(address: str) -> str:
    """Whoever has one address of IPv6 has a whole network of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _NETWORK), strict=False))


class Room:
    """Has only so much place for one household at the same time, and for all of them together."""

    def __init__(self, for_one: int, for_all: float = float("inf")) -> None:
        self._for_one: Final = for_one
        self._for_all: Final = for_all
        self._taken: Final[Counter[str]] = Counter()

    def take(self, address: str, size: int = 1) -> bool:
        """Whether there is room for more; it is taken then, until it is given back."""
        name = household(address)
        one, everybody = self._taken[name] + size, self._taken.total() + size
        if one > self._for_one or everybody > self._for_all:
            return False
        self._taken[name] = one
        return True

    def give_back(self, address: str, size: int = 1) -> None:
        """It is free again."""
        name = household(address)
        self._taken[name] -= size
        if not self._taken[name]:
            del self._taken[name]


class RateLimits:
    """What costs the server something, each with its own keeper."""

    def __init__(self, settings: Settings) -> None:
        self.making: Final = RateLimiter(settings.creations)
        self.studying: Final = RateLimiter(settings.studies)
        self.arriving: Final = RateLimiter(settings.arrivals)
        self.staying: Final = Room(settings.sockets)


def cleaned(text: str, most: int) -> str:
    """Text on one line, without what nobody sees or what spills over other lines, not too long."""
    seen, piled = [], 0
    for c in text[: _LOOKED_AT * most]:
        piled = piled + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if piled <= _MARKS:
            seen.append(" " if _is_unseen(c) else c)
    return " ".join("".join(seen).split())[:most].rstrip()


def _is_unseen(c: str) -> bool:
    return unicodedata.category(c)[0] in "CZ" or c in _BLANKS
