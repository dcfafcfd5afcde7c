"""What the rules ask of a position. Nothing here writes."""

from typing import Final

from skald.games.northgard import works
from skald.games.northgard.ids import (
    BROWN_BEAR,
    CARVED,
    FOOD,
    LARGE,
    LODGE,
    LORE,
    NOBODY,
    NOWHERE,
    SILO,
    STONE,
    VALKYRIE,
    WOLF_CREATURE,
    WOOD,
)
from skald.games.northgard.state import State
from skald.kernel.rulebook import rule


@rule("NG-VAR-TEAM-01", "NG-VAR-TEAM-09", "NG-GLOS-09")
def are_partners(s: State, seat: int, other: int) -> bool:
    """Whether two different seats are of one team."""
    return s.setting.teams and other >= 0 and seat != other and (seat - other) % 2 == 0


# By number of seats and first seat: all seats clockwise.
_CLOCKWISE: Final = [
    [tuple([(first + n) % seats for n in range(seats)]) for first in range(seats)]
    for seats in range(6)
]


def opponents(s: State, seat: int) -> list[int]:
    """The other seats, clockwise, without the partner."""
    seats = _CLOCKWISE[s.seats][seat]
    return [other for other in seats if other != seat and not are_partners(s, seat, other)]


def after(s: State, seat: int) -> tuple[int, ...]:
    """All seats clockwise, this one last."""
    return _CLOCKWISE[s.seats][seat + 1 if seat + 1 < s.seats else 0]


def in_order(s: State) -> tuple[int, ...]:
    """All seats clockwise from the holder of the first player marker."""
    return _CLOCKWISE[s.seats][s.first]


def different(cards: list[int]) -> list[int]:
    """The different cards of a sorted pile; the pile itself if all are different."""
    last = len(cards) - 1
    n = 0
    while n < last and cards[n] != cards[n + 1]:
        n += 1
    if n >= last:
        return cards
    found: list[int] = []
    before = -1
    for card in cards:
        if card != before:
            found.append(card)
            before = card
    return found


def holds_any(s: State, seat: int) -> bool:
    """Whether a seat controls some territory."""
    holder = s.holder
    return any(holder[t] == seat for t in s.land.names)


# Pieces.


@rule("NG-CLAN-BEAR-01", "NG-GLOS-07", "NG-GLOS-08")
def has_kaija(s: State, seat: int, territory: int) -> bool:
    """Whether Kaija stands in a territory for this seat."""
    return s.kaija == territory and s.setting.content.brings_kaija[s.clan[seat]]


def brings_kaija(s: State, seat: int) -> bool:
    """Whether Kaija belongs to the clan of this seat."""
    return s.setting.content.brings_kaija[s.clan[seat]]


def kaija_in_reserve(s: State, seat: int) -> bool:
    """Whether this seat has Kaija beside the map."""
    return s.kaija == NOWHERE and brings_kaija(s, seat)


def kaija_on_map(s: State, seat: int) -> bool:
    """Whether this seat has Kaija on the map."""
    return s.kaija != NOWHERE and brings_kaija(s, seat)


def kaija_seat(s: State) -> int:
    """The seat to which Kaija belongs, or -1."""
    return _owner(s, s.setting.content.brings_kaija)


def token_seat(s: State) -> int:
    """The seat to which Scorched Earth belongs, or -1."""
    return _owner(s, s.setting.content.brings_token)


def _owner(s: State, brings: list[bool]) -> int:
    for seat in range(s.seats):
        if brings[s.clan[seat]]:
            return seat
    return NOBODY


@rule("NG-GEO-27")
def held(s: State, seat: int) -> list[int]:
    """The territories that a seat controls."""
    holder = s.holder
    return [t for t in s.land.names if holder[t] == seat]


def neutral(s: State) -> list[int]:
    """The territories without units."""
    holder = s.holder
    return [t for t in s.land.names if holder[t] == NOBODY]


@rule("NG-GLOS-09", "NG-CARD-10")
def is_enemy(s: State, seat: int, territory: int) -> bool:
    """Whether an opponent controls a territory."""
    holder = s.holder[territory]
    return holder not in (NOBODY, seat) and not are_partners(s, seat, holder)


def enemy_territories(s: State, seat: int) -> list[int]:
    """The territories that opponents control."""
    return [t for t in s.land.names if is_enemy(s, seat, t)]


@rule("NG-Q-41")
def pieces(s: State, territory: int) -> int:
    """The units of the controller of a territory, Kaija included."""
    holder = s.holder[territory]
    return s.units[territory] + (holder != NOBODY and has_kaija(s, holder, territory))


def units_on_map(s: State, seat: int) -> int:
    """All regular units of a seat on the map."""
    return s.setting.content.units - s.reserve[seat]


def has_nothing_on_map(s: State, seat: int) -> bool:
    """Whether a seat has neither units nor Kaija on the map."""
    return units_on_map(s, seat) == 0 and not kaija_on_map(s, seat)


