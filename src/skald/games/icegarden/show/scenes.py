"""Where on the board an event happens, in the targets of `targets.py`."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.ids import CTL, INF, L1, MFACTOR
from skald.games.icegarden.show.targets import Path, piece, purse, region
from skald.games.icegarden.show.words import ALL_BOXES
from skald.games.icegarden.state import State
from skald.kernel.events import Event

_Scene: TypeAlias = Callable[[State, Event], Path]


def event_targets(s: State, event: Event) -> Path:
    """The places that an event is about; () if it is about the whole table."""
    scene = _SCENES.get(event.name)
    return scene(s, event) if scene else ()


def _at(s: State, event: Event) -> Path:
    """The region of an event, unless it is off the board."""
    place = event.facts["place"]
    return (region(place),) if place else ()


def _between(s: State, event: Event) -> Path:
    """From one region to another; either may be off the board."""
    ends = (event.facts["source"], event.facts["target"])
    return tuple(region(place) for place in ends if place)


def _many(s: State, event: Event) -> Path:
    return tuple(region(place) for place in s.setting.content.places_of[event.facts["places"]])


def _box(s: State, event: Event) -> Path:
    return (f"box:{ALL_BOXES[event.facts['box']]}",)


def _helm(s: State, event: Event) -> Path:
    return (f"helm:{event.facts['helm']}",)


def _stage(s: State, event: Event) -> Path:
    return (f"stage:{event.facts['stage']}",)


def _of_seat(kind: str) -> _Scene:
    """Something on a track or a board of the seat."""
    return lambda s, event: (f"{kind}:{event.seat}",)


def _purse(s: State, event: Event) -> Path:
    return (purse(event.seat, event.facts["resource"], event.facts.get("level", 0)),)


def _pillage(s: State, event: Event) -> Path:
    resource = event.facts["resource"]
    stolen = purse(event.facts["victim"], resource, event.facts["level"])
    return stolen, purse(event.seat, resource)


def _shift(s: State, event: Event) -> Path:
    ends = (event.facts["source"], event.facts["target"])
    return tuple(purse(event.seat, MFACTOR, level) for level in ends)


def _type(level: int = 0) -> _Scene:
    """A unit type of the seat, by the level that the event names or this one."""
    return lambda s, event: (f"type:{event.seat}:{level or event.facts['level']}",)


def _pieces(kind: int) -> _Scene:
    return lambda s, event: (piece(event.seat, kind, event.facts["place"]),)


def _summon(s: State, event: Event) -> Path:
    return (piece(event.seat, L1 + event.facts["level"] - 1, event.facts["place"]),)


def _move(s: State, event: Event) -> Path:
    """Where it came from, and the piece where it stands now; a freed marker is free there."""
    kind = INF if event.facts["kind"] == CTL else event.facts["kind"]
    target = event.facts["target"]
    return region(event.facts["source"]), region(target), piece(event.seat, kind, target)


def _recruit(s: State, event: Event) -> Path:
    return region(event.facts["place"]), "garden"


def _transport(s: State, event: Event) -> Path:
    return region(event.facts["place"]), region(s.thorn)


_SCENES: Final[dict[str, _Scene]] = {
    **dict.fromkeys(("lay_tile", "thorn", "reveal", "visit", "nation_falls"), _at),
    **dict.fromkeys(("wound", "defeat", "marker_returns", "unit_returns", "nightwalkers"), _at),
    **dict.fromkeys(("dominates", "nobody_dominates", "torment", "enthral", "tower"), _at),
    **dict.fromkeys(("turn_up", "lock", "markers_home"), _at),
    **dict.fromkeys(("vuko", "nations_move", "displace_reserve"), _between),
    **dict.fromkeys(("initiative", "red_ship", "turn_order"), _helm),
    **dict.fromkeys(("vuko_tile", "tile_active"), _stage),
    **dict.fromkeys(("order_token", "plan", "resolve"), _box),
    **dict.fromkeys(("gain", "pay"), _purse),
    **dict.fromkeys(("vuko_token", "drop_token"), _of_seat("token")),
    **dict.fromkeys(("faction", "first_player"), _of_seat("seat")),
    "reserves": _many,
    "toll": lambda s, event: ("box:viper",),
    "place_marker": _pieces(INF),
    "control": _pieces(CTL),
    "move": _move,
    "shift": _shift,
    "upgrade": _type(),
    "spy": _type(3),
    "summon": _summon,
    "reputation": _of_seat("reputation"),
    "points": _of_seat("points"),
    "snow": lambda s, event: ("snow",),
    "end_snow": lambda s, event: ("snow",),
    "absorb": lambda s, event: (region(s.thorn), f"seat:{event.seat}"),
    "recruit": _recruit,
    "pillage": _pillage,
    "transport": _transport,
}
