"""What the numbers in steps and actions stand for, besides those of every game."""

from typing import Annotated, TypeAlias

from skald.kernel.fields import Kind

Box: TypeAlias = Annotated[int, Kind("box")]
Level: TypeAlias = Annotated[int, Kind("level")]  # 1 to 3: a type of unit of the seat
Place: TypeAlias = Annotated[int, Kind("place")]  # a region of the map; 0 is nowhere
Stage: TypeAlias = Annotated[int, Kind("stage")]  # of Vuko's journey
