"""The rules, one file per chapter of the rulebook."""

from typing import Final

from skald.games.northgard.rules import (
    appear,
    build,
    combat,
    copying,
    creatures,
    draugr,
    draw,
    effects,
    endings,
    explore,
    fight,
    harvest,
    move,
    recruit,
    setup,
    specials,
    turn,
    winter,
    year,
)
from skald.kernel.agenda import Step

_CHAPTERS = (
    *(setup, year, turn, draw, recruit, build, move, explore, effects, specials, copying),
    *(combat, fight, draugr, appear, creatures, harvest, winter, endings),
)

# Every step by its name, so that a stored agenda can be read.
STEPS: Final[dict[str, type[Step]]] = {
    name: cls
    for chapter in _CHAPTERS
    for name, cls in vars(chapter).items()
    if isinstance(cls, type) and issubclass(cls, Step) and cls is not Step
}
