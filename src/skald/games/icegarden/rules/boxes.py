"""Action phase in general: which box comes when, and whose marker in it."""

from typing import Final

from skald.games.icegarden.ids import FIRST_SPACE, INFLUENCE, MAKING, MOUNTAIN, MOVE, NPC, RAVEN
from skald.games.icegarden.kinds import Box
from skald.games.icegarden.rules.influence import Influence
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.solo import npc_answers
from skald.games.icegarden.rules.viper_gorge import ViperGorge
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.planning import lift_action_marker
from skald.kernel.agenda import Automatic, Step
from skald.kernel.rulebook import rule


@rule("IG-ACT-01", "IG-ACT-03")
class ResolveBoxes(Automatic):
    """Viper Gorge first, then the five boxes by their order tokens."""

    def run(self, s: State) -> None:
        agenda = s.agenda
        boxes = sorted((1, 2, 3, 4, 5), key=s.order_token.__getitem__)
        for box in reversed(boxes):
            if s.spaces[FIRST_SPACE[box]]:
                agenda.append(_RESOLVE[box])
        for seat in reversed(s.order):
            for _ in range(s.viper_actions[seat]):
                agenda.append(_VIPER[seat])


@rule("IG-ACT-02", "IG-ROUND-04", "IG-SOLO-10")
class ResolveBox(Automatic):
    """From the highest occupied space to the lowest: the owner removes their marker and acts."""

    box: Box

    def run(self, s: State) -> None:
        box = self.box
        first = FIRST_SPACE[box]
        space = s.setting.last_space[box]
        while not s.spaces[space]:
            space -= 1
        seat = s.spaces[space] - 1
        lift_action_marker(s, seat, box, space)
        if space > first:
            s.agenda.append(self)
        s.agenda.append(_ACTIONS[box][seat])
        if s.setting.solo and seat != NPC:
            s.owe(*npc_answers(box))


_VIPER: Final = [ViperGorge(seat, took=0, acted=0) for seat in range(4)]
_RESOLVE: Final = [ResolveBox(box) for box in range(6)]
_ACTIONS: Final[dict[int, list[Step]]] = {
    INFLUENCE: [Influence(seat, 0) for seat in range(4)],
    MOVE: [March(seat, 0) for seat in range(4)],
    MOUNTAIN: [Mountain(seat) for seat in range(4)],
    RAVEN: [Raven(seat) for seat in range(4)],
    MAKING: [Making(seat, 0) for seat in range(4)],
}
