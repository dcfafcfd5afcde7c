"""The land: map of places and region-scoring tiles (IG-DATA-01, IG-DATA-03)."""

from itertools import combinations, pairwise
from typing import Final

from skald.games.icegarden.content.stocks import RESOURCE_KEYS
from skald.games.icegarden.ids import PLACES
from skald.kernel.tables import PROVENANCE, DataTable, entries_of, fault, listed, whole

MASKS: Final = 1 << PLACES
TILE_SETS: Final = ((2, 6), (3, 7), (4, 8))
RANKS: Final = 4
_LABELS: Final = tuple(f"r{place}" for place in range(1, PLACES))
_TILE_KEYS: Final = ("number", *RESOURCE_KEYS, "points")


def read_map(raw: dict[str, object]) -> list[tuple[int, ...]]:
    """Neighbours by place: eight places, borders both ways, never falling apart in play."""
    _check_places(entries_of(raw, "map"))
    table = whole(raw, "map", _LABELS)
    neighbours: list[tuple[int, ...]] = [()]
    for label in _LABELS:
        neighbours.append(tuple(sorted(table.integers(label, 1, PLACES - 1))))
    _check_borders(table, neighbours)
    _check_connected(table, neighbours)
    return neighbours


def _check_places(entries: dict[str, object]) -> None:
    """IG-DATA-14: exactly eight places."""
    found = sorted(key for key in entries if key != PROVENANCE)
    if found != list(_LABELS):
        raise fault("map", f"it has the places {listed(found)}", "exactly 8 places, r1 to r8")


def _check_borders(table: DataTable, neighbours: list[tuple[int, ...]]) -> None:
    """IG-DATA-14: no place borders itself, no border is named twice, all hold both ways."""
    for place in range(1, PLACES):
        near = neighbours[place]
        if place in near:
            raise table.fault(f"r{place} is its own neighbour", "no place next to itself")
        if len(set(near)) < len(near):
            raise table.fault(f"r{place} names a neighbour twice", "each neighbour once")
        for other in near:
            if place not in neighbours[other]:
                wrong = f"r{place} names r{other} but r{other} does not name r{place}"
                raise table.fault(wrong, "borders that hold both ways")


def _check_connected(table: DataTable, neighbours: list[tuple[int, ...]]) -> None:
    """IG-DATA-14: the map stays in one piece whichever two places are empty."""
    everything = MASKS - 2
    for one, two in combinations(range(1, PLACES), 2):
        if not is_connected(neighbours, everything & ~(1 << one | 1 << two)):
            wrong = f"without r{one} and r{two} the other places fall apart"
            raise table.fault(wrong, "a map that stays connected without any two places")


def is_connected(neighbours: list[tuple[int, ...]], mask: int) -> bool:
    """Whether the places of a mask hang together through places of the mask."""
    reached = mask & -mask
    frontier = [reached.bit_length() - 1]
    while frontier:
        for other in neighbours[frontier.pop()]:
            if mask & ~reached & 1 << other:
                reached |= 1 << other
                frontier.append(other)
    return reached == mask


def places_by_mask() -> list[tuple[int, ...]]:
    """The places of every mask, ascending; bit 0 is no place."""
    places = range(1, PLACES)
    return [tuple(p for p in places if mask & 1 << p) for mask in range(MASKS)]


def neighbours_by_mask(neighbours: list[tuple[int, ...]]) -> list[list[tuple[int, ...]]]:
    """For every mask and place, the neighbours that lie in the mask."""
    return [
        [tuple(other for other in near if mask & 1 << other) for near in neighbours]
        for mask in range(MASKS)
    ]


def read_tiles(
    raw: dict[str, object],
) -> tuple[list[list[tuple[int, int, int]]], list[list[tuple[int, ...]]]]:
    """Resources and points by number of players and red number."""
    table = whole(raw, "tiles", [f"players_{players}" for players, _ in TILE_SETS])
    yields: list[list[tuple[int, int, int]]] = [[], []]
    points: list[list[tuple[int, ...]]] = [[], []]
    for players, size in TILE_SETS:
        tiles = _tile_set(table, players, size)
        yields.append([(0, 0, 0), *[_tile_yield(tile) for tile in tiles]])
        points.append([(0,) * RANKS, *[_tile_points(tile, players) for tile in tiles]])
    return yields, points


def _tile_set(table: DataTable, players: int, size: int) -> list[DataTable]:
    """The tiles of one set by red number: 1 to 6, 7 or 8, once each."""
    key = f"players_{players}"
    tiles = table.parts(key, _TILE_KEYS)
    numbers = [tile.integer("number", 1, PLACES - 1) for tile in tiles]
    if sorted(numbers) != list(range(1, size + 1)):
        wrong = f"{key} has the numbers {listed(numbers)}"
        raise table.fault(wrong, f"the numbers 1 to {size} once each")
    return [tiles[numbers.index(number)] for number in range(1, size + 1)]


def _tile_yield(tile: DataTable) -> tuple[int, int, int]:
    """At most three kinds of resource, up to two of each, and something at all."""
    population, gold, mfactor = [tile.integer(resource, 0, 2) for resource in RESOURCE_KEYS]
    if population + gold + mfactor == 0:
        raise tile.fault(f"{tile.path} yields nothing", "at least one resource")
    return population, gold, mfactor


def _tile_points(tile: DataTable, players: int) -> tuple[int, ...]:
    """Two ranks score with two players, else three; each less than the one before."""
    ranks = 2 if players == 2 else 3
    points = tile.integers("points", 1, 49)
    where = f"{tile.at('points')} is {points}"
    if len(points) != ranks:
        raise tile.fault(where, f"points for {ranks} ranks")
    if any(better <= worse for better, worse in pairwise(points)):
        raise tile.fault(where, "points that fall from rank to rank")
    return tuple(points + [0] * (RANKS - ranks))
