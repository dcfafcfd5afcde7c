"""Simple players of Northgard that do more than random ones, who pass early.

Not bots worth playing. `pressing` uses its cards before it passes. The others draw a few options,
look one action ahead and take the best: `building` for three large buildings, `hunting` for the
end of the last seat.
"""

from skald.games.northgard import works
from skald.games.northgard.actions import DONE, NONE
from skald.games.northgard.ids import FOOD, FORTRESS, LARGE, LORE, NOBODY, WOOD
from skald.games.northgard.queries import (
    free_spaces,
    held,
    neutral,
    pieces,
    strongholds,
    units_on_map,
)
from skald.games.northgard.rules.endings import SecondChance
from skald.games.northgard.rules.harvest import Trade
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.agenda import State as KernelState
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from tests.properties.playing import after, best_of

# How likely each kind of turn is, by its verb: lore is kept for upgrades.
TURNS = {"play": 40, "upgrade": 60, "sacrifice": 9, "replace": 1, "remove": 1, "wait": 1, "pass": 2}


def pressing(state: KernelState, dice: Dice) -> Action:
    """Plays rather than passes, and seldom has enough before it must."""
    step, offered = state.agenda[-1], state.offered
    if isinstance(step, Turn):
        return offered[dice.pick([TURNS[action.verb] for action in offered])]
    if step.seat == CHANCE or offered[-1] not in (DONE, NONE):
        return choose(state, dice)
    if isinstance(step, Trade) and dice.below(2):
        return DONE
    if len(offered) > 1 and dice.below(4):
        return offered[dice.below(len(offered) - 1)]
    return choose(state, dice)


# Looking one action ahead.

# What cannot be seen there: a card played pays later, idleness never.
LEANINGS = {"play": 8.0, "wait": -6.0, "none": -1.0, "done": -1.0, "spend": 1.0, "pass": -14.0}


def _ahead(state: KernelState, action: Action) -> tuple[State, State]:
    then = after(state, action)
    assert isinstance(state, State)
    assert isinstance(then, State)
    return state, then


# Three large buildings.

BUILDERS = ("build", "boar-clan", "goat-clan", "improved-villager-tools", "simple-living")


def _for_buildings(state: KernelState, action: Action, seat: int) -> float:
    """Closed territories with large buildings; then places for them, means to build, land."""
    s, then = _ahead(state, action)
    own = held(then, seat)
    room = [t for t in own if free_spaces(then, t, LARGE) or works.large(then.works[t])]
    closed = [t for t in own if not then.land.free[t]]
    large = sum(works.large(then.works[t]) for t in own)
    gained = 40.0 * strongholds(then)[seat] + 20.0 * large + 10.0 * len(room) + 3.0 * len(closed)
    gained -= 2.0 * sum(then.land.free[t] for t in room)
    wood, lore = then.resources[seat * 3 + WOOD], then.resources[seat * 3 + LORE]
    means = 3.0 * min(wood, 6) + 0.5 * lore + 1.0 * len(own) + 0.3 * units_on_map(then, seat)
    return gained + means + _builders_leaning(s, action, seat)


def _builders_leaning(s: State, action: Action, seat: int) -> float:
    """A large building when it can be paid for; new land otherwise."""
    if action.verb == "build":
        return 30.0 if action.kind >= FORTRESS else -6.0
    if action.verb not in ("play", "choose"):
        return LEANINGS.get(action.verb, 0.0)
    spaces = any(free_spaces(s, t, LARGE) for t in held(s, seat))
    ready = spaces and s.resources[seat * 3 + WOOD] >= 3
    does = action.text.split()[1]
    if does in BUILDERS:
        return 25.0 if ready else -2.0
    return 12.0 if does == "explore" else 9.0 if ready and does == "feast" else 6.0


building = best_of(6, _for_buildings)


# A rival without units.


def _for_the_kill(state: KernelState, action: Action, seat: int) -> float:
    """The last seat off the map, and nothing neutral left for its second chance."""
    s, then = _ahead(state, action)
    last = then.seats - 1
    alive = sum(pieces(then, t) for t in held(then, last))
    attacking = sum(then.invading) if then.invader == seat else 0
    borders = [other for t in held(then, seat) for other, _ in then.land.near[t]]
    near = sum(1 for other in borders if then.holder[other] == last)
    food = min(then.resources[seat * 3 + FOOD], 12)
    own = 0.6 * units_on_map(then, seat) + 0.5 * food + 1.0 * len(held(then, seat))
    hope = 6.0 * alive + 5.0 * len(neutral(then))
    return own + attacking + 0.5 * near - hope + _hunters_leaning(s, action)


def _hunters_leaning(s: State, action: Action) -> float:
    """Units spread from where there are several; the map stays small."""
    if action.verb == "from":
        return 6.0 if pieces(s, action.target) > 1 else -3.0
    if action.verb == "to":
        return 6.0 if s.holder[action.target] in (NOBODY, s.seats - 1) else 0.0
    if action.verb in ("play", "choose") and "explore" in action.text:
        return -8.0
    return LEANINGS.get(action.verb, 0.0)


def _for_the_end(state: KernelState, action: Action, seat: int) -> float:
    """As few own units on the map as possible, those left among enemies."""
    s, then = _ahead(state, action)
    attacking = sum(then.invading) if then.invader == seat else 0
    leaning = _hunters_leaning(s, action)
    if isinstance(s.agenda[-1], SecondChance):
        leaning = 20.0 * (action is NONE)
    return 2.0 * attacking - 3.0 * units_on_map(then, seat) - len(held(then, seat)) + leaning


_hunter = best_of(16, _for_the_kill)
_martyr = best_of(10, _for_the_end)


def hunting(state: KernelState, dice: Dice) -> Action:
    """All hunt the last seat, who only wants to be found."""
    assert isinstance(state, State)
    hunted = state.agenda[-1].seat == state.seats - 1
    return _martyr(state, dice) if hunted else _hunter(state, dice)
