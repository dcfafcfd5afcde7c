"""What the board of The Lord of the Ice Garden draws, told from a view as the browser gets it."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from skald.games.icegarden.ids import ABILITIES, EFFECTS, FIGURES, LEVEL_OF_FIGURE, RESOURCES, SIDES
from skald.games.icegarden.show.words import ALL_BOXES
from skald.games.icegarden.wire import View


def drawn(view: View) -> set[str]:
    """Every target that the board can draw for a view."""
    return {*_tracks(), *_stocks(), *_land(view), *_boards(view), *_pieces(view)}


def _tracks() -> Iterator[str]:
    yield from (f"box:{box}" for box in ALL_BOXES)
    yield from (f"order:{number}" for number in range(1, 6))
    yield from (f"helm:{helm}" for helm in range(1, 11))
    for stage in range(1, 5):
        yield f"stage:{stage}"
        yield from (f"tile:{stage}:{effect}:{side}" for effect in EFFECTS[1:] for side in SIDES)
    yield from ("snow", "garden")


def _stocks() -> Iterator[str]:
    yield from (f"stock:{name}" for name in (*RESOURCES, *ABILITIES[1:]))
    for pair in combinations_with_replacement(RESOURCES, 2):
        yield from (f"swap:{'+'.join(pair)}>{got}" for got in RESOURCES if got not in pair)


def _land(view: View) -> Iterator[str]:
    yield from (f"region:{place}" for place in range(1, 9))
    for region in view["regions"]:
        place = region["place"]
        if view["nation"][place]:
            yield f"nation:{place}"
        for resource, amount in zip(RESOURCES, region["yield"] or (0, 0, 0), strict=True):
            if amount:
                yield f"yield:{place}:{resource}"


def _boards(view: View) -> Iterator[str]:
    for seat in range(len(view["seats"])):
        kinds = ("reputation", "points", "ladder", "token", "supply", "seat")
        yield from (f"{kind}:{seat}" for kind in kinds)
        yield from (f"purse:{seat}:{name}" for name in RESOURCES[:2])
        yield from (f"mfactor:{seat}:{level}" for level in range(4))
        yield from (f"spy:{seat}:{'+'.join(pair)}" for pair in combinations(ABILITIES[1:], 2))
        for level in (1, 2, 3):
            yield f"type:{seat}:{level}"
            yield from (f"slot:{seat}:{level}:{ability}" for ability in ABILITIES)


def _pieces(view: View) -> Iterator[str]:
    for seat in range(len(view["seats"])):
        for place in range(1, 9):
            behind = view["controlled"][seat] if place == view["vuko"] else 0
            if view["markers"][seat * 9 + place] > behind:
                yield f"piece:{seat}:inf:{place}"
            if behind:
                yield f"piece:{seat}:ctl:{place}"
    for figure, place in enumerate(view["unit_at"]):
        if place:
            hurt = view["hurt"][figure]
            name = f"L{LEVEL_OF_FIGURE[figure % FIGURES]}" + (f"/{hurt}" if hurt else "")
            yield f"piece:{figure // FIGURES}:{name}:{place}"
