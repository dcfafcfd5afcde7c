"""Environments by their versioned ids.

An id stands for one layout of the observation and one table of actions: whoever changes either
gives the environment a new version.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from skald.kernel.errors import BadOption
from skald.rl.encoding import Encoder


class Kind(NamedTuple):
    """What an id stands for."""

    id: str
    game: str
    encoder: Callable[[], Encoder]
    players: int


def _ice_garden() -> Encoder:
    from skald.rl.icegarden import IceGardenEncoder

    return IceGardenEncoder()


def _northgard() -> Encoder:
    from skald.rl.northgard import NorthgardEncoder

    return NorthgardEncoder()


_KINDS: Final = (
    Kind("ice_garden_v1", "ice-garden", _ice_garden, 4),
    Kind("northgard_v1", "northgard", _northgard, 4),
)
ENVIRONMENTS: Final = {kind.id: kind for kind in _KINDS}


def find_kind(name: str) -> Kind:
    """An environment by its id."""
    if name not in ENVIRONMENTS:
        raise BadOption(f"There is no environment “{name}”; there is {', '.join(ENVIRONMENTS)}.")
    return ENVIRONMENTS[name]
