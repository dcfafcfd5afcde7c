"""Box 4, Raven Shadow: shed a Vuko token or repair the reputation."""

from skald.games.icegarden.actions import REPAIR, SHED, SKIP
from skald.games.icegarden.ids import MFACTOR, PLAN
from skald.games.icegarden.queries import tile_is_active
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs import drop_vuko_tokens, gain_reputation, pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.rulebook import rule


@rule("IG-RAVEN-01", "IG-RAVEN-02", "IG-RAVEN-03", "IG-TILE-07", "IG-SOLO-14", "IG-ACT-04")
class Raven(Step):
    """Pay one M-factor to return a Vuko token, or move two fields up for nothing."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        options = []
        if s.tokens[self.seat] and s.mfactor[self.seat * 4]:
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
            gain_reputation(s, self.seat, 2)
