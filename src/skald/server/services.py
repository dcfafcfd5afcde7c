"""What all tables of a server share."""

from typing import Final

from skald.server.metrics import Metrics
from skald.server.own_bots import bots_of_house
from skald.server.settings import Settings
from skald.server.store import Store
from skald.server.thinkers import Thinkers


class Services:
    """The store, the bots, the settings and the clock."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers | None = None) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers or Thinkers(settings.workers)
        self.metrics: Final = Metrics()
        # Bots beside the levels, and what they are made by.
        self.bots: Final = bots_of_house(settings.bots)

    def now(self) -> float:
        """The time, as it is kept."""
        return self.settings.clock()

    async def close(self) -> None:
        """The last one turns off the light."""
        self.thinkers.close()
        await self.store.close()
