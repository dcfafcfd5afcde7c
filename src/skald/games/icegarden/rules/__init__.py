"""The rules, one file per chapter of the rulebook."""

from typing import Final

from skald.games.icegarden.rules import (
    activation,
    attack,
    boxes,
    domination,
    endings,
    influence,
    initiative,
    lock,
    making,
    mountain,
    move,
    planning,
    raven,
    rounds,
    setup,
    solo,
    viper_gorge,
    vuko,
)
from skald.kernel.agenda import steps_in

STEPS: Final = steps_in(
    *(setup, rounds, initiative, planning, boxes, viper_gorge, influence, move, mountain, raven),
    *(making, activation, attack, vuko, domination, lock, endings, solo),
)
