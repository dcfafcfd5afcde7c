"""What is measured of The Lord of the Ice Garden."""

from typing import Final

from skald.kernel.games import Bench

BENCH: Final = Bench({"solo": (1, {"solo": "easy"})}, middle=170, gate=5)
