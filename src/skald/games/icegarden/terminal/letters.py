"""The letters of the seats in their colours."""

from typing import Final

from rich.text import Text

from skald.drawing.palette import LABEL
from skald.games.icegarden.ids import LETTERS
from skald.games.icegarden.state import State

FACTION: Final = ("bold bright_blue", "bold black on white", "bold bright_red", "bold green")


def letter(s: State, seat: int) -> Text:
    """The letter of a seat in its colour; the seat's number while it has no colour."""
    faction = s.faction[seat]
    if faction < 0:
        return Text(str(seat + 1), LABEL)
    return Text(LETTERS[faction].upper(), FACTION[faction])


def letters(s: State, seats: list[int]) -> Text:
    """The letters of several seats."""
    return Text().join(letter(s, seat) for seat in seats)
