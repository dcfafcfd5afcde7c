"""The fields of steps are what their kinds say, and the view tells those that are published."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from skald.games.icegarden.ids import BOXES, PLACES
from skald.games.northgard.ids import BUILDINGS, CREATURES, RESOURCES
from skald.kernel.agenda import CHANCE, Step
from skald.kernel.fields import declared
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler, extent
from tests.properties.samplers import SAMPLERS

GAMES = extent(3, 8, 40)
# -1 is nobody or nowhere.
NONE = -1
# By kind: whether a number can be one in a position.
Law = Callable[[Any, int], bool]
COMMON: Mapping[str, Law] = {
    "number": lambda s, n: n >= NONE,
    "seat": lambda s, n: CHANCE <= n < s.seats,
    "count": lambda s, n: n >= NONE,
    "flag": lambda s, n: n in (0, 1),
    "bits": lambda s, n: n >= 0,
    "mode": lambda s, n: 0 <= n < 8,
}
LAWS: Mapping[Sampler, Mapping[str, Law]] = {
    ICE_GARDEN: {
        "box": lambda s, n: 0 <= n < len(BOXES),
        "level": lambda s, n: 1 <= n <= 3,
        "place": lambda s, n: bool(s.in_play >> n & 1) and 0 < n < PLACES,
        "stage": lambda s, n: 0 <= n <= 4,
    },
    NORTHGARD: {
        "building": lambda s, n: 0 <= n < len(BUILDINGS),
        "card": lambda s, n: 0 <= n < len(s.setting.content.cards),
        "creature": lambda s, n: 0 <= n <= len(CREATURES) * 4,
        "resource": lambda s, n: NONE <= n < len(RESOURCES),
        "square": lambda s, n: n >= 0,
        "territory": lambda s, n: n == NONE or n in s.land.names,
        "tile": lambda s, n: 0 <= n < len(s.land.tiles),
    },
}


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_every_number_is_of_its_kind(sampler: Sampler, seed: int) -> None:
    laws = {**COMMON, **LAWS[sampler]}
    game = sampler.game(seed)
    seen: set[Step] = set()
    for state in game.positions(sampler.styles[0]):
        for step in {*state.agenda} - seen:
            check_kinds(state, step, laws)
        seen.update(state.agenda)


def check_kinds(state: Any, step: Step, laws: Mapping[str, Law]) -> None:
    """Every field of a step is of its kind."""
    for field in declared(type(step)):
        found = getattr(step, field.name)
        for number in found if field.many else (found,):
            assert laws[field.kind.name](state, number), f"{field} of {step} is {number}"


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_the_view_tells_what_is_published_of_the_choice_and_nothing_else(sampler: Sampler) -> None:
    told = set()
    for seed in range(GAMES):
        told |= check_focus(sampler.game(seed), sampler)
    assert bool(told) == (sampler is NORTHGARD)


def check_focus(game: Playthrough, sampler: Sampler) -> set[str]:
    """Look at each position of a game as a spectator; the names that are told."""
    told: set[str] = set()
    for state in game.positions(sampler.styles[0]):
        if state.agenda:
            names = sampler.rules.publishes(type(state.agenda[-1]))
            focus = sampler.rules.view(state, None).get("focus", {})
            assert isinstance(focus, dict)
            assert tuple(focus) == names
            told.update(names)
    return told
