"""The toy game as a package: an id and rules; whoever asks it for more must do without."""

from typing import Final

from skald.kernel.games import Game

GAME: Final = Game("toy", __name__)
