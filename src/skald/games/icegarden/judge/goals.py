"""How many rounds each faction's own goal is away."""

from typing import Final

from skald.games.icegarden.ids import BLACK, BLUE, FIGURES, PLACES, RED
from skald.games.icegarden.judge.outlook import Outlook
from skald.games.icegarden.queries import goal_is_possible
from skald.games.icegarden.state import State

# Rounds for a goal that cannot be reached, and for one that is reached already.
NEVER: Final = 99.0
REACHED: Final = 0.0

# How sure it is that what looks settled for this round stays so.
SURE: Final = 0.98
# Rounds for a goal that will be reached in this Domination phase if nothing changes.
IMMINENT: Final = 0.4
# Deeds of one and of two goal units per round.
PACE: Final[tuple[float, ...]] = (0.0, 0.75, 1.5)


def rounds_to_goal(s: State, o: Outlook, seat: int) -> float:
    """An estimate; `REACHED` once the goal is complete."""
    faction = s.faction[seat]
    if faction == BLUE:
        return blue_rounds(s, o, seat)
    if faction == BLACK:
        return black_rounds(s, o, seat)
    if faction == RED:
        return red_rounds(s, o, seat)
    return green_rounds(s, o, seat)


def rounds_of_work(s: State, seat: int, left: float) -> float:
    """Rounds for so many deeds of the two level-2 units, those still to be summoned included."""
    base = seat * FIGURES + 3
    units = (s.unit_at[base] > 0) + (s.unit_at[base + 1] > 0)
    if units == 2:
        return left / PACE[2]
    tokens = 4 * seat
    ready = s.mfactor[tokens + 2] + 0.7 * (s.mfactor[tokens + 1] + s.mfactor[tokens + 3])
    ready += 0.5 * s.mfactor[tokens]
    if units == 1:
        wait = 0.6 if ready >= 1 else 1.0
        return wait * min(1.0, left) + left * (1 / PACE[2] + 1 / PACE[1]) / 2
    if ready >= 2:
        wait = 0.9
    elif ready >= 1:
        wait = 1.5
    else:
        wait = 2.7 - 1.2 * ready
    return wait + left / PACE[2]


def blue_rounds(s: State, o: Outlook, seat: int) -> float:
    """Six opposing markers for the Ice Garden; a Drakkar takes one where blue dominates."""
    left = 6.0 - sum(s.garden)
    if left <= 0:
        return REACHED
    first, second = o.at[seat * FIGURES + 3], o.at[seat * FIGURES + 4]
    deeds = can_recruit(s, o, seat, first)
    if second != first:
        deeds += can_recruit(s, o, seat, second)
    return IMMINENT if deeds >= left else 1.0 + rounds_of_work(s, seat, left - SURE * deeds)


def can_recruit(s: State, o: Outlook, seat: int, place: int) -> float:
    """Whether a Drakkar here takes a marker in this round."""
    if not place or o.dominator[place] != seat or not o.acting >> place & 1:
        return 0.0
    for other in range(s.seats):
        if other != seat and s.markers[other * PLACES + place]:
            return 1.0
    return 0.0


def black_rounds(s: State, o: Outlook, seat: int) -> float:
    """All reserves into the Thorn: carried there by Musicians, absorbed where black dominates."""
    left = s.setting.content.reserves - s.absorbed
    if left <= 0:
        return REACHED
    thorn = s.thorn
    ours = o.dominator[thorn] == seat
    waiting = s.reserve[thorn]
    away = float(left - waiting - s.reserve_down)
    if ours and o.acting >> thorn & 1:
        if left == waiting:
            return IMMINENT
        waiting = 0
    first, second = o.at[seat * FIGURES + 3], o.at[seat * FIGURES + 4]
    away -= SURE * carries(s, o, seat, first)
    if second != first:
        away -= SURE * carries(s, o, seat, second)
    hold = 1.0 if ours else 1.5
    if away <= 0:
        return hold + 0.3
    return hold + rounds_of_work(s, seat, away) + 0.1 * waiting


def carries(s: State, o: Outlook, seat: int, place: int) -> float:
    """How many reserves a Musician here carries off in this round."""
    if place == s.thorn or o.dominator[place] != seat or not o.acting >> place & 1:
        return 0.0
    return float(s.reserve[place])


def red_rounds(s: State, o: Outlook, seat: int) -> float:
    """Six Red Towers; an Enlightened One builds one where red dominates."""
    if not goal_is_possible(s, seat):
        return NEVER
    left = float(s.setting.content.towers - s.towers.bit_count())
    if left <= 0:
        return REACHED
    first, second = o.at[seat * FIGURES + 3], o.at[seat * FIGURES + 4]
    deeds = builds(s, o, seat, first)
    if second != first:
        deeds += builds(s, o, seat, second)
    return IMMINENT if deeds >= left else 1.0 + rounds_of_work(s, seat, left - SURE * deeds)


def builds(s: State, o: Outlook, seat: int, place: int) -> float:
    """Whether an Enlightened One here builds a tower in this round."""
    if not place or s.towers >> place & 1:
        return 0.0
    return 1.0 if o.dominator[place] == seat and o.acting >> place & 1 else 0.0


def green_rounds(s: State, o: Outlook, seat: int) -> float:
    """Two locks: two Nightmare tokens each, then a Faun where green dominates."""
    locks = s.setting.content.locks - s.locked.bit_count()
    if locks <= 0:
        return REACHED
    base = seat * FIGURES
    work = float(2 * locks - best_tokens(s, locks))
    if work > 0:
        if torments(s, o, seat, o.at[base + 5]):
            work -= SURE
        if not s.unit_at[base + 5]:
            work += nightmare_wait(s, seat)
    for figure in (base + 3, base + 4):
        if locks_up(s, o, seat, o.at[figure]):
            work -= 0.5
    fauns = s.unit_at[base + 3] or s.unit_at[base + 4]
    return max(0.2, 1.15 * work + 0.5 * locks + (0.0 if fauns else 0.9))


def torments(s: State, o: Outlook, seat: int, place: int) -> bool:
    """Whether the Nightmare here lays a token in this round that can lead to a lock."""
    if not place or place == s.thorn or s.nightmare[place] >= 2:
        return False
    return o.dominator[place] == seat and o.acting >> place & 1 == 1


def locks_up(s: State, o: Outlook, seat: int, place: int) -> bool:
    """Whether a Faun here locks its region in this round."""
    if not place or place == s.thorn or s.nightmare[place] < 2 or s.locked >> place & 1:
        return False
    return o.dominator[place] == seat and o.acting >> place & 1 == 1


def nightmare_wait(s: State, seat: int) -> float:
    """Rounds until the Nightmare can be there."""
    base = 4 * seat
    if s.mfactor[base + 3]:
        return 0.9
    return 1.2 if s.mfactor[base] + s.mfactor[base + 1] + s.mfactor[base + 2] else 2.0


def best_tokens(s: State, locks: int) -> int:
    """Nightmare tokens in the regions that are nearest to a lock."""
    best = second = 0
    for place in range(1, PLACES):
        tokens = s.nightmare[place]
        if tokens and place != s.thorn:
            if tokens > best:
                best, second = tokens, best
            elif tokens > second:
                second = tokens
    return best if locks == 1 else best + second
