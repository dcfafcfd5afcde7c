"""The round: its phases, the start of the next one, and the check at its end."""

from typing import Final

from skald.games.icegarden.actions import CATCHUP, DONE
from skald.games.icegarden.ids import PLACES, POPULATION
from skald.games.icegarden.queries import is_npc, open_places
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.boxes import ResolveBoxes
from skald.games.icegarden.rules.domination import Domination
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.initiative import InitiativePhase, NewOrder
from skald.games.icegarden.rules.solo import RelocateNpc
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import place_marker
from skald.games.icegarden.verbs.resources import gain
from skald.games.icegarden.verbs.tracks import begin_round
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice, Step
from skald.kernel.fields import Count, Seat
from skald.kernel.rulebook import rule


@rule("IG-INIT-02", "IG-ROUND-01", "IG-ADV-05")
class FirstRound(Automatic):
    """Round 1: no marker moves, everybody acts in stack order from the leftmost helm."""

    def run(self, s: State) -> None:
        begin_round(s)
        s.owe(NewOrder(), *phases())


@rule("IG-NEXT-01", "IG-NEXT-04", "IG-ROUND-01")
class NextRound(Automatic):
    """NPC units relocate, whoever has fewer than two markers catches up, then Initiative."""

    def run(self, s: State) -> None:
        begin_round(s)
        relocation = [RelocateNpc()] if s.setting.solo else []
        catch_up = [CatchUpGift(seat) for seat in s.order if not is_npc(s, seat)]
        s.owe(*relocation, *catch_up, InitiativePhase(), *phases())


@rule("IG-ROUND-01")
def phases() -> list[Step]:
    """What follows the Initiative and Planning phases in every round."""
    return [_BOXES, _ACTIVATION, _VUKO, _DOMINATION, _END, _NEXT]


@rule("IG-NEXT-02", "IG-NEXT-03", "IG-RUL-48", "IG-RUL-69")
class CatchUpGift(Automatic):
    """With fewer than two markers in open regions a player gets two population."""

    who: Seat

    def run(self, s: State) -> None:
        missing = markers_missing(s, self.who)
        if missing:
            gain(s, self.who, POPULATION, 2)
            s.owe(CatchUp(self.who, missing))


@rule("IG-NEXT-01", "IG-NEXT-03", "IG-RUL-48")
class CatchUp(Choice):
    """And may place markers in any open regions until they have two."""

    missing: Count

    def options(self, s: State) -> list[Action]:
        if not s.supply[self.seat]:
            return [DONE]
        return [*(CATCHUP[p] for p in open_places(s)), DONE]

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        place_marker(s, self.seat, action.target)
        if self.missing > 1:
            s.owe(CatchUp(self.seat, self.missing - 1))


def markers_missing(s: State, seat: int) -> int:
    """How many markers a seat lacks to have two in open regions."""
    base = seat * PLACES
    return max(0, 2 - sum([s.markers[base + p] for p in open_places(s)]))


_BOXES: Final = ResolveBoxes()
_ACTIVATION: Final = Activation()
_VUKO: Final = VukoBox()
_DOMINATION: Final = Domination()
_END: Final = EndCheck()
_NEXT: Final = NextRound()
