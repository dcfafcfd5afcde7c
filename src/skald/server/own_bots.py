"""Bots beside the levels: those that are installed, and those that whoever serves has named."""

from collections.abc import Sequence
from typing import Final

from skald.bots import LEVELS, installed_bots
from skald.bots.registry import find_bot
from skald.kernel.errors import BadOption

# What a seat can keep.
_LONGEST: Final = 16
_LEVELS: Final = frozenset(level.name for level in LEVELS)


def bots_of_house(named: Sequence[str]) -> dict[str, str]:
    """The names that seats have them by, and what they are made by.

    A bot that was named `module:Class` has the name of its class. Whatever cannot be made is
    refused before anybody sits down.
    """
    found = {name: name for name in installed_bots()}
    for address in named:
        name = address.rpartition(":")[2].rpartition(".")[2]
        if len(name) > _LONGEST or name in {*_LEVELS, *found}:
            raise BadOption(f"“{name}” cannot be the name of a seat: it is too long, or taken.")
        found[name] = address
    for bot in found.values():
        find_bot(bot)
    return found


def made_by(level: str, own: dict[str, str], stand_in: str) -> str:
    """What plays a seat that was kept; a bot that is here no longer is stood in for."""
    return level if level in _LEVELS else own.get(level, stand_in)
