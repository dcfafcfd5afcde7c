"""The Lord of the Ice Garden in the terminal."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from skald.cli.faces import Look
from skald.cli.icegarden.board import draw_map
from skald.cli.icegarden.letters import letter
from skald.cli.icegarden.names import Names
from skald.cli.icegarden.seats import draw_players, draw_units
from skald.cli.icegarden.tracks import draw_boxes, draw_gauges, draw_initiative
from skald.cli.palette import FAINT
from skald.games.icegarden.show.presenter import IceGardenPresenter
from skald.kernel.agenda import State as KernelState
from skald.kernel.words import Words
from skald.lang import Speech

_SECTIONS: Final = ("map", "initiative", "boxes", "gauges", "players", "units")


class IceGardenTerminalFace(IceGardenPresenter):
    """Draws the table."""

    def sections(self, state: KernelState, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The table from top to bottom."""
        s, width, people = self.own(state), look.width, look.people
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
        s = self.own(state)
        return letter(s, seat) if 0 <= seat < s.seats else Text("*", FAINT)

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-ice-garden")


FACE: Final = IceGardenTerminalFace()
