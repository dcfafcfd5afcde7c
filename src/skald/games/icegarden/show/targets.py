"""Places on the board that actions and events are about.

A target names something that a board draws and a person points at:

    region:5            a region, by its place
    piece:0:inf:5       pieces of a seat in a region: inf, ctl, L1, L2, L3 (hurt units: L2/1)
    nation:5            the independent nations of a region
    yield:5:gold        a resource on the tile of a region
    box:making          a box; activation and vuko are boxes too
    order:3             an order token that waits to be laid
    helm:7, stage:2     a helm and a stage of the initiative track
    tile:2:fire:arrow   a Vuko tile offered for a stage
    reputation:0        the marker of a seat on the reputation track
    points:0, snow      the points of a seat, the Dead Snow track
    stock:gold          a stock: pop, gold, mf, or the upgrade tokens att, shd, dom, spd
    swap:pop+gold>mf    an exchange in Viper Gorge
    purse:0:gold        the population or gold on a seat's board
    ladder:0            the M-factor ladder of a seat, mfactor:0:2 one of its levels
    type:0:2            a unit type of a seat, by level
    slot:0:2:att        a bought ability of a type, or its blank space: slot:0:2:-
    spy:0:att+shd       a pair of abilities for the Maker-Spy of a seat
    token:0             the Vuko tokens of a seat
    supply:0            the markers off the map of a seat, seat:0 its whole board
    garden              the Ice Garden

An action has them in the order in which a person points: what is used, then where it goes.
Actions that differ only by an amount share their targets, and buttons must do for the rest.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.actions import NATION, SHIFT, SPY_KEEP, UPGRADE_NOTHING
from skald.games.icegarden.ids import (
    ABILITIES,
    BOXES,
    EFFECTS,
    L1,
    MFACTOR,
    PIECES,
    RESOURCES,
    SIDES,
)
from skald.games.icegarden.queries import chooser, is_npc, seat_of
from skald.games.icegarden.rules.domination import Collect, Recruit, Replace
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.mountain import Carry
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.forms import places_of

Path: TypeAlias = tuple[str, ...]


def targets(s: State, action: Action) -> Path:
    """Where to point for an action, in order; () if only a button will do."""
    path = _PATHS.get(action.verb)
    return path(s, action) if path else places_of(action, _PLACES)


# Names of places.


def region(place: int) -> str:
    """A region, by its place."""
    return f"region:{place}"


def piece(seat: int, kind: int, place: int, hurt: int = 0) -> str:
    """Pieces of one kind of a seat in a region; hurt units stand apart."""
    name = f"{PIECES[kind]}/{hurt}" if hurt else PIECES[kind]
    return f"piece:{seat}:{name}:{place}"


def purse(seat: int, resource: int, level: int = 0) -> str:
    """What a seat has of a resource: M-factor lies on a level of its ladder."""
    if resource == MFACTOR:
        return f"mfactor:{seat}:{level}"
    return f"purse:{seat}:{RESOURCES[resource]}"


# Paths of actions.


def _place(s: State) -> int:
    """The region that the choice is about, or 0."""
    step = s.agenda[-1] if s.agenda else None
    return step.place if isinstance(step, Collect | Recruit | Replace) else 0


def _march(s: State, a: Action) -> Path:
    return piece(chooser(s), a.kind, a.source), region(a.target)


def _initiative(s: State, a: Action) -> Path:
    seat = chooser(s)
    return (f"helm:{s.helm[seat] + a.amount}",) if seat >= 0 else ()


def _swap(s: State, a: Action) -> Path:
    given, more, got = RESOURCES[a.source], RESOURCES[a.target], RESOURCES[a.kind]
    return (f"swap:{given}+{more}>{got}",)


def _raven(s: State, a: Action) -> Path:
    return (f"reputation:{chooser(s)}" if a.kind else f"token:{chooser(s)}",)


def _shift(s: State, a: Action) -> Path:
    seat = chooser(s)
    if a is SHIFT:
        return (f"ladder:{seat}",)
    return purse(seat, MFACTOR, a.source), purse(seat, MFACTOR, a.target)


def _upgrade(s: State, a: Action) -> Path:
    if a is UPGRADE_NOTHING:
        return ()
    slot = f"slot:{chooser(s)}:{a.kind}:{ABILITIES[a.source]}"
    return f"stock:{ABILITIES[a.target]}", slot


def _spy(s: State, a: Action) -> Path:
    if a is SPY_KEEP:
        return ()
    return (f"spy:{chooser(s)}:{ABILITIES[a.source]}+{ABILITIES[a.target]}",)


def _hit(s: State, a: Action) -> Path:
    if a.kind == NATION:
        return (f"nation:{a.source}",)
    return (piece(seat_of(s, a.target), a.kind, a.source, a.amount),)


def _kill(s: State, a: Action) -> Path:
    return (piece(chooser(s), L1 + a.kind - 1, s.vuko),)


def _victims_marker(s: State, a: Action) -> Path:
    return (piece(seat_of(s, a.target), a.kind, _place(s)),)


def _pillage(s: State, a: Action) -> Path:
    """From a person's board; the NPC has none, so that the stock pays for it."""
    victim, resource = seat_of(s, a.target), min(a.kind, MFACTOR)
    if victim < 0 or is_npc(s, victim):
        return (f"stock:{RESOURCES[resource]}",)
    return (purse(victim, resource, max(a.kind - MFACTOR, 0)),)


def _scatter(s: State, a: Action) -> Path:
    """To a region, or home when there is no way out; how many is asked in words."""
    step = s.agenda[-1] if s.agenda else None
    home = isinstance(step, Scatter) and step.place == a.target
    return (f"supply:{chooser(s)}" if home else region(a.target),)


def _carry(s: State, a: Action) -> Path:
    """The pieces that go along; how many of them is asked in words."""
    step = s.agenda[-1] if s.agenda else None
    return (piece(step.seat, a.kind, step.source),) if isinstance(step, Carry) else ()


def _run(s: State, a: Action) -> Path:
    """A unit and where it goes."""
    return piece(chooser(s), L1 + a.kind - 1, a.source), region(a.target)


# The places that numbers of these kinds are.
_PLACES: Final[dict[str, Callable[[int], str]]] = {
    "box": lambda box: f"box:{BOXES[box]}",
    "place": region,
    "resource": lambda resource: f"stock:{RESOURCES[resource]}",
}

# Actions whose places are more than the parts of the action.
_PATHS: Final[dict[str, Callable[[State, Action], Path]]] = {
    **dict.fromkeys(("speed", "flee"), _run),
    "vukotile": lambda s, a: (f"tile:{a.target}:{EFFECTS[a.kind]}:{SIDES[a.amount]}",),
    "init": _initiative,
    "order": lambda s, a: (f"order:{a.amount}", f"box:{BOXES[a.target]}"),
    "swap": _swap,
    "move": _march,
    "carry": _carry,
    "raven": _raven,
    "shift": _shift,
    "upgrade": _upgrade,
    "summon": lambda s, a: (f"type:{chooser(s)}:{a.kind}",),
    "spy": _spy,
    "attack": lambda s, a: ("box:activation",),
    "hit": _hit,
    "kill": _kill,
    "recruit": _victims_marker,
    "enthral": _victims_marker,
    "pillage": _pillage,
    "scatter": _scatter,
    "collect": lambda s, a: (f"yield:{_place(s)}:{RESOURCES[a.kind]}",),
}
