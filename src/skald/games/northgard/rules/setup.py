"""Set-up, steps A to M."""

from typing import Final

from skald.games.northgard.actions import CLAN, DIE, DRAW_TILE, FIRST, REVEAL, TILE
from skald.games.northgard.land import cell_at
from skald.games.northgard.queries import in_order, valkyries
from skald.games.northgard.rules.appear import owe_creature
from skald.games.northgard.rules.endings import groups_in, place_group
from skald.games.northgard.rules.placing import (
    SETUP_FIRST,
    SETUP_SECOND,
    ChooseCell,
    cells_for,
    fits,
)
from skald.games.northgard.rules.year import Year
from skald.games.northgard.setting import CHOSEN, RANDOM
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    choose_clan,
    deal_achievement,
    deal_tile,
    exchange_hand,
    gain,
    lay_tile,
    make_first,
    return_hands,
    stack_creatures,
    stack_developments,
    stack_tiles,
    take_tile,
    tell,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Count, Inner, Mode, Seat
from skald.kernel.rulebook import rule

START: Final = 0
START5: Final = 1
HAND: Final = 3


@rule("NG-SETUP-01", "NG-SETUP-02", "NG-SETUP-03", "NG-SETUP-08", "NG-SETUP-09", "NG-Q-62")
class Setup(Automatic):
    """Starting tiles on the table, Achievements, clans, the first player, then the tiles."""

    def run(self, s: State) -> None:
        lay_tile(s, -1, START, cell_at(0, 0), 0)
        pile = list(range(2, len(s.setting.content.tiles)))
        if s.seats == 5:
            lay_tile(s, -1, START5, cell_at(1, 0), 0)
        elif s.setting.start5_in_pile:
            pile.insert(0, START5)
        stack_tiles(s, pile)
        stack_developments(s)
        s.owe(*_achievements_and_clans(s), *_first_player(s), DealStart())


@rule("NG-SETUP-07", "NG-SETUP-11")
def _achievements_and_clans(s: State) -> list[Step]:
    """The Achievements lie open before anybody chooses a clan.

    Clans that nobody chooses come first: it makes no difference, and records have it so.
    """
    achievements: list[Step] = [DealAchievement(CHANCE) for _ in range(s.seats)]
    if CHOSEN in s.setting.clans:
        return [*achievements, *(ChooseClan(seat, seat) for seat in range(s.seats))]
    return [*(ChooseClan(CHANCE, seat) for seat in range(s.seats)), *achievements]


@rule("NG-SETUP-10", "NG-SETUP-11", "NG-SETUP-12", "NG-Q-14", "NG-COMP-05")
class ChooseClan(Choice):
    """A clan that nobody has: chosen in seat order, named before the game, or drawn."""

    who: Seat

    def options(self, s: State) -> list[Action]:
        named = s.setting.clans
        if named[self.who] >= 0:
            return [CLAN[self.who][named[self.who]]]
        return [a for a in CLAN[self.who] if a.kind not in s.clan and a.kind not in named]

    def take(self, s: State, action: Action) -> None:
        choose_clan(s, self.who, action.kind)


@rule("NG-SETUP-07", "NG-INFO-08")
class DealAchievement(Choice):
    """As many Achievements as players lie face up for the whole game."""

    def options(self, s: State) -> list[Action]:
        cards = s.setting.content.cards_of["achievement"]
        return [REVEAL[card] for card in cards if card not in s.achievements]

    def take(self, s: State, action: Action) -> None:
        deal_achievement(s, action.kind)


# First player.


def _first_player(s: State) -> list[Step]:
    if s.setting.first != RANDOM:
        return [NameFirst(CHANCE)]
    return [RollFirst(CHANCE, tuple(range(s.seats)), ())]


@rule("NG-SETUP-13")
class NameFirst(Choice):
    """The host has named the first player."""

    def options(self, s: State) -> list[Action]:
        return [FIRST[s.setting.first]]

    def take(self, s: State, action: Action) -> None:
        make_first(s, action.target)


