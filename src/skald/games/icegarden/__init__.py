"""The Lord of the Ice Garden."""

from typing import Final

from skald.kernel.games import Game

GAME: Final = Game("ice-garden", __name__)
