"""What is printed on the board and its parts: facts for drawing, by the components of a game.

Resources stand in the order population, gold, M-factor; names are those of notation.
"""

from typing import Final

from skald.games.icegarden.content import Board
from skald.games.icegarden.content import Content as Parts
from skald.games.icegarden.ids import (
    ABILITY_NAMES,
    BOXES,
    EFFECTS,
    FACTIONS,
    FIRST_SPACE,
    PLACES,
    RESOURCES,
    VIPER,
)
from skald.games.icegarden.show.words import ALL_BOXES
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import Box, Content, FactionContent, Helm, TileContent, UnitType

_TABLES: Final = (2, 3, 4)


def content(state: State) -> Content:
    """All that a board needs to be drawn."""
    parts, mix = state.setting.content, state.setting.mix
    return {
        "regions": [
            {"place": place, "borders": list(parts.neighbours[place])} for place in range(1, PLACES)
        ],
        "tiles": {str(table): _tiles(parts, table) for table in _TABLES},
        "helms": _helms(parts),
        "boxes": [_box(parts, number) for number in range(len(ALL_BOXES))],
        "factions": [_faction(board) for board in parts.boards],
        "prices": {name: parts.price[n] for n, name in enumerate(ABILITY_NAMES, start=1)},
        "upgrades": {name: mix[n] for n, name in enumerate(ABILITY_NAMES, start=1)},
        "effects": [
            {"id": name, "extra": parts.vuko_extra[n], "arrow": parts.vuko_arrow[n]}
            for n, name in enumerate(EFFECTS)
            if n
        ],
        "stock": dict(zip(RESOURCES, parts.stock, strict=True)),
        "snow_limit": {str(table): parts.snow_limit[table] for table in _TABLES},
        "reputation": parts.reputation_floor + 2,
        "points": parts.points_lap,
        "markers": parts.markers,
        "action_markers": parts.action_marker_limit,
        "vuko_tokens": parts.vuko_tokens,
    }


def _tiles(parts: Parts, table: int) -> list[TileContent]:
    """The region tiles for a number of players, by their red numbers."""
    ranks = 2 if table == 2 else 3
    return [
        {
            "number": number,
            "yield": parts.tile_yield[table][number],
            "points": list(parts.tile_points[table][number][:ranks]),
        }
        for number in range(1, len(parts.tile_yield[table]))
    ]


def _helms(parts: Parts) -> list[Helm]:
    """The initiative track from left to right."""
    return [
        {
            "helm": helm,
            "stage": parts.stage[helm],
            "ship": parts.ship[helm],
            "markers": parts.action_markers[helm],
            "red": parts.red[helm],
        }
        for helm in range(1, parts.helms + 1)
    ]


def _box(parts: Parts, number: int) -> Box:
    """A box: its numbered spaces by number of players and where they begin in the view."""
    numbered = VIPER < number < len(BOXES)
    return {
        "id": ALL_BOXES[number],
        "number": number,
        "first": FIRST_SPACE[number] if numbered else 0,
        "spaces": {str(table): parts.spaces[table][number] if numbered else 0 for table in _TABLES},
    }


def _faction(board: Board) -> FactionContent:
    """A character board: its goal and its three unit types."""
    faction = FACTIONS[board.faction]
    return {
        "id": faction,
        "character": f"ig-character-{faction}",
        "goal": f"ig-goal-{faction}",
        "types": [_type(board, level) for level in (1, 2, 3)],
    }


def _type(board: Board, level: int) -> UnitType:
    """A unit type with its printed abilities, special ones, and spaces for more."""
    counts = board.printed[level][1:]
    printed = [name for name, n in zip(ABILITY_NAMES, counts, strict=True) for _ in range(n)]
    return {
        "unit": board.unit[level - 1],
        "level": level,
        "figures": board.figures[level - 1],
        "printed": printed,
        "special": sorted(board.special[level]),
        "blanks": board.blanks[level],
        "spy": board.spy_spaces[level],
        "surcharge": board.summon_surcharge[level],
    }
