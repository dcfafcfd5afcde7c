"""Positions of Northgard drawn in a few words, for tests.

A `Board` has a map of named tiles, `(0,0) 02 k0; (0,1) 11 k2`, and nothing on it.
Seats are named by their colour's letter (r b y g p), territories by any part of a tile on the
map, `02.N`. A tile occurs once on a map, so its name says where it lies.
"""

import re
from bisect import insort

from skald.games.northgard.content import default
from skald.games.northgard.game import RULES
from skald.games.northgard.ids import (
    BUILDINGS,
    CARVED,
    CLANS,
    CREATURES,
    FORTRESS,
    LARGE,
    LETTERS,
    NO_SPACE,
    PLAIN,
    RESOURCES,
    STONE,
)
from skald.games.northgard.land import cell_at
from skald.games.northgard.setting import Setting
from skald.games.northgard.state import State
from skald.games.northgard.verbs import lay_tile, put_building, put_kaija, put_units
from skald.kernel.rules import Setup
from tests.position import Position

# The example maps of the catalogue, section 18.6.
MAPS = {
    "GM-1": "(0,0) 02 k0; (0,1) 11 k2",
    "GM-2": "(0,0) 02 k0; (0,1) 07 k1; (0,2) 11 k2",
    "GM-3": "(0,0) 05 k1; (1,0) 21 k0; (1,1) 28 k3; (0,1) 20 k2",
    "GM-3p": "(0,0) 05 k1; (1,0) 21 k0; (1,1) 28 k3",
    "GM-4": "(0,0) 20 k0",
    "GM-5": "(0,0) 20 k0; (0,1) 05 k0; (1,0) 21 k0; (1,1) 28 k0",
    "GM-6": "(0,1) 05 k1; (1,1) 15 k3; (1,0) 17 k1; (1,-1) 24 k0; (0,-1) 21 k1; "
    "(-1,-1) 25 k1; (-1,0) 11 k3; (-1,1) 27 k2",
    "GM-7": "(0,0) 11 k0; (0,-1) 07 k0; (1,-1) 12 k0; (2,-1) 14 k0; (2,0) 17 k0",
    "GM-8": "(0,0) 33 k2; (0,-1) 07 k2; (-1,-1) 29 k3; (1,-1) 02 k2; (-1,0) 21 k0; (1,0) 20 k0",
    "GM-9": "(0,0) START k0; (1,0) START5 k0",
    "GM-10": "(0,1) 17 k0; (1,1) 15 k3; (1,0) 04 k3; (1,-1) 24 k0; (0,-1) 02 k2; "
    "(-1,-1) 25 k1; (-1,0) 11 k3; (-1,1) 27 k2",
    "GM-11": "(0,0) 02 k0; (1,0) 05 k0; (1,1) 28 k3",
    "GM-12": "(0,0) START k0; (0,1) 10 k0; (1,0) 21 k0; (-1,0) 16 k1; (0,-1) 04 k2",
    "GM-13": "(-1,0) 02 k1; (-1,-1) 24 k0; (0,-1) 12 k0; (1,-1) 15 k0; (1,0) 07 k0; "
    "(2,0) 11 k3; (0,0) 30 k0",
}


