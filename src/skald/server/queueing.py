"""A queue whose places are shared fairly: between addresses, and between the tables of each."""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final, TypeAlias

from msgspec import Struct

# With fewer names than this nobody is forgotten.
_MANY: Final = 1_000


class Rank(IntEnum):
    """Who is waited for, and by whom."""

    WATCHED = 0
    ASKED = 1
    ALONE = 2


class Claim(Struct, frozen=True):
    """On whose behalf somebody waits: a table, and the addresses of those who wait at it."""

    rank: Rank
    table: str
    households: frozenset[str] = frozenset()


# People come and go while a table waits: what counts is who is there when a place is free.
Claimant: TypeAlias = Callable[[], Claim]


class Shares:
    """How much each has had, counted from where the one stands who has a place now.

    Who comes late or comes back owes nothing for the time before, and has nothing saved up.
    """

    def __init__(self) -> None:
        self._had: Final[dict[str, float]] = {}
        self._now = 0.0
        self._many = _MANY

    def __len__(self) -> int:
        return len(self._had)

    def __contains__(self, name: str) -> bool:
        return name in self._had

    def had(self, name: str) -> float:
        """The less the sooner it is its turn."""
        return max(self._had.get(name, 0.0), self._now)

    def charge(self, name: str, cost: float) -> None:
        """It has a place now."""
        self._now = self.had(name)
        self._had[name] = self._now + cost
        self._forget_settled_ones()

    def _forget_settled_ones(self) -> None:
        """Now and then: they stand where a newcomer stands."""
        if len(self._had) < self._many:
            return
        for name in [name for name, had in self._had.items() if had <= self._now]:
            del self._had[name]
        self._many = max(_MANY, 2 * len(self._had))


class _Waiting:
    """Somebody in the queue."""

    def __init__(self, number: int, claimant: Claimant, cost: float) -> None:
        self.number: Final = number
        self.claimant: Final = claimant
        self.cost: Final = cost
        # Called with the household at whose expense it is.
        self.called: Final[asyncio.Future[str]] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many at a time. First come those for whom somebody waits; of these the address that has
    had least, and of its tables the one that has had least; then whoever came first.

    Where there are several places one address never has all of them: the next one to come from
    elsewhere would have to wait for a whole thought.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most_of_one: Final = max(1, places - 1)
        self._waiting: Final[list[_Waiting]] = []
        self._numbers: Final = itertools.count()
        self._having: Final[Counter[str]] = Counter()
        self._households: Final = Shares()
        # Between the tables of each household.
        self._tables: Final[dict[str, Shares]] = {}

    @asynccontextmanager
    async def turn(self, claimant: Claimant, cost: float) -> AsyncIterator[None]:
        """Wait for a place, and have it. The cost is what a place is worth, known before: how
        long somebody really has it would tell others what they think about."""
        payer = await self._enter(_Waiting(next(self._numbers), claimant, cost))
        try:
            yield
        finally:
            self._leave(payer)

    async def _enter(self, waiting: _Waiting) -> str:
        self._waiting.append(waiting)
        self._call_next()
        try:
            return await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                # Called and gone at the same moment: the place is the next one's.
                self._leave(waiting.called.result())
            raise

    def _leave(self, payer: str) -> None:
        self._free += 1
        self._having[payer] -= 1
        if not self._having[payer]:
            del self._having[payer]
        self._call_next()

    def _call_next(self) -> None:
        while self._free and (claims := self._admissible()):
            chosen = min(claims, key=lambda waiting: self._order(waiting, claims[waiting]))
            self._waiting.remove(chosen)
            self._free -= 1
            chosen.called.set_result(self._charge(claims[chosen], chosen.cost))

    def _admissible(self) -> dict[_Waiting, Claim]:
        """Who waits and whose address does not have as many places as it may."""
        claims = {waiting: waiting.claimant() for waiting in self._waiting}
        return {each: claim for each, claim in claims.items() if not self._has_most(claim)}

    def _has_most(self, claim: Claim) -> bool:
        return self._having[self._payer(claim)] >= self._most_of_one

    def _order(self, waiting: _Waiting, claim: Claim) -> tuple[bool, float, int, float, int]:
        payer = self._payer(claim)
        tables = self._tables.get(payer)
        table = tables.had(claim.table) if tables else 0.0
        alone = claim.rank is Rank.ALONE
        return alone, self._households.had(payer), claim.rank, table, waiting.number

    def _charge(self, claim: Claim, cost: float) -> str:
        payer = self._payer(claim)
        self._having[payer] += 1
        self._households.charge(payer, cost)
        self._tables.setdefault(payer, Shares()).charge(claim.table, cost)
        if len(self._tables) > 2 * len(self._households):
            for gone in [name for name in self._tables if name not in self._households]:
                del self._tables[gone]
        return payer

    def _payer(self, claim: Claim) -> str:
        """Whoever would come first: no neighbour at a table makes them wait."""
        return min(claim.households, key=self._standing, default="")

    def _standing(self, household: str) -> tuple[bool, float, str]:
        full = self._having[household] >= self._most_of_one
        return full, self._households.had(household), household
