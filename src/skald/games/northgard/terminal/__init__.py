"""Northgard: Uncharted Lands in the terminal."""

from skald.games.northgard.terminal.drawing import TERMINAL

__all__ = ["TERMINAL"]
