"""Readable lines that pack several small actions, and header lines of text records."""

from collections.abc import Callable, Iterable
from typing import Final

from skald.games.icegarden.actions import (
    CARRY,
    DIE,
    DONE,
    HIT,
    HIT_NATION,
    NPC_FACTION,
    PLACE_INFLUENCE,
    REVEAL,
    SCATTER,
    SEAT,
    SHIFT,
    SKIP,
    SPY,
    SUMMON,
    SUMMON_AT,
    SWAP,
    TABLE,
    TARGET_OF_LEVEL,
)
from skald.games.icegarden.ids import ABILITIES, CTL, FACTIONS, LETTERS, PIECES, PLACES, RESOURCES
from skald.games.icegarden.queries import health, pieces
from skald.games.icegarden.rules.attack import Hit, target_slots
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.making import PlaceSummoned, ShiftMfactor
from skald.games.icegarden.rules.mountain import Carry
from skald.games.icegarden.rules.setup import RevealTile, RollThorn
from skald.games.icegarden.rules.solo import NpcArrives, RelocateUnit
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.errors import BadNotation
from skald.kernel.notation import Script as PackedLine

Script = PackedLine[State]


def unpack(state: State, text: str) -> list[Action]:
    """The small actions that a readable line stands for, played on this copy of a state."""
    words = text.split()
    if not words:
        raise BadNotation("An empty line is no action.")
    script = Script(state)
    reader = _READERS.get(words[0])
    if reader is None:
        TABLE.parse(text)
        raise BadNotation(f"“{text}” is not possible now.")
    try:
        reader(script, words[1:])
    except (ValueError, IndexError, KeyError):
        raise BadNotation(f"“{text}” is no action of this game.") from None
    return script.actions


def _place(word: str) -> int:
    if len(word) == 2 and word[0] == "r" and "1" <= word[1] < str(PLACES):
        return int(word[1])
    raise ValueError(word)


def _counted(words: Iterable[str]) -> dict[str, int]:
    """`inf*3 L1` as {"inf": 3, "L1": 1}."""
    counts: dict[str, int] = {}
    for word in words:
        name, _, amount = word.partition("*")
        counts[name] = counts.get(name, 0) + int(amount or "1")
    return counts


def _carry(verb: str) -> Callable[[Script, list[str]], None]:
    def read(script: Script, words: list[str]) -> None:
        counts = {name: n for name, n in _counted(words[1:]).items() if n}
        if not counts or not set(counts) <= set(PIECES):
            raise ValueError(words)
        path = TABLE.parse(f"{verb} {words[0]}")
        script.play(path)
        for name, amount in counts.items():
            script.play_or_forced(CARRY[PIECES.index(name)][amount])
        step = script.step
        if isinstance(step, Carry) and step.source == path.source and step.moved:
            script.play(DONE)
        carried = {PIECES[a.kind]: a.amount for a in script.taken("carry")}
        script.expect(carried == counts)

    return read


def _shift(script: Script, words: list[str]) -> None:
    script.play(SHIFT)
    for word in words if words != ["-"] else []:
        start, end = (int(n) for n in word.split(">"))
        if start == end:
            raise ValueError(word)
        way = 1 if end > start else -1
        for level in range(start, end, way):
            script.play(TABLE.parse(f"shift {level}>{level + way}"))
    if isinstance(script.step, ShiftMfactor):
        script.play(DONE)


def _summon(script: Script, words: list[str]) -> None:
    level = ("L1", "L2", "L3").index(words[0]) + 1
    places = [_place(word) for word in words[1:]]
    if not places:
        raise ValueError(words)
    script.play(SUMMON[level][len(places)])
    for place in places:
        if isinstance(script.step, PlaceSummoned):
            script.play(SUMMON_AT[place])
    script.expect(sorted(a.target for a in script.taken("at")) == sorted(places))


def _hit(script: Script, words: list[str]) -> None:
    """The points of one region in the order named; if no other has any, the rest is lost."""
    place = _place(words[0])
    step = script.step
    script.expect(isinstance(step, Hit))
    assert isinstance(step, Hit)
    named = [word.partition(":") for word in words[1:]]
    points = [int(number or "1") for _, _, number in named]
    script.expect(sum(points) <= step.pools[place])
    for (name, _, _), amount in zip(named, points, strict=True):
        for action in _points_on(script, place, name, amount):
            script.play(action)
    left = script.step
    if isinstance(left, Hit) and sum(left.pools) == left.pools[place]:
        script.play(DONE)


def _points_on(script: Script, place: int, name: str, amount: int) -> list[Action]:
    """The single points that a packed target takes."""
    state = script.state
    if name == "nat":
        script.expect(state.nation[place] > 0)
        return [HIT_NATION[place]] * min(amount, state.nation[place])
    letter, _, piece = name.partition(".")
    faction = LETTERS.index(letter)
    script.expect(faction in state.faction)
    victim = state.faction.index(faction)
    kind = PIECES.index(piece.partition("/")[0])
    if kind <= CTL:
        slots = [kind] * min(amount, pieces(state, victim, place, kind))
    else:
        slots = _unit_slots(script, victim, place, kind - 1, piece.partition("/")[2], amount)
    script.expect(bool(slots))
    return [HIT[place][faction][slot] for slot in slots]


