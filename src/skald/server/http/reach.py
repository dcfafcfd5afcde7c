"""How a request reaches what the server is made of."""

from typing import Annotated, Final, TypeAlias, cast

from fastapi import Depends, Request

from skald.server.http.errors import too_fast
from skald.server.limits import RateLimiter, RateLimits, household
from skald.server.replays import Replays
from skald.server.tables import Tables


def _tables(request: Request) -> Tables:
    return cast(Tables, request.app.state.tables)


def _replays(request: Request) -> Replays:
    return cast(Replays, request.app.state.replays)


class Visitor:
    """Whoever asks; refused when they have asked for too much."""

    def __init__(self, request: Request) -> None:
        self._address: Final = request.client.host if request.client else ""
        self._doors: Final = cast(RateLimits, request.app.state.doors)

    @property
    def household(self) -> str:
        """Where they come from, as limits count it."""
        return household(self._address)

    def makes(self, cost: float) -> None:
        """They want something to be made and kept."""
        self._pay(self._doors.making, cost)

    def studies(self, cost: float) -> None:
        """They want to look at a finished game."""
        self._pay(self._doors.studying, cost)

    def _pay(self, keeper: RateLimiter, cost: float) -> None:
        if not keeper.lets_in(self._address, cost):
            raise too_fast()


TheTables: TypeAlias = Annotated[Tables, Depends(_tables)]
TheReplays: TypeAlias = Annotated[Replays, Depends(_replays)]
TheVisitor: TypeAlias = Annotated[Visitor, Depends(Visitor)]
