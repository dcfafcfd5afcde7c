"""What a seat may know, field by field.

After set-up nothing in this game is hidden, and what is not revealed is not fixed either:
tile numbers and dice are drawn when they are shown. So every seat, and a spectator, sees the same.
"""

from skald.games.icegarden.ids import ABILITY_NAMES, EFFECTS, FACTIONS, PLACES, SIDES
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
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import RegionView, SeatView, TypeView, View, VukoTile
from skald.kernel.rulebook import rule


@rule("IG-ROUND-03")
def view(s: State, seat: int | None) -> View:
    """The whole table, all of it open: to a seat as to a spectator (None)."""
    return {
        "first": s.first,
        "round": s.round,
        "in_play": s.in_play,
        "locked": s.locked,
        "towers": s.towers,
        "thorn": s.thorn,
        "reserve_down": s.reserve_down,
        "absorbed": s.absorbed,
        "vuko": s.vuko,
        "vuko_stock": s.vuko_stock,
        "red_done": s.red_done,
        "scorings": s.scorings,
        "snow": s.snow,
        "active": s.active,
        "spy1": s.spy1,
        "spy2": s.spy2,
        "summoned": s.summoned,
        "ending": s.ending,
        "winners": s.winners,
        "faction": s.faction[:],
        "tile": s.tile[:],
        "nation": s.nation[:],
        "reserve": s.reserve[:],
        "nightmare": s.nightmare[:],
        "helm": s.helm[:],
        "helm_stack": s.helm_stack[:],
        "doubled": s.doubled[:],
        "order": s.order[:],
        "rep": s.rep[:],
        "rep_order": s.rep_order[:],
        "points": s.points[:],
        "order_token": s.order_token[:],
        "spaces": s.spaces[:],
        "viper_actions": s.viper_actions[:],
        "to_place": s.to_place[:],
        "vuko_tile": s.vuko_tile[:],
        "stock": s.stock[:],
        "upgrade_stock": s.upgrade_stock[:],
        "population": s.population[:],
        "gold": s.gold[:],
        "mfactor": s.mfactor[:],
        "tokens": s.tokens[:],
        "supply": s.supply[:],
        "viper_markers": s.viper_markers[:],
        "garden": s.garden[:],
        "markers": s.markers[:],
        "controlled": s.controlled[:],
        "unit_at": s.unit_at[:],
        "hurt": s.hurt[:],
        "bought": s.bought[:],
        "seats": [_seat_view(s, n) for n in range(s.seats)],
        "regions": [_region_view(s, p) for p in range(1, PLACES) if s.in_play >> p & 1],
        "snow_limit": s.setting.snow_limit,
        "edition": s.setting.edition,
        "vuko_tiles": [_vuko_tile(s, n, t) for n, t in enumerate(s.vuko_tile) if t],
    }


def _vuko_tile(s: State, stage: int, tile: int) -> VukoTile:
    effect = tile >> 1
    return {
        "stage": stage,
        "effect": EFFECTS[effect],
        "side": SIDES[tile & 1],
        "active": bool(s.active >> effect & 1),
    }


def _seat_view(s: State, seat: int) -> SeatView:
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


def _type_view(s: State, seat: int, level: int) -> TypeView:
    board = s.setting.content.boards[s.faction[seat]]
    return {
        "unit": board.unit[level - 1],
        "level": level,
        "influence": unit_influence(s, seat, level),
        "health": health(s, seat, level),
        "abilities": {
            name: ability(s, seat, level, a) for a, name in enumerate(ABILITY_NAMES, start=1)
        },
    }


def _region_view(s: State, place: int) -> RegionView:
    table = max(s.setting.persons, 2)
    number = s.tile[place]
    known = number > 0 and not s.locked >> place & 1 and bool(s.rep_order)
    return {
        "place": place,
        "number": number,
        "locked": bool(s.locked >> place & 1),
        "yield": s.setting.content.tile_yield[table][number] if number else None,
        "points": list(s.setting.content.tile_points[table][number]) if number else None,
        "influence": [dominance(s, seat, place) for seat in range(s.seats)],
        "ranking": ranking(s, place) if known else [],
    }
