"""What is measured of Northgard: Uncharted Lands."""

from typing import Final

from skald.kernel.games import Bench

BENCH: Final = Bench({"4 creatures": (4, {"creatures": "on"})}, middle=220, gate=3)
