"""Northgard: Uncharted Lands in the terminal."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.text import Text

from skald.drawing import Drawing, Look
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.state import State
from skald.games.northgard.terminal.atlas import draw_map
from skald.games.northgard.terminal.cards import draw_hand, draw_offers, draw_piles
from skald.games.northgard.terminal.letters import letter
from skald.games.northgard.terminal.names import Names
from skald.games.northgard.terminal.pictures import draw_pictures, offered_squares
from skald.games.northgard.terminal.players import draw_players, draw_reserve
from skald.games.northgard.terminal.territories import draw_territories
from skald.games.northgard.views import view
from skald.kernel.agenda import CHANCE
from skald.kernel.agenda import State as KernelState
from skald.kernel.words import Words
from skald.lang import Speech

_SECTIONS: Final = ("map", "territories", "players", "reserve", "offers", "piles", "hand", "tiles")
# What to look at before choosing with these verbs.
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("group", "settle", "from", "scorch", "strike", "gather"), ("map",)),
    **dict.fromkeys(("turn", "tile", "bottom", "accept"), ("tiles",)),
    **dict.fromkeys(("discard", "top", "allow"), ("hand",)),
    "cell": ("map", "tiles"),
    "pick": ("offers",),
}


class NorthgardDrawing:
    """Draws the table."""

    def sections(self, state: KernelState, speech: Speech, look: Look) -> dict[str, list[Text]]:
        """The table from top to bottom. Whatever may be hidden is taken from the seat's view."""
        s = _own(state)
        names, seen = Names(speech, s), view(s, look.seat)
        parts: dict[str, Callable[[], list[Text]]] = {
            "map": lambda: draw_map(s, look.width, offered_squares(s)),
            "territories": lambda: draw_territories(s, names, look),
            "players": lambda: draw_players(s, seen, names, look),
            "reserve": lambda: draw_reserve(s, seen, names, look),
            "offers": lambda: draw_offers(s, names, look),
            "piles": lambda: draw_piles(s, names, look) if look.everything else [],
            "hand": lambda: draw_hand(s, seen, names, look),
            "tiles": lambda: draw_pictures(s, names, look),
        }
        drawn = {name: draw() for name, draw in parts.items() if look.wants(name)}
        return {name: lines for name, lines in drawn.items() if lines}

    def needed(self, state: KernelState, acted: Collection[int]) -> Sequence[str]:
        """Everything before a turn; the map before places, pictures before tiles, and so on."""
        if isinstance(state.agenda[-1], Turn):
            return _SECTIONS
        found = _NEEDED.get(state.offered[0].verb, ())
        drawn = ("hand",) if CHANCE in acted else ()
        others = ("map", "players") if any(seat >= 0 for seat in acted) else ()
        return (*found, *drawn, *others)

    def legend(self) -> Words:
        """How to read the table."""
        return Words("term-legend-northgard")

    def actor(self, state: KernelState, seat: int) -> Text:
        """The letter of a seat, a star for chance."""
        return letter(_own(state), seat)

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-northgard")


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


TERMINAL: Final[Drawing] = NorthgardDrawing()
