"""Which card to play, and what to do with cards otherwise."""

from typing import Final

from skald.games.northgard.actions import DONE, RESPOND
from skald.games.northgard.ids import LORE, WOOD
from skald.games.northgard.judge.cards import (
    AVERAGE,
    BUILD,
    CARD_FAME,
    CARD_KIND,
    CARD_PLAY,
    EXPLORE,
    FEAST,
    MOVE,
    OWNING,
    RECRUIT,
    UNREST,
    is_achievement,
    place_of_achievement,
    years_after,
)
from skald.games.northgard.judge.moves import best_move
from skald.games.northgard.judge.places import harvests_left, tally
from skald.games.northgard.judge.survey import achievements
from skald.games.northgard.rules.specials.hands import YieldOrPay
from skald.games.northgard.rules.turn import AfterPlay
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step

_WAIT: Final = 0.004
_PASS_EARLY: Final = 0.03
_PASS_EMPTY: Final = 0.6
# What the four basic actions are worth.
_BASIC: Final[list[float]] = [1.0, 0.9, 1.5, 1.3]
# Below this a card is not worth playing rather than passing.
_USEFUL: Final = 0.25


def prospects(s: State, seat: int) -> list[float]:
    """How good the four basic actions look, then other, drawing and wild cards."""
    land, holder = s.land, s.holder
    harvests = harvests_left(s)
    wood = s.resources[seat * 3 + WOOD]
    units = s.setting.content.units - s.reserve[seat]
    explore = build = 0.0
    large_space = False
    for t in land.names:
        if holder[t] != seat:
            continue
        free = land.free[t]
        if free:
            explore += 1.6 if free == 1 else 1.0 if free == 2 else 0.5
        count = tally(s.buildings[t])
        if land.large[t] > count[9]:
            large_space = True
        if land.small[t] + land.carved[t] > count[8]:
            build = 0.6
    if large_space and wood >= 2:
        build = 3.0 if wood >= 3 else max(build, 1.0)
    elif large_space:
        build *= 0.5
    food = s.resources[seat * 3]
    recruit = 1.3 - 0.05 * units + (0.2 if food > 2 else 0.0)
    if units % 3 == 0 and food < units // 3:
        recruit *= 0.6
    late = 0.3 + 0.1 * min(harvests, 7)
    found = [
        recruit * late * 1.3,
        best_move(s, seat, harvests),
        min(explore, 2.2) * 0.75,
        build * (0.2 + 0.09 * harvests),
        1.0,
        1.3,
        0.0,
    ]
    found[FEAST] = max(found[RECRUIT], found[MOVE], found[EXPLORE], found[BUILD])
    return found


def weigh_turn(s: State, step: Step, options: list[Action]) -> list[float]:
    """Play what helps most; pass when little useful is left."""
    seat = step.seat
    looks = prospects(s, seat)
    years = years_after(s)
    found: list[float] = []
    best = 0.0
    for action in options:
        verb = action.verb
        card = action.kind
        if verb == "play":
            weight = CARD_PLAY[card] * looks[CARD_KIND[card]]
            best = max(best, weight)
            found.append(weight * weight + 0.01)
        elif verb == "pass" or verb == "done":
            found.append(_PASS_EARLY if best > _USEFUL else _PASS_EMPTY)
        elif verb == "wait":
            found.append(_WAIT)
        else:
            found.append(_weigh_lore(s, seat, verb, card, years))
    return found


def _weigh_lore(s: State, seat: int, verb: str, card: int, years: int) -> float:
    """Lore best goes into upgrades while there is time, then into better cards."""
    weak = max(2.2 - CARD_PLAY[card], 0.1)
    if verb == "sacrifice":
        return 0.003 if CARD_FAME[card] > 0 else _power(0.45 * weak * min(years, 3))
    if verb == "upgrade":
        return _power(0.4 * weak * min(years, 3)) if card == UNREST else 0.01
    if is_achievement(card):
        return 0.001 if verb == "remove" else 0.8
    if verb == "remove":
        return 0.01 if CARD_FAME[card] > 0 else _power(0.95 * weak)
    spare = s.resources[seat * 3 + LORE]
    return _power(0.35 * weak) if CARD_PLAY[card] < AVERAGE and spare != 3 else 0.02