class Board(Position[State]):
    """A map with what stands on it; options name territories as `t7`, lines may as `{02.N}`."""

    rules = RULES

    def setup(self) -> Setup:
        return Setup(self.s.seats, self.s.setting.options)

    # Names.

    @staticmethod
    def seat(letter: str) -> int:
        """The seat of a colour."""
        return LETTERS.index(letter)

    def t(self, part: str) -> int:
        """The territory that a part such as `02.N` belongs to now."""
        tile_name, _, part_name = part.partition(".")
        tile = default().tile_number[tile_name]
        index = [placed[0] for placed in self.s.land.placed].index(tile)
        number = default().tiles[tile].part_names.index(part_name)
        return self.s.land.territory[self.s.land.first_node[index] + number]

    def says(self, line: str) -> str:
        """A line with parts written out: `from {02.N}` becomes `from t0`."""
        return re.sub(r"\{([^}]*)\}", lambda part: f"t{self.t(part[1])}", line)

    def _deal(self, names: list[str]) -> list[int]:
        """Cards for a zone; Development cards leave the decks they came from."""
        cards = [self.card(name) for name in names]
        for deck in (self.s.early, self.s.advanced):
            deck[:] = [card for card in deck if card not in cards]
        return cards

    @staticmethod
    def card(name: str) -> int:
        """The number of a card by its slug or by its key such as `E-05`."""
        content = default()
        if name in content.card_number:
            return content.card_number[name]
        return next(card.number for card in content.cards if card.name == name)

    # Setting up.

    def lay(self, tiles: str) -> "Board":
        """Lay tiles, `(x,y) name kN; …`, or one of the catalogue's maps by its id."""
        for x, y, name, turn in re.findall(
            r"\((-?\d+),(-?\d+)\) (\w+) k(\d)", MAPS.get(tiles, tiles)
        ):
            tile = default().tile_number[name]
            if tile in self.s.tile_bag:
                self.s.tile_bag.remove(tile)
            lay_tile(self.s, -1, tile, cell_at(int(x), int(y)), int(turn))
        return self

    def pile(self, *names: str) -> "Board":
        """The tile pile holds exactly these, drawn in this order."""
        self.s.tile_bag = []
        self.s.tile_bottom = [default().tile_number[name] for name in names]
        return self

    def put(self, letter: str, part: str, units: int = 0, *, kaija: bool = False) -> "Board":
        """Units of a seat into a territory."""
        put_units(self.s, self.seat(letter), self.t(part), units)
        if kaija:
            put_kaija(self.s, self.seat(letter), self.t(part))
        return self

    def has(self, letter: str, **amounts: int) -> "Board":
        """Give a seat exactly these resources; those not named stay."""
        for name, amount in amounts.items():
            self.s.resources[self.seat(letter) * 3 + RESOURCES.index(name)] = amount
        return self

    def built(self, part: str, *names: str, space: int | None = None) -> "Board":
        """Buildings in a territory, by default on the first space that fits their type."""
        for name in names:
            kind = BUILDINGS.index(name)
            default_space = LARGE if kind >= FORTRESS else CARVED if kind == STONE else PLAIN
            put_building(self.s, -1, self.t(part), kind, default_space if space is None else space)
        return self

    def hand(self, letter: str, *names: str) -> "Board":
        """A seat holds exactly these cards."""
        self.s.hand[self.seat(letter)] = sorted(self._deal(list(names)))
        return self

    def zones(self, letter: str, draw: str = "", discard: str = "", active: str = "") -> "Board":
        """The draw pile (order unknown), discard pile and active area, as words."""
        seat = self.seat(letter)
        self.s.bag[seat] = sorted(self._deal(draw.split()))
        self.s.top[seat], self.s.secret_top[seat] = [], []
        self.s.discard[seat] = sorted(self._deal(discard.split()))
        self.s.active[seat] = self._deal(active.split())
        return self

    def on_top(self, letter: str, *names: str) -> "Board":
        """Known cards on a draw pile, the last one on top."""
        seat = self.seat(letter)
        self.s.top[seat] = self._deal(list(names))
        self.s.secret_top[seat] = [0] * len(names)
        return self

    def creature(self, name: str, part: str) -> "Board":
        """A creature at the right end of the line, in a territory."""
        kind = CREATURES.index(name)
        self.s.creature_kind.append(kind)
        self.s.creature_at.append(self.t(part))
        self.s.creature_pile.remove(kind)
        return self

    def scorch(self, part: str) -> "Board":
        """The Snake's token lies here."""
        self.s.scorched = self.t(part)
        return self

    # Looking.

    def units(self, part: str) -> int:
        """Regular units of the controller of a territory."""
        return self.s.units[self.t(part)]

    def holder(self, part: str) -> str:
        """The letter of the controller, or nothing."""
        holder = self.s.holder[self.t(part)]
        return LETTERS[holder] if holder >= 0 else ""

    def goods(self, letter: str) -> tuple[int, int, int]:
        """Food, wood, lore."""
        base = self.seat(letter) * 3
        food, wood, lore = self.s.resources[base : base + 3]
        return food, wood, lore

    def fame(self, letter: str) -> int:
        """Fame tokens."""
        return self.s.fame[self.seat(letter)]

    def cards(self, zone: str, letter: str) -> list[str]:
        """The slugs of the cards in a zone: hand, bag, top, active, discard, played."""
        numbers: list[int] = getattr(self.s, zone)[self.seat(letter)]
        return [default().cards[number].name for number in numbers]


def board(clans: str = "wolf stag", tiles: str = "", **options: str) -> Board:
    """A board in year 1 for so many clans, with a map and nothing on it; nobody has passed.

    Every seat has its starting deck as a draw pile and 2 food and 2 wood are NOT dealt.
    """
    names = clans.split()
    options = {**options, "clans": ",".join(names)}
    setting = Setting(len(names), RULES.complete(len(names), options), None)
    state = State(setting)
    content = setting.content
    state.clan = [CLANS.index(name) for name in names]
    state.bag = [sorted(content.starting_deck(clan)) for clan in state.clan]
    state.tile_bag = list(range(len(content.tiles)))
    state.early = list(content.cards_of["early"])
    state.advanced = list(content.cards_of["advanced"])
    state.year = 1
    state.setup_done = 1
    if setting.creatures:
        state.creature_pile = list(content.creature_cards)
    return Board(state).lay(tiles)


def grow(cards: list[int], card: int) -> None:
    """Add a card to a sorted zone."""
    insort(cards, card)


__all__ = ["MAPS", "NO_SPACE", "Board", "board", "grow"]
