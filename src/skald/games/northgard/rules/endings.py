"""End of year: both victories, tie-breaks, the second chance."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard import works
from skald.games.northgard.actions import GROUP, GROUP_KAIJA, NONE, TILE
from skald.games.northgard.content import Spec
from skald.games.northgard.ids import (
    BY_FAME,
    BY_TERRITORIES,
    CARVED,
    FOOD,
    LARGE,
    LORE,
    NOBODY,
    PLAIN,
    WOOD,
)
from skald.games.northgard.queries import (
    buildings_held,
    deck_of,
    free_spaces,
    has_kaija,
    has_nothing_on_map,
    held,
    in_order,
    is_territory,
    kaija_in_reserve,
    may_add_units,
    neutral,
    strongholds,
    units_on_map,
    why_kept_out,
    yield_of,
)
from skald.games.northgard.rules.appear import owe_creature
from skald.games.northgard.rules.explore import FindTiles, tiles_left
from skald.games.northgard.rules.placing import SECOND_CHANCE, ChooseCell, cells_for, fits
from skald.games.northgard.state import State
from skald.games.northgard.verbs import end_game, put_kaija, put_units, take_found, to_bottom
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Count, Seat
from skald.kernel.rulebook import rule

GROUP_SIZE: Final = 3


@rule("NG-EOY-01", "NG-END-01", "NG-END-04", "NG-END-08", "NG-GLOS-14", "NG-VAR-LONG-03")
class EndOfYear(Automatic):
    """The territory victory first, then the last year; else the second chance."""

    def run(self, s: State) -> None:
        sides = conquering_sides(s) if s.setting.years == 7 else []
        if sides:
            end(s, BY_TERRITORIES, sides)
        elif s.year == s.setting.years:
            end(s, BY_FAME, sides_of(s))
        else:
            for seat in reversed(in_order(s)):
                if has_nothing_on_map(s, seat):
                    s.agenda.append(SecondChance(seat))


# Victory.


@rule("NG-VAR-TEAM-07", "NG-VAR-TEAM-01")
def sides_of(s: State) -> list[tuple[int, ...]]:
    """The players, or the two teams."""
    if s.setting.teams:
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(s.seats)]


@rule("NG-END-01", "NG-END-02", "NG-VAR-TEAM-08")
def conquering_sides(s: State) -> list[tuple[int, ...]]:
    """Three closed territories with a large building; a team needs five together."""
    has = strongholds(s)
    if max(has) < 2:
        return []
    if s.setting.teams and not s.setting.team_win_single:
        return [side for side in sides_of(s) if sum(has[n] for n in side) >= 5]
    return [side for side in sides_of(s) if max(has[n] for n in side) >= 3]


@rule("NG-END-03", "NG-END-07", "NG-Q-49", "NG-VAR-TEAM-07", "NG-CLAR-16")
@rule("NG-Q-54")
def standing(s: State, side: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Total fame, then territories, units and buildings."""
    fame = territories = units = buildings = 0
    for seat in side:
        own = held(s, seat)
        fame += total_fame(s, seat)
        territories += len(own)
        units += units_on_map(s, seat) + any(has_kaija(s, seat, t) for t in own)
        buildings += buildings_held(s, seat)
    return fame, territories, units, buildings


def end(s: State, ending: int, sides: list[tuple[int, ...]]) -> None:
    """The best of these sides wins; a full tie is a shared victory."""
    standings = [standing(s, side) for side in sides]
    best = max(standings)
    winners = [n for side, has in zip(sides, standings, strict=True) if has == best for n in side]
    end_game(s, ending, winners)


# The final count.


@rule("NG-END-05", "NG-Q-50", "NG-WINTER-06")
def total_fame(s: State, seat: int) -> int:
    """Tokens, a third of all resources, Development cards, Achievements, less Unrest."""
    return sum(fame_breakdown(s, seat).values())


@rule("NG-END-05", "NG-END-06", "NG-CARD-24", "NG-DECK-06")
def fame_breakdown(s: State, seat: int) -> dict[str, int]:
    """The final count by source."""
    developments = achievements = unrest = 0
    for number in deck_of(s, seat):
        card = s.setting.content.cards[number]
        if card.set in ("early", "advanced"):
            developments += card.fame
        elif card.set == "achievement":
            achievements += achievement(s, seat, card.effects[0])
        elif card.set == "unrest":
            unrest -= 5
    return {
        "tokens": s.fame[seat],
        "resources": sum(s.resources[seat * 3 : seat * 3 + 3]) // 3,
        "developments": developments,
        "achievements": achievements,
        "unrest": unrest,
    }


@rule("NG-END-06", "NG-CARD-ACH-01", "NG-CARD-ACH-02", "NG-CARD-ACH-03", "NG-CARD-ACH-04")
@rule("NG-CARD-ACH-05", "NG-CARD-ACH-06", "NG-CARD-ACH-07", "NG-COMP-12")
def achievement(s: State, seat: int, spec: Spec) -> int:
    """What an Achievement is worth over the territories controlled now."""
    assert isinstance(spec.of, str)
    return sum(_ACHIEVEMENTS[spec.of](s, t) for t in held(s, seat))


