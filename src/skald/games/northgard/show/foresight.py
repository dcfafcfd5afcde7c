"""The end of a year, run ahead by the rules: creatures, Harvest, Winter.

Nobody plays a card any more, and whoever may decline does: the Snake steals nothing, nobody
trades. Creatures go to the first of equally good territories, a Draugr takes no Kaija where he
can take a unit, and a fight with a Valkyrie, which dice decide, is left out.
"""

from typing import Final

from skald.games.northgard.actions import DONE, NONE, REFUSE
from skald.games.northgard.ids import FOOD, WOOD
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.fight import Struggle
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.winter import Winter, winter_cost
from skald.games.northgard.state import State
from skald.games.northgard.wire import Goods
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.foresight import carry_out

_DECLINES: Final = frozenset((DONE, NONE, REFUSE))


class Foresight:
    """What the rest of a year brings and costs."""

    def __init__(self, s: State) -> None:
        self.later: Final = s.clone()
        self.later.agenda = rest_of_year(s.agenda)
        self._goods = s.resources
        self._fame = s.fame
        # All by seat.
        self.harvest: list[Goods] = []
        self.fame: list[int] = []
        self.winter: list[tuple[int, int]] = []
        self.unrest: list[bool] = []
        self._run()

    def _run(self) -> None:
        later = self.later
        while not isinstance(later.agenda[-1], Winter):
            if isinstance(later.agenda[-1], Harvest):
                self._goods, self._fame = later.resources[:], later.fame[:]
            carry_out(later, stated)
        gained = _difference(later.resources, self._goods)
        self.harvest = list(zip(gained[::3], gained[1::3], gained[2::3], strict=True))
        self.fame = _difference(later.fame, self._fame)
        self._winter()

    def _winter(self) -> None:
        """Who cannot pay what winter costs has paid less."""
        later = self.later
        before = later.resources[:]
        self.winter = [winter_cost(later, seat) for seat in range(later.seats)]
        carry_out(later, stated)
        paid = _difference(before, later.resources)
        self.unrest = [
            (paid[seat * 3 + FOOD], paid[seat * 3 + WOOD]) != cost
            for seat, cost in enumerate(self.winter)
        ]


def stated(s: State, step: Step, options: list[Action]) -> Action | None:
    """How a choice is taken to be made: declined if it may be, else the first option."""
    if isinstance(step, Struggle):
        return None
    return next((action for action in options if action in _DECLINES), options[0])


def rest_of_year(agenda: list[Step]) -> list[Step]:
    """What lies between now and the end of Winter; between two years, the whole of it."""
    kinds = [type(step) for step in agenda]
    if Winter not in kinds:
        return [Winter(), Harvest(), CreaturePhase()]
    left = agenda[kinds.index(Winter) :]
    actions = [n for n, step in enumerate(left) if isinstance(step, CreaturePhase)]
    return left[: actions[0] + 1] if actions else left


def _difference(more: list[int], less: list[int]) -> list[int]:
    return [a - b for a, b in zip(more, less, strict=True)]
