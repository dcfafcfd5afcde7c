"""The Wolf: food for victories."""

from skald.games.northgard.ids import FOOD, WOLF
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain
from skald.kernel.rulebook import rule


class Wolf(Power):
    """Attacks that are won feed the clan."""

    @rule("NG-CLAN-WOLF-01")
    def on_victory(self, s: State, seat: int) -> None:
        """One food for an attack that is won."""
        gain(s, seat, FOOD, 1)

    @rule("NG-CREA-37")
    def on_slaying(self, s: State, seat: int, kind: int) -> None:
        """A beaten creature counts as well."""
        gain(s, seat, FOOD, 1)


POWERS[WOLF] = Wolf()
