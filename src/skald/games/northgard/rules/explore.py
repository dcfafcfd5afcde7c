"""Explore: draw tiles, place one, close territories."""

from skald.games.northgard.actions import BOTTOM, DRAW_TILE, KEEP_TILE, REPLACE_TILE, TILE
from skald.games.northgard.kinds import Tile
from skald.games.northgard.queries import is_bear_ridden
from skald.games.northgard.rules.appear import owe_creature
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.placing import FROM_ANY_OPEN, FROM_OWN, ChooseCell, cells_for, fits
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    find_known_tile,
    find_tile,
    gain_all,
    gain_fame,
    take_found,
    tell,
    to_bottom,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice
from skald.kernel.fields import Count, Flag, Inner, Mode, Seat
from skald.kernel.rulebook import rule

# Drawing tiles.


@rule("NG-EXPLORE-02", "NG-INFO-05", "NG-Q-32")
class FindTiles(Automatic):
    """Draw tiles from the top of the pile, open to all."""

    left: Count

    def run(self, s: State) -> None:
        left = self.left
        while left:
            if s.tile_bag:
                if left > 1:
                    s.agenda.append(FindTiles(left - 1))
                s.agenda.append(FindTile(CHANCE))
                return
            if not s.tile_bottom:
                return
            find_known_tile(s)
            left -= 1


@rule("NG-EXPLORE-02")
class FindTile(Choice):
    """Any tile of the shuffled part of the pile."""

    def options(self, s: State) -> list[Action]:
        return [DRAW_TILE[tile] for tile in s.tile_bag]

    def take(self, s: State, action: Action) -> None:
        find_tile(s, action.kind)


def tiles_left(s: State) -> int:
    """The tiles in the pile."""
    return len(s.tile_bag) + len(s.tile_bottom)


# The action.


@rule("NG-EXPLORE-01", "NG-EXPLORE-19", "NG-CREA-16")
def can_explore(s: State, seat: int, mode: int) -> bool:
    """A tile is in the pile, and an own territory is open (or any, by the card)."""
    if not s.tile_bag and not s.tile_bottom:
        return False
    holder, free = s.holder, s.land.free
    for territory in s.land.names:
        base = free[territory] > 0 and (holder[territory] == seat or mode == FROM_ANY_OPEN)
        if base and not (s.creature_at and is_bear_ridden(s, territory)):
            return True
    return False


@rule("NG-EXPLORE-02", "NG-CARD-22")
def explore(
    s: State, seat: int, draw: int = 1, mode: int = FROM_OWN, reject: int = 0, collect: int = 0
) -> None:
    """Begin an Explore action."""
    untried = tiles_left(s)
    draw = min(draw, untried)
    s.agenda.append(UseTile(seat, mode, draw, untried - draw, reject, collect))
    s.agenda.append(FindTiles(draw))


@rule("NG-EXPLORE-08", "NG-EXPLORE-09", "NG-Q-30", "NG-Q-31", "NG-CLAR-12", "NG-CLAR-13")
@rule("NG-CARD-E-12", "NG-CARD-C-06")
class UseTile(Automatic):
    """With a tile that fits: choose it. Otherwise all drawn ones go under the pile, one is new."""

    who: Seat
    mode: Mode
    wanted: Count
    untried: Count
    reject: Flag
    collect: Flag

    def run(self, s: State) -> None:
        cells = cells_for(s, self.who, self.mode)
        placeable = tuple(tile for tile in s.drawn if fits(s, tile, cells, self.mode))
        if s.setting.redraw_each and len(placeable) < self.wanted and self.untried:
            self.redraw(s, [tile for tile in s.drawn if tile not in placeable][:1])
        elif placeable and self.reject and tiles_left(s):
            s.owe(RejectTile(self.who, placeable, self.mode, self.collect))
        elif placeable:
            s.owe(ChooseTile(self.who, placeable, self.mode, self.collect))
        elif self.untried:
            self.redraw(s, s.drawn[:])
        else:
            to_bottom(s, s.drawn[:])

    def redraw(self, s: State, tiles: list[int]) -> None:
        """Tiles that do not fit go under the pile and one new one is drawn."""
        to_bottom(s, tiles)
        args = (self.wanted, self.untried - 1, self.reject, self.collect)
        s.owe(FindTiles(1), UseTile(self.who, self.mode, *args))


@rule("NG-CARD-E-12", "NG-CLAR-13")
class RejectTile(Choice):
    """Once a tile that fits may go under the pile for another."""

    placeable: Inner[tuple[Tile, ...]]
    mode: Inner[Mode]
    collect: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        return [KEEP_TILE, REPLACE_TILE]

    def take(self, s: State, action: Action) -> None:
        if action is KEEP_TILE:
            s.owe(ChooseTile(self.seat, self.placeable, self.mode, self.collect))
            return
        to_bottom(s, s.drawn[:])
        args = (1, tiles_left(s) - 1, 0, self.collect)
        s.owe(FindTiles(1), UseTile(self.seat, self.mode, *args))


@rule("NG-EXPLORE-08", "NG-CARD-C-06")
class ChooseTile(Choice):
    """Which of the drawn tiles that fit is placed."""

    placeable: Inner[tuple[Tile, ...]]
    mode: Inner[Mode]
    collect: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        return [TILE[tile] for tile in self.placeable]

    def take(self, s: State, action: Action) -> None:
        tile = action.kind
        take_found(s, tile)
        if self.collect:
            printed = s.land.tiles[tile]
            gain_all(s, self.seat, [sum(printed.food), sum(printed.wood), sum(printed.lore)])
        s.agenda.append(Rewards(self.seat))
        if s.drawn:
            s.agenda.append(ReturnTiles(self.seat))
        s.agenda.append(ChooseCell(self.seat, tile, self.mode))


@rule("NG-EXPLORE-10", "NG-Q-30")
class ReturnTiles(Choice):
    """Tiles not placed go under the pile in an order of the player's choice."""

    def options(self, s: State) -> list[Action]:
        return [BOTTOM[tile] for tile in s.drawn]

    def take(self, s: State, action: Action) -> None:
        to_bottom(s, [action.kind])
        if s.drawn:
            s.owe(self)


# Rewards.


@rule("NG-EXPLORE-14")
def just_closed(s: State) -> list[int]:
    """The territories that the tile placed last has closed."""
    last = len(s.land.placed) - 1
    return [t for t in s.land.territories_of(last) if not s.land.free[t]]


@rule("NG-EXPLORE-15", "NG-EXPLORE-16", "NG-EXPLORE-17", "NG-CLAN-BOAR-01", "NG-CLAN-STAG-02")
@rule("NG-CLAN-RAVEN-01", "NG-Q-57", "NG-Q-45", "NG-Q-46")
@rule("NG-Q-87")
class Rewards(Automatic):
    """Fame for closed own territories, then what the clan adds; then a creature at a lair."""

    who: Seat

    def run(self, s: State) -> None:
        seat = self.who
        closed = just_closed(s)
        own = [t for t in closed if s.holder[t] == seat]
        for territory in own:
            tell(s, "close", seat, territory=territory, size=s.land.size(territory))
            gain_fame(s, seat, s.land.size(territory), "NG-EXPLORE-15")
        power(s, seat).on_exploring(s, seat, closed, own)
        owe_creature(s)
