"""Northgard: Uncharted Lands."""

from typing import Final

from skald.kernel.games import Game

GAME: Final = Game("northgard", __name__)
