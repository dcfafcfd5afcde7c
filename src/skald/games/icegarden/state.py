"""The flat state: lists of small ints, indexed by seat, place, figure or level.

Lists by seat and place have `seat * 9 + place`, by seat and figure `seat * 6 + figure`,
by seat and level `seat * 4 + level`, by seat, level and ability `(seat * 4 + level) * 5 + ability`.
"""

from typing import Any, Final

from skald.games.icegarden.ids import FIGURES, LEVEL_OF_FIGURE, PLACES, SPACES
from skald.games.icegarden.setting import Setting
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step, step_from_json, step_to_json

LISTS: Final = (
    *("faction", "tile", "nation", "reserve", "nightmare"),
    *("helm", "helm_stack", "doubled", "order", "rep", "rep_order", "points"),
    *("order_token", "spaces", "viper_actions", "to_place", "vuko_tile"),
    *("stock", "upgrade_stock", "population", "gold", "mfactor", "tokens"),
    *("supply", "viper_markers", "garden", "markers", "controlled", "unit_at", "hurt", "bought"),
)
SCALARS: Final = (
    *("first", "round", "in_play", "locked", "towers", "thorn", "reserve_down", "absorbed"),
    *("vuko", "vuko_stock", "red_done", "scorings", "snow", "active", "spy1", "spy2"),
    *("summoned", "ending", "winners"),
)
# Where points come from, in `points[seat * 3 + source]`.
DEFEATS: Final = 0
REGIONS: Final = 1
BONUS: Final = 2


class State(KernelState):
    """A position. Written only by the verbs."""

    __slots__ = ("seats", "setting", *LISTS, *SCALARS)

    def __init__(self, setting: Setting | None = None) -> None:
        """The beginning of a game; without a setting a blank, which `clone` fills."""
        if setting is None:
            return
        super().__init__()
        seats = setting.seats
        self.setting = setting
        self.seats = seats
        self.faction = [-1] * seats
        # The map. Sets of places are bit masks with bit 1 << place.
        self.in_play = 0
        self.locked = 0
        self.towers = 0
        self.tile = [0] * PLACES
        self.nation = [0] * PLACES
        self.reserve = [0] * PLACES
        self.nightmare = [0] * PLACES
        self.thorn = 0
        self.reserve_down = 0
        self.absorbed = 0
        self.vuko = 0
        # Tracks. `helm_stack` runs from the leftmost helm to the rightmost, bottom to top;
        # `rep_order` from the best reputation to the worst.
        self.first = 0
        self.round = 0
        self.helm = [0] * seats
        self.helm_stack: list[int] = []
        self.doubled = [0] * seats
        self.order: list[int] = []
        self.red_done = 0
        self.scorings = 0
        self.rep = [0] * seats
        self.rep_order: list[int] = []
        self.snow = 0
        self.points = [0] * (seats * 3)
        # Boxes and tiles. `order_token` is by box, `vuko_tile` by stage (effect * 2 + arrow).
        self.order_token = [0, 1, 2, 3, 4, 5]
        self.spaces = [0] * SPACES
        self.viper_actions = [0] * seats
        self.to_place = [0] * seats
        self.vuko_tile = [0] * 5
        self.active = 0
        # Stocks.
        self.stock = list(setting.content.stock)
        self.vuko_stock = setting.content.vuko_tokens
        self.upgrade_stock = list(setting.mix)
        # Players.
        self.population = [0] * seats
        self.gold = [0] * seats
        self.mfactor = [0] * (seats * 4)
        self.tokens = [0] * seats
        self.supply = [0] * seats
        self.viper_markers = [0] * seats
        self.garden = [0] * seats
        self.markers = [0] * (seats * PLACES)
        self.controlled = [0] * seats
        self.unit_at = [0] * (seats * FIGURES)
        self.hurt = [0] * (seats * FIGURES)
        self.bought = [0] * (seats * 20)
        self.spy1 = 0
        self.spy2 = 0
        self.summoned = 0
        self.ending = 0
        self.winners = 0

    def clone(self) -> "State":
        """An independent copy that nobody listens to; constants are shared."""
        new = State()
        new.agenda = self.agenda[:]
        new.offered = self.offered
        new.log = None
        new.setting = self.setting
        new.seats = self.seats
        new.faction = self.faction[:]
        new.in_play = self.in_play
        new.locked = self.locked
        new.towers = self.towers
        new.tile = self.tile[:]
        new.nation = self.nation[:]
        new.reserve = self.reserve[:]
        new.nightmare = self.nightmare[:]
        new.thorn = self.thorn
        new.reserve_down = self.reserve_down
        new.absorbed = self.absorbed
        new.vuko = self.vuko
        new.first = self.first
        new.round = self.round
        new.helm = self.helm[:]
        new.helm_stack = self.helm_stack[:]
        new.doubled = self.doubled[:]
        new.order = self.order[:]
        new.red_done = self.red_done
        new.scorings = self.scorings
        new.rep = self.rep[:]
        new.rep_order = self.rep_order[:]
        new.snow = self.snow
        new.points = self.points[:]
        new.order_token = self.order_token[:]
        new.spaces = self.spaces[:]
        new.viper_actions = self.viper_actions[:]
        new.to_place = self.to_place[:]
        new.vuko_tile = self.vuko_tile[:]
        new.active = self.active
        new.stock = self.stock[:]
        new.vuko_stock = self.vuko_stock
        new.upgrade_stock = self.upgrade_stock[:]
        new.population = self.population[:]
        new.gold = self.gold[:]
        new.mfactor = self.mfactor[:]
        new.tokens = self.tokens[:]
        new.supply = self.supply[:]
        new.viper_markers = self.viper_markers[:]
        new.garden = self.garden[:]
        new.markers = self.markers[:]
        new.controlled = self.controlled[:]
        new.unit_at = self.unit_at[:]
        new.hurt = self.hurt[:]
        new.bought = self.bought[:]
        new.spy1 = self.spy1
        new.spy2 = self.spy2
        new.summoned = self.summoned
        new.ending = self.ending
        new.winners = self.winners
        return new

    def to_json(self) -> dict[str, Any]:
        """Every cell and the agenda; the setting stands beside it, in the record."""
        data: dict[str, Any] = {name: getattr(self, name) for name in SCALARS}
        data.update({name: list(getattr(self, name)) for name in LISTS})
        data["agenda"] = [step_to_json(step) for step in self.agenda]
        return data

    @staticmethod
    def from_json(
        data: dict[str, Any], setting: Setting, classes: dict[str, type[Step]]
    ) -> "State":
        """The state that `to_json` wrote, its options not yet offered."""
        new = State(setting)
        for name in SCALARS:
            setattr(new, name, data[name])
        for name in LISTS:
            setattr(new, name, list(data[name]))
        new.agenda = [step_from_json(step, classes) for step in data["agenda"]]
        return new


def figure_level(figure: int) -> int:
    """The level of a figure of any seat."""
    return LEVEL_OF_FIGURE[figure % FIGURES]
