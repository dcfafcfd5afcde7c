"""An observation tells a seat what its view tells it, and nothing else."""

from collections import Counter

import pytest

from skald.games.northgard.encode import cells
from skald.games.northgard.views import knows
from skald.kernel.dice import Dice
from tests.properties.test_secrets import ONE_IN, USUALLY
from tests.rl.sampling import NAMES, games, writer_of


def check_secrets(name: str, seeds: range) -> Counter[str]:
    """Every seat sees the same in a position in which all that it cannot know is drawn anew."""
    writer, dice, met = writer_of(name), Dice(11), Counter[str]()
    for game, state in games(name, seeds):
        due = type(state.agenda[-1]).__name__ if state.agenda else "end"
        if dice.below(ONE_IN.get(due, USUALLY)):
            continue
        for seat in range(game.setup.players):
            other = game.rules.determinise(state, seat, dice)
            met["another position"] += other.to_json() != state.to_json()
            assert writer.encode(other, seat) == writer.encode(state, seat), f"{due}, seat {seat}"
        met[due] += 1
    return met


@pytest.mark.parametrize("part", range(4))
def test_no_seat_can_tell_a_position_of_northgard_from_one_with_other_secrets(part: int) -> None:
    met = check_secrets("northgard_v1", range(40 + part * 8, 48 + part * 8))
    assert met["another position"] > met.total() / 2
    assert met["SetupTile"] > 0
    assert met["SortDrawn"] > 0


def test_in_the_ice_garden_everything_lies_open() -> None:
    met = check_secrets("ice_garden_v1", range(6))
    assert met["another position"] == 0
    assert met.total() > 10


@pytest.mark.parametrize("what", ["hand", "tile_hand"])
def test_a_leak_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        cells, "knows", lambda s, seat, owner, x: x == what or knows(s, seat, owner, x)
    )
    with pytest.raises(AssertionError, match="seat"):
        check_secrets("northgard_v1", range(4))


@pytest.mark.parametrize("name", NAMES)
def test_whoever_does_not_choose_is_told_no_details_of_the_choice(name: str) -> None:
    writer = writer_of(name)
    details = [field for field in writer.layout if field.meaning.startswith("for the chooser")]
    assert details
    told = 0
    for game, state in games(name, range(2)):
        due = state.agenda[-1].seat if state.agenda else None
        for seat in range(game.setup.players):
            seen = writer.encode(state, seat)
            shown = any(any(seen[writer.layout[field.name]]) for field in details)
            assert seat == due or not shown
            told += shown
    assert told > 100
