"""The Stag: fame for victories and for closing."""

from skald.games.northgard.ids import STAG, VALKYRIE
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain_fame
from skald.kernel.rulebook import rule


class Stag(Power):
    """Victories and closed territories are rewarded with fame."""

    @rule("NG-CLAN-STAG-01")
    def on_victory(self, s: State, seat: int) -> None:
        """One fame for an attack that is won."""
        gain_fame(s, seat, 1, "NG-CLAN-STAG-01")

    @rule("NG-CREA-37")
    def on_slaying(self, s: State, seat: int, kind: int) -> None:
        """One fame more for a Valkyrie."""
        if kind == VALKYRIE:
            gain_fame(s, seat, 1, "NG-CREA-37")

    @rule("NG-CLAN-STAG-02")
    def fame_for_closing(self) -> int:
        """One fame more for each territory that it closes."""
        return 1

    def on_exploring(self, s: State, seat: int, closed: list[int], own: list[int]) -> None:
        gain_fame(s, seat, len(own) * self.fame_for_closing(), "NG-CLAN-STAG-02")


POWERS[STAG] = Stag()
