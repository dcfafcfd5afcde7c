"""What the numbers in steps and actions stand for, besides those of every game."""

from typing import Annotated, Final, TypeAlias

from skald.games.icegarden.ids import (
    ABILITIES,
    BOXES,
    EFFECTS,
    LETTERS,
    PIECES,
    PLACES,
    RESOURCES,
    SIDES,
)
from skald.kernel.fields import Kind

# What can be pillaged: population, gold, M-factor of level 0 to 3.
LOOT: Final = ("pop", "gold", "mf0", "mf1", "mf2", "mf3")


def _places(mask: int) -> str:
    return " ".join(f"r{place}" for place in range(PLACES) if mask >> place & 1)


def _over(ability: int) -> str:
    return f" over {ABILITIES[ability]}" if ability else ""


Ability: TypeAlias = Annotated[int, Kind("ability", ABILITIES.__getitem__)]
Box: TypeAlias = Annotated[int, Kind("box", BOXES.__getitem__)]
Deed: TypeAlias = Annotated[int, Kind("deed", ("shed", "repair").__getitem__)]  # of the Raven
Effect: TypeAlias = Annotated[int, Kind("effect", EFFECTS.__getitem__)]  # of a Vuko tile
Faction: TypeAlias = Annotated[int, Kind("faction", LETTERS.__getitem__)]
Level: TypeAlias = Annotated[int, Kind("level", lambda level: f"L{level}")]  # of a type of unit
Loot: TypeAlias = Annotated[int, Kind("loot", LOOT.__getitem__)]
Over: TypeAlias = Annotated[int, Kind("ability", _over)]  # an ability that gives way, or none
Piece: TypeAlias = Annotated[int, Kind("piece", PIECES.__getitem__)]  # a kind of piece
Place: TypeAlias = Annotated[int, Kind("place", lambda place: f"r{place}")]  # a region; 0: nowhere
Places: TypeAlias = Annotated[int, Kind("places", _places)]  # a bit for each region
Resource: TypeAlias = Annotated[int, Kind("resource", RESOURCES.__getitem__)]
Side: TypeAlias = Annotated[int, Kind("side", SIDES.__getitem__)]  # of a Vuko tile
Stage: TypeAlias = Annotated[int, Kind("stage")]  # of Vuko's journey
