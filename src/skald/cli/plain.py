"""A game in the terminal that brings no drawing: its view, value by value."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rich.text import Text

from skald.drawing import Drawing, Look
from skald.drawing.canvas import text
from skald.drawing.palette import FAINT, LABEL
from skald.kernel.agenda import State
from skald.kernel.games import Game
from skald.kernel.plain import spaced
from skald.kernel.rules import Rules
from skald.kernel.wire import Data
from skald.kernel.words import Words
from skald.lang import Speech

_VIEW: Final = "view"


class PlainDrawing:
    """Shows what a seat may know; the options are listed below it anyway."""

    def __init__(self, rules: Rules) -> None:
        self._rules: Final = rules

    def sections(self, state: State, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The view of the seat that looks."""
        return {_VIEW: list(_lines(self._rules.view(state, look.seat), 0))}

    def needed(self, state: State, acted: Collection[int]) -> Sequence[str]:
        """Whatever may have changed."""
        return (_VIEW,)

    def legend(self) -> Words:
        """How to read the table."""
        return Words("term-legend-plain")

    def actor(self, state: State, seat: int) -> Text:
        """A seat as the notation names it."""
        return Text(self._rules.actor(state, seat), LABEL)

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-plain")


def _lines(value: Data, indent: int) -> Iterator[Text]:
    for name, inner in value.items():
        head = text(" " * indent, (spaced(name), FAINT))
        if isinstance(inner, dict):
            yield head
            yield from _lines(inner, indent + 2)
        else:
            yield text(head, "  ", _written(inner))


def _written(value: object) -> str:
    return " ".join(map(_written, value)) if isinstance(value, list | tuple) else str(value)


def drawing_of(game: Game) -> Drawing:
    """How a game is drawn."""
    drawing: Drawing | None = game.part("terminal", "TERMINAL")
    return drawing or PlainDrawing(game.rules)
