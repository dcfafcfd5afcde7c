"""What the numbers in steps and actions stand for, besides those of every game."""

from typing import Annotated, TypeAlias

from skald.kernel.fields import Kind

Building: TypeAlias = Annotated[int, Kind("building")]  # a type of building, `BUILDINGS`
Card: TypeAlias = Annotated[int, Kind("card")]
Creature: TypeAlias = Annotated[int, Kind("creature")]  # its place in the line of creatures
Resource: TypeAlias = Annotated[int, Kind("resource")]
Square: TypeAlias = Annotated[int, Kind("square")]  # a cell of the grid on which tiles lie
Territory: TypeAlias = Annotated[int, Kind("territory")]
Tile: TypeAlias = Annotated[int, Kind("tile")]
