"""Computed facts of the initiative track (IG-DATA-05), seen in random games."""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import BY_SNOW
from skald.games.icegarden.state import State
from skald.kernel.agenda import play
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from skald.kernel.rules import Setup

# Round by round, the helms on which a marker can stand.
POSSIBLE = (
    *(range(0), range(1, 2), range(2, 4), range(3, 5), range(4, 7), range(5, 8)),
    *(range(6, 10), range(7, 11), range(8, 11), range(9, 11), range(10, 11)),
)
# Pairs of different helms that can be occupied at the same time.
PAIRS = {
    *((2, 3), (3, 4), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7), (6, 8)),
    *((6, 9), (7, 8), (7, 9), (7, 10), (8, 9), (8, 10), (9, 10)),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ig_data_05_helms_by_round_and_pairs_of_helms(players: int) -> None:
    setup = Setup(players, RULES.complete(players, {}))
    pairs = set()
    for seed in range(300):
        state, dice = RULES.new_state(setup), Dice(seed)
        assert isinstance(state, State)
        while state.agenda:
            if any(state.to_place):
                assert all(helm in POSSIBLE[state.round] for helm in state.helm), state.helm
                helms = sorted(set(state.helm))
                pairs |= {(a, b) for a in helms for b in helms if a < b}
            play(state, choose(state, dice))
        if state.ending != BY_SNOW and max(state.helm) == 10:
            assert 7 <= state.round <= 10
        assert state.vuko_stock >= 0
        assert state.red_done.bit_count() == sum(max(state.helm) >= helm for helm in (4, 7, 9, 10))
    assert pairs == PAIRS
