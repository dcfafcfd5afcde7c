"""What the options of a game say about the number of players."""

import pytest

from skald.kernel.options import Option, players_listed, players_wanted, solo_key

ALONE = Option("alone", ("off", "easy"), "off", players=1)
SIDES = Option("sides", None, "random", by_seat=True)
PLAIN = Option("plain", ("off", "on"), "off")
OPTIONS = (PLAIN, SIDES, ALONE)


@pytest.mark.parametrize(
    ("chosen", "players"), [({}, None), ({"plain": "on"}, None), ({"alone": "easy"}, 1)], ids=str
)
def test_an_option_may_want_a_number_of_players(
    chosen: dict[str, str], players: int | None
) -> None:
    assert players_wanted(OPTIONS, chosen) == players


@pytest.mark.parametrize(
    ("chosen", "players"),
    [({}, 1), ({"plain": "a,b"}, 1), ({"sides": "a"}, 1), ({"sides": "a,random,b"}, 3)],
    ids=str,
)
def test_an_option_by_seat_counts_the_players(chosen: dict[str, str], players: int) -> None:
    assert players_listed(OPTIONS, chosen) == players


def test_the_option_for_one_player_is_how_a_game_is_played_alone() -> None:
    assert solo_key(OPTIONS) == "alone"
    assert solo_key((PLAIN,)) == "solo"
