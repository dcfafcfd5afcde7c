"""Simple players of the Ice Garden that strive for a goal random play rarely reaches.

Not a bot worth playing: it draws a few options, looks one action ahead and takes the best.
"""

from collections.abc import Callable

from skald.games.icegarden.ids import (
    BLACK,
    BLUE,
    FIGURES,
    FIRST_SPACE,
    GREEN,
    INFLUENCE,
    LEVEL_OF_FIGURE,
    MAKING,
    MOVE,
    PLACES,
    RED,
    VIPER,
)
from skald.games.icegarden.queries import figures_free, goal_progress, open_places, ranking, score
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.conformance import Chooser
from tests.properties.playing import after, best_of

# How a seat values a position.
Aim = Callable[[State, int], float]

# What a unit in supply is worth to a faction by its level: those that serve its goal most.
WORTH = {
    BLUE: (0.0, 1.3, 4.0, 2.0),
    BLACK: (0.0, 1.3, 4.0, 2.0),
    RED: (0.0, 1.3, 4.0, 2.0),
    GREEN: (0.0, 1.3, 4.0, 7.0),
}


def striving(aim: Aim, looks: int) -> Chooser:
    """A chooser that takes the best of so many drawn options; chance stays chance."""

    def worth(state: KernelState, action: Action, seat: int) -> float:
        assert isinstance(state, State)
        then = after(state, action)
        assert isinstance(then, State)
        return aim(then, seat) + _leaning(state, action, seat)

    return best_of(looks, worth)


def _leaning(s: State, action: Action, seat: int) -> float:
    """What cannot be seen one action ahead: plans pay later, idleness never."""
    if action.verb == "place":
        return _plan(s, action.target, seat)
    if action.text == "shift":
        return min(s.mfactor[seat * 4], 2) * 4.0 - 3.0
    if action.text == "upgrade -":
        return -9.0
    return _LEANINGS.get(action.verb, 0.0)


_LEANINGS = {"noattack": -1.0, "skip": -1.0, "done": -0.5, "upgrade": 0.5, "summon": 6.0}


def _plan(s: State, box: int, seat: int) -> float:
    """Making pays with M-factor in hand, once a round; Viper Gorge brings some."""
    if box == MAKING:
        ready = sum(s.mfactor[seat * 4 : seat * 4 + 4]) > 1
        return 4.0 if ready and seat + 1 not in s.spaces[FIRST_SPACE[MAKING] :] else -2.0
    if box == VIPER:
        return 2.0 - s.viper_actions[seat]
    if box == INFLUENCE:
        return 2.0 if s.population[seat] else -1.0
    return 1.5 if box == MOVE and s.gold[seat] else 0.0


def for_the_goal(s: State, seat: int) -> float:
    """Progress of the goal first; then units where they serve it, markers and means."""
    if not s.round:
        return 0.0
    done, needed = goal_progress(s, seat)
    progress = 60.0 * done / needed - 1.0 * s.snow
    return progress + _pieces(s, seat) + _means(s, seat) + _standing(s, seat)


def for_points(s: State, seat: int) -> float:
    """Points first; then units, markers and means."""
    if not s.round:
        return 0.0
    return 2.0 * score(s, seat) + _pieces(s, seat) + _means(s, seat) + _standing(s, seat)


def for_snow(s: State, seat: int) -> float:
    """As much Dead Snow as can be made."""
    return 10.0 * s.snow + _means(s, seat)


def _pieces(s: State, seat: int) -> float:
    """Units on the map, those of the goal more; markers on the map."""
    worth = WORTH[s.faction[seat]]
    units = s.unit_at[seat * FIGURES : (seat + 1) * FIGURES]
    levels = [level for level, place in zip(LEVEL_OF_FIGURE, units, strict=True) if place]
    markers = sum(s.markers[seat * PLACES : (seat + 1) * PLACES])
    return 0.5 * markers + sum(2.0 * level + 2.0 * worth[level] for level in levels)


def _means(s: State, seat: int) -> float:
    """Resources; M-factor is worth most where a free figure waits for it."""
    total = 0.4 * (s.population[seat] + s.gold[seat]) + 0.9 * s.mfactor[seat * 4]
    for level in (1, 2, 3):
        useful = min(figures_free(s, seat, level), s.mfactor[seat * 4 + level])
        total += useful * WORTH[s.faction[seat]][level]
    return total


def _standing(s: State, seat: int) -> float:
    """Regions this seat dominates now, most of all where its goal can be served."""
    return sum(
        2.0 + _use(s, seat, place) for place in open_places(s) if ranking(s, place)[:1] == [seat]
    )


def _use(s: State, seat: int, place: int) -> float:
    """How much the goal gains by dominating a region with the right unit in it."""
    faction = s.faction[seat]
    base = seat * FIGURES
    worker = place in s.unit_at[base + 3 : base + 5]
    if faction == RED:
        return 8.0 if worker and not s.towers >> place & 1 else 0.0
    if faction == BLACK:
        if place == s.thorn:
            return 6.0 + 4.0 * (s.reserve[place] + s.reserve_down)
        return 8.0 if worker and s.reserve[place] else 0.0
    if faction == GREEN:
        haunted = place == s.unit_at[base + 5] and s.nightmare[place] < 2
        return 4.0 * s.nightmare[place] + 8.0 * haunted + 8.0 * (worker and s.nightmare[place] > 0)
    preys = sum(min(1, s.markers[n * PLACES + place]) for n in range(s.seats) if n != seat)
    return 8.0 if worker and preys else 0.0
