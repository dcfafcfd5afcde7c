"""The fixed table of all actions, each with its notation."""

from itertools import combinations
from typing import Final

from skald.games.icegarden.ids import (
    ABILITIES,
    BOXES,
    EFFECTS,
    LETTERS,
    PIECES,
    PLACES,
    RESOURCES,
    SIDES,
)
from skald.kernel.actions import Action, ActionTable

TABLE: Final = ActionTable("ice-garden")
_new: Final = TABLE.new

_HERE: Final = range(1, PLACES)


# Fills the cells of a list that no rule can reach (place 0, a journey from a place to itself,
# no pieces at all).
NEVER: Final = Action("never", "never", 0, 0, 0, 0, -1)


def _up_to(most: int) -> range:
    return range(1, most + 1)


def _by_place(verb: str) -> list[Action]:
    return [NEVER, *(_new(verb, f"r{p}", target=p) for p in _HERE)]


def _journeys(verb: str, piece: str = "", kind: int = 0) -> list[list[Action]]:
    return [
        [
            _new(verb, f"{piece} r{a}>r{b}".strip(), kind=kind, source=a, target=b)
            if 0 < a != b > 0
            else NEVER
            for b in range(PLACES)
        ]
        for a in range(PLACES)
    ]


def _reserves(number: int) -> dict[int, Action]:
    return {
        sum(1 << p for p in places): _new(
            "reserves", " ".join(f"r{p}" for p in places), amount=sum(1 << p for p in places)
        )
        for places in combinations(_HERE, number)
    }


# Set-up.
SEAT: Final = [
    [_new("seat", f"{n + 1} {LETTERS[f]}", target=n, kind=f) for f in range(4)] for n in range(4)
]
NPC_FACTION: Final = [_new("npc", letter, target=1, kind=f) for f, letter in enumerate(LETTERS)]
FIRST: Final = [_new("first", str(n + 1), target=n) for n in range(4)]
TILE: Final = _by_place("tile")
THORN: Final = _by_place("thorn")
# By how many are dealt, then by the regions that get one. The box has four; others come last.
RESERVES: Final = {4: _reserves(4)}
REVEAL: Final = [
    [_new("reveal", f"r{p}#{n}", target=p, amount=n) if p and n else NEVER for n in range(PLACES)]
    for p in range(PLACES)
]
START: Final = _by_place("start")
VUKO_TILE: Final = [
    [
        [
            _new("vukotile", f"{stage} {EFFECTS[e]} {side}", target=stage, kind=e, amount=k)
            for k, side in enumerate(SIDES)
            if e > 0
        ]
        for e in range(len(EFFECTS))
    ]
    for stage in range(1, 5)
]
DIE: Final = [NEVER, *(_new("die", str(n), amount=n) for n in range(1, 7))]

# Ends of repeated and of optional choices.
DONE: Final = _new("done")
SKIP: Final = _new("skip")

# Round start, initiative, planning.
CATCHUP: Final = _by_place("catchup")
INIT: Final = [NEVER, *(_new("init", str(n), amount=n) for n in (1, 2))]
ORDER: Final = [
    [
        _new("order", f"{BOXES[box]} {n}", target=box, amount=n) if box and n else NEVER
        for n in range(6)
    ]
    for box in range(6)
]
PLACE: Final = [_new("place", name, target=box) for box, name in enumerate(BOXES)]

# Boxes 0 to 4.
TAKE: Final = [_new("take", name, kind=r) for r, name in enumerate(RESOURCES)]
SWAP: Final = [
    _new("swap", f"{RESOURCES[a]} {RESOURCES[b]}>{RESOURCES[c]}", source=a, target=b, kind=c)
    for a in range(3)
    for b in range(a, 3)
    for c in range(3)
    if c not in (a, b)
]
PLACE_INFLUENCE: Final = _by_place("influence")
MARCH: Final = [_journeys("move", piece, kind) for kind, piece in enumerate(PIECES)]
MOUNTAIN_PATH: Final = _journeys("mountain")
CARRY: Final = [
    [NEVER, *(_new("carry", f"{PIECES[kind]}*{n}", kind=kind, amount=n) for n in _up_to(most))]
    for kind, most in enumerate((20, 10, 3, 2, 1))
]
SHED: Final = _new("raven", "shed")
REPAIR: Final = _new("raven", "repair", kind=1)

