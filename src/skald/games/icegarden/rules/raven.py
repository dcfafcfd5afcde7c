"""Box 4, Raven Shadow: shed a Vuko token or repair the reputation."""

from typing import Final

from skald.games.icegarden.actions import REPAIR, SHED, SKIP
from skald.games.icegarden.ids import MFACTOR, PLAN, SAFE_ZONE
from skald.games.icegarden.queries import tile_is_active
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.resources import pay
from skald.games.icegarden.verbs.tracks import drop_vuko_tokens, gain_reputation
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule

# How many fields Raven Shadow lifts the reputation marker.
REPAIRED: Final = 2


@rule("IG-RAVEN-01", "IG-RAVEN-02", "IG-RAVEN-03", "IG-TILE-07", "IG-SOLO-14", "IG-ACT-04")
class Raven(Choice):
    """Pay one M-factor to return a Vuko token, or move two fields up for nothing."""

    def options(self, s: State) -> list[Action]:
        options = []
        if can_shed(s, self.seat):
            options.append(SHED)
        if not s.setting.solo and not tile_is_active(s, PLAN):
            options.append(REPAIR)
        options.append(SKIP)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action is SHED:
            return "IG-RAVEN-02"
        if action is REPAIR:
            return "IG-SOLO-14" if s.setting.solo else "IG-TILE-07"
        return "IG-RAVEN-01"

    def take(self, s: State, action: Action) -> None:
        if action is SHED:
            pay(s, self.seat, MFACTOR, 1)
            drop_vuko_tokens(s, self.seat, 1)
        elif action is REPAIR:
            gain_reputation(s, self.seat, REPAIRED)


@rule("IG-RAVEN-02")
def can_shed(s: State, seat: int) -> bool:
    """A Vuko token to return, and M-factor on level 0 to pay for it."""
    return s.tokens[seat] > 0 and s.mfactor[seat * 4] > 0


@rule("IG-REP-06")
def repaired(s: State, seat: int) -> int:
    """How many fields the reputation marker would go up."""
    return min(max(s.rep[seat] - SAFE_ZONE - 1, 0), REPAIRED)


def raven_helps(s: State, seat: int) -> bool:
    """Whether Raven Shadow would do anything for a seat."""
    may_repair = not s.setting.solo and not tile_is_active(s, PLAN)
    return can_shed(s, seat) or (may_repair and repaired(s, seat) > 0)
