"""Where to lay tiles and where to settle."""

from typing import Final

from skald.games.northgard.actions import GROUP_KAIJA, NONE
from skald.games.northgard.content import Tile, default
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.judge.places import (
    CLOSING,
    FOOD_WORTH,
    LARGE_SPACE_WORTH,
    LORE_WORTH,
    MOST_SIDES,
    SMALL_SPACE_WORTH,
    WOOD_WORTH,
    harvests_left,
    strongest_enemy,
    worth,
)
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.placing import SETUP_FIRST, ChooseCell, ChooseTurn, turns_for
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step


def _worth_of_parts(tile: Tile) -> list[float]:
    """What the parts of a tile yield and let build, for each harvest to come."""
    return [
        tile.food[part] * FOOD_WORTH
        + tile.wood[part] * WOOD_WORTH
        + tile.lore[part] * LORE_WORTH
        + (tile.small[part] + tile.carved[part]) * SMALL_SPACE_WORTH
        + tile.large[part] * LARGE_SPACE_WORTH
        for part in range(tile.parts)
    ]


_PARTS: Final[list[list[float]]] = [_worth_of_parts(tile) for tile in default().tiles]
# How good a tile is to draw: its best part, and little to share.
_TILES: Final[list[float]] = [max(parts) + 0.25 * sum(parts) for parts in _PARTS]


def weigh_cells(s: State, step: Step, options: list[Action]) -> list[float]:
    """Each square by the best way to lay the tile there."""
    assert isinstance(step, ChooseCell)
    harvests = harvests_left(s)
    tile, mode, seat = step.tile, step.mode, step.seat
    found: list[float] = []
    for action in options:
        cell = action.target
        best = -99.0
        for turn in turns_for(s, tile, cell, mode):
            best = max(best, laying(s, seat, tile, cell, turn, mode, harvests))
        found.append(_spread(best))
    return found


def weigh_turns(s: State, step: Step, options: list[Action]) -> list[float]:
    """Each way to lay the tile by what it closes, joins and leaves open."""
    assert isinstance(step, ChooseTurn)
    harvests = harvests_left(s)
    args = (step.seat, step.tile, step.cell)
    return [_spread(laying(s, *args, a.amount, step.mode, harvests)) for a in options]


def _spread(gain: float) -> float:
    """A weight that doubles with every fame and a half."""
    return float(2.0 ** (max(min(gain, 24.0), -24.0) / 1.5))


def laying(s: State, seat: int, tile: int, cell: int, turn: int, mode: int, harvests: int) -> float:
    """What laying a tile so is worth in fame."""
    land = s.land
    printed = land.tiles[tile]
    around = land.around(cell)
    sides = printed.side_part[turn]
    parts = _PARTS[tile]
    settle = mode >= SETUP_FIRST
    total = best_free = 0.0
    closes_any = False
    for part in range(printed.parts):
        free, size, joined, owner = 0, 1, 0, NOBODY
        seen = -1
        for direction in range(4):
            if sides[direction] != part:
                continue
            other = around[direction]
            if other < 0:
                free += 1
                continue
            free -= 1
            if other != seen and not (joined and other in around[:direction]):
                free += land.free[other]
                size += land.squares[other].bit_count()
                joined += 1
                if s.holder[other] != NOBODY:
                    owner = s.holder[other]
            seen = other
        closes_any = closes_any or free <= 0
        if owner == seat:
            total += _own_part(s, seat, parts[part], free, size, joined, harvests)
        elif owner != NOBODY:
            total -= 0.5 * parts[part] * harvests + (1.0 if free <= 0 else 0.2 * joined)
        else:
            best_free = max(best_free, parts[part] * harvests + _hope(free, size, harvests))
            total += 0.15 * parts[part] * harvests
    if settle:
        return best_free + 0.3 * total
    if not closes_any:
        total += 0.6 * power(s, seat).lore_for_open()
    return total


def _own_part(
    s: State, seat: int, part: float, free: int, size: int, joined: int, harvests: int
) -> float:
    """What a part adds to a territory of the seat."""
    total = part * harvests
    if free <= 0:
        total += size + (1.0 if size <= 2 else 2.0) * harvests
        clan = power(s, seat)
        total += clan.fame_for_closing()
        if clan.collects_closed():
            total += part + 0.5
        return total
    return total + _hope(free, size, harvests) + 0.2 * joined


def _hope(free: int, size: int, harvests: int) -> float:
    """What an open territory may bring once it is closed."""
    return CLOSING[min(max(free, 0), MOST_SIDES)] * (size + 1 + 1.4 * max(harvests - 1, 0))


def weigh_tiles(s: State, step: Step, options: list[Action]) -> list[float]:
    """Which tile to lay: rich ones."""
    return [0.2 + _TILES[action.kind] ** 2 for action in options]


def weigh_rejection(s: State, step: Step, options: list[Action]) -> list[float]:
    """A poor tile is better put under the pile."""
    poor = max([_TILES[tile] for tile in s.drawn], default=0.0) < 0.6
    return [1.0, 2.0 if poor else 0.3]


def weigh_bottom(s: State, step: Step, options: list[Action]) -> list[float]:
    """Poor tiles first: they come up again first."""
    return [1.0 / (0.3 + _TILES[action.kind]) for action in options]


def weigh_groups(s: State, step: Step, options: list[Action]) -> list[float]:
    """Settle where it is rich, nearly closed and quiet; Kaija comes along."""
    harvests = harvests_left(s)
    found: list[float] = []
    for action in options:
        if action is NONE:
            found.append(0.01)
            continue
        territory = action.target
        gain = worth(s, territory, harvests) - 0.5 * strongest_enemy(s, step.seat, territory)
        gain += 0.3 * len(s.land.near[territory])
        if action is GROUP_KAIJA[territory]:
            gain += 1.0
        found.append(_spread(gain))
    return found
