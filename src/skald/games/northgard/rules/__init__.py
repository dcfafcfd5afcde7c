"""The rules, one file per chapter of the rulebook.

`clans` is what only one clan does, `specials` what only one card does.
"""

from importlib import import_module
from typing import Final

from skald.games.northgard.ids import CLANS
from skald.games.northgard.rules import (
    appear,
    build,
    casualties,
    combat,
    copying,
    creatures,
    dice,
    draugr,
    draw,
    duel,
    effects,
    endings,
    explore,
    fight,
    harvest,
    levy,
    move,
    placing,
    recruit,
    retreat,
    setup,
    turn,
    winter,
    year,
)
from skald.games.northgard.rules.specials import (
    bribery,
    buildings,
    decks,
    hands,
    hidden_ways,
    strikes,
)
from skald.kernel.agenda import steps_in

# A clan is found by its name; its power counts once its file is loaded.
_CLANS: Final = [import_module(f"{__name__}.clans.{name}") for name in CLANS]

STEPS: Final = steps_in(
    *(setup, year, turn, draw, recruit, levy, build, move, placing, explore, effects),
    *(strikes, hands, decks, buildings, hidden_ways, bribery, copying),
    *(duel, combat, dice, casualties, retreat, fight),
    *(draugr, appear, creatures, harvest, winter, endings),
    *_CLANS,
)
