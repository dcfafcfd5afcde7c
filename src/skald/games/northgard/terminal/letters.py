"""Letters and colours: players, buildings, creatures, and what else stands on the map."""

from typing import Final

from rich.text import Text

from skald.drawing.palette import FAINT
from skald.games.northgard.ids import CARVED, LARGE, LETTERS, NO_SPACE, PLAIN
from skald.games.northgard.state import State

SEAT: Final = (
    *("bold bright_red", "bold bright_blue", "bold bright_yellow", "bold bright_green"),
    "bold bright_magenta",
)
# What a player holds lies on a darker ground of their colour.
GROUND: Final = (
    *("white on #521818", "white on #182858", "white on #4a3f08", "white on #14441c"),
    "white on #43184f",
)
# Creatures and Scorched Earth, on any ground.
MARK: Final = "bold bright_white"
# By building: Silo, Lodge, Tower, Camp, carved stone (X); Fortress, forGe, Altar.
BUILDING: Final = "SLTCXFGA"
# By resource: food, wood, lore.
RESOURCE: Final = "fwl"
# By kind of creature.
CREATURE: Final = ("!W", "!D", "!B", "!V")
KAIJA: Final = "K"
LAIR: Final = "∩"
CLOSED: Final = "■"
SCORCHED: Final = "‡"
# A space by its kind, free.
SPACE: Final = {PLAIN: "[]", CARVED: "[*]", LARGE: "{}"}
_BUILT: Final = {PLAIN: "[{}]", CARVED: "[{}]", LARGE: "{{{}}}", NO_SPACE: "({})"}


def letter(s: State, seat: int) -> Text:
    """The letter of a seat in its colour, a star for chance."""
    if not 0 <= seat < s.seats:
        return Text("*", FAINT)
    return Text(LETTERS[seat].upper(), SEAT[seat])


def built(kind: int, space: int) -> str:
    """A building on its space."""
    return _BUILT[space].format(BUILDING[kind])
