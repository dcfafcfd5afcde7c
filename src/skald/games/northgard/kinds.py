"""What the numbers in steps and actions stand for, besides those of every game."""

from typing import Annotated, Final, TypeAlias

from skald.games.northgard.content import default
from skald.games.northgard.ids import BUILDINGS, CLANS, COLOURS, CREATURES, RESOURCES, SPACES
from skald.games.northgard.land import square_of
from skald.kernel.fields import Kind

_EFFECTS: Final = ("recruit", "move", "explore", "build")


def _square(cell: int) -> str:
    x, y = square_of(cell)
    return f"{x},{y}"


def _place(cell: int) -> tuple[int, int]:
    """How cells are numbered is known here only."""
    return square_of(cell)


Building: TypeAlias = Annotated[int, Kind("building", BUILDINGS.__getitem__)]  # a type of building
Card: TypeAlias = Annotated[int, Kind("card", lambda card: default().cards[card].name)]
Clan: TypeAlias = Annotated[int, Kind("clan", CLANS.__getitem__)]
Colour: TypeAlias = Annotated[int, Kind("seat", COLOURS.__getitem__)]  # a seat by its colour
Creature: TypeAlias = Annotated[int, Kind("creature")]  # its place in the line of creatures
Effect: TypeAlias = Annotated[int, Kind("effect", _EFFECTS.__getitem__)]  # a basic one of a card
Face: TypeAlias = Annotated[int, Kind("face", "abcdef".__getitem__)]  # of the die
Kaija: TypeAlias = Annotated[int, Kind("flag", ("", "+kaija").__getitem__)]  # whether she is there
Resource: TypeAlias = Annotated[int, Kind("resource", RESOURCES.__getitem__)]
Space: TypeAlias = Annotated[int, Kind("space", SPACES.__getitem__)]  # what a building stands on
Species: TypeAlias = Annotated[int, Kind("species", CREATURES.__getitem__)]  # a kind of creature
Square: TypeAlias = Annotated[int, Kind("square", _square, _place)]  # of the grid of tiles
Territory: TypeAlias = Annotated[int, Kind("territory", lambda name: f"t{name}")]
Tile: TypeAlias = Annotated[int, Kind("tile", lambda tile: default().tiles[tile].name)]
YesNo: TypeAlias = Annotated[int, Kind("flag", ("no", "yes").__getitem__)]
