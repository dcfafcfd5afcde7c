"""Initiative phase: the track, double steps, red ships, the new order, order tokens."""

from skald.games.icegarden.actions import INIT, ORDER
from skald.games.icegarden.ids import SPEAR
from skald.games.icegarden.queries import is_npc, tile_is_active
from skald.games.icegarden.rules.planning import Planning
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.planning import (
    activate_tile,
    deactivate_tiles,
    lay_order_token,
    lift_order_tokens,
    set_order,
    take_action_markers,
)
from skald.games.icegarden.verbs.regions import move_vuko
from skald.games.icegarden.verbs.tracks import move_initiative, use_double_step
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Count
from skald.kernel.rulebook import rule


@rule("IG-INIT-03")
class InitiativePhase(Automatic):
    """Everybody moves their marker, in the order of the round just finished."""

    def run(self, s: State) -> None:
        s.owe(*[MoveInitiative(seat) for seat in s.order if not is_npc(s, seat)], NewOrder())


@rule("IG-INIT-03", "IG-INIT-04", "IG-INIT-05", "IG-RUL-11")
class MoveInitiative(Choice):
    """One helm to the right, or two once per stage; standing still is impossible."""

    def options(self, s: State) -> list[Action]:
        return INIT[1:] if can_double(s, self.seat) else INIT[1:2]

    def why_not(self, s: State, action: Action) -> str:
        if action is not INIT[2]:
            return "IG-INIT-03"
        return "IG-INIT-05" if s.helm[self.seat] + 2 > s.setting.content.helms else "IG-INIT-04"

    def take(self, s: State, action: Action) -> None:
        if action.amount == 2:
            use_double_step(s, self.seat, charged_stage(s, self.seat))
        move_initiative(s, self.seat, action.amount)


def can_double(s: State, seat: int) -> bool:
    """Whether the allowance of the stage is unused and the track is long enough."""
    if s.helm[seat] + 2 > s.setting.content.helms:
        return False
    return not s.doubled[seat] >> charged_stage(s, seat) & 1


@rule("IG-RUL-11")
def charged_stage(s: State, seat: int) -> int:
    """The stage whose allowance a double step uses: the one it leaves."""
    helm = s.helm[seat] + (2 if s.setting.charge_stage_entered else 0)
    return s.setting.content.stage[helm]


@rule("IG-INIT-07", "IG-INIT-10", "IG-DEF-13", "IG-RUL-13", "IG-INIT-01", "IG-COMP-08")
class NewOrder(Automatic):
    """Order by ship, then further right, then higher in the stack; take action markers."""

    def run(self, s: State) -> None:
        content = s.setting.content
        people = s.helm_stack[::-1]
        people.sort(key=lambda seat: content.ship[s.helm[seat]])
        set_order(s, [*[seat for seat in s.order if is_npc(s, seat)], *people])
        for seat in people:
            take_action_markers(s, seat, content.action_markers[s.helm[seat]])
        activate_tiles(s)
        if s.setting.advanced and not s.setting.solo and s.round > 1:
            lift_order_tokens(s)
            s.owe(LayOrderToken(people[0], 0), Planning())
        else:
            s.owe(Planning())


@rule("IG-INIT-11", "IG-ADV-02", "IG-ADV-03", "IG-RUL-54", "IG-RUL-59", "IG-TILE-08")
def activate_tiles(s: State) -> None:
    """The tile of the leader's stage is active, and every earlier one with an arrow."""
    leader = s.setting.content.stage[s.helm[s.helm_stack[-1]]]
    deactivate_tiles(s)
    for stage in range(1, leader + 1):
        tile = s.vuko_tile[stage]
        if tile and (stage == leader or tile & 1):
            activate_tile(s, stage, tile >> 1)
    if tile_is_active(s, SPEAR) and s.vuko:
        move_vuko(s, 0)


@rule("IG-ADV-04", "IG-RUL-15", "IG-RUL-73", "IG-COMP-11")
class LayOrderToken(Choice):
    """One of the five lifted order tokens on a box without one, in turn; nobody passes."""

    laid: Count

    def options(self, s: State) -> list[Action]:
        free = [n for n in range(1, 6) if n not in s.order_token]
        return [ORDER[box][n] for box in range(1, 6) if not s.order_token[box] for n in free]

    def take(self, s: State, action: Action) -> None:
        lay_order_token(s, self.seat, action.target, action.amount)
        laid = self.laid + 1
        if laid < 5:
            s.owe(LayOrderToken(s.order[laid % len(s.order)], laid))
