"""The Lord of the Ice Garden in the terminal."""

from skald.games.icegarden.terminal.drawing import TERMINAL

__all__ = ["TERMINAL"]
