"""What would happen if nobody did anything: harvest, winter, closing territories, standings.

All of it is what the rules do when they run ahead on a copy of the position.
"""

from skald.games.northgard.land import square_of
from skald.games.northgard.queries import strongholds, units_on_map
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.explore import Rewards, just_closed
from skald.games.northgard.rules.placing import ChooseCell, ChooseTurn
from skald.games.northgard.show.fights import attacks, fight
from skald.games.northgard.show.foresight import Foresight
from skald.games.northgard.show.odds import following
from skald.games.northgard.state import State
from skald.games.northgard.views import FAME, knows
from skald.kernel.actions import Action
from skald.kernel.agenda import listen
from skald.kernel.presenter import Plain


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
    ahead = Foresight(s)
    large = strongholds(s)
    return [
        {
            "harvest": ahead.harvest[seat * 3 : seat * 3 + 3],
            "fame": ahead.fame[seat],
            "winter": list(ahead.winter[seat]),
            "unrest": ahead.unrest[seat],
            "units": units_on_map(s, seat),
            "strongholds": large[seat],
            "count": _count(s, viewer, seat),
        }
        for seat in range(s.seats)
    ]


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
    if isinstance(step, ChooseTurn):
        return [_on_square(s, step)]
    scratch = s.clone()
    squares = [following(scratch, step, action) for action in s.offered]
    return [_on_square(s, square) for square in squares if isinstance(square, ChooseTurn)]


def _on_square(s: State, step: ChooseTurn) -> Plain:
    turns = [{"turn": a.amount, **_effect(s, step, a)} for a in step.options(s)]
    return {"square": list(square_of(step.cell)), "turns": turns}


def _effect(s: State, step: ChooseTurn, action: Action) -> Plain:
    """The territories of the tile once it lies: which are closed, and which were apart."""
    after = s.clone()
    step.take(after, action)
    here = after.land.territories_of(len(after.land.placed) - 1)
    members = {name: [t for t in s.land.names if after.land.territory[t] == name] for name in here}
    fame = _rewards(after, step.seat)
    return {
        "closes": [
            {
                "territory": name,
                "holder": after.holder[name],
                "size": after.land.size(name),
                "fame": fame.get(name, 0),
                "of": members[name],
            }
            for name in here
            if not after.land.is_open(name)
        ],
        "joins": [names for names in members.values() if len(names) > 1],
    }


def _rewards(after: State, seat: int) -> dict[int, int]:
    """By closed territory: the fame that whoever lays the tile gets for it, if any is given."""
    rewards = [step for step in after.agenda if isinstance(step, Rewards)]
    if not rewards or not [t for t in just_closed(after) if after.holder[t] == seat]:
        return {}
    log = listen(after)
    rewards[-1].run(after)
    closed = [event.facts["territory"] for event in log.events if event.name == "close"]
    fame = [event.facts["amount"] for event in log.events if event.name == "fame"]
    # First for one territory after the other, then for all alike.
    more = sum(fame[len(closed) :]) // len(closed)
    return {name: amount + more for name, amount in zip(closed, fame, strict=False)}
