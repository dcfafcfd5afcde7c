"""What is printed on the board and its parts.

Sides and corners are counted clockwise from north. A tile is cut into parts by borders that run
from corner to corner or to a fork inside; a side belongs to one part as a whole.
"""

from typing import Final, Literal, TypeAlias

from skald.games.northgard.content import Building, Card, Clan, Creature, Spec, Tile
from skald.games.northgard.content.tiles import CONTENTS
from skald.games.northgard.ids import COLOURS, RESOURCES, SPACES
from skald.games.northgard.state import State
from skald.games.northgard.wire import (
    BuildingContent,
    CardContent,
    ClanContent,
    Content,
    CreatureContent,
    Effect,
    PartContent,
    TileContent,
)

_Parameter: TypeAlias = Literal["n", "cp", "cas", "discount", "times", "draw", "keep"]
# What is usual, and so left out.
_PARAMETERS: Final[dict[_Parameter, int]] = {
    "n": 1,
    "cp": 0,
    "cas": 0,
    "discount": 0,
    "times": 1,
    "draw": 1,
    "keep": 0,
}


def content(state: State) -> Content:
    """All that a board needs to be drawn."""
    printed = state.setting.content
    prices = printed.prices
    return {
        "tiles": [_tile(tile) for tile in printed.tiles],
        "cards": [_card(card) for card in printed.cards],
        "buildings": [_building(building) for building in printed.buildings],
        "creatures": [_creature(creature) for creature in printed.creatures],
        "clans": [_clan(clan) for clan in printed.clans],
        "colours": list(COLOURS),
        "resources": list(RESOURCES),
        "spaces": list(SPACES),
        "die": list(printed.die),
        "winter": list(printed.winter),
        "prices": {
            "replace": prices.replace,
            "remove": prices.remove,
            "upgrade": prices.upgrade,
        },
        "units": printed.units,
        "building_tokens": printed.building_tokens,
    }


def _tile(tile: Tile) -> TileContent:
    north, east, south, west = tile.side_part[0]
    return {
        "name": tile.name,
        "sides": (north, east, south, west),
        "parts": [_part(tile, part) for part in range(tile.parts)],
        "borders": list(tile.borders),
        "turns": list(tile.turns),
    }


def _part(tile: Tile, part: int) -> PartContent:
    """What is printed on a part, by kind."""
    found: PartContent = {}
    for kind in CONTENTS:
        number: int = getattr(tile, kind)[part]
        if number:
            found[kind] = number
    return found


def _card(card: Card) -> CardContent:
    return {
        "key": card.key,
        "set": card.set,
        "clan": card.clan,
        "flash": card.flash,
        "fame": card.fame,
        "effects": [effect for spec in card.effects for effect in _effects(spec)],
    }


def _effects(spec: Spec) -> list[Effect]:
    """An effect as it is drawn: what is done and how much; a choice as its branches."""
    if spec.do == "choose" and isinstance(spec.of, tuple):
        branches = [effect for branch in spec.of for effect in _effects(branch)]
        return [{**effect, "choice": True} for effect in branches]
    effect: Effect = {"do": spec.do}
    for name, usual in _PARAMETERS.items():
        value = getattr(spec, name)
        if value != usual:
            effect[name] = value
    if spec.resource >= 0:
        effect["resource"] = spec.resource
    if spec.code:
        effect["code"] = spec.code
    if isinstance(spec.of, str) and spec.do == "score":
        effect["of"] = spec.of
    return [effect]


def _building(building: Building) -> BuildingContent:
    return {
        "id": building.name,
        "large": building.large,
        "price": building.price,
        "effect": building.effect,
        "amount": building.amount,
    }


def _creature(creature: Creature) -> CreatureContent:
    return {
        "id": creature.name,
        "value": creature.value,
        "fame": creature.fame,
        "priorities": list(creature.priorities),
    }


def _clan(clan: Clan) -> ClanContent:
    first, second = clan.upgrades
    return {"id": clan.name, "initial": clan.initial, "upgrades": (first, second)}
