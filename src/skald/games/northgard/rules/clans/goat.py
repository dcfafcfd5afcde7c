"""The Goat: food for building."""

from skald.games.northgard.ids import FOOD, FORTRESS, GOAT
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain
from skald.kernel.rulebook import rule


class Goat(Power):
    """Building is rewarded."""

    @rule("NG-CLAN-GOAT-01", "NG-CARD-23")
    def on_building(self, s: State, seat: int, kind: int) -> None:
        """One food for a small and two for a large building."""
        gain(s, seat, FOOD, 2 if kind >= FORTRESS else 1)


POWERS[GOAT] = Goat()
