"""The Boar: lore from tiles that close nothing."""

from skald.games.northgard.ids import BOAR, LORE
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain
from skald.kernel.rulebook import rule


class Boar(Power):
    """Exploring without closing is rewarded."""

    @rule("NG-CLAN-BOAR-01", "NG-Q-46")
    def lore_for_open(self) -> int:
        """One lore for a tile that closes nothing, whosever it is."""
        return 1

    def on_exploring(self, s: State, seat: int, closed: list[int], own: list[int]) -> None:
        if not closed:
            gain(s, seat, LORE, self.lore_for_open())


POWERS[BOAR] = Boar()
