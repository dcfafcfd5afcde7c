"""What would happen if nobody did anything: Vuko's visit, the Domination phase, the goals.

Everything here is computed by the rules themselves, on a copy of the position.
"""

from skald.faces import Plain
from skald.games.icegarden.ids import BLACK, BLUE, CTL, GREEN, INF, RED, RESOURCES
from skald.games.icegarden.queries import (
    dominance,
    goal_is_possible,
    goal_progress,
    has_unit,
    is_npc,
    open_places,
    pieces,
    ranking,
)
from skald.games.icegarden.rules.dead_snow import snow_winner
from skald.games.icegarden.rules.domination import Dominate, Domination, resources_left, tile_points
from skald.games.icegarden.rules.vuko import VukoBox, VukoKills
from skald.games.icegarden.state import State
from skald.games.icegarden.views import vuko_forecast
from skald.kernel.agenda import advance, play


def forecast(s: State, seat: int | None) -> Plain:
    """Everything that can be foreseen; nothing is hidden, so that all seats foresee the same."""
    if not s.round:
        return {}
    later = after_visit(s)
    return {
        "regions": [_region(s, later, place) for place in s.setting.content.places_of[s.in_play]],
        "vuko": _vuko(s),
        "goals": [_goal(s, later, seat) for seat in range(s.seats)],
        "snow": _snow(s),
        "scorings": s.scorings,
    }


# Vuko.


def after_visit(s: State) -> State:
    """The position after Vuko's visit of this round, or as it is when that is over.

    Whoever must give up a unit is taken to give up the smallest.
    """
    later = s.clone()
    if not any(isinstance(step, VukoBox) for step in s.agenda):
        return later
    later.agenda = [VukoBox()]
    advance(later)
    while later.agenda and isinstance(later.agenda[-1], VukoKills):
        play(later, later.offered[0])
    return later


def _vuko(s: State) -> Plain:
    """Whom he would visit and where; `due` tells whether he still comes this round."""
    seat, place = vuko_forecast(s)
    due = any(isinstance(step, VukoBox) for step in s.agenda)
    return {"seat": seat, "place": place, "due": due}


# Regions.


def _region(s: State, later: State, place: int) -> Plain:
    """Who would be ranked, with the resources he could choose from and his points.

    A region is settled when the Domination phase of this round is through with it.
    """
    ranks = tuple(ranking(later, place)) if place in open_places(later) else ()
    return {
        "place": place,
        "settled": _is_settled(s, place),
        "ranking": [_rank(later, place, ranks, rank) for rank in range(len(ranks))],
    }


def _is_settled(s: State, place: int) -> bool:
    if any(isinstance(step, VukoBox | Domination) for step in s.agenda):
        return False
    return not any(isinstance(step, Dominate) and step.place == place for step in s.agenda)


def _rank(s: State, place: int, ranks: tuple[int, ...], rank: int) -> Plain:
    """`of` are the types on the tile that he may take, `taken` how many of them go before him."""
    seat = ranks[rank]
    types = [] if is_npc(s, seat) else resources_left(s, place, ranks, rank, 0)
    ahead = sum(1 for other in ranks[:rank] if not is_npc(s, other))
    first = rank == 0 and not is_npc(s, seat)
    return {
        "seat": seat,
        "influence": dominance(s, seat, place),
        "of": [RESOURCES[action.kind] for action in types],
        "taken": ahead,
        "reserve": s.reserve[place] if first else 0,
        "points": tile_points(s, place)[rank],
    }


# Goals.


def _goal(s: State, later: State, seat: int) -> Plain:
    """How far a goal is, and how much nearer the coming Domination phase would bring it."""
    done, needed = goal_progress(s, seat)
    places = [p for p in open_places(later) if not _is_settled(s, p)]
    led = [p for p in places if ranking(later, p)[:1] == [seat]]
    return {
        "seat": seat,
        "done": done,
        "needed": needed,
        "possible": goal_is_possible(s, seat),
        "places": [p for p in led if _advances(later, seat, p)],
    }


def _advances(s: State, seat: int, place: int) -> bool:
    """Whether dominating a region brings a seat nearer to its goal."""
    faction = s.faction[seat]
    if faction == BLACK:
        return place == s.thorn and s.reserve[place] > 0
    if not has_unit(s, seat, 2, place):
        return False
    if faction == BLUE:
        return _has_victim(s, seat, place)
    if faction == RED:
        return not s.towers >> place & 1
    assert faction == GREEN
    return _would_lock(s, seat, place)


def _has_victim(s: State, seat: int, place: int) -> bool:
    others = (other for other in range(s.seats) if other != seat)
    return any(pieces(s, other, place, INF) + pieces(s, other, place, CTL) for other in others)


def _would_lock(s: State, seat: int, place: int) -> bool:
    """With a Nightmare beside the Faun its token counts."""
    content = s.setting.content
    more = has_unit(s, seat, 3, place) and sum(s.nightmare) < content.nightmares
    locks_left = s.locked.bit_count() < content.locks
    return locks_left and place != s.thorn and s.nightmare[place] + more >= 2


# Dead Snow.


def _snow(s: State) -> Plain:
    """How far the Dead Snow is, and who would win if it fell now."""
    return {
        "now": s.snow,
        "limit": s.setting.snow_limit,
        "winner": snow_winner(s, s.rep, s.rep_order, s.tokens),
    }
