"""Bots that others bring: registered by a name, installed by an entry point, or `module:Class`."""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Protocol

from skald.bots.levels import BOTS
from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.errors import BadOption, SkaldError
from skald.kernel.rules import Rules

GROUP: Final = "skald.bots"
# A name fits into a seat of the table, and cannot be taken for `mcts:50` or `module:Class`.
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,15}")
_ADDRESS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, position: State, ply: int) -> Action:
        """One of the options that the position offers.

        `ply` counts the decisions that all seats have taken so far.
        """
        ...


_registered: Final[dict[str, Callable[[Rules, int], Bot]]] = {}


def register_bot(name: str, factory: Callable[[Rules, int], Bot]) -> None:
    """Make a bot known in this process: `factory(rules, seed)` makes one for a seat."""
    _check_name(name)
    if not callable(factory):
        raise BadOption(f"The bot “{name}” cannot be made: {factory!r} cannot be called.")
    _registered[name] = factory


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise BadOption(
            f"“{name}” is no name for a bot: up to 16 small letters, digits, “-” and “_”."
        )
    if name in BOTS:
        raise BadOption(f"“{name}” is a bot of Skald; give yours another name.")


def installed_bots() -> list[str]:
    """The names of the bots that every process finds by itself, in order."""
    return sorted(_entries())


def own_bots() -> list[str]:
    """The names of all bots that others brought, in order."""
    return sorted({*_entries(), *_registered})


def is_known_elsewhere(name: str) -> bool:
    """Whether another process can make this bot too."""
    return name not in _registered or name in _entries()


def make_own(name: str, rules: Rules, seed: int) -> Bot:
    """A bot that somebody brought."""
    made: Any = find_bot(name)(rules, seed)
    if not callable(getattr(made, "choose", None)):
        raise BadOption(f"The bot “{name}” has no method “choose(position, ply)”.")
    return Guarded(name, made)


class Guarded:
    """Takes nothing from a bot but what is on offer."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name: Final = name
        self._bot: Final = bot

    def choose(self, position: State, ply: int) -> Action:
        """What the bot chooses."""
        offered = position.offered[:]
        chosen: Any = self._bot.choose(position, ply)
        if not isinstance(chosen, Action) or chosen not in offered:
            raise SkaldError(f"The bot “{self._name}” chose {chosen!r}, which is not on offer.")
        return chosen


def find_bot(name: str) -> Callable[[Rules, int], Bot]:
    """What makes a bot that somebody brought, by its name or its address."""
    if name in _registered:
        return _registered[name]
    if name in _entries():
        entry = _entries()[name]
        return _found(name, entry.module, entry.attr)
    module, _, attribute = name.partition(":")
    if not _ADDRESS.fullmatch(name) or module in BOTS:
        known = ", ".join([*BOTS, *own_bots()])
        raise BadOption(f"There is no bot “{name}”; there is {known}.")
    return _found(name, module, attribute)


def _found(name: str, module: str, attribute: str) -> Callable[[Rules, int], Bot]:
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise BadOption(f"There is no bot “{name}”: no module “{module}” is found.") from None
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadOption(f"There is no bot “{name}”: “{module}” has no class “{attribute}”.")
    factory: Callable[[Rules, int], Bot] = found
    return factory


@cache
def _entries() -> dict[str, EntryPoint]:
    """What is installed, by name; a name that is not one is refused at once."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    for name in found:
        _check_name(name)
    return found
