"""The Raven: the yield of what it closes."""

from skald.games.northgard.ids import RAVEN
from skald.games.northgard.queries import harvest_of
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain_all
from skald.kernel.rulebook import rule


class Raven(Power):
    """Closing is rewarded with resources."""

    @rule("NG-CLAN-RAVEN-01")
    def collects_closed(self) -> bool:
        """What its closed territories yield is collected at once."""
        return True

    def on_exploring(self, s: State, seat: int, closed: list[int], own: list[int]) -> None:
        for territory in own:
            gain_all(s, seat, harvest_of(s, territory))


POWERS[RAVEN] = Raven()
