"""Northgard: whoever begins a move gets somewhere, also past a partner and with Kaija."""

from collections.abc import Iterator

import pytest

from skald.games.northgard.rules.move import Move, MoveGroup, MoveTo, PassThrough
from skald.games.northgard.state import State
from skald.kernel.agenda import listen, play
from skald.kernel.events import Event
from tests.properties.northgard.pressing import pressing
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import extent

CHUNKS = range(extent(1, 2, 8))
GAMES = extent(12, 60, 60)
# The Bear sits opposite each clan in turn, with and without creatures.
CLANS = ("bear,wolf,raven,snake", "goat,bear,stag,boar", "wolf,snake,bear,goat")


def ways_to_move(state: State) -> Iterator[list[Event]]:
    """What is told by each move that can be made from here, group by group, border by border."""
    for action in state.offered:
        if action.verb in ("from", "to", "units"):
            after = state.clone()
            log = listen(after)
            play(after, action)
            on_its_way = after.agenda and isinstance(
                after.agenda[-1], MoveTo | MoveGroup | PassThrough
            )
            yield from ways_to_move(after) if on_its_way else [log.events]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_ng_clan_bear_05_no_move_of_a_team_is_lost(chunk: int) -> None:
    """Every move on offer ends with its group in another territory."""
    moves = 0
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        creatures = ("off", "on")[seed % 2]
        game = NORTHGARD.game(
            seed, 4, teams="on", creatures=creatures, clans=CLANS[seed % len(CLANS)]
        )
        with game.told():
            for state in game.positions(pressing):
                assert isinstance(state, State)
                if not state.agenda or not isinstance(state.agenda[-1], Move):
                    continue
                for events in ways_to_move(state):
                    moved = [event for event in events if event.name == "move"]
                    assert moved, state.agenda[-1]
                    assert moved[0].facts["source"] != moved[0].facts["target"]
                    moves += 1
    assert moves > 50 * GAMES