def _unit_slots(
    script: Script, seat: int, place: int, level: int, damage: str, amount: int
) -> list[int]:
    """Points on one unit: the one with this damage, or without a number the most damaged."""
    first = TARGET_OF_LEVEL[level]
    full = first + health(script.state, seat, level)
    standing = [n for n in target_slots(script.state, seat, place) if first <= n < full]
    script.expect(bool(standing))
    start = first + int(damage) if damage else standing[-1]
    script.expect(start in standing)
    return list(range(start, min(start + amount, full)))


def _scatter(script: Script, words: list[str]) -> None:
    counts = {_place(name): n for name, n in _counted(words).items() if n}
    script.expect(isinstance(script.step, Scatter))
    for place, amount in counts.items():
        script.play_or_forced(SCATTER[place][amount])
    script.expect(script.step is not script.first)
    script.expect({a.target: a.amount for a in script.taken("scatter")} == counts)


def _reveal(script: Script, words: list[str]) -> None:
    numbers = {_place(w.partition("#")[0]): int(w.partition("#")[2]) for w in words}
    while isinstance(script.step, RevealTile):
        place = script.state.offered[0].target
        script.play(REVEAL[place][numbers[place]])
    shown = {place: n for place, n in enumerate(script.state.tile) if n}
    script.expect(bool(script.actions) and shown == numbers)


def _influence(script: Script, words: list[str]) -> None:
    if not words:
        raise ValueError(words)
    for word in words:
        script.play(PLACE_INFLUENCE[_place(word)])


def _spy(script: Script, words: list[str]) -> None:
    first, second = sorted(ABILITIES.index(word) for word in words)
    script.play(SPY[first, second])


def _swap(script: Script, words: list[str]) -> None:
    second, received = words[1].split(">")
    given = sorted((RESOURCES.index(words[0]), RESOURCES.index(second)))
    kind = RESOURCES.index(received)
    named = [a for a in SWAP if [a.source, a.target, a.kind] == [*given, kind]]
    script.play(named[0])


def _end(script: Script, words: list[str]) -> None:
    if words:
        raise ValueError(words)
    script.play(DONE if DONE in script.state.offered else SKIP)


def _faction(word: str) -> int:
    return FACTIONS.index(word) if word in FACTIONS else LETTERS.index(word)


def _seat(script: Script, words: list[str]) -> None:
    script.play(SEAT[int(words[0]) - 1][_faction(words[1])])


def _npc(script: Script, words: list[str]) -> None:
    script.play(NPC_FACTION[_faction(words[0])])


def _thorn(script: Script, words: list[str]) -> None:
    if not isinstance(script.step, RollThorn):
        script.play(TABLE.parse("thorn " + words[0]))
        return
    places = script.state.setting.content.places_of[script.state.in_play]
    script.play(DIE[places.index(_place(words[0])) + 1])


def _npc_lands(script: Script, words: list[str]) -> None:
    """`npcunit L3 r4` and `npcmove L2 r1>r4`: the die that names the region."""
    origin, arrow, target = words[1].rpartition(">")
    step = script.step
    if isinstance(step, RelocateUnit):
        level, at = step.unit()
        script.expect(bool(arrow) and origin == f"r{at}")
    else:
        script.expect(isinstance(step, NpcArrives) and not arrow)
        level = step.level if isinstance(step, NpcArrives) else 0
    script.expect(words[0] == f"L{level}")
    script.play(DIE[script.state.tile[_place(target)]])


_READERS: Final[dict[str, Callable[[Script, list[str]], None]]] = {
    "mountain": _carry("mountain"),
    "floe": _carry("floe"),
    "shift": _shift,
    "summon": _summon,
    "hit": _hit,
    "scatter": _scatter,
    "tiles": _reveal,
    "influence": _influence,
    "spy": _spy,
    "swap": _swap,
    "done": _end,
    "skip": _end,
    "seat": _seat,
    "npc": _npc,
    "thorn": _thorn,
    "npcunit": _npc_lands,
    "npcmove": _npc_lands,
}


def read_header(line: str, options: dict[str, str]) -> bool:
    """`seat n colour` in playing order, `npc colour`, `vukotile stage effect side`."""
    words = line.split()
    if words[0] in ("seat", "npc") and words[-1] not in (*FACTIONS, *LETTERS):
        raise BadNotation(f"“{words[-1]}” is no colour.")
    if words[0] == "seat" and len(words) == 3:
        known = [name for name in options.get("factions", "").split(",") if name]
        if words[1] != str(len(known) + 1):
            raise BadNotation(f"Seats are named in playing order; “{line}” is out of turn.")
        options["factions"] = ",".join([*known, FACTIONS[_faction(words[2])]])
        options["first"] = "1"
        return True
    if words[0] == "npc" and len(words) == 2:
        options["npc"] = FACTIONS[_faction(words[1])]
        return True
    if words[0] == "vukotile" and len(words) == 4:
        known = [name for name in options.get("vuko_tiles", "").split(",") if name]
        options["vuko_tiles"] = ",".join([*known, f"{words[2]}:{words[3]}"])
        return True
    return False
