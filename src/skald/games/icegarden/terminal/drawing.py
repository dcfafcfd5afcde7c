"""The Lord of the Ice Garden in the terminal."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from skald.drawing import Drawing, Look
from skald.drawing.palette import FAINT
from skald.games.icegarden.state import State
from skald.games.icegarden.terminal.board import draw_map
from skald.games.icegarden.terminal.letters import letter
from skald.games.icegarden.terminal.names import Names
from skald.games.icegarden.terminal.seats import draw_players, draw_units
from skald.games.icegarden.terminal.tracks import draw_boxes, draw_gauges, draw_initiative
from skald.kernel.agenda import State as KernelState
from skald.kernel.words import Words
from skald.lang import Speech

_SECTIONS: Final = ("map", "initiative", "boxes", "gauges", "players", "units")


class IceGardenDrawing:
    """Draws the table."""

    def sections(self, state: KernelState, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The table from top to bottom."""
        s, width, people = _own(state), look.width, look.people
        names = Names(speech, s)
        parts = {"map": draw_map(s, names, width)}
        if s.rep_order:
            parts["initiative"] = draw_initiative(s, names, width)
            parts["boxes"] = draw_boxes(s, names, width)
            parts["gauges"] = draw_gauges(s, names, width)
        parts["players"] = draw_players(s, names, width, people if len(people) == 1 else ())
        parts["units"] = draw_units(s, names, width)
        return parts

    def needed(self, state: KernelState, acted: Collection[int]) -> Sequence[str]:
        """Whatever others have changed."""
        return _SECTIONS if acted else ()

    def legend(self) -> Words:
        """How to read the table."""
        return Words("term-legend-ice-garden")

    def actor(self, state: KernelState, seat: int) -> Text:
        """The letter of a seat, a star for chance."""
        s = _own(state)
        return letter(s, seat) if 0 <= seat < s.seats else Text("*", FAINT)

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-ice-garden")


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


TERMINAL: Final[Drawing] = IceGardenDrawing()
