"""Environments by their versioned ids.

An id stands for one layout of the observation and one table of actions. Games bring encoders with
their ids along; without one the observation is derived from the view, and the version is 0.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from skald.kernel.encoding import Encoder
from skald.kernel.errors import BadOption
from skald.kernel.games import Game, all_games
from skald.rl.derived import DerivedEncoder

# As many sit at a table unless somebody says otherwise.
_PLAYERS: Final = 4


class Kind(NamedTuple):
    """What an id stands for."""

    id: str
    game: str
    encoder: Callable[[], Encoder]
    players: int


def environments() -> dict[str, Kind]:
    """Every environment by its id."""
    return {kind.id: kind for game in all_games().values() for kind in _kinds(game)}


def _kinds(game: Game) -> Iterator[Kind]:
    players = min(_PLAYERS, game.rules.max_players)
    for name, encoder in game.encoders.items():
        yield Kind(name, game.id, encoder, players)
    if not game.encoders:
        name = f"{game.id.replace('-', '_')}_v0"
        yield Kind(name, game.id, partial(DerivedEncoder, game.rules), players)


def find_kind(name: str) -> Kind:
    """An environment by its id."""
    known = environments()
    if name not in known:
        raise BadOption(f"There is no environment “{name}”; there is {', '.join(known)}.")
    return known[name]