def _power(weight: float) -> float:
    return weight * weight + 0.005


def weigh_basic(s: State, step: Step, options: list[Action]) -> list[float]:
    """Which of the basic actions."""
    looks = prospects(s, step.seat)
    found: list[float] = []
    for action in options:
        if action is DONE:
            found.append(0.05)
        else:
            weight = _BASIC[action.kind] * looks[action.kind]
            found.append(weight * weight + 0.02)
    return found


def weigh_again(s: State, step: Step, options: list[Action]) -> list[float]:
    """Once more rather than not."""
    return [0.1 if action is DONE else 1.0 for action in options]


def weigh_picks(s: State, step: Step, options: list[Action]) -> list[float]:
    """The card that is worth most to the end; an Achievement by what it counts now."""
    years = years_after(s)
    counts = achievements(s)[step.seat]
    found: list[float] = []
    for action in options:
        card = action.kind
        if is_achievement(card):
            gain = float(counts[place_of_achievement(card)])
        else:
            gain = OWNING[years][card]
        found.append(float(2.0 ** min(gain, 30.0)))
    return found


def weigh_cards(s: State, step: Step, options: list[Action]) -> list[float]:
    """A card to take or to copy: by what it does; a draw is an average card."""
    looks = prospects(s, step.seat)
    found: list[float] = []
    for action in options:
        if action.verb in ("draw-one", "none"):
            weight = AVERAGE if action.verb == "draw-one" else 0.1
        else:
            weight = CARD_PLAY[action.kind] * looks[CARD_KIND[action.kind]]
        found.append(weight * weight + 0.01)
    return found


def weigh_upgrades(s: State, step: Step, options: list[Action]) -> list[float]:
    """The stronger of the clan's cards."""
    return [CARD_PLAY[action.kind] ** 2 for action in options]


def weigh_drawn(s: State, step: Step, options: list[Action]) -> list[float]:
    """Discard the worst of the drawn cards; put back what can wait."""
    looks = prospects(s, step.seat)
    found: list[float] = []
    for action in options:
        card = action.kind
        weight = CARD_PLAY[card] * looks[CARD_KIND[card]]
        if action.verb == "top" and card == UNREST:
            weight = 1.5
        found.append(1.0 / (0.15 + weight * weight))
    return found


def weigh_hand(s: State, step: Step, options: list[Action]) -> list[float]:
    """Of another's hand the best card."""
    return [0.05 + CARD_PLAY[action.kind] ** 2 for action in options]


def weigh_opponents(s: State, step: Step, options: list[Action]) -> list[float]:
    """Whoever has most fame to show, or a card for oneself."""
    return [1.0 if a.verb == "draw-one" else 1.0 + 0.05 * s.fame[a.target] for a in options]


def weigh_yield(s: State, step: Step, options: list[Action]) -> list[float]:
    """Give a poor card up; pay for a good one with what is plenty."""
    assert isinstance(step, YieldOrPay)
    base = step.seat * 3
    found: list[float] = []
    for action in options:
        if action.verb == "discard":
            found.append(2.0 / (0.2 + CARD_PLAY[step.card] ** 2))
        else:
            left = s.resources[base + action.source] + s.resources[base + action.target]
            found.append(0.1 + 0.1 * left)
    return found


def weigh_response(s: State, step: Step, options: list[Action]) -> list[float]:
    """Cancel a strong card."""
    found: list[float] = []
    for action in options:
        weight = 1.0
        if action is RESPOND:
            weight = 0.5
            for owed in reversed(s.agenda):
                if isinstance(owed, AfterPlay):
                    weight = CARD_PLAY[owed.card] ** 2 / 2.5
                    break
        found.append(weight)
    return found
