"""The version, also where Skald runs from its sources and nobody has installed it."""

from typing import Final

VERSION: Final = "0.1.0"