# Territories.


@rule("NG-GLOS-17", "NG-HARV-03", "NG-BLDG-01", "NG-BLDG-02", "NG-BLDG-05", "NG-BLDG-09")
def yield_of(s: State, territory: int) -> list[int]:
    """Food, wood and lore: printed icons plus producing buildings."""
    land, built = s.land, s.works[territory]
    food, wood, lore = land.food[territory], land.wood[territory], land.lore[territory]
    if built:
        amount = s.setting.content.building_amount
        food += works.count(built, SILO) * amount[SILO]
        wood += works.count(built, LODGE) * amount[LODGE]
        lore += works.count(built, STONE) * amount[STONE]
    return [food, wood, lore]


@rule("NG-CREA-14", "NG-HARV-06")
def harvest_of(s: State, territory: int) -> list[int]:
    """The yield, without printed icons while a Wolf creature is there."""
    found = yield_of(s, territory)
    if s.creature_at and has_creature(s, WOLF_CREATURE, territory):
        land = s.land
        found[FOOD] -= land.food[territory]
        found[WOOD] -= land.wood[territory]
        found[LORE] -= land.lore[territory]
    return found


def free_spaces(s: State, territory: int, space: int) -> int:
    """Empty building spaces of a kind."""
    land, built = s.land, s.works[territory]
    if space == LARGE:
        return land.large[territory] - (works.large(built) if built else 0)
    printed = land.carved[territory] if space == CARVED else land.small[territory]
    return printed - works.used(built, space) if printed and built else printed


def is_territory(s: State, number: int) -> bool:
    """Whether a number names a territory of the map as it is now."""
    return 0 <= number < len(s.holder) and s.land.territory[number] == number


def is_rough(s: State, territory: int, other: int) -> int:
    """1 if the borders to a neighbour are all rough, else 0."""
    for pair in s.land.near[territory]:
        if pair[0] == other:
            return pair[1]
    raise AssertionError(f"t{territory} and t{other} are no neighbours")


def neighbours(s: State, territory: int) -> list[int]:
    """The territories across any border."""
    return [other for other, _ in s.land.near[territory]]


def touches_holding(s: State, territory: int, seat: int) -> bool:
    """Whether some neighbour is controlled by a seat."""
    return any(s.holder[other] == seat for other, _ in s.land.near[territory])


# Creatures.


def has_creature(s: State, kind: int, territory: int) -> bool:
    """Whether a creature of a kind is in a territory."""
    return any(
        k == kind and at == territory for k, at in zip(s.creature_kind, s.creature_at, strict=True)
    )


@rule("NG-CREA-16")
@rule("NG-Q-88")
def is_bear_ridden(s: State, territory: int) -> bool:
    """Whether a Brown Bear forbids building, recruiting, exploring and leaving here."""
    return bool(s.creature_at) and has_creature(s, BROWN_BEAR, territory)


@rule("NG-CREA-17", "NG-CREA-18")
def valkyries(s: State, territory: int) -> int:
    """How many Valkyries hold a territory."""
    if not s.creature_at:
        return 0
    pairs = zip(s.creature_kind, s.creature_at, strict=True)
    return sum(1 for kind, at in pairs if kind == VALKYRIE and at == territory)


@rule("NG-CREA-16", "NG-CREA-31")
def is_held_fast(s: State, territory: int) -> bool:
    """Whether no unit can be moved out: a Brown Bear or a Valkyrie is there."""
    return bool(s.creature_at) and (is_bear_ridden(s, territory) or valkyries(s, territory) > 0)


def may_add_units(s: State, territory: int) -> bool:
    """Whether units may be put here other than by a Move action."""
    return not is_held_fast(s, territory)


def why_held_fast(s: State, territory: int) -> str:
    """The rule by which a creature keeps units where they are."""
    return "NG-CREA-16" if is_bear_ridden(s, territory) else "NG-CREA-31"


def why_kept_out(s: State, territory: int) -> str:
    """The rule by which a creature lets no units be put here."""
    return "NG-CREA-16" if is_bear_ridden(s, territory) else "NG-CREA-18"


# Counting.


@rule("NG-END-02")
def strongholds(s: State) -> list[int]:
    """By seat: closed territories with a large building."""
    found = [0] * s.seats
    for territory in s.land.names:
        holder = s.holder[territory]
        if holder >= 0 and not s.land.free[territory] and works.large(s.works[territory]):
            found[holder] += 1
    return found


def buildings_held(s: State, seat: int) -> int:
    """All buildings in a seat's territories."""
    return sum(works.small(s.works[t]) + works.large(s.works[t]) for t in held(s, seat))


def deck_of(s: State, seat: int) -> list[int]:
    """All cards of a seat, whatever zone they are in."""
    return s.hand[seat] + s.bag[seat] + s.top[seat] + s.active[seat] + s.discard[seat]
