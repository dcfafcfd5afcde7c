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
from skald.kernel.agenda import Step

_CHAPTERS = (
    *(setup, rounds, initiative, planning, boxes, viper_gorge, influence, move, mountain, raven),
    *(making, activation, attack, vuko, domination, lock, endings, solo),
)

# Every step by its name, so that a stored agenda can be read.
STEPS: Final[dict[str, type[Step]]] = {
    name: cls
    for chapter in _CHAPTERS
    for name, cls in vars(chapter).items()
    if isinstance(cls, type) and issubclass(cls, Step) and cls is not Step
}
