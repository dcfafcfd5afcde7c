"""Names: who plays, what stands where, cards and tiles; and several things in a row."""

from collections.abc import Sequence
from typing import Final

from skald.games.northgard.content.cards import CARD_KEYS
from skald.games.northgard.content.tiles import TILE_NAMES
from skald.games.northgard.ids import BUILDINGS, CLANS, COLOURS, CREATURES, RESOURCES, SPACES
from skald.games.northgard.land import square_of
from skald.games.northgard.show.places import place_of
from skald.games.northgard.state import State
from skald.kernel.words import Messages, Words

# An Early card with the name of a starting card.
_SECOND_FEAST = "E-11"


message: Final = Messages("ng")
listed: Final = message.listed
joined: Final = message.joined


# Players.


def colour_words(seat: int) -> Words:
    """The colour of a seat: “red”."""
    return message(f"colour-{COLOURS[seat]}")


def clan_words(clan: int, *, short: bool = False) -> Words:
    """A clan: “Wolf Clan”, or “Wolf”."""
    return message(f"clan-{CLANS[clan]}" + (".short" if short else ""))


def player_words(s: State, seat: int, *, short: bool = False) -> Words:
    """Whoever has a seat: “Wolf Clan (red)”; chance for a seat below 0."""
    if not 0 <= seat < s.seats:
        return message("player-chance")
    if s.clan[seat] < 0:
        return message("player-seat", number=seat + 1, colour=colour_words(seat))
    return message("player", name=clan_words(s.clan[seat], short=short), colour=colour_words(seat))


# Resources, units, buildings, creatures.


def resource_words(resource: int) -> Words:
    """A resource by its name."""
    return message(f"resource-{RESOURCES[resource]}")


def amount_words(resource: int, amount: int) -> Words:
    """So much of a resource: “2 wood”."""
    return message(f"resource-{RESOURCES[resource]}.counted", amount=amount)


def goods_words(resources: Sequence[int]) -> Words:
    """Resources one by one, told together: “2 food and 1 wood”."""
    return joined([amount_words(r, resources.count(r)) for r in range(3) if r in resources])


def units_words(amount: int, *, kaija: bool = False) -> Words:
    """So many units, as the object of a sentence: “a unit”, “2 units and Kaija”, “Kaija”."""
    if not kaija:
        return message("units", amount=amount)
    return message("units-kaija", amount=amount) if amount else message("kaija")


def building_words(kind: int) -> Words:
    """A type of building by its name."""
    return message(f"building-{BUILDINGS[kind]}")


def one_building_words(kind: int) -> Words:
    """A building as the object of a sentence: “a Food Silo”."""
    return message(f"building-{BUILDINGS[kind]}.one")


def space_words(space: int) -> Words:
    """Where in a territory a building stands: “on a plain space”."""
    return message(f"space-{SPACES[space]}")


def creature_words(kind: int) -> Words:
    """A creature by its name."""
    return message(f"creature-{CREATURES[kind]}")


def the_creature_words(kind: int) -> Words:
    """A creature as the object of a sentence: “the Wolf”."""
    return message(f"creature-{CREATURES[kind]}.object")


def foe_words(kind: int) -> Words:
    """A creature that somebody fights with: “the Wolf”, in Polish “Wilkiem”."""
    return message(f"creature-{CREATURES[kind]}.against")


def die_words(s: State, face: int) -> Words:
    """What a face of the die shows: “2 points and 1 casualty”."""
    points, casualties, choice = s.setting.content.die[face]
    if not points or not casualties:
        key = "points" if points else "casualties"
        return message(f"die-{key}", amount=points or casualties)
    parts = {
        "points": message("die-points", amount=points),
        "casualties": message("die-casualties", amount=casualties),
    }
    return message("die-choice" if choice else "die-both", **parts)


# The map.


def tile_words(tile: int) -> Words:
    """A tile by its name: “tile 13”."""
    return message("tile", name=TILE_NAMES[tile])


def square_words(cell: int) -> Words:
    """A square by the way to it: “2 west, 1 south of the start”."""
    x, y = square_of(cell)
    ways = [("east" if x > 0 else "west", abs(x)), ("north" if y > 0 else "south", abs(y))]
    steps = [message(f"way-{way}", steps=steps) for way, steps in ways if steps]
    return message("square", way=listed(steps)) if steps else message("square-start")


def territory_words(s: State, territory: int) -> Words:
    """A territory in a sentence: “Elk Hollow”; a number that no territory ever had stays one.

    Words within words, because a name takes as much room as two (see `kernel.sentences`).
    """
    if not 0 <= territory < len(s.land.territory):
        return message("territory-unknown", number=str(territory))
    return message("territory", name=place_name_words(s, territory))


def place_name_words(s: State, territory: int) -> Words:
    """The name of a territory alone."""
    return message(f"place-{place_of(s, territory)}")


def places_words(s: State) -> dict[str, Words]:
    """The names of the territories by their targets."""
    return {f"territory:{t}": place_name_words(s, t) for t in s.land.names}


# Cards: names and texts stand with the rules.


def card_name_words(card: int) -> Words:
    """A card by its name."""
    name = Words(f"NG-CARD-{CARD_KEYS[card]}")
    return message("card-early", card=name) if CARD_KEYS[card] == _SECOND_FEAST else name


def card_text_words(card: int) -> Words:
    """What a card does, in a few sentences."""
    return Words(f"NG-CARD-{CARD_KEYS[card]}.text")
