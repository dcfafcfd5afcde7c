"""Observations of The Lord of the Ice Garden for learning.

An id stands for one layout of the observation and one table of actions: whoever changes either
gives the environment a new version.
"""

from typing import Final

from skald.games.icegarden.encode.cells import IceGardenEncoder

__all__ = ["ENCODERS"]

ENCODERS: Final = {"ice_garden_v1": IceGardenEncoder}
