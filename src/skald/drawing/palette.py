"""Colours of the terminal. Every colour has its letter beside it, so that nothing needs colour."""

from typing import Final

FRAME: Final = "grey50"
FAINT: Final = "dim"
LABEL: Final = "bold"
GOOD: Final = "bold yellow"
WARNING: Final = "bold magenta"
