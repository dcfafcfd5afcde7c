"""The flat state. The map itself is a `Land`, shared by all clones; what stands on it is here.

Lists by territory have one cell per node of the land, used at the territory's name.
Resources are at `seat * 3 + resource`. A draw pile is a bag (order unknown to all) under a
known top; the last card of `top` is drawn first.
"""

from typing import Any, Final

from skald.games.northgard.ids import NOBODY, NOWHERE
from skald.games.northgard.land import Land
from skald.games.northgard.setting import Setting
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step, step_from_json, step_to_json

LISTS: Final = (
    *("clan", "units", "holder", "invading", "buildings", "reserve", "resources", "fame", "flags"),
    *("upgrades", "tokens", "tile_bag", "tile_bottom", "early", "advanced", "display"),
    *("achievements", "creature_kind", "creature_at", "creature_pile", "creature_discard"),
    *("fights", "drawn"),
)
# By seat a list of card numbers (or of tiles, for `tile_hand`).
ZONES: Final = ("hand", "bag", "top", "secret_top", "active", "discard", "played", "tile_hand")
SCALARS: Final = (
    *("year", "first", "passed", "kaija", "scorched", "invader", "unrest", "creature_low"),
    *("ending", "winners", "setup_done"),
)
# Names that differ in kept positions, so that their fingerprints stay the same.
_KEPT_AS: Final = {"buildings": "works"}


class State(KernelState):
    """A position. Written only by the verbs."""

    __slots__ = ("land", "seats", "setting", *LISTS, *ZONES, *SCALARS)

    def __init__(self, setting: Setting | None = None) -> None:
        """The beginning of a game; without a setting a blank, which `clone` fills."""
        if setting is None:
            return
        super().__init__()
        seats = setting.seats
        content = setting.content
        self.setting = setting
        self.seats = seats
        self.land = Land(content.tiles)
        self.clan = [NOBODY] * seats
        # On the map, by territory: regular units and whose they are, units of the invader in
        # somebody else's territory, and buildings packed into one int (see `buildings.py`).
        self.units: list[int] = []
        self.holder: list[int] = []
        self.invading: list[int] = []
        self.buildings: list[int] = []
        self.invader = NOBODY
        self.kaija = NOWHERE
        self.scorched = NOWHERE
        # Players.
        self.reserve = [content.units] * seats
        self.resources = [0] * (seats * 3)
        self.fame = [0] * seats
        self.flags = [0] * seats
        self.upgrades = [0] * seats
        self.passed = 0
        self.first = 0
        self.year = 0
        self.setup_done = 0
        # Cards. `secret_top` says for each card of `top` whether only its owner knows it.
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[list[int]] = [[] for _ in range(seats)]
        self.top: list[list[int]] = [[] for _ in range(seats)]
        self.secret_top: list[list[int]] = [[] for _ in range(seats)]
        self.active: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.early: list[int] = []
        self.advanced: list[int] = []
        self.display: list[int] = []
        self.achievements: list[int] = []
        self.unrest = content.unrest
        # Tiles: a bag over a known bottom, whose first tile is drawn first.
        self.tile_hand: list[list[int]] = [[] for _ in range(seats)]
        self.tile_bag: list[int] = []
        self.tile_bottom: list[int] = []
        self.tokens = [content.building_tokens] * 8
        # Creatures: the line from left to right, the pile as a bag of which the first
        # `creature_low` cards are of low value.
        self.creature_kind: list[int] = []
        self.creature_at: list[int] = []
        self.creature_pile: list[int] = []
        self.creature_discard: list[int] = []
        self.creature_low = 0
        # During an action: creatures (by place in the line) still to be fought, tiles drawn.
        self.fights: list[int] = []
        self.drawn: list[int] = []
        self.ending = 0
        self.winners = 0

    def clone(self) -> "State":
        """An independent copy that nobody listens to; constants and the land are shared."""
        new = State()
        new.agenda = self.agenda[:]
        new.offered = self.offered
        new.log = None
        new.setting = self.setting
        new.seats = self.seats
        self.land.is_shared = True
        new.land = self.land
        new.clan = self.clan[:]
        new.units = self.units[:]
        new.holder = self.holder[:]
        new.invading = self.invading[:]
        new.buildings = self.buildings[:]
        new.invader = self.invader
        new.kaija = self.kaija
        new.scorched = self.scorched
        new.reserve = self.reserve[:]
        new.resources = self.resources[:]
        new.fame = self.fame[:]
        new.flags = self.flags[:]
        new.upgrades = self.upgrades[:]
        new.passed = self.passed
        new.first = self.first
        new.year = self.year
        new.setup_done = self.setup_done
        new.hand = [cards[:] for cards in self.hand]
        new.bag = [cards[:] for cards in self.bag]
        new.top = [cards[:] for cards in self.top]
        new.secret_top = [cards[:] for cards in self.secret_top]
        new.active = [cards[:] for cards in self.active]
        new.discard = [cards[:] for cards in self.discard]
        new.played = [cards[:] for cards in self.played]
        new.early = self.early[:]
        new.advanced = self.advanced[:]
        new.display = self.display[:]
        new.achievements = self.achievements[:]
        new.unrest = self.unrest
        new.tile_hand = [tiles[:] for tiles in self.tile_hand]
        new.tile_bag = self.tile_bag[:]
        new.tile_bottom = self.tile_bottom[:]
        new.tokens = self.tokens[:]
        new.creature_kind = self.creature_kind[:]
        new.creature_at = self.creature_at[:]
        new.creature_pile = self.creature_pile[:]
        new.creature_discard = self.creature_discard[:]
        new.creature_low = self.creature_low
        new.fights = self.fights[:]
        new.drawn = self.drawn[:]
        new.ending = self.ending
        new.winners = self.winners
        return new

    def to_json(self) -> dict[str, Any]:
        """Every cell, the placed tiles and the agenda; the setting stands in the record."""
        data: dict[str, Any] = {name: getattr(self, name) for name in SCALARS}
        data.update({_KEPT_AS.get(name, name): list(getattr(self, name)) for name in LISTS})
        data.update({name: [list(zone) for zone in getattr(self, name)] for name in ZONES})
        data["placed"] = [list(placed) for placed in self.land.placed]
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
            setattr(new, name, list(data[_KEPT_AS.get(name, name)]))
        for name in ZONES:
            setattr(new, name, [list(zone) for zone in data[name]])
        for tile, cell, turn in data["placed"]:
            new.land.add(tile, cell, turn)
        new.agenda = [step_from_json(step, classes) for step in data["agenda"]]
        return new
