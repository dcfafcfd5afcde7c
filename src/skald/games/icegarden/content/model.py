"""The component data as the rules use it: flat lists, indexed by place, helm, number or level."""

from skald.games.icegarden.content.boards import (
    Board,
    read_boards,
    read_mix,
    read_prices,
    read_vuko_tiles,
)
from skald.games.icegarden.content.land import (
    neighbours_by_mask,
    places_by_mask,
    read_map,
    read_tiles,
)
from skald.games.icegarden.content.stocks import (
    TABLES,
    read_points_lap,
    read_reputation_floor,
    read_snow_limits,
    read_start,
    read_stock,
    read_tokens,
)
from skald.games.icegarden.content.track import read_boxes, read_track
from skald.kernel.tables import Provenance, check_names, fingerprint, read_provenance


class Content:
    """All component data of one game, checked table by table; constant once made.

    Lists by place, helm, ability, level or tile number start at 1; lists by number of players
    have room for 0 to 4, of which 2, 3 and 4 are filled. A mask has the bit 1 << place.
    """

    __slots__ = (
        "action_marker_limit",
        "action_markers",
        "boards",
        "digest",
        "empty_reserves",
        "helms",
        "locks",
        "markers",
        "mix",
        "nations",
        "neighbours",
        "nightmares",
        "open_neighbours",
        "places_of",
        "points_lap",
        "price",
        "provenance",
        "raw",
        "red",
        "reputation_floor",
        "reserves",
        "ship",
        "snow_limit",
        "spaces",
        "stage",
        "start",
        "stock",
        "tile_points",
        "tile_yield",
        "towers",
        "vuko_arrow",
        "vuko_extra",
        "vuko_tokens",
    )

    digest: str
    raw: dict[str, object]
    provenance: dict[str, Provenance]
    neighbours: list[tuple[int, ...]]
    open_neighbours: list[list[tuple[int, ...]]]
    places_of: list[tuple[int, ...]]
    tile_yield: list[list[tuple[int, int, int]]]
    tile_points: list[list[tuple[int, ...]]]
    helms: int
    stage: list[int]
    ship: list[int]
    action_markers: list[int]
    red: list[int]
    spaces: list[list[int]]
    boards: list[Board]
    price: list[tuple[int, int, int]]
    mix: list[int]
    vuko_extra: list[bool]
    vuko_arrow: list[bool]
    stock: list[int]
    vuko_tokens: int
    reserves: int
    empty_reserves: int
    towers: int
    nightmares: int
    locks: int
    nations: int
    markers: int
    action_marker_limit: int
    snow_limit: list[int]
    reputation_floor: int
    points_lap: int
    start: tuple[int, int, int]

    def __init__(self, raw: dict[str, object]) -> None:
        check_names(raw, TABLES)
        self.provenance = read_provenance(raw)
        self.neighbours = read_map(raw)
        self.open_neighbours = neighbours_by_mask(self.neighbours)
        self.places_of = places_by_mask()
        self.tile_yield, self.tile_points = read_tiles(raw)
        self.stage, self.ship, self.action_markers, self.red = read_track(raw)
        self.helms = len(self.stage) - 1
        self.spaces = read_boxes(raw)
        self.boards = read_boards(raw)
        self.price = read_prices(raw)
        self.mix = read_mix(raw)
        self.vuko_extra, self.vuko_arrow = read_vuko_tiles(raw)
        self._read_counts(raw)
        self.digest, self.raw = fingerprint(raw)

    def _read_counts(self, raw: dict[str, object]) -> None:
        self.stock = read_stock(raw)
        tokens = read_tokens(raw)
        self.vuko_tokens, self.reserves, self.empty_reserves = tokens[:3]
        self.towers, self.nightmares, self.locks, self.nations = tokens[3:]
        self.snow_limit = read_snow_limits(raw)
        self.reputation_floor = read_reputation_floor(raw)
        self.points_lap = read_points_lap(raw)
        population, gold, mfactor, self.markers, self.action_marker_limit = read_start(raw)
        self.start = (population, gold, mfactor)
