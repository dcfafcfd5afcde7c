"""What a seat may know, built field by field from an allow-list.

After set-up nothing in this game is hidden, and what is not revealed is not fixed either:
tile numbers and dice are drawn when they are shown. So every seat, and a spectator, sees the same.
"""

from typing import Any, Final

from skald.games.icegarden.ids import ABILITIES, EFFECTS, FACTIONS, PLACES, SIDES
from skald.games.icegarden.queries import (
    ability,
    dominance,
    goal_is_possible,
    goal_progress,
    health,
    ranking,
    score,
    unit_influence,
)
from skald.games.icegarden.state import LISTS, SCALARS, State
from skald.kernel.rulebook import rule

PUBLIC: Final = frozenset((*LISTS, *SCALARS))


@rule("IG-ROUND-03")
def knows(seat: int | None, name: str) -> bool:
    """Whether a seat (None: a spectator) knows a field of the state: all of them are open."""
    return name in PUBLIC


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The whole table as plain data."""
    cells: dict[str, Any] = {}
    for name in (*SCALARS, *LISTS):
        if knows(seat, name):
            value = getattr(s, name)
            cells[name] = value if isinstance(value, int) else list(value)
    cells["seats"] = [_seat_view(s, n) for n in range(s.seats)]
    cells["regions"] = [_region_view(s, p) for p in range(1, PLACES) if s.in_play >> p & 1]
    cells["snow_limit"] = s.setting.snow_limit
    cells["edition"] = s.setting.edition
    cells["vuko_tiles"] = [
        {
            "stage": n,
            "effect": EFFECTS[t >> 1],
            "side": SIDES[t & 1],
            "active": bool(s.active >> (t >> 1) & 1),
        }
        for n, t in enumerate(s.vuko_tile)
        if t
    ]
    return cells


def _seat_view(s: State, seat: int) -> dict[str, Any]:
    faction = s.faction[seat]
    if faction < 0:
        return {"seat": seat, "faction": None}
    done, needed = goal_progress(s, seat)
    return {
        "seat": seat,
        "faction": FACTIONS[faction],
        "score": score(s, seat),
        "goal": {"done": done, "needed": needed, "possible": goal_is_possible(s, seat)},
        "population": s.population[seat],
        "gold": s.gold[seat],
        "mfactor": s.mfactor[seat * 4 : seat * 4 + 4],
        "types": [_type_view(s, seat, level) for level in (1, 2, 3)],
    }


def _type_view(s: State, seat: int, level: int) -> dict[str, Any]:
    board = s.setting.content.boards[s.faction[seat]]
    return {
        "unit": board.unit[level - 1],
        "level": level,
        "influence": unit_influence(s, seat, level),
        "health": health(s, seat, level),
        "abilities": {ABILITIES[a]: ability(s, seat, level, a) for a in (1, 2, 3, 4)},
    }


def _region_view(s: State, place: int) -> dict[str, Any]:
    table = max(s.setting.persons, 2)
    number = s.tile[place]
    known = number > 0 and not s.locked >> place & 1 and bool(s.rep_order)
    return {
        "place": place,
        "number": number,
        "locked": bool(s.locked >> place & 1),
        "yield": list(s.setting.content.tile_yield[table][number]) if number else None,
        "points": list(s.setting.content.tile_points[table][number]) if number else None,
        "influence": [dominance(s, seat, place) for seat in range(s.seats)],
        "ranking": ranking(s, place) if known else [],
    }
