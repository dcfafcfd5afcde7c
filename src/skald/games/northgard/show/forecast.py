"""What would happen if nobody did anything: harvest, winter, closing territories, standings.

All of it is what the rules do when they run ahead on a copy of the position.
"""

from typing import Final

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
from skald.games.northgard.wire import (
    Closing,
    Forecast,
    PlacementForecast,
    PlayerForecast,
    TurnForecast,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import listen


class Outlook:
    """A position run ahead once, for as many viewers as ask."""

    def __init__(self, s: State) -> None:
        self._s: Final = s
        self._players: Final = _players(s) if s.agenda else []
        self._fight: Final = fight(s)

    def seen_by(self, seat: int | None) -> Forecast:
        """Everything that can be foreseen, as far as a seat (None: a spectator) knows."""
        s = self._s
        return {
            "players": [_known(s, seat, owner, all_) for owner, all_ in enumerate(self._players)],
            "placements": [] if seat is None else _placements(s, seat),
            "fight": self._fight,
            "attacks": [] if seat is None else attacks(s, seat),
        }


def forecast(s: State, seat: int | None) -> Forecast:
    """Everything that can be foreseen, as far as a seat knows."""
    return Outlook(s).seen_by(seat)


# Harvest, winter, standings.


def _players(s: State) -> list[PlayerForecast]:
    """By seat: what this year's end brings and costs, and how the final count would stand."""
    ahead = Foresight(s)
    large = strongholds(s)
    return [
        {
            "harvest": ahead.harvest[seat],
            "fame": ahead.fame[seat],
            "winter": ahead.winter[seat],
            "unrest": ahead.unrest[seat],
            "units": units_on_map(s, seat),
            "strongholds": large[seat],
            "count": dict(fame_breakdown(s, seat)),
        }
        for seat in range(s.seats)
    ]


def _known(s: State, viewer: int | None, seat: int, whole: PlayerForecast) -> PlayerForecast:
    """What a viewer may know of it: fame tokens only where they are open."""
    if knows(s, viewer, seat, FAME):
        return whole
    return {**whole, "count": {**whole["count"], "tokens": None}}


# Placing a tile.


def _placements(s: State, seat: int) -> list[PlacementForecast]:
    """What the tile in hand would close and join, on every square and in every orientation."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, ChooseCell | ChooseTurn) or step.seat != seat:
        return []
    if isinstance(step, ChooseTurn):
        return [_on_square(s, step)]
    scratch = s.clone()
    squares = [following(scratch, step, action) for action in s.offered]
    return [_on_square(s, square) for square in squares if isinstance(square, ChooseTurn)]


def _on_square(s: State, step: ChooseTurn) -> PlacementForecast:
    turns = [_turned(s, step, action) for action in step.options(s)]
    return {"square": square_of(step.cell), "turns": turns}


def _turned(s: State, step: ChooseTurn, action: Action) -> TurnForecast:
    """The territories of the tile once it lies: which are closed, and which were apart."""
    after = s.clone()
    step.take(after, action)
    here = after.land.territories_of(len(after.land.placed) - 1)
    members = {name: [t for t in s.land.names if after.land.territory[t] == name] for name in here}
    fame = _rewards(after, step.seat)
    closed = [name for name in here if not after.land.is_open(name)]
    return {
        "turn": action.amount,
        "closes": [_closing(after, name, fame.get(name, 0), members[name]) for name in closed],
        "joins": [names for names in members.values() if len(names) > 1],
    }


def _closing(after: State, territory: int, fame: int, of: list[int]) -> Closing:
    return {
        "territory": territory,
        "holder": after.holder[territory],
        "size": after.land.size(territory),
        "fame": fame,
        "of": of,
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
