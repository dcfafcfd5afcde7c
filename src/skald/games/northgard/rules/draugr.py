"""The Draugr takes a unit."""

from skald.games.northgard.actions import LOSE_KAIJA
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija
from skald.games.northgard.state import State
from skald.games.northgard.verbs import remove_kaija, remove_units
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule


@rule("NG-CREA-15")
class DraugrTakes(Choice):
    """The controller removes one unit of their choice."""

    territory: Territory

    def options(self, s: State) -> list[Action]:
        kaija = has_kaija(s, self.seat, self.territory)
        units = s.units[self.territory]
        return [LOSE_KAIJA[k] for k in (0, 1) if (kaija if k else units)]

    def take(self, s: State, action: Action) -> None:
        if action.kind:
            remove_kaija(s)
        else:
            remove_units(s, self.territory, 1)
