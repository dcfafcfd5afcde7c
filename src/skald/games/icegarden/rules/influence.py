"""Box 1, Influence: population becomes markers where you are present."""

from typing import Final

from skald.games.icegarden.actions import DONE, PLACE_INFLUENCE, SKIP
from skald.games.icegarden.ids import POPULATION
from skald.games.icegarden.queries import presence
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import place_marker
from skald.games.icegarden.verbs.resources import pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Flag
from skald.kernel.rulebook import rule


@rule("IG-INF-01", "IG-INF-02", "IG-ACT-04", "IG-ACT-05")
class Influence(Choice):
    """Pay one or two population; each places a marker in an open region where you are."""

    placed: Flag

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        end = DONE if self.placed else SKIP
        if not s.population[seat] or not s.supply[seat]:
            return [end]
        places = s.setting.content.places_of[presence(s, seat)]
        options = [PLACE_INFLUENCE[p] for p in places]
        options.append(end)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if not s.population[self.seat]:
            return "IG-ACT-05"
        return "IG-INF-01" if s.supply[self.seat] else "IG-INF-02"

    def take(self, s: State, action: Action) -> None:
        if action is SKIP or action is DONE:
            return
        pay(s, self.seat, POPULATION, 1)
        place_marker(s, self.seat, action.target)
        if not self.placed:
            s.agenda.append(_SECOND[self.seat])


_SECOND: Final = [Influence(seat, 1) for seat in range(4)]
