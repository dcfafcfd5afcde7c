"""Places on the board that actions and events are about.

Map:     `territory:17` by its name · `cell:1,-2` an empty square, or the tile that lies there ·
         `turn:2` the tile in hand, turned so often · `space:17:1` a free space of a kind ·
         `work:17:2:0` a building by type and space · `creature:17:3` a creature by kind
Cards:   `card:31` in my hand · `display:31` to be picked, Achievements too · `upgrade:31` of my
         clan · `discard:31` in my discard pile · `played:31` played by me this year ·
         `shown:31` in a hand I look at · `active:2:31` in somebody's active area · `draw` my pile
Others:  `seat:2` a player · `clan:bear` to choose from · `tile:13` in my hand or drawn ·
         `building:3` in the supply · `do:play` what to do with a card ·
         `food:2` to spend in a fight · `die:point` and `die:casualty` ·
         `goods:0,0,1` to hand over · `gain:2` to take ·
         `units:3` and `units:3+kaija` that go or stay

Cards, tiles, buildings and creatures are known by number. Where a place stands for a group with
Kaija and for one without her, it is asked in words which is meant.
"""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.actions import PAY_THREE
from skald.games.northgard.ids import CLANS
from skald.games.northgard.land import square_of
from skald.games.northgard.rules.build import ChooseSpace
from skald.games.northgard.rules.clans.snake import StealLore
from skald.games.northgard.rules.copying import CopySecret, Repeat
from skald.games.northgard.rules.specials.buildings import Exchange
from skald.games.northgard.rules.specials.decks import Retrieve
from skald.games.northgard.rules.turn import DEFENSIVE_STRATEGY, Turn
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.forms import places_of

_Path = tuple[str, ...]


def targets(s: State, action: Action) -> _Path:
    """Where to point for an action, in order."""
    path = _PATHS.get(action.verb)
    return path(s, action) if path else places_of(action, _PLACES)


def _step(s: State) -> Step | None:
    return s.agenda[-1] if s.agenda else None


def _square(cell: int) -> str:
    x, y = square_of(cell)
    return f"cell:{x},{y}"


# Paths of actions.


def _by_units(s: State, a: Action) -> _Path:
    return (f"units:{a.amount}+kaija" if a.kind else f"units:{a.amount}",)


def _retreat(s: State, a: Action) -> _Path:
    return *places_of(a, _PLACES), *_by_units(s, a)


def _by_hand_card(s: State, a: Action) -> _Path:
    """What is played, or good for many things, is said twice; else the card says it all."""
    card = f"card:{a.kind}"
    is_deed = a.verb == "play" or isinstance(_step(s), Turn)
    return (card, f"do:{a.verb}") if is_deed else (card,)


def _by_tile(s: State, a: Action) -> _Path:
    """The starting tile stands for drawing anew."""
    return (f"tile:{a.kind}",) if a.kind else ()


def _taken(s: State, a: Action) -> _Path:
    zone = "discard" if isinstance(_step(s), Retrieve) else "upgrade"
    return (f"{zone}:{a.kind}",)


def _named(s: State, a: Action) -> _Path:
    step = _step(s)
    if isinstance(step, CopySecret):
        return (f"active:{step.other}:{a.kind}",)
    if isinstance(step, StealLore):
        return (f"active:{s.holder[s.scorched]}:{a.kind}",)
    return (f"{'played' if isinstance(step, Repeat) else 'shown'}:{a.kind}",)


def _response(s: State, a: Action) -> _Path:
    return (f"card:{s.setting.content.card_number[DEFENSIVE_STRATEGY]}",)


def _space(s: State, a: Action) -> _Path:
    step = _step(s)
    return (f"space:{step.territory}:{a.kind}",) if isinstance(step, ChooseSpace) else ()


def _exchange(s: State, a: Action) -> _Path:
    step = _step(s)
    if not isinstance(step, Exchange):
        return ()
    return (f"work:{step.territory}:{a.source}:{a.amount}", f"building:{a.kind}")


def _pair(s: State, a: Action) -> _Path:
    return (f"goods:{a.source},{a.target}",)


def _three(s: State, a: Action) -> _Path:
    return (f"goods:{a.source},{a.target},{a.kind}",)


def _payment(s: State, a: Action) -> _Path:
    return _three(s, a) if a in PAY_THREE.values() else _pair(s, a)


# The places that numbers of these kinds are.
_PLACES: Final[dict[str, Callable[[int], str]]] = {
    "building": lambda kind: f"building:{kind}",
    "clan": lambda clan: f"clan:{CLANS[clan]}",
    "resource": lambda resource: f"gain:{resource}",
    "square": _square,
    "territory": lambda territory: f"territory:{territory}",
}
_CARD_VERBS: Final = (
    *("play", "wait", "replace", "remove", "upgrade", "sacrifice", "discard", "top"),
)

# Actions whose places are more than the parts of the action.
_PATHS: Final[dict[str, Callable[[State, Action], _Path]]] = {
    **dict.fromkeys(_CARD_VERBS, _by_hand_card),
    "units": _by_units,
    "retreat": _retreat,
    "tile": _by_tile,
    "bottom": _by_tile,
    "turn": lambda s, a: (f"turn:{a.amount}",),
    "take": _taken,
    "pick": lambda s, a: (f"display:{a.kind}",),
    "card": _named,
    "respond": _response,
    "draw-one": lambda s, a: ("draw",),
    "opponent": lambda s, a: (f"seat:{a.target}",),
    "on": _space,
    "exchange": _exchange,
    "attack": lambda s, a: (f"creature:{a.target}:{a.kind}",),
    "spend": lambda s, a: (f"food:{a.amount}",),
    "point": lambda s, a: ("die:point",),
    "casualty": lambda s, a: ("die:casualty",),
    "give": _pair,
    "pay": _payment,
    "trade": lambda s, a: (*_three(s, a), f"gain:{a.amount}"),
    "swap": lambda s, a: (f"goods:{a.source}", f"gain:{a.target}"),
}


# Events.

# Facts of events that are territories as they were called then.
_TERRITORIES: Final = ("territory", "place", "source", "target")
# Events about a card that lies open somewhere.
_OPEN_CARDS: Final = {"reveal": "display", "achievement": "display"}


def event_targets(s: State, event: Event) -> _Path:
    """The places that an event is about, as they are called now."""
    facts = event.facts
    found = [f"territory:{s.land.territory[facts[k]]}" for k in _TERRITORIES if k in facts]
    if event.name == "tile":
        found.append(_square(facts["cell"]))
    elif event.name in ("find", "deal_tile", "bottom") and "tile" in facts:
        found.append(f"tile:{facts['tile']}")
    elif "card" in facts:
        found.append(_card_target(event))
    if event.name in ("appear", "creature"):
        found.append(f"{found[0].replace('territory', 'creature')}:{facts['kind']}")
    return tuple(found) or ((f"seat:{event.seat}",) if event.seat >= 0 else ())


def _card_target(event: Event) -> str:
    card = event.facts["card"]
    if event.name in _OPEN_CARDS:
        return f"{_OPEN_CARDS[event.name]}:{card}"
    if event.name == "use":
        return f"active:{event.seat}:{card}"
    return f"card:{card}" if event.name == "draw" else f"seat:{event.seat}"
