"""What would happen if nobody did anything: harvest, winter, closing territories, standings."""

from skald.faces import Plain
from skald.faces.northgard.fights import attacks, fight
from skald.games.northgard.ids import ALTAR, FOOD, NOBODY, STAG, WOOD
from skald.games.northgard.land import Land, square_of
from skald.games.northgard.queries import strongholds, units_on_map
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.harvest import Harvest, closed_fame, harvest_of_all
from skald.games.northgard.rules.placing import SETUP_FIRST, ChooseCell, ChooseTurn, turns_for
from skald.games.northgard.rules.winter import Winter, winter_cost
from skald.games.northgard.state import State
from skald.games.northgard.views import FAME, knows


def forecast(s: State, seat: int | None) -> Plain:
    """Everything that can be foreseen, as far as a seat knows."""
    if not s.agenda:
        return {"players": [], "placements": [], "fight": None, "attacks": []}
    return {
        "players": _players(s, seat),
        "placements": [] if seat is None else _placements(s, seat),
        "fight": fight(s),
        "attacks": [] if seat is None else attacks(s, seat),
    }


# Harvest, winter, standings.


def _players(s: State, viewer: int | None) -> list[Plain]:
    """By seat: what this year's end brings and costs, and how the final count would stand."""
    ahead = _harvest_is_ahead(s)
    goods, altars = harvest_of_all(s)
    fame = closed_fame(s)
    altar = s.setting.content.building_amount[ALTAR]
    large = strongholds(s)
    found = []
    for seat in range(s.seats):
        base = seat * 3
        harvest = goods[base : base + 3] if ahead else [0, 0, 0]
        food, wood = winter_cost(s, seat)
        have = [s.resources[base + k] + harvest[k] for k in range(3)]
        found.append(
            {
                "harvest": harvest,
                "fame": fame[seat] + altars[seat] * altar if ahead else 0,
                "winter": [food, wood],
                "unrest": have[FOOD] < food or have[WOOD] < wood,
                "units": units_on_map(s, seat),
                "strongholds": large[seat],
                "count": _count(s, viewer, seat),
            }
        )
    return found


def _harvest_is_ahead(s: State) -> bool:
    """Not between a Harvest and its Winter."""
    waiting = {type(step) for step in s.agenda}
    return Harvest in waiting or Winter not in waiting


def _count(s: State, viewer: int | None, seat: int) -> Plain:
    """The final count as it would be now; fame tokens only where they are known."""
    count: Plain = fame_breakdown(s, seat)
    if not knows(s, viewer, seat, FAME):
        count["tokens"] = None
    return count


# Placing a tile.


def _placements(s: State, seat: int) -> list[Plain]:
    """What the tile in hand would close and join, on every square and in every orientation."""
    step = s.agenda[-1]
    if not isinstance(step, ChooseCell | ChooseTurn) or step.seat != seat:
        return []
    setup = step.mode >= SETUP_FIRST
    cells = [step.cell] if isinstance(step, ChooseTurn) else [a.target for a in s.offered]
    return [
        {
            "square": list(square_of(cell)),
            "turns": [
                {"turn": turn, **_effect(s, seat, step.tile, cell, turn, setup=setup)}
                for turn in turns_for(s, step.tile, cell, step.mode)
            ],
        }
        for cell in cells
    ]


def _effect(s: State, seat: int, tile: int, cell: int, turn: int, *, setup: bool) -> Plain:
    land, _ = s.land.place(tile, cell, turn)
    here = land.territories_of(len(land.placed) - 1)
    joined = [[t for t in s.land.names if land.territory[t] == name] for name in here]
    closed = [name for name in here if not land.is_open(name)]
    return {
        "closes": [_closed(s, seat, land, name, setup=setup) for name in closed],
        "joins": [names for names in joined if len(names) > 1],
    }


def _closed(s: State, seat: int, land: Land, territory: int, *, setup: bool) -> Plain:
    """A territory that would be closed: whose it would be, and its fame for whoever lays."""
    members = [t for t in s.land.names if land.territory[t] == territory]
    holder = max((s.holder[t] for t in members), default=NOBODY)
    fame = land.size(territory) + (s.clan[seat] == STAG)
    return {
        "territory": territory,
        "holder": holder,
        "size": land.size(territory),
        "fame": fame if holder == seat and not setup else 0,
        "of": members,
    }
