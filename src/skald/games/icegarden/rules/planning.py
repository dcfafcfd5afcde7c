"""Planning phase: action markers on boxes, one at a time."""

from typing import Final

from skald.games.icegarden.actions import PLACE
from skald.games.icegarden.ids import VIPER
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.planning import place_action_marker
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.rulebook import rule


@rule("IG-PLAN-01")
class Planning(Automatic):
    """In initiative order, over and over, until nobody has action markers left."""

    def run(self, s: State) -> None:
        owe_next(s, -1)


def owe_next(s: State, last: int) -> None:
    """The next seat after the one at position `last` of the order that still has markers."""
    order = s.order
    count = len(order)
    for turn in range(last + 1, last + 1 + count):
        turn %= count
        if s.to_place[order[turn]]:
            s.agenda.append(_PLANS[order[turn]][turn])
            return


@rule("IG-PLAN-02", "IG-PLAN-03", "IG-PLAN-04", "IG-PLAN-05", "IG-PLAN-06", "IG-PLAN-07")
@rule("IG-PLAN-08", "IG-RUL-16", "IG-ED-08", "IG-DATA-06")
class PlanAction(Choice):
    """Put one action marker on the leftmost free space of a box, or into Viper Gorge."""

    turn: int

    def options(self, s: State) -> list[Action]:
        spaces = s.spaces
        last = s.setting.last_space
        options = [PLACE[box] for box in (1, 2, 3, 4, 5) if not spaces[last[box]]]
        if s.supply[self.seat] and sum(s.viper_actions) < s.setting.viper_cap:
            options.insert(0, PLACE[VIPER])
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "place":
            return "IG-PLAN-01"
        if action.target == VIPER:
            return "IG-PLAN-06" if s.supply[self.seat] else "IG-PLAN-07"
        return "IG-PLAN-08" if s.setting.persons < 3 and action.target > 1 else "IG-PLAN-05"

    def take(self, s: State, action: Action) -> None:
        place_action_marker(s, self.seat, action.target)
        owe_next(s, self.turn)


_PLANS: Final = [[PlanAction(seat, turn) for turn in range(4)] for seat in range(4)]
