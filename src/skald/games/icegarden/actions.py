"""The fixed table of all actions; each verb says what the fields of its actions mean."""

from itertools import combinations
from typing import Any, Final

from skald.games.icegarden.ids import BOXES, EFFECTS, LETTERS, PIECES, PLACES, RESOURCES, SIDES
from skald.games.icegarden.kinds import (
    LOOT,
    Ability,
    Box,
    Deed,
    Effect,
    Faction,
    Level,
    Loot,
    Over,
    Piece,
    Place,
    Places,
    Resource,
    Side,
    Stage,
)
from skald.kernel.actions import Action, ActionTable
from skald.kernel.fields import Count, Seat
from skald.kernel.forms import Verb

TABLE: Final = ActionTable("ice-garden")

_HERE: Final = range(1, PLACES)
_FACTIONS: Final = range(len(LETTERS))


# Fills the cells of a list that no rule can reach (place 0, a journey from a place to itself,
# no pieces at all).
NEVER: Final = Action("never", "never", 0, 0, 0, 0, -1)


def _verb(name: str, text: str = "", /, **parts: tuple[str, Any]) -> Verb:
    return Verb(TABLE, name, text, **parts)


def _plain(name: str, text: str = "") -> Action:
    return _verb(name, text)()


def _up_to(most: int) -> range:
    return range(1, most + 1)


def _by_place(name: str) -> list[Action]:
    verb = _verb(name, "{place}", target=("place", Place))
    return [NEVER, *(verb(place=p) for p in _HERE)]


def _by_resource(name: str) -> list[Action]:
    verb = _verb(name, "{tokens}", kind=("tokens", Resource))
    return [verb(tokens=r) for r in range(len(RESOURCES))]


def _journey_of(name: str, kind: Any) -> Verb:
    """A verb that takes a piece from a place to another."""
    return _verb(
        name,
        "{piece} {source}>{target}",
        kind=("piece", kind),
        source=("source", Place),
        target=("target", Place),
    )


def _journeys(verb: Verb, **piece: int) -> list[list[Action]]:
    return [
        [verb(**piece, source=a, target=b) if 0 < a != b > 0 else NEVER for b in range(PLACES)]
        for a in range(PLACES)
    ]


def _paths(name: str) -> list[list[Action]]:
    return _journeys(
        _verb(name, "{source}>{target}", source=("source", Place), target=("target", Place))
    )


_reserve: Final = _verb("reserves", "{places}", amount=("places", Places))


def _reserves(number: int) -> dict[int, Action]:
    masks = [sum(1 << p for p in places) for places in combinations(_HERE, number)]
    return {mask: _reserve(places=mask) for mask in masks}


# Set-up.
_seat: Final = _verb("seat", "{number} {player}", target=("number", Seat), kind=("player", Faction))
SEAT: Final = [[_seat(number=n, player=f) for f in _FACTIONS] for n in range(4)]
_npc: Final = _verb("npc", "{player}", target=("seat", Seat), kind=("player", Faction))
NPC_FACTION: Final = [_npc(seat=1, player=f) for f in _FACTIONS]
_first: Final = _verb("first", "{player}", target=("player", Seat))
FIRST: Final = [_first(player=n) for n in range(4)]
TILE: Final = _by_place("tile")
THORN: Final = _by_place("thorn")
# By how many are dealt, then by the regions that get one. The box has four; others come last.
RESERVES: Final = {4: _reserves(4)}
_reveal: Final = _verb(
    "reveal", "{place}#{number}", target=("place", Place), amount=("number", Count)
)
REVEAL: Final = [
    [_reveal(place=p, number=n) if p and n else NEVER for n in range(PLACES)] for p in range(PLACES)
]
START: Final = _by_place("start")
_vukotile: Final = _verb(
    "vukotile",
    "{stage} {effect} {side}",
    target=("stage", Stage),
    kind=("effect", Effect),
    amount=("side", Side),
)
VUKO_TILE: Final = [
    [
        [_vukotile(stage=stage, effect=e, side=k) for k in range(len(SIDES)) if e > 0]
        for e in range(len(EFFECTS))
    ]
    for stage in range(1, 5)
]
_die: Final = _verb("die", "{number}", amount=("number", Count))
DIE: Final = [NEVER, *(_die(number=n) for n in range(1, 7))]

# Ends of repeated and of optional choices.
DONE: Final = _plain("done")
SKIP: Final = _plain("skip")

# Round start, initiative, planning.
CATCHUP: Final = _by_place("catchup")
_init: Final = _verb("init", "{steps}", amount=("steps", Count))
INIT: Final = [NEVER, *(_init(steps=n) for n in (1, 2))]
_order: Final = _verb("order", "{box} {number}", target=("box", Box), amount=("number", Count))
ORDER: Final = [
    [_order(box=box, number=n) if box and n else NEVER for n in range(6)] for box in range(6)
]
_place: Final = _verb("place", "{box}", target=("box", Box))
PLACE: Final = [_place(box=box) for box in range(len(BOXES))]

