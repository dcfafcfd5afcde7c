"""The component data as the rules use it: flat lists, indexed by number."""

from skald.games.northgard.content.cards import SETS, START, Card, read_cards
from skald.games.northgard.content.numbers import (
    Prices,
    Track,
    read_counts,
    read_die,
    read_prices,
    read_start,
    read_tracks,
    read_winter,
)
from skald.games.northgard.content.pieces import (
    KAIJA,
    SCORCHED_EARTH,
    Building,
    Clan,
    Creature,
    read_buildings,
    read_clans,
    read_creatures,
)
from skald.games.northgard.content.tables import tables_of
from skald.games.northgard.content.tiles import Tile, read_tiles
from skald.kernel.tables import Provenance, fingerprint, read_provenance


class Content:
    """All component data of one game, checked table by table; constant once made.

    Tiles, cards, buildings, clans and kinds of creatures are known by number, their index here.
    """

    __slots__ = (
        "brings_kaija",
        "brings_token",
        "building_amount",
        "building_price",
        "building_tokens",
        "building_types",
        "buildings",
        "card_number",
        "cards",
        "cards_of",
        "clans",
        "creature_cards",
        "creature_fame",
        "creature_value",
        "creatures",
        "die",
        "digest",
        "fewest_players",
        "most_players",
        "prices",
        "provenance",
        "raw",
        "start",
        "tile_number",
        "tiles",
        "tracks",
        "units",
        "unrest",
        "winter",
    )

    digest: str
    raw: dict[str, object]
    provenance: dict[str, Provenance]
    tiles: list[Tile]  # START, START5, 01 to 33
    tile_number: dict[str, int]  # by name
    cards: list[Card]  # in catalogue order
    card_number: dict[str, int]  # by key
    cards_of: dict[str, tuple[int, ...]]  # by set
    buildings: tuple[Building, ...]  # five small types, three large ones
    building_amount: list[int]  # of its effect, per copy
    building_price: list[int]
    building_types: list[int]  # by wood, up to the highest price: the types it pays, as bits
    clans: tuple[Clan, ...]
    brings_kaija: list[bool]  # by clan
    brings_token: list[bool]  # by clan: Scorched Earth
    creatures: tuple[Creature, ...]  # by kind
    creature_value: list[int]  # by kind
    creature_fame: list[int]  # by kind
    creature_cards: list[int]  # the kinds of the nine cards
    units: int  # of each seat
    building_tokens: int  # of each type
    unrest: int
    fewest_players: int
    most_players: int
    tracks: dict[int, Track]  # by number of years
    die: list[tuple[int, int, int]]  # by face: points, casualties, 1 if one of the two
    winter: list[tuple[int, int, int]]  # most units, food, wood
    start: list[tuple[int, int, int]]  # food, wood, lore, clockwise from the first player
    prices: Prices

    def __init__(self, raw: dict[str, object]) -> None:
        tables = tables_of(raw)
        self.provenance = read_provenance(tables)
        self._read_tiles_and_cards(tables)
        self._read_pieces(tables)
        self._read_counts(tables)
        self.tracks = read_tracks(tables)
        self.die = read_die(tables)
        self.winter = read_winter(tables)
        self.start = read_start(tables)
        self.prices = read_prices(tables)
        self.digest, self.raw = fingerprint(raw)

    def _read_tiles_and_cards(self, tables: dict[str, object]) -> None:
        self.tiles = read_tiles(tables)
        self.tile_number = {tile.name: number for number, tile in enumerate(self.tiles)}
        self.cards = read_cards(tables)
        self.card_number = {card.key: card.number for card in self.cards}
        self.cards_of = {
            name: tuple(card.number for card in self.cards if card.set == name) for name in SETS
        }

    def _read_pieces(self, tables: dict[str, object]) -> None:
        self.buildings = read_buildings(tables)
        self.building_amount = [building.amount for building in self.buildings]
        self.building_price = [building.price for building in self.buildings]
        self.building_types = [
            sum(1 << kind for kind, price in enumerate(self.building_price) if price <= wood)
            for wood in range(max(self.building_price) + 1)
        ]
        self.clans = read_clans(tables, self.card_number)
        self.brings_kaija = [clan.piece == KAIJA for clan in self.clans]
        self.brings_token = [clan.piece == SCORCHED_EARTH for clan in self.clans]
        self.creatures = read_creatures(tables)
        self.creature_value = [kind.value for kind in self.creatures]
        self.creature_fame = [kind.fame for kind in self.creatures]
        self.creature_cards = [kind.number for kind in self.creatures for _ in range(kind.copies)]

    def _read_counts(self, tables: dict[str, object]) -> None:
        counts = read_counts(tables)
        self.units, self.building_tokens, self.unrest = counts[:3]
        self.fewest_players, self.most_players = counts[3:]

    def starting_deck(self, clan: int) -> list[int]:
        """NG-SETUP-12: the starting cards, then the initial card of the clan."""
        cards = [self.cards[number] for number in self.cards_of[START]]
        deck = [card.number for card in cards for _ in range(card.copies)]
        return [*deck, self.clans[clan].initial]
