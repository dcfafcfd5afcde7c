"""What territories are worth, and how safe they are."""

from typing import Final

from skald.games.northgard import works
from skald.games.northgard.ids import BUILDINGS, NOBODY
from skald.games.northgard.queries import are_partners, has_kaija
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.year import NewYear
from skald.games.northgard.state import State

# Places in a tally: the eight building types, then small and large ones together.
SMALL: Final = 8
LARGE: Final = 9
_NO_WORKS: Final[tuple[int, ...]] = (0,) * 10
_TALLIES: Final[dict[int, tuple[int, ...]]] = {}

# What a territory is worth for each harvest to come: by resource, and by empty space.
FOOD_WORTH: Final = 0.45
WOOD_WORTH: Final = 0.6
LORE_WORTH: Final = 0.55
LARGE_SPACE_WORTH: Final = 0.55
SMALL_SPACE_WORTH: Final = 0.12
# How likely an open territory will be closed by its owner, by the number of its free sides.
CLOSING: Final[list[float]] = [1.0, 0.55, 0.38, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05]
MOST_SIDES: Final = 8


def tally(built: int) -> tuple[int, ...]:
    """The number of buildings by type, of small and of large ones."""
    if not built:
        return _NO_WORKS
    found = _TALLIES.get(built)
    if found is None:
        counts = [works.count(built, kind) for kind in range(len(BUILDINGS))]
        found = (*counts, sum(counts[:5]), sum(counts[5:]))
        _TALLIES[built] = found
    return found


def harvests_left(s: State) -> int:
    """How many harvests are to come, that of this year included."""
    left = s.setting.years - s.year
    agenda = s.agenda
    if not agenda or not isinstance(agenda[0], NewYear):
        return left + (s.year > 0)
    return left + (len(agenda) > 3 and isinstance(agenda[3], Harvest))


def defence(s: State, territory: int) -> int:
    """Combat points of the units in a territory and of its Fortresses."""
    points = s.units[territory]
    if has_kaija(s, s.holder[territory], territory):
        points += 2
    built = s.works[territory]
    return points + 2 * tally(built)[5] if built else points


def strongest_enemy(s: State, seat: int, territory: int) -> int:
    """The units of the largest enemy group next to a territory."""
    holder, units = s.holder, s.units
    most = 0
    for other, rough in s.land.near[territory]:
        owner = holder[other]
        if owner != NOBODY and owner != seat and units[other] - rough > most:
            if are_partners(s, seat, owner):
                continue
            most = units[other] - rough
    return most


def worth(s: State, territory: int, harvests: int) -> float:
    """What controlling a territory to the end is worth in fame."""
    land = s.land
    free = land.free[territory]
    size = land.squares[territory].bit_count()
    yearly = (
        land.food[territory] * FOOD_WORTH
        + land.wood[territory] * WOOD_WORTH
        + land.lore[territory] * LORE_WORTH
    )
    built = s.works[territory]
    small, large = land.small[territory] + land.carved[territory], land.large[territory]
    if built:
        count = tally(built)
        yearly += count[0] * FOOD_WORTH + count[1] * WOOD_WORTH + count[4] * LORE_WORTH
        yearly += 3.0 * count[7] + 1.2 * count[6] + 0.3 * (count[2] + count[3]) + 0.4 * count[5]
        small -= count[SMALL]
        large -= count[LARGE]
    yearly += max(small, 0) * SMALL_SPACE_WORTH + max(large, 0) * LARGE_SPACE_WORTH
    closed = 1.0 if size <= 2 else 2.0
    if not free:
        return (yearly + closed) * harvests + 0.4
    likely = CLOSING[free if free < MOST_SIDES else MOST_SIDES]
    return yearly * harvests + likely * (size + 1 + closed * (harvests - 1) * 0.7) + 0.4
