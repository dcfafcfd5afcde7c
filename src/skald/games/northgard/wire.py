"""What Northgard tells: a position, what can be foreseen of it, and what is printed on its parts.

The types of the client are made from these, with their comments, and from the numbers in `__all__`.
Territories, cards, tiles and kinds are known by number, seats by number or -1 for nobody.
"""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from skald.games.northgard.ids import CARVED, LARGE, NO_SPACE, NOBODY, PLAIN
from skald.kernel.wire import Focus, Named

__all__ = ["CARVED", "LARGE", "NOBODY", "NO_SPACE", "PLAIN", "Content", "Forecast", "View"]

Square: TypeAlias = Annotated[tuple[int, int], Named("Square")]
# Food, wood, lore.
Goods: TypeAlias = Annotated[tuple[int, int, int], Named("Goods")]
# Percents: the attacker wins, nobody does, the defender does.
Odds: TypeAlias = Annotated[tuple[int, int, int], Named("Odds")]
_Yield = TypedDict("_Yield", {"yield": Goods})


# A position.


class TerritoryView(_Yield):
    """A territory: who holds it, who and what stands there, what it yields."""

    name: int
    holder: int
    units: int
    kaija: bool
    pieces: int
    invading: int
    open: bool
    size: int
    # Type, kind of space, how many.
    buildings: list[tuple[int, int, int]]
    # Free plain, carved and large spaces.
    free_spaces: tuple[int, int, int]
    lairs: int
    # Territories across a border, 1 if it is rough.
    near: list[tuple[int, int]]
    creatures: list[str]


class SeatView(TypedDict):
    """A seat; what is hidden from whoever looks is null."""

    seat: int
    colour: str
    clan: str | None
    hand_size: int
    draw_pile: int
    # Known cards on the draw pile, the last one drawn first; -1 is known to its owner alone.
    top: list[int]
    unseen: list[int]
    hand: list[int] | None
    tiles: int
    tile_hand: list[int] | None
    fame: int | None
    strongholds: int
    # By source, once the game is over.
    score: NotRequired[dict[str, int]]


class View(TypedDict):
    """The table as one seat, or a spectator, sees it."""

    year: int
    first: int
    # A bit for each seat.
    passed: int
    kaija: int
    scorched: int
    invader: int
    unrest: int
    ending: int
    winners: int
    clan: list[int]
    reserve: list[int]
    # By seat and resource: `seat * 3 + resource`.
    resources: list[int]
    flags: list[int]
    # A bit for each upgrade card taken.
    upgrades: list[int]
    tokens: list[int]
    display: list[int]
    achievements: list[int]
    tile_bottom: list[int]
    drawn: list[int]
    creature_kind: list[int]
    creature_at: list[int]
    creature_discard: list[int]
    fights: list[int]
    active: list[list[int]]
    discard: list[list[int]]
    played: list[list[int]]
    early: list[int]
    advanced: list[int]
    seats: list[SeatView]
    # Tile, x, y, quarter turns clockwise.
    tiles: list[tuple[int, int, int, int]]
    # By part of each tile in order: its territory.
    parts: list[int]
    territories: list[TerritoryView]
    unseen_tiles: list[int]
    creature_pile: int
    # In how many years the game ends.
    years: int
    choosing: int | None
    step: str | None
    focus: Focus


# What can be foreseen.


class Closing(TypedDict):
    """A territory that a tile would close: of which ones it is made, and the fame it brings."""

    territory: int
    holder: int
    size: int
    fame: int
    of: list[int]


class TurnForecast(TypedDict):
    """What a tile would close and join when it lies turned so."""

    turn: int
    closes: list[Closing]
    joins: list[list[int]]


class PlacementForecast(TypedDict):
    """What the tile in hand would do on a square."""

    square: Square
    turns: list[TurnForecast]


class PlayerForecast(TypedDict):
    """What this year's end brings and costs a seat, and how its final count would stand."""

    harvest: Goods
    fame: int
    # Food, wood.
    winter: tuple[int, int]
    unrest: bool
    units: int
    strongholds: int
    # By source; fame tokens are null where they are hidden.
    count: dict[str, int | None]


class AttackForecast(TypedDict):
    """A fight that could be begun."""

    source: int
    place: int
    units: int
    kaija: bool
    attack: int
    defence: int
    # Without food, and with all that both sides can spend.
    odds: tuple[Odds, Odds]


class FightForecast(TypedDict):
    """The fight whose next choice is due."""

    # By target: if the other side has still to choose its food, for none and for all of it.
    options: dict[str, list[Odds]]


class Forecast(TypedDict):
    """What would happen if nobody did anything, as far as whoever looks may know."""

    players: list[PlayerForecast]
    placements: list[PlacementForecast]
    fight: FightForecast | None
    attacks: list[AttackForecast]


# What is printed.


class PartContent(TypedDict, total=False):
    """What is printed on a part of a tile, if anything."""

    food: int
    wood: int
    lore: int
    small: int
    carved: int
    large: int
    lair: int


class TileContent(TypedDict):
    """A tile, cut into parts."""

    name: str
    # By side, clockwise from north: the part there.
    sides: tuple[int, int, int, int]
    parts: list[PartContent]
    # Part, part, 1 if rough.
    borders: list[tuple[int, int, int]]
    turns: list[int]


class Effect(TypedDict):
    """What a card does and how much; what is as usual is left out."""

    do: str
    n: NotRequired[int]
    cp: NotRequired[int]
    cas: NotRequired[int]
    discount: NotRequired[int]
    times: NotRequired[int]
    draw: NotRequired[int]
    keep: NotRequired[int]
    resource: NotRequired[int]
    code: NotRequired[str]
    of: NotRequired[str]
    # Whether it is one of several to choose from.
    choice: NotRequired[bool]


class CardContent(TypedDict):
    """A kind of card."""

    key: str
    set: str
    clan: int
    flash: bool
    fame: int
    effects: list[Effect]


class BuildingContent(TypedDict):
    """A type of building, and what each copy gives."""

    id: str
    large: bool
    price: int
    effect: str
    amount: int


class CreatureContent(TypedDict):
    """A kind of creature."""

    id: str
    value: int
    fame: int
    priorities: list[str]


class ClanContent(TypedDict):
    """A clan and its cards."""

    id: str
    initial: int
    upgrades: tuple[int, int]


class Prices(TypedDict):
    """What is paid in lore."""

    replace: int
    remove: int
    upgrade: int


class Content(TypedDict):
    """All that a board needs to be drawn."""

    tiles: list[TileContent]
    cards: list[CardContent]
    buildings: list[BuildingContent]
    creatures: list[CreatureContent]
    clans: list[ClanContent]
    colours: list[str]
    resources: list[str]
    spaces: list[str]
    # Points, casualties, 1 if one of the two.
    die: list[tuple[int, int, int]]
    # Most units, food, wood.
    winter: list[tuple[int, int, int]]
    prices: Prices
    units: int
    building_tokens: int
