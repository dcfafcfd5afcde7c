"""Any option with any value gives a game or is refused in one sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skald.games.icegarden.ids import EFFECTS, FACTIONS, SIDES
from skald.games.northgard.ids import CLANS
from skald.kernel.conformance import check_position
from skald.kernel.dice import Dice
from skald.kernel.errors import BadOption
from skald.kernel.match import new_match
from skald.kernel.rules import Rules
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler
from tests.properties.samplers import SAMPLERS

FIXED = settings(max_examples=600, deadline=None, derandomize=True)

# Words of options that take lists.
NAMES = {
    ICE_GARDEN: (*FACTIONS, *(f"{effect}:{side}" for effect in EFFECTS for side in SIDES)),
    NORTHGARD: CLANS,
}
NUMBERS = st.text(alphabet="0123456789²٣-+ ,", max_size=9)


def values(sampler: Sampler) -> st.SearchStrategy[str]:
    """Values that some option takes, lists, numbers, and any text."""
    known = {value for option in sampler.rules.options for value in option.values or ()}
    names = st.lists(st.sampled_from((*NAMES[sampler], "random")), max_size=5)
    return st.one_of(
        st.sampled_from(sorted(known)), st.builds(",".join, names), NUMBERS, st.text(max_size=6)
    )


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
@FIXED
@given(data=st.data(), players=st.integers(-1, 6))
def test_options_give_a_game_or_are_refused(
    sampler: Sampler, data: st.DataObject, players: int
) -> None:
    keys = st.sampled_from([option.key for option in sampler.rules.options])
    known = st.dictionaries(keys, values(sampler), max_size=4)
    chosen = data.draw(known | st.dictionaries(st.text(), values(sampler)))
    game_or_refused(sampler.rules, players, chosen)


@pytest.mark.parametrize(
    ("sampler", "chosen"),
    [
        (ICE_GARDEN, {"viper_cap": "²"}),
        (ICE_GARDEN, {"viper_cap": "9" * 5_000}),
        (ICE_GARDEN, {"upgrade_mix": "²,6,6,6"}),
        (ICE_GARDEN, {"vuko_tiles": "chosen"}),
        (ICE_GARDEN, {"extra_tiles": "on"}),
        (ICE_GARDEN, {"visit_controlled": "count"}),
        (NORTHGARD, {"first": "²"}),
        (NORTHGARD, {"first": "5"}),
        (NORTHGARD, {"years": "8"}),
        (NORTHGARD, {"teams": "on"}),
        (NORTHGARD, {"more_creatures": "on"}),
        (NORTHGARD, {"clans": "wolf"}),
        (NORTHGARD, {"clans": "wolf,wolf"}),
        (NORTHGARD, {"clans": "wolf,chosen"}),
        (NORTHGARD, {"clans": ","}),
    ],
    ids=str,
)
def test_a_value_that_cannot_be_is_refused(sampler: Sampler, chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        new_match(sampler.rules, 2, 1, chosen)


def game_or_refused(rules: Rules, players: int, chosen: dict[str, str]) -> None:
    """Either a game that begins well, with its options complete, or BadOption."""
    try:
        match = new_match(rules, players, 1, chosen, manual_chance=True)
    except BadOption:
        return
    check_position(rules, match.setup, match.state, Dice(1))
    assert rules.complete(players, match.setup.options) == match.setup.options