# Boxes 0 to 4.
TAKE: Final = _by_resource("take")
_swap: Final = _verb(
    "swap",
    "{first} {second}>{received}",
    source=("first", Resource),
    target=("second", Resource),
    kind=("received", Resource),
)
SWAP: Final = [
    _swap(first=a, second=b, received=c)
    for a in range(3)
    for b in range(a, 3)
    for c in range(3)
    if c not in (a, b)
]
PLACE_INFLUENCE: Final = _by_place("influence")
_march: Final = _journey_of("move", Piece)
MARCH: Final = [_journeys(_march, piece=kind) for kind in range(len(PIECES))]
MOUNTAIN_PATH: Final = _paths("mountain")
_carry: Final = _verb("carry", "{piece}*{amount}", kind=("piece", Piece), amount=("amount", Count))
CARRY: Final = [
    [NEVER, *(_carry(piece=kind, amount=n) for n in _up_to(most))]
    for kind, most in enumerate((20, 10, 3, 2, 1))
]
_raven: Final = _verb("raven", "{deed}", kind=("deed", Deed))
SHED: Final = _raven(deed=0)
REPAIR: Final = _raven(deed=1)

# Making.
SHIFT: Final = _plain("shift")
_shift: Final = _verb(
    "shift", "{source}>{target}", source=("source", Count), target=("target", Count)
)
SHIFT_UP: Final = [_shift(source=n, target=n + 1) for n in range(3)]
SHIFT_DOWN: Final = [_shift(source=n, target=n - 1) for n in (1, 2, 3)]
UPGRADE_NOTHING: Final = _plain("upgrade", "-")
_upgrade: Final = _verb(
    "upgrade",
    "{unit} {ability}{over}",
    kind=("unit", Level),
    target=("ability", Ability),
    source=("over", Over),
)
UPGRADE: Final = [
    [
        [
            _upgrade(unit=level, ability=new, over=old) if level and new and new != old else NEVER
            for old in range(5)
        ]
        for new in range(5)
    ]
    for level in range(4)
]
_summon: Final = _verb(
    "summon", "{level}*{amount}", kind=("level", Level), amount=("amount", Count)
)
SUMMON: Final = [
    [_summon(level=level, amount=n) if 0 < n <= 4 - level else NEVER for n in range(4)]
    for level in range(4)
]
SUMMON_AT: Final = _by_place("at")

# Activation.
SPY_KEEP: Final = _plain("spy", "keep")
_spy: Final = _verb(
    "spy", "{first} {second}", source=("first", Ability), target=("second", Ability)
)
SPY: Final = {(a, b): _spy(first=a, second=b) for a, b in combinations(range(1, 5), 2)}
FLOE_PATH: Final = _paths("floe")
_speed: Final = _journey_of("speed", Level)
SPEED_STEP: Final = [_journeys(_speed, piece=level) if level else [] for level in range(4)]
ATTACK_NOW: Final = _plain("attack")
NO_ATTACK: Final = _plain("noattack")
# A target is a marker or a unit with its damage so far: HIT[place][faction][slot].
TARGETS: Final = (
    *("inf", "ctl", "L1/0", "L1/1"),
    *(f"L2/{d}" for d in range(3)),
    *(f"L3/{d}" for d in range(6)),
)
TARGET_OF_LEVEL: Final[tuple[int, ...]] = (0, 2, 4, 7)
_hit_marker: Final = _verb(
    "hit",
    "{place} {player}.{piece}",
    source=("place", Place),
    target=("player", Faction),
    kind=("piece", Piece),
)
_hit_unit: Final = _verb(
    "hit",
    "{place} {player}.{piece}/{damage}",
    source=("place", Place),
    target=("player", Faction),
    kind=("piece", Piece),
    amount=("damage", Count),
)


def _hit(place: int, faction: int, target: str) -> Action:
    name, _, damage = target.partition("/")
    piece = PIECES.index(name)
    if not damage:
        return _hit_marker(place=place, player=faction, piece=piece)
    return _hit_unit(place=place, player=faction, piece=piece, damage=int(damage))


HIT: Final = [
    [[_hit(p, f, name) if p else NEVER for name in TARGETS] for f in _FACTIONS]
    for p in range(PLACES)
]
NATION: Final = -1
_hit_nation: Final = _verb("hit", "{place} nat", source=("place", Place), kind=("nation", int))
HIT_NATION: Final = [NEVER, *(_hit_nation(place=p, nation=NATION) for p in _HERE)]
_kill: Final = _verb("kill", "{piece}", kind=("piece", Level))
KILL: Final = [NEVER, *(_kill(piece=level) for level in (1, 2, 3))]
_flee: Final = _journey_of("flee", Level)
FLEE: Final = [_journeys(_flee, piece=level) if level else [] for level in range(4)]


# Domination.
def _by_marker(name: str) -> list[list[Action]]:
    """The free and the controlled markers of each faction."""
    verb = _verb(name, "{player} {piece}", target=("player", Faction), kind=("piece", Piece))
    return [[verb(player=f, piece=k) for k in (0, 1)] for f in _FACTIONS]


RECRUIT: Final = _by_marker("recruit")
ENTHRAL: Final = _by_marker("enthral")
_pillage: Final = _verb(
    "pillage", "{player} {loot}", target=("player", Faction), kind=("loot", Loot)
)
PILLAGE: Final = [[_pillage(player=f, loot=k) for k in range(len(LOOT))] for f in _FACTIONS]
_scatter: Final = _verb(
    "scatter", "{place}*{amount}", target=("place", Place), amount=("amount", Count)
)
SCATTER: Final = [
    [NEVER, *(_scatter(place=p, amount=n) for n in _up_to(20 if p else 0))] for p in range(PLACES)
]
COLLECT: Final = _by_resource("collect")

# What only a box with other numbers than the printed ones needs.
RESERVES.update({number: _reserves(number) for number in (1, 2, 3, 5)})
