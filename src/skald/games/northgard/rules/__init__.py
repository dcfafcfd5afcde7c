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
from skald.kernel.agenda import steps_in

STEPS: Final = steps_in(
    *(setup, year, turn, draw, recruit, build, move, explore, effects, specials, copying),
    *(combat, fight, draugr, appear, creatures, harvest, winter, endings),
)
