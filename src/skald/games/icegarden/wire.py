"""What the Ice Garden tells: a position, what can be foreseen of it, and what is printed.

The types of the client are made from these, with their comments, and from the numbers and names
in `__all__`. Resources stand in the order population, gold, M-factor; names are those of notation.
"""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from skald.games.icegarden.ids import (
    ABILITY_NAMES,
    FACTIONS,
    FIGURES,
    LEVEL_OF_FIGURE,
    PLACES,
    RESOURCES,
    Ability,
    Faction,
    Resource,
    Side,
)
from skald.kernel.wire import Named

__all__ = [
    "ABILITY_NAMES",
    "FACTIONS",
    "FIGURES",
    "LEVEL_OF_FIGURE",
    "PLACES",
    "RESOURCES",
    "Ability",
    "Content",
    "Faction",
    "Forecast",
    "Resource",
    "Side",
    "View",
]

# Population, gold, M-factor.
Goods: TypeAlias = Annotated[tuple[int, int, int], Named("Goods")]
_TileYield = TypedDict("_TileYield", {"yield": Goods})
_RegionYield = TypedDict("_RegionYield", {"yield": Goods | None})


# A position.


class GoalView(TypedDict):
    """How far an individual goal is."""

    done: int
    needed: int
    possible: bool


class TypeView(TypedDict):
    """A unit type of a seat with what was bought for it."""

    unit: str
    level: int
    influence: int
    health: int
    abilities: dict[Ability, int]


class SeatView(TypedDict):
    """A seat; there is more of it once it has its faction."""

    seat: int
    faction: Faction | None
    score: NotRequired[int]
    goal: NotRequired[GoalView]
    population: NotRequired[int]
    gold: NotRequired[int]
    mfactor: NotRequired[list[int]]
    types: NotRequired[list[TypeView]]


class RegionView(_RegionYield):
    """A region; what is on its tile is null while that lies face down."""

    place: int
    number: int
    locked: bool
    points: list[int] | None
    # By seat.
    influence: list[int]
    ranking: list[int]


class VukoTile(TypedDict):
    """A tile of Vuko beside the initiative track."""

    stage: int
    effect: str
    side: Side
    active: bool


class View(TypedDict):
    """The whole table, the same for all.

    Sets of places are bit masks; lists by seat and place have `seat * 9 + place`.
    """

    first: int
    round: int
    in_play: int
    locked: int
    towers: int
    thorn: int
    reserve_down: int
    absorbed: int
    vuko: int
    vuko_stock: int
    red_done: int
    scorings: int
    snow: int
    active: int
    spy1: int
    spy2: int
    summoned: int
    ending: int
    winners: int
    faction: list[int]
    tile: list[int]
    nation: list[int]
    reserve: list[int]
    nightmare: list[int]
    helm: list[int]
    helm_stack: list[int]
    doubled: list[int]
    order: list[int]
    rep: list[int]
    rep_order: list[int]
    points: list[int]
    order_token: list[int]
    spaces: list[int]
    viper_actions: list[int]
    to_place: list[int]
    vuko_tile: list[int]
    stock: list[int]
    upgrade_stock: list[int]
    population: list[int]
    gold: list[int]
    mfactor: list[int]
    tokens: list[int]
    supply: list[int]
    viper_markers: list[int]
    garden: list[int]
    markers: list[int]
    controlled: list[int]
    unit_at: list[int]
    hurt: list[int]
    bought: list[int]
    seats: list[SeatView]
    regions: list[RegionView]
    snow_limit: int
    edition: str
    vuko_tiles: list[VukoTile]


# What can be foreseen.


class Rank(TypedDict):
    """Somebody who will be ranked in a region, and their points there."""

    seat: int
    influence: int
    # The types on the tile that they may take, and how many of them go before them.
    of: list[Resource]
    taken: int
    # M-factor from reserves.
    reserve: int
    points: int


class RegionForecast(TypedDict):
    """A region at the end of the round."""

    place: int
    # Whether the Domination phase of this round is through with it.
    settled: bool
    # Whether choices that are still to come may change it.
    depends: bool
    ranking: list[Rank]


class VukoForecast(TypedDict):
    """Whom Vuko will visit and where, or -1 and 0."""

    seat: int
    place: int
    # Whether box 7 is still to come.
    due: bool


class GoalForecast(TypedDict):
    """How far a goal is, and where the coming Domination phase brings it nearer."""

    seat: int
    done: int
    needed: int
    possible: bool
    places: list[int]


class SnowForecast(TypedDict):
    """How far the Dead Snow is."""

    now: int
    limit: int
    # Whether it falls with Vuko's visit.
    falls: bool
    # Who wins if it falls.
    winner: int


class Forecast(TypedDict, total=False):
    """What would happen if nobody did anything more; empty before the first round."""

    regions: list[RegionForecast]
    vuko: VukoForecast
    goals: list[GoalForecast]
    snow: SnowForecast
    scorings: int


# What is printed.


class RegionContent(TypedDict):
    """A region of the map."""

    place: int
    borders: list[int]


class TileContent(_TileYield):
    """A region tile by its red number."""

    number: int
    points: list[int]


class Helm(TypedDict):
    """A helm of the initiative track."""

    helm: int
    stage: int
    ship: int
    markers: int
    # The bit of its red ship, 0 if the ship is not red.
    red: int


class Box(TypedDict):
    """A box, and where its numbered spaces begin in the view."""

    id: str
    number: int
    first: int
    # By number of players.
    spaces: dict[str, int]


class UnitType(TypedDict):
    """A unit type with its printed abilities, special ones, and spaces for more."""

    unit: str
    level: int
    figures: int
    printed: list[Ability]
    special: list[str]
    blanks: int
    spy: int
    surcharge: int


class FactionContent(TypedDict):
    """A character board: the messages of its character and goal, and its unit types."""

    id: Faction
    character: str
    goal: str
    types: list[UnitType]


class EffectContent(TypedDict):
    """An effect of Vuko's tiles."""

    id: str
    extra: bool
    arrow: bool


class Content(TypedDict):
    """All that a board needs to be drawn."""

    regions: list[RegionContent]
    # By number of players.
    tiles: dict[str, list[TileContent]]
    helms: list[Helm]
    boxes: list[Box]
    factions: list[FactionContent]
    prices: dict[Ability, Goods]
    upgrades: dict[Ability, int]
    effects: list[EffectContent]
    stock: dict[Resource, int]
    # By number of players.
    snow_limit: dict[str, int]
    reputation: int
    points: int
    markers: int
    action_markers: int
    vuko_tokens: int