@rule("NG-SETUP-13", "NG-Q-08")
class RollFirst(Choice):
    """Everybody rolls both dice; tied leaders roll again until one has the most axes."""

    seats: Inner[tuple[Seat, ...]]
    rolls: Inner[tuple[Count, ...]]

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        who = self.seats[len(self.rolls) // 2]
        tell(s, "die", who, face=action.kind)
        rolls = (*self.rolls, s.setting.content.die[action.kind][0])
        if len(rolls) < 2 * len(self.seats):
            s.owe(RollFirst(CHANCE, self.seats, rolls))
            return
        axes = [rolls[2 * n] + rolls[2 * n + 1] for n in range(len(self.seats))]
        leaders = tuple(n for n, a in zip(self.seats, axes, strict=True) if a == max(axes))
        if len(leaders) > 1:
            s.owe(RollFirst(CHANCE, leaders, ()))
        else:
            make_first(s, leaders[0])


# Resources, creatures, tiles.


@rule("NG-SETUP-14", "NG-SETUP-15", "NG-SETUP-25", "NG-CREA-02")
class DealStart(Automatic):
    """Starting resources, the creature pile, three tiles each, then two rounds of tiles."""

    def run(self, s: State) -> None:
        content = s.setting.content
        order = in_order(s)
        for place, seat in enumerate(order):
            for resource, amount in enumerate(content.start[place]):
                gain(s, seat, resource, amount)
        if s.setting.creatures:
            stack_creatures(s)
        hands = [DealTile(CHANCE, seat) for seat in order for _ in range(HAND)]
        first = [SetupTile(seat, SETUP_FIRST) for seat in order]
        second = [SetupTile(seat, SETUP_SECOND) for seat in order]
        s.owe(*hands, *first, *second, ReturnHands(), Year())


@rule("NG-SETUP-15", "NG-INFO-06", "NG-Q-11")
class DealTile(Choice):
    """A tile into a hidden hand."""

    who: Seat

    def options(self, s: State) -> list[Action]:
        return [DRAW_TILE[tile] for tile in s.tile_bag]

    def take(self, s: State, action: Action) -> None:
        deal_tile(s, self.who, action.kind)


@rule("NG-SETUP-16", "NG-SETUP-18", "NG-SETUP-20", "NG-Q-12", "NG-CLAR-06", "NG-CLAR-11")
class SetupTile(Choice):
    """Choose a tile of the hand that fits; if none does, the hand is exchanged."""

    mode: Inner[Mode]

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        cells = cells_for(s, self.seat, self.mode)
        hand = s.tile_hand[self.seat]
        return [TILE[tile] for tile in hand if fits(s, tile, cells, self.mode)] or [TILE[START]]

    def take(self, s: State, action: Action) -> None:
        tile, seat = action.kind, self.seat
        if tile == START:
            exchange_hand(s, seat)
            s.owe(*[DealTile(CHANCE, seat)] * HAND, self)
            return
        take_tile(s, seat, tile)
        s.owe(ChooseCell(seat, tile, self.mode), SetupCreature(seat), SetupGroup(seat))


@rule("NG-CREA-21")
class SetupCreature(Automatic):
    """At a lair a creature appears, before the group, and does nothing."""

    who: Seat

    def run(self, s: State) -> None:
        owe_creature(s, quiet=True)


@rule("NG-SETUP-17", "NG-SETUP-19", "NG-SETUP-22", "NG-CLAN-BEAR-02", "NG-CREA-21")
@rule("NG-Q-13", "NG-Q-89")
class SetupGroup(Choice):
    """Three units together in an empty territory of the tile just placed."""

    def options(self, s: State) -> list[Action]:
        here = s.land.territories_of(len(s.land.placed) - 1)
        empty = [t for t in here if s.holder[t] < 0]
        calm = [t for t in empty if not valkyries(s, t)] or empty
        return groups_in(s, self.seat, calm)

    def take(self, s: State, action: Action) -> None:
        place_group(s, self.seat, action)


@rule("NG-SETUP-21", "NG-SETUP-24")
class ReturnHands(Automatic):
    """The unused tiles return to the pile, which is shuffled again."""

    def run(self, s: State) -> None:
        return_hands(s)
