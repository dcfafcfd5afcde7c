"""Names: who plays, what stands on the board, where; and several things in a row."""

from typing import Final

from skald.games.icegarden.ids import (
    ABILITIES,
    BOXES,
    CTL,
    EFFECTS,
    FACTIONS,
    PIECES,
    RESOURCES,
    SIDES,
)
from skald.games.icegarden.queries import is_npc
from skald.games.icegarden.state import State
from skald.kernel.words import Fact, Messages, Words

ALL_BOXES: Final = (*BOXES, "activation", "vuko")


message: Final = Messages("ig")
listed: Final = message.listed
joined: Final = message.joined


def faction_words(faction: int) -> Words:
    """A colour: “blue”."""
    return message(f"faction-{FACTIONS[faction]}")


def character_words(faction: int, *, short: bool = False) -> Words:
    """A character: “Olaf Fjollsfinn”, or “Fjollsfinn”."""
    return message(f"character-{FACTIONS[faction]}" + (".short" if short else ""))


def goal_words(faction: int) -> Words:
    """What a character's individual goal counts."""
    return message(f"goal-{FACTIONS[faction]}")


def player_words(s: State, seat: int, *, short: bool = False) -> Words:
    """Whoever has a seat: “Olaf Fjollsfinn (blue)”; chance for a seat below 0."""
    if not 0 <= seat < s.seats:
        return message("player-chance")
    if s.faction[seat] < 0:
        return message("player-seat", number=seat + 1)
    return faction_player_words(s.faction[seat], npc=is_npc(s, seat), short=short)


def faction_player_words(faction: int, *, npc: bool = False, short: bool = False) -> Words:
    """Whoever plays a faction: “Olaf Fjollsfinn (blue)”."""
    name, colour = character_words(faction, short=short), faction_words(faction)
    return message("player-npc" if npc else "player", name=name, colour=colour)


def unit_words(s: State, seat: int, level: int, form: str = "") -> Words:
    """A unit type of a seat: its name, or its form `for` (behind “for”)."""
    return _unit(s, seat, level, f".{form}" if form else "")


def _unit(s: State, seat: int, level: int, form: str, **facts: Fact) -> Words:
    if not 0 <= seat < s.seats or s.faction[seat] < 0:
        return message(f"unit-any{form}", level=level, **facts)
    unit = s.setting.content.boards[s.faction[seat]].unit[level - 1]
    return message(f"unit-{unit}{form}", **facts)


def kind_words(s: State, seat: int, kind: int) -> Words:
    """A kind of piece by its name: “influence marker”, “marker behind Vuko”, “Crab”."""
    return message(f"piece-{PIECES[kind]}") if kind <= CTL else unit_words(s, seat, kind - 1)


def piece_words(s: State, seat: int, kind: int, amount: int = 1) -> Words:
    """So many pieces, as the object of a sentence: “a Crab”, “2 influence markers”."""
    if kind <= CTL:
        return message(f"piece-{PIECES[kind]}.counted", amount=amount)
    return _unit(s, seat, kind - 1, ".counted", amount=amount)


def ability_words(ability: int) -> Words:
    """An ability that can be bought."""
    return message(f"ability-{ABILITIES[ability]}" if ability else "ability-none")


def special_words(special: str) -> Words:
    """A special ability, by its name in the board data."""
    return message(f"special-{special}")


def resource_words(resource: int) -> Words:
    """A resource by its name."""
    return message(f"resource-{RESOURCES[resource]}")


def amount_words(resource: int, amount: int) -> Words:
    """So much of a resource: “2 gold”."""
    return message(f"resource-{RESOURCES[resource]}.counted", amount=amount)


def box_words(box: int) -> Words:
    """A box, Activation (6) and Vuko (7) included."""
    return message(f"box-{ALL_BOXES[box]}")


def effect_words(effect: int) -> Words:
    """A Vuko tile by its effect."""
    return message(f"effect-{EFFECTS[effect]}")


def tile_words(effect: int, side: int) -> Words:
    """A Vuko tile with its side."""
    return message(f"tile-{SIDES[side]}", effect=effect_words(effect))


def place_name_words(place: int) -> Words:
    """A place by its name: “Amber Downs”."""
    return message("place-name", place=place)


def place_words(s: State, place: int) -> Words:
    """A place with the number of its tile once that is known: “Amber Downs (#3)”."""
    if not place:
        return message("place-none")
    return message("place", place=place, number=s.tile[place])


def places_words(s: State, mask: int) -> Words:
    """Several places in a row."""
    return listed([place_words(s, place) for place in s.setting.content.places_of[mask]])


def region_words(s: State, place: int) -> Words:
    """A place as a heading: in Polish “Region Jantarowe Łąki (#3)”."""
    return message("region", place=place_words(s, place))


def reputation_words(field: int) -> Words:
    """A field of the reputation track: “safe zone”, “0”, “−3”."""
    return message("reputation", field=field, value=max(field - 1, 0))


def level_words(level: str) -> Words:
    """A solo level."""
    return message(f"solo-{level}")


def edition_words(edition: str) -> Words:
    """An edition by its name."""
    return message(f"edition-{edition}")


def edition_note_words(edition: str) -> Words:
    """What players are told about an edition."""
    return message(f"edition-{edition}.note")
