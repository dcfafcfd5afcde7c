"""Keeps the pauses of Python's collector short.

What a table has heard lives as long as the table, and is not part of any cycle: to look through
all of it again and again would stop everybody for a part of a second. So what has survived for a
while is set aside, and looked through only rarely, for the cycles that sockets leave behind.
"""

import asyncio
import gc
from typing import Final

_SET_ASIDE: Final = 15.0
_LOOK_THROUGH: Final = 3_600.0


async def keep_pauses_short() -> None:
    """Until cancelled."""
    try:
        while True:
            _look_through()
            for _ in range(int(_LOOK_THROUGH / _SET_ASIDE)):
                gc.freeze()
                await asyncio.sleep(_SET_ASIDE)
    finally:
        gc.unfreeze()


def _look_through() -> None:
    gc.unfreeze()
    gc.collect()
