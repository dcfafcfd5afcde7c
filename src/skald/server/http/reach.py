"""How a request reaches what the server is made of."""

from typing import Annotated, Any, TypeAlias, cast

import msgspec
from fastapi import Depends, Request

from skald.server.http.errors import too_fast
from skald.server.limits import Doorkeeper
from skald.server.replays import Replays
from skald.server.tables import Tables


def _tables(request: Request) -> Tables:
    return cast(Tables, request.app.state.tables)


def _replays(request: Request) -> Replays:
    return cast(Replays, request.app.state.replays)


def _within_limits(request: Request) -> None:
    """Refuse whoever makes too many things."""
    keeper = cast(Doorkeeper, request.app.state.doorkeeper)
    if not keeper.lets_in(request.client.host if request.client else ""):
        raise too_fast()


TheTables: TypeAlias = Annotated[Tables, Depends(_tables)]
TheReplays: TypeAlias = Annotated[Replays, Depends(_replays)]
WITHIN_LIMITS = Depends(_within_limits)


def plain(message: Any) -> Any:
    """A message of the sockets as plain data."""
    return msgspec.to_builtins(message)
