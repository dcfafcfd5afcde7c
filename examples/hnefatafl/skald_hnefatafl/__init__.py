"""Hnefatafl by the Copenhagen rules, a game of its own distribution."""

from typing import Final

from skald.kernel.games import Game

GAME: Final = Game("hnefatafl", __name__)