def _builder(s: State, territory: int) -> int:
    built = s.works[territory]
    return works.small(built) + 3 * works.large(built)


def _explorer(s: State, territory: int) -> int:
    small = free_spaces(s, territory, PLAIN) + free_spaces(s, territory, CARVED)
    return small + 3 * free_spaces(s, territory, LARGE)


def _food_trader(s: State, territory: int) -> int:
    return 2 * yield_of(s, territory)[FOOD]


def _wood_trader(s: State, territory: int) -> int:
    return 2 * yield_of(s, territory)[WOOD]


def _scholar(s: State, territory: int) -> int:
    return 2 * yield_of(s, territory)[LORE]


def _trapper(s: State, territory: int) -> int:
    return 3 * s.land.lair[territory]


@rule("NG-Q-82")
def _warlord(s: State, territory: int) -> int:
    kaija = has_kaija(s, s.holder[territory], territory) and s.setting.warlord_counts_kaija
    return s.units[territory] + kaija


_ACHIEVEMENTS: Final[dict[str, Callable[[State, int], int]]] = {
    "builder": _builder,
    "explorer": _explorer,
    "food-trader": _food_trader,
    "wood-trader": _wood_trader,
    "scholar": _scholar,
    "trapper": _trapper,
    "warlord": _warlord,
}


# Second chance.


@rule("NG-EOY-02", "NG-Q-24", "NG-CLAR-05")
class SecondChance(Choice):
    """A player without units may place three together in a neutral territory."""

    def options(self, s: State) -> list[Action]:
        return [*groups_in(s, self.seat, settlements(s)), NONE]

    def why_not(self, s: State, action: Action) -> str:
        place = action.target
        is_neutral = action.verb == "group" and is_territory(s, place) and s.holder[place] == NOBODY
        return why_kept_out(s, place) if is_neutral and not may_add_units(s, place) else "NG-EOY-02"

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            place_group(s, self.seat, action)
        elif not settlements(s) and tiles_left(s):
            s.owe(SecondTile(self.seat))


def settlements(s: State) -> list[int]:
    """Neutral territories where units may be put."""
    return [t for t in neutral(s) if may_add_units(s, t)]


@rule("NG-SETUP-17", "NG-CLAN-BEAR-02", "NG-Q-39")
def groups_in(s: State, seat: int, territories: list[int]) -> list[Action]:
    """Three units in one of these territories; the Bear may place Kaija for one of them."""
    options = [GROUP[t] for t in territories]
    if kaija_in_reserve(s, seat):
        options += [GROUP_KAIJA[t] for t in territories]
    return options


def place_group(s: State, seat: int, action: Action) -> None:
    """Place a group of three."""
    territory = action.target
    with_kaija = action is GROUP_KAIJA[territory]
    put_units(s, seat, territory, GROUP_SIZE - with_kaija)
    if with_kaija:
        put_kaija(s, seat, territory)


@rule("NG-EOY-03", "NG-Q-24", "NG-CLAR-10")
class SecondTile(Choice):
    """Without a neutral territory the player may draw a tile that makes one."""

    def options(self, s: State) -> list[Action]:
        return [TILE[0], NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            s.owe(FindTiles(1), TryTile(self.seat, tiles_left(s) - 1))


@rule("NG-EOY-03", "NG-Q-24")
class TryTile(Automatic):
    """A tile that does not fit goes under the pile; every tile is tried once."""

    who: Seat
    untried: Count

    def run(self, s: State) -> None:
        tile = s.drawn[0]
        if fits(s, tile, cells_for(s, self.who, SECOND_CHANCE), SECOND_CHANCE):
            take_found(s, tile)
            s.owe(ChooseCell(self.who, tile, SECOND_CHANCE), SettleTile(self.who))
            return
        to_bottom(s, [tile])
        if self.untried:
            s.owe(FindTiles(1), TryTile(self.who, self.untried - 1))


@rule("NG-EOY-03", "NG-CREA-22", "NG-CLAR-10")
class SettleTile(Automatic):
    """A creature appears at a lair before the group is placed."""

    who: Seat

    def run(self, s: State) -> None:
        s.owe(SettleGroup(self.who))
        owe_creature(s)


@rule("NG-EOY-03", "NG-CLAR-10")
class SettleGroup(Choice):
    """The group goes into an empty territory of the new tile."""

    def options(self, s: State) -> list[Action]:
        return groups_in(s, self.seat, empty_on_last_tile(s))

    def take(self, s: State, action: Action) -> None:
        place_group(s, self.seat, action)


@rule("NG-SETUP-17", "NG-CREA-21", "NG-CLAR-10")
def empty_on_last_tile(s: State) -> list[int]:
    """Territories of the tile just placed without units; a creature's only if need be."""
    here = s.land.territories_of(len(s.land.placed) - 1)
    empty = [t for t in here if s.holder[t] == NOBODY]
    return [t for t in empty if may_add_units(s, t)] or empty
