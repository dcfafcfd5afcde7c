"""The race to the Dead Snow: the best reputation wants it to fall, all others must not let it."""

from math import exp
from typing import Final

from skald.games.icegarden.state import State

# Fields that the trigger's Vuko token costs.
TRIGGER: Final = 2.3
# Fields of reputation that the leader pays for each flake that is missing.
FLAKE_COST: Final = 1.0
# Flakes that fall in a round, by the number of seats.
FLAKES: Final[tuple[float, ...]] = (0.0, 2.0, 3.5, 4.5, 5.5)
# From which part of the way to the limit on the snow is thought of when Making is planned.
PUSH_FROM: Final = 0.35
LEAD_WIDTH: Final = 1.5
TIME_WIDTH: Final = 3.4
# A field of the reputation track is so much finer than a place in its stack.
_FIELD: Final = 10


class Race:
    """Who would win if the Dead Snow fell now, and by how many fields."""

    __slots__ = ("lead", "leader")

    def __init__(self, s: State) -> None:
        best = second = 10_000
        self.leader = 0
        for place, seat in enumerate(s.rep_order):
            field = (s.rep[seat] + 2 * s.tokens[seat]) * _FIELD + place
            if field < best:
                second = best
                best = field
                self.leader = seat
            elif field < second:
                second = field
        self.lead: float = (second - best) / _FIELD


def snow_chance(s: State, race: Race, rounds: float) -> float:
    """How likely the leader brings the Dead Snow down before the game ends otherwise."""
    flakes = s.setting.snow_limit - s.snow
    paid = flakes - 1
    # At the foot of the track further losses are free.
    room = s.setting.content.reputation_floor + 1 - s.rep[race.leader]
    if room < paid:
        paid = room
    reach = race.lead - TRIGGER - FLAKE_COST * paid
    time = (rounds + 0.7) * FLAKES[s.seats] - flakes
    return 1.0 / ((1.0 + exp(-reach / LEAD_WIDTH)) * (1.0 + exp(-time / TIME_WIDTH)))


def snow_push(s: State, race: Race, seat: int) -> float:
    """Whether a seat wants more snow: from -1 (it would lose by it) to 1 (it would win)."""
    part = s.snow / s.setting.snow_limit
    if part < PUSH_FROM:
        return 0.0
    near = (part - PUSH_FROM) / (1.0 - PUSH_FROM)
    if s.setting.solo or race.leader != seat:
        return -near
    flakes = s.setting.snow_limit - s.snow - 1
    return near if race.lead - TRIGGER > FLAKE_COST * flakes else -0.5 * near