# Making.
SHIFT: Final = _new("shift")
SHIFT_UP: Final = [_new("shift", f"{n}>{n + 1}", source=n, target=n + 1) for n in range(3)]
SHIFT_DOWN: Final = [_new("shift", f"{n}>{n - 1}", source=n, target=n - 1) for n in (1, 2, 3)]
UPGRADE_NOTHING: Final = _new("upgrade", "-")
UPGRADE: Final = [
    [
        [
            _new(
                "upgrade",
                f"L{level} {ABILITIES[new]}" + (f" over {ABILITIES[old]}" if old else ""),
                kind=level,
                target=new,
                source=old,
            )
            if level and new and new != old
            else NEVER
            for old in range(5)
        ]
        for new in range(5)
    ]
    for level in range(4)
]
SUMMON: Final = [
    [
        _new("summon", f"L{level}*{n}", kind=level, amount=n) if 0 < n <= 4 - level else NEVER
        for n in range(4)
    ]
    for level in range(4)
]
SUMMON_AT: Final = _by_place("at")

# Activation.
SPY_KEEP: Final = _new("spy", "keep")
SPY: Final = {
    (a, b): _new("spy", f"{ABILITIES[a]} {ABILITIES[b]}", source=a, target=b)
    for a, b in combinations(range(1, 5), 2)
}
FLOE_PATH: Final = _journeys("floe")
SPEED_STEP: Final = [_journeys("speed", f"L{level}", level) if level else [] for level in range(4)]
ATTACK_NOW: Final = _new("attack")
NO_ATTACK: Final = _new("noattack")
# A target is a marker or a unit with its damage so far: HIT[place][faction][slot].
TARGETS: Final = (
    *("inf", "ctl", "L1/0", "L1/1"),
    *(f"L2/{d}" for d in range(3)),
    *(f"L3/{d}" for d in range(6)),
)
TARGET_OF_LEVEL: Final[tuple[int, ...]] = (0, 2, 4, 7)
_TARGET_KIND: Final = [PIECES.index(name.split("/")[0]) for name in TARGETS]
_TARGET_HURT: Final = [int(name.split("/")[1]) if "/" in name else 0 for name in TARGETS]
HIT: Final = [
    [
        [
            _new(
                "hit",
                f"r{p} {LETTERS[f]}.{name}",
                source=p,
                target=f,
                kind=_TARGET_KIND[t],
                amount=_TARGET_HURT[t],
            )
            if p
            else NEVER
            for t, name in enumerate(TARGETS)
        ]
        for f in range(4)
    ]
    for p in range(PLACES)
]
NATION: Final = -1
HIT_NATION: Final = [NEVER, *(_new("hit", f"r{p} nat", source=p, kind=NATION) for p in _HERE)]
KILL: Final = [NEVER, *(_new("kill", f"L{level}", kind=level) for level in (1, 2, 3))]
FLEE: Final = [_journeys("flee", f"L{level}", level) if level else [] for level in range(4)]

# Domination.
RECRUIT: Final = [
    [_new("recruit", f"{LETTERS[f]} {PIECES[k]}", target=f, kind=k) for k in (0, 1)]
    for f in range(4)
]
ENTHRAL: Final = [
    [_new("enthral", f"{LETTERS[f]} {PIECES[k]}", target=f, kind=k) for k in (0, 1)]
    for f in range(4)
]
# What can be pillaged: population, gold, M-factor of level 0 to 3.
LOOT: Final = ("pop", "gold", "mf0", "mf1", "mf2", "mf3")
PILLAGE: Final = [
    [_new("pillage", f"{LETTERS[f]} {name}", target=f, kind=k) for k, name in enumerate(LOOT)]
    for f in range(4)
]
SCATTER: Final = [
    [NEVER, *(_new("scatter", f"r{p}*{n}", target=p, amount=n) for n in _up_to(20 if p else 0))]
    for p in range(PLACES)
]
COLLECT: Final = [_new("collect", name, kind=r) for r, name in enumerate(RESOURCES)]

# What only a box with other numbers than the printed ones needs.
RESERVES.update({number: _reserves(number) for number in (1, 2, 3, 5)})
