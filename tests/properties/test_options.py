"""Any option with any value gives a game or is refused in one sentence."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from skald.games.icegarden.game import GAME
from skald.games.icegarden.ids import EFFECTS, FACTIONS, SIDES
from skald.games.icegarden.setting import OPTIONS
from skald.kernel.conformance import check_position
from skald.kernel.dice import Dice
from skald.kernel.errors import BadOption
from skald.kernel.match import new_match

FIXED = settings(max_examples=1_500, deadline=None, derandomize=True)

KNOWN = {value for option in OPTIONS for value in option.values or ()}
NAMES = (*FACTIONS, *(f"{effect}:{side}" for effect in EFFECTS for side in SIDES), "random")
LISTS = st.builds(",".join, st.lists(st.sampled_from(NAMES), max_size=5))
NUMBERS = st.text(alphabet="0123456789²٣-+ ,", max_size=9)
VALUES = st.sampled_from(sorted(KNOWN)) | LISTS | NUMBERS | st.text(max_size=6)
KEYS = st.sampled_from([option.key for option in OPTIONS])


@FIXED
@given(
    players=st.integers(-1, 6),
    chosen=st.dictionaries(KEYS, VALUES, max_size=4) | st.dictionaries(st.text(), VALUES),
)
@example(players=2, chosen={"viper_cap": "²"})
@example(players=2, chosen={"viper_cap": "9" * 5_000})
@example(players=2, chosen={"upgrade_mix": "²,6,6,6"})
def test_options_give_a_game_or_are_refused(players: int, chosen: dict[str, str]) -> None:
    try:
        match = new_match(GAME, players, 1, chosen, manual_chance=True)
    except BadOption:
        return
    check_position(GAME, match.setup, match.state, Dice(1))
    assert GAME.complete(players, match.setup.options) == match.setup.options
