"""Since when somebody is away: noted when they come and go, so that it outlives the memory."""

import logging
from collections.abc import Iterable
from typing import Final

from skald.server.seats import Seat
from skald.server.services import Services
from skald.server.store import Unkept

_LOG: Final = logging.getLogger("skald.table")


async def note(services: Services, table_id: str, seat: Seat, devices: Iterable[int] = ()) -> None:
    """Keep since when a seat is left, and that these devices were there just now.

    Nobody is kept from a game because this could not be written.
    """
    try:
        await services.store.devices.note(
            table_id, seat.number, seat.left_at, list(devices), services.now()
        )
    except Unkept:
        # The store has said so.
        pass
    except Exception:
        services.metrics.failures += 1
        _LOG.exception("who is there could not be noted", extra={"table": table_id})


async def begin(services: Services, table_id: str, seats: Iterable[Seat]) -> None:
    """Whoever was there when the last server died has been away since now."""
    for seat in seats:
        if seat.kind != "bot" and not seat.left_at:
            seat.left_at = services.now()
            await note(services, table_id, seat)
