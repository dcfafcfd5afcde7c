"""Checks that reach over several entries or tables: sums, and what one promises another."""

from collections.abc import Iterable
from typing import Final

from skald.games.northgard.content.cards import (
    ADVANCED,
    CLAN_INITIAL,
    CLAN_UPGRADE,
    EARLY,
    START,
    UNREST,
    Card,
)
from skald.games.northgard.content.model import Content
from skald.games.northgard.content.pieces import Clan
from skald.games.northgard.content.tiles import CONTENTS, STARTING_TILES, Tile
from skald.kernel.rulebook import rule
from skald.kernel.tables import fault, listed

PARTS: Final = 103
BORDERS: Final = 97
ROUGH_BORDERS: Final = 21
ROUGH_TILES: Final = 15
TOTALS: Final = (11, 11, 8, 45, 8, 14, 11)
STARTING_CARDS: Final = 6
CREATURE_CARDS: Final = 9
WEAK_VALUE: Final = 6
FLASH: Final = (((EARLY,), 5), ((ADVANCED,), 9), ((CLAN_INITIAL, CLAN_UPGRADE), 12))
FAMES: Final = ((EARLY, (7, 6, 3, 0)), (ADVANCED, (11, 10, 10, 5)))


def check_agreement(content: Content) -> None:
    """Refuse entries that cannot all belong to the same box."""
    _check_starting_tiles(content.tiles)
    _check_tile_totals(content.tiles)
    _check_borders(content.tiles)
    _check_copies(content)
    _check_flash(content.cards)
    _check_fame(content.cards)
    _check_clans(content)
    _check_tracks(content)
    _check_creatures(content)


def _contents(tile: Tile) -> list[int]:
    """What a tile shows in all, in the order of `CONTENTS`."""
    kinds = (tile.food, tile.wood, tile.lore, tile.small, tile.carved, tile.large, tile.lair)
    return [sum(kind) for kind in kinds]


def _check_starting_tiles(tiles: list[Tile]) -> None:
    """NG-GEO-15: START shows nothing, START5 one food."""
    for tile, food in zip(tiles, (0, 1), strict=False):
        found = _contents(tile)
        if found != [food, 0, 0, 0, 0, 0, 0]:
            shown = [f"{n} {kind}" for n, kind in zip(found, CONTENTS, strict=True) if n]
            wrong = f"{tile.name} shows {listed(shown) or 'nothing'}"
            raise fault("tiles", wrong, f"{'1 food' if food else 'nothing'} there")


@rule("NG-COMP-18", "NG-GEO-15")
def _check_tile_totals(tiles: list[Tile]) -> None:
    """NG-GEO-15: parts, and what tiles 01 to 33 show, one large space and one lair at most."""
    _check_sum("tiles", "parts", sum(tile.parts for tile in tiles), PARTS)
    drawable = tiles[len(STARTING_TILES) :]
    for tile in drawable:
        for kind, count in (("large", sum(tile.large)), ("lair", sum(tile.lair))):
            if count > 1:
                raise fault("tiles", f"{tile.name} shows {count} {kind}", "1 on a tile at most")
    sums = [sum(column) for column in zip(*map(_contents, drawable), strict=True)]
    for kind, found, right in zip(CONTENTS, sums, TOTALS, strict=True):
        _check_sum("tiles", f"{kind} on 01 to 33", found, right)


def _check_borders(tiles: list[Tile]) -> None:
    """NG-GEO-15: border pairs, the rough ones among them, and the tiles that have rough ones."""
    rough = [sum(kind for _, _, kind in tile.borders) for tile in tiles]
    for tile, count in zip(tiles, rough[: len(STARTING_TILES)], strict=False):
        if count:
            raise fault("tiles", f"{tile.name} has a rough border", "only regular ones there")
    _check_sum("tiles", "borders", sum(len(tile.borders) for tile in tiles), BORDERS)
    _check_sum("tiles", "rough borders", sum(rough), ROUGH_BORDERS)
    _check_sum("tiles", "tiles with rough borders", len(rough) - rough.count(0), ROUGH_TILES)


def _check_sum(table: str, what: str, found: int, right: int) -> None:
    if found != right:
        raise fault(table, f"it has {found} {what}", f"{right} in all")


def _check_copies(content: Content) -> None:
    """NG-COMP-05, NG-COMP-11: six starting cards for each player, and all the Unrest cards."""
    start = sum(content.cards[number].copies for number in content.cards_of[START])
    _check_sum("cards", "starting cards", start, STARTING_CARDS)
    unrest = sum(content.cards[number].copies for number in content.cards_of[UNREST])
    _check_sum("cards", "Unrest cards", unrest, content.unrest)


def _of(cards: list[Card], sets: Iterable[str]) -> list[Card]:
    return [card for card in cards if card.set in sets]


@rule("NG-CARD-25")
def _check_flash(cards: list[Card]) -> None:
    """NG-CARD-25: Flash cards of each set."""
    for sets, right in FLASH:
        found = sum(card.flash for card in _of(cards, sets))
        _check_sum("cards", f"Flash cards of the set {' or '.join(sets)}", found, right)


@rule("NG-CARD-25")
def _check_fame(cards: list[Card]) -> None:
    """NG-CARD-25: how many cards of each set show 0, 1, 2 and 3 fame."""
    for name, right in FAMES:
        shown = [card.fame for card in _of(cards, (name,))]
        for fame, count in enumerate(right):
            _check_sum("cards", f"{name} cards with {fame} fame", shown.count(fame), count)


def _check_clans(content: Content) -> None:
    """NG-COMP-09: every clan names its own initial card and its own two upgrades."""
    for clan in content.clans:
        _check_clan(content, clan)


def _check_clan(content: Content, clan: Clan) -> None:
    if clan.upgrades[0] == clan.upgrades[1]:
        raise fault("clans", f"{clan.name} has an upgrade twice", "two different upgrades")
    wanted = ((clan.initial, CLAN_INITIAL), *[(one, CLAN_UPGRADE) for one in clan.upgrades])
    for number, right in wanted:
        card = content.cards[number]
        if (card.clan, card.set) != (clan.number, right):
            wrong = f"{clan.name} has {card.key} as {right}"
            raise fault("clans", wrong, "a card that the table cards gives that clan and set")


def _check_tracks(content: Content) -> None:
    """NG-SETUP-04, -05, NG-VAR-LONG-02: enough cards for the most players."""
    players = content.most_players
    for track in content.tracks.values():
        for name, each in ((EARLY, track.early), (ADVANCED, track.advanced)):
            there = len(content.cards_of[name])
            if each * players > there:
                wrong = f"{track.years}.{name} is {each}"
                raise fault("tracks", wrong, f"at most {there} cards for {players} players")


@rule("NG-COMP-17")
def _check_creatures(content: Content) -> None:
    """NG-COMP-17, NG-CREA-02: nine, and weak ones enough for the top of the pile."""
    _check_sum("creatures", "creatures", len(content.creature_cards), CREATURE_CARDS)
    weak = sum(kind.copies for kind in content.creatures if kind.value <= WEAK_VALUE)
    needed = content.most_players + 1
    if weak < needed:
        wrong = f"{weak} have a value of {WEAK_VALUE} or less"
        raise fault("creatures", wrong, f"at least {needed}, for the top of the pile")
