"""What would happen if nobody did anything more: Vuko's visit, the Domination phase, the goals.

All of it is what the rules do when they run ahead on a copy of the position; see `foresight`.
"""

from skald.games.icegarden.ids import BY_SNOW
from skald.games.icegarden.queries import goal_is_possible, goal_progress
from skald.games.icegarden.rules.dead_snow import snow_winner
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.show.foresight import Foresight, Ranked, Region, is_settled
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import (
    Forecast,
    GoalForecast,
    Rank,
    RegionForecast,
    SnowForecast,
    VukoForecast,
)


def forecast(s: State, seat: int | None) -> Forecast:
    """Everything that can be foreseen; nothing is hidden, so that all seats foresee the same."""
    if not s.round:
        return {}
    ahead = Foresight(s)
    return {
        "regions": [_region(s, ahead, place) for place in s.setting.content.places_of[s.in_play]],
        "vuko": _vuko(s, ahead),
        "goals": [_goal(s, ahead, seat) for seat in range(s.seats)],
        "snow": _snow(s, ahead),
        "scorings": s.scorings,
    }


def _vuko(s: State, ahead: Foresight) -> VukoForecast:
    """Whom Vuko will visit and where."""
    due = any(isinstance(step, VukoBox) for step in s.agenda)
    return {"seat": ahead.visited, "place": ahead.visit, "due": due}


def _region(s: State, ahead: Foresight, place: int) -> RegionForecast:
    """Who will be ranked, with the resources they could choose from and their points.

    In a locked region this is whoever has the points. A region is settled when the Domination
    phase of this round is through with it.
    """
    region = ahead.regions.get(place, Region(place))
    return {
        "place": place,
        "settled": is_settled(s.agenda, place),
        "depends": region.depends,
        "ranking": [_rank(rank) for rank in region.ranks],
    }


def _rank(rank: Ranked) -> Rank:
    """Their place among the others."""
    return {
        "seat": rank.seat,
        "influence": rank.influence,
        "of": rank.goods,
        "taken": rank.taken,
        "reserve": rank.reserve,
        "points": rank.points,
    }


def _goal(s: State, ahead: Foresight, seat: int) -> GoalForecast:
    """How far a goal is, and where the coming Domination phase brings it nearer."""
    done, needed = goal_progress(s, seat)
    return {
        "seat": seat,
        "done": done,
        "needed": needed,
        "possible": goal_is_possible(s, seat),
        "places": sorted(p for p, region in ahead.regions.items() if seat in region.nearer),
    }


def _snow(s: State, ahead: Foresight) -> SnowForecast:
    """How far the Dead Snow is, whether it falls with Vuko's visit, and who wins if it falls."""
    later = ahead.later
    falls = later.ending == BY_SNOW and not s.ending
    winner = snow_winner(s, s.rep, s.rep_order, s.tokens)
    return {
        "now": s.snow,
        "limit": s.setting.snow_limit,
        "falls": falls,
        "winner": later.winners.bit_length() - 1 if falls else winner,
    }
