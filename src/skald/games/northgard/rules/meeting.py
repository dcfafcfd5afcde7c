"""What meets on an empty square: the territories and players on its four sides.

It is one int: pairs of sides (in the order of `PAIRS`) with two players, pairs with one and the
same territory, and single sides with a player.
"""

from typing import Final

from mypy_extensions import i64

from skald.games.northgard.content.tiles import PAIRS
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.state import State

_ONE_TERRITORY: Final = 6
_PLAYER: Final = 12


def meeting_at(s: State, cell: int) -> int:
    """What meets on a square."""
    around, holder = s.land.around(cell), s.holder
    met: i64 = 0
    pair: i64 = 1
    for side in range(4):
        territory = around[side]
        if territory < 0:
            pair <<= 3 - side
            continue
        owner = holder[territory]
        if owner != NOBODY:
            met |= 1 << _PLAYER + side
        for n in range(side + 1, 4):
            other = around[n]
            if other == territory:
                met |= pair << _ONE_TERRITORY
            elif other >= 0 and owner != NOBODY and holder[other] not in (NOBODY, owner):
                met |= pair
            pair <<= 1
    return met


def joins_players(met: i64, joined: i64) -> bool:
    """Whether a tile that joins these pairs of sides would join two players."""
    return _JOINED[joined | met >> _ONE_TERRITORY & 63] & met > 0


def leaves_empty(met: i64, joined: i64) -> bool:
    """Whether some part of a tile that joins these pairs of sides would meet no player."""
    mates = _MATES[joined | met >> _ONE_TERRITORY & 63]
    return any(not met >> _PLAYER & mates[side] for side in range(4))


def _mates(pairs: int) -> list[int]:
    """By side: the sides that are one with it if the two of each of these pairs are."""
    groups = [1, 2, 4, 8]
    for n, (one, other) in enumerate(PAIRS):
        if pairs >> n & 1:
            both = groups[one] | groups[other]
            groups = [both if group & both else group for group in groups]
    return groups


def _joined(pairs: int) -> int:
    """These pairs of sides and those that follow from them."""
    mates = _mates(pairs)
    return sum(1 << n for n, (one, other) in enumerate(PAIRS) if mates[one] >> other & 1)


_MATES: Final = [_mates(pairs) for pairs in range(64)]
_JOINED: Final = [_joined(pairs) for pairs in range(64)]
