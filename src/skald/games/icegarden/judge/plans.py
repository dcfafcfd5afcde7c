"""What action markers on the boxes are worth before they act."""

from typing import Final

from skald.games.icegarden.ids import (
    FIGURES,
    INFLUENCE,
    MAKING,
    MOUNTAIN,
    MOVE,
    PLAN,
    RAVEN,
    VIPER,
    WHISPER,
)
from skald.games.icegarden.judge.snow import Race, snow_push
from skald.games.icegarden.state import State

BOX_OF_SPACE: Final[tuple[int, ...]] = (
    *((INFLUENCE,) * 8),
    *((MOVE,) * 4),
    *((MOUNTAIN,) * 4),
    *((RAVEN,) * 4),
    *((MAKING,) * 4),
)

# In victory points.
MARKER_GAIN: Final = 1.5
MOVE_GAIN: Final = 1.2
MOUNTAIN_GAIN: Final = 1.5
FIELD_GAIN: Final = 1.0
SHED_GAIN: Final = 0.5
SUMMON_GAIN: Final = 1.9
SECOND_SUMMON: Final = 0.5
SNOW_GAIN: Final = 4.0
NPC_SPREADS: Final = 2.5
NPC_MAKES: Final = 6.0
VIPER_GAIN: Final = 0.23


def markers_on_boxes(s: State) -> list[int]:
    """Planned actions by `seat * 6 + box`."""
    counts = [0] * (s.seats * 6)
    for seat in range(s.seats):
        counts[seat * 6] = s.viper_actions[seat]
    if any(s.spaces):
        for space, owner in enumerate(s.spaces):
            if owner:
                counts[owner * 6 - 6 + BOX_OF_SPACE[space]] += 1
    return counts


def plan_worth(s: State, seat: int, counts: list[int], race: Race) -> float:
    """What the planned actions of a seat will gain, as far as it can pay for them."""
    base = seat * 6
    viper = counts[base + VIPER]
    population = s.population[seat] + (viper + 1) // 2
    worth = viper * VIPER_GAIN
    actions = counts[base + INFLUENCE]
    if actions:
        placed = min(2 * actions, population, s.supply[seat])
        population -= placed
        worth += placed * MARKER_GAIN
    actions = counts[base + MOVE]
    if actions:
        worth += min(2 * actions, s.gold[seat]) * MOVE_GAIN
    if counts[base + MOUNTAIN] and population >= 2 + (s.active >> WHISPER & 1):
        worth += MOUNTAIN_GAIN
    if counts[base + RAVEN]:
        worth += raven_worth(s, seat, counts[base + RAVEN])
    if counts[base + MAKING]:
        worth += making_worth(s, seat, counts[base + MAKING], viper, race)
    return worth - npc_answers(counts) if s.setting.solo else worth


def npc_answers(counts: list[int]) -> float:
    """In solo: what the NPC gains by answering the player's markers."""
    spreading = counts[INFLUENCE] + counts[MOVE] + counts[MOUNTAIN]
    return NPC_SPREADS * spreading + NPC_MAKES * counts[MAKING]


def raven_worth(s: State, seat: int, actions: int) -> float:
    """Fields to win back, or Vuko tokens to shed."""
    if s.setting.solo or s.active >> PLAN & 1:
        fields = 0
    else:
        fields = min(2 * actions, max(s.rep[seat] - 1, 0))
    shed = min(actions, s.tokens[seat], s.mfactor[4 * seat])
    return max(fields * FIELD_GAIN, shed * SHED_GAIN)


def making_worth(s: State, seat: int, actions: int, viper: int, race: Race) -> float:
    """Units that can be summoned with the M-factor at hand."""
    tokens = 4 * seat
    have = s.mfactor[tokens] + s.mfactor[tokens + 1] + s.mfactor[tokens + 2]
    have += s.mfactor[tokens + 3] + (viper > 0)
    base = seat * FIGURES
    goal_units = (s.unit_at[base + 3] == 0) + (s.unit_at[base + 4] == 0)
    worth = min(have, max(goal_units, 1)) * SUMMON_GAIN
    if actions > 1:
        worth += min(max(have - goal_units, 0), 2) * SUMMON_GAIN * SECOND_SUMMON
    push = snow_push(s, race, seat)
    return worth + SNOW_GAIN * push if push > 0 else worth * (1.0 + push)
