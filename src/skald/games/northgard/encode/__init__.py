"""Observations of Northgard: Uncharted Lands for learning.

An id stands for one layout of the observation and one table of actions: whoever changes either
gives the environment a new version.
"""

from typing import Final

from skald.games.northgard.encode.cells import NorthgardEncoder

__all__ = ["ENCODERS"]

ENCODERS: Final = {"northgard_v1": NorthgardEncoder}
