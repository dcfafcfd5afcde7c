"""Tiles: the map, the pile, hands of tiles in set-up, tiles just drawn."""

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.state import State
from skald.games.northgard.verbs.cards import take_out
from skald.games.northgard.verbs.telling import tell, whisper
from skald.kernel.rulebook import rule


@rule("NG-EXPLORE-11", "NG-EXPLORE-12", "NG-BLDG-09", "NG-EXPLORE-18", "NG-GEO-25")
def lay_tile(s: State, seat: int, tile: int, cell: int, turn: int) -> None:
    """A tile joins the map; what meets across its sides is pooled."""
    if s.land.is_shared:
        s.land = s.land.copy()
    merged = s.land.add(tile, cell, turn)
    more = [0] * s.setting.content.tiles[tile].parts
    s.units += more
    s.invading += more
    s.works += more
    s.holder += [NOBODY] * len(more)
    for absorbed, survivor in merged:
        _pool(s, absorbed, survivor)
    tell(s, "tile", seat, tile=tile, cell=cell, turn=turn)


def _pool(s: State, absorbed: int, survivor: int) -> None:
    if s.works[absorbed]:
        s.works[survivor] += s.works[absorbed]
        s.works[absorbed] = 0
    if s.holder[absorbed] != NOBODY:
        s.units[survivor] += s.units[absorbed]
        s.units[absorbed] = 0
        s.holder[survivor] = s.holder[absorbed]
        s.holder[absorbed] = NOBODY
    if s.kaija == absorbed:
        s.kaija = survivor
    if s.scorched == absorbed:
        s.scorched = survivor
    if absorbed in s.creature_at:
        s.creature_at = [survivor if at == absorbed else at for at in s.creature_at]


# The pile.


def stack_tiles(s: State, tiles: list[int]) -> None:
    """These tiles, in an order unknown to all, are the pile."""
    s.tile_bag = tiles


def find_tile(s: State, tile: int) -> None:
    """A tile of the shuffled part of the pile is drawn, open to all."""
    take_out(s.tile_bag, tile)
    s.drawn.append(tile)
    tell(s, "find", -1, tile=tile)


def find_known_tile(s: State) -> None:
    """The uppermost of the tiles that were put under the pile is drawn."""
    s.drawn.append(s.tile_bottom.pop(0))
    tell(s, "find", -1, tile=s.drawn[-1])


def take_found(s: State, tile: int) -> None:
    """A tile that was drawn is taken, to be laid."""
    s.drawn.remove(tile)


def to_bottom(s: State, tiles: list[int]) -> None:
    """Drawn tiles go under the pile, the first of them highest."""
    for tile in tiles:
        s.drawn.remove(tile)
        s.tile_bottom.append(tile)
        tell(s, "bottom", -1, "NG-EXPLORE-09", tile=tile)


# Hands of tiles.


def deal_tile(s: State, seat: int, tile: int) -> None:
    """A tile of the pile into a hidden hand."""
    take_out(s.tile_bag, tile)
    s.tile_hand[seat] = sorted([*s.tile_hand[seat], tile])
    whisper(s, "deal_tile", seat, secret="tile", tile=tile)


def take_tile(s: State, seat: int, tile: int) -> None:
    """A tile of a hand is taken, to be laid."""
    s.tile_hand[seat].remove(tile)


@rule("NG-Q-12")
def exchange_hand(s: State, seat: int) -> None:
    """A hand without a fitting tile is shown and goes under the pile."""
    for tile in s.tile_hand[seat]:
        s.tile_bottom.append(tile)
        tell(s, "bottom", seat, "NG-Q-12", tile=tile)
    s.tile_hand[seat] = []


@rule("NG-SETUP-21")
def return_hands(s: State) -> None:
    """The unused tiles return to the pile, which is shuffled again; set-up is over."""
    for hand in s.tile_hand:
        s.tile_bag += hand
        hand.clear()
    s.tile_bag = sorted([*s.tile_bag, *s.tile_bottom])
    s.tile_bottom = []
    s.setup_done = 1
