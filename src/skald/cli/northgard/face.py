"""Northgard: Uncharted Lands in the terminal."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from rich.text import Text

from skald.cli.faces import Look, Rulings
from skald.cli.northgard.atlas import draw_map
from skald.cli.northgard.cards import draw_hand, draw_offers, draw_piles
from skald.cli.northgard.letters import letter
from skald.cli.northgard.names import Names
from skald.cli.northgard.pictures import draw_pictures, offered_squares
from skald.cli.northgard.players import draw_players, draw_reserve
from skald.cli.northgard.rulings import RULINGS
from skald.cli.northgard.territories import draw_territories
from skald.cli.palette import LABEL
from skald.games.northgard import words
from skald.games.northgard.rules.turn import Response, Turn
from skald.games.northgard.state import State
from skald.games.northgard.views import view
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Step
from skald.kernel.agenda import State as KernelState
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
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
_BEGINNINGS: Final = ("use", "pass", "combat", "struggle", "result", "upgrade")


def _own(state: KernelState) -> State:
    assert isinstance(state, State)
    return state


class NorthgardFace:
    """Draws the table and finds the words."""

    has_secrets = True

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-northgard")

    # The table.

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

    def headline(self, state: KernelState, speech: Speech) -> Text:
        """The year and the phase."""
        s = _own(state)
        key = "term-ng-headline" if s.year else "term-headline-setup"
        facts = {"year": s.year} if s.year else {}
        return Text(speech.say(key, phase=words.phase_words(s), **facts), LABEL)

    def actor(self, state: KernelState, seat: int) -> Text:
        """The letter of a seat, a star for chance."""
        return letter(_own(state), seat)

    # Choices.

    def prompt(self, state: KernelState, step: Step) -> Words:
        """Who must do what."""
        return words.prompt_words(_own(state), step)

    def action(self, state: KernelState, action: Action) -> Words:
        """An offered action."""
        return words.action_words(_own(state), action)

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Who has no Defensive Strategy in hand cannot answer with it."""
        return isinstance(step, Response) and len(options) == 1

    def notation(self) -> Words:
        """How actions may be typed."""
        return Words("term-notation-northgard")

    # What happens.

    def player(self, state: KernelState, seat: int) -> Words:
        """Whoever has a seat, by clan and colour."""
        return words.player_words(_own(state), seat)

    def event(self, state: KernelState, event: Event) -> Words:
        """Something that happened."""
        return words.event_words(_own(state), event)

    def subject(self, state: KernelState, seat: int) -> Words:
        """A seat as events name it."""
        return words.player_words(_own(state), seat, short=True)

    def begins(self, event: Event) -> bool:
        """A card is used, somebody passes, or swords are drawn."""
        return event.name in _BEGINNINGS

    def uncovers(self, event: Event) -> bool:
        """Somebody has looked at a hand."""
        return event.name == "look"

    def outcome(self, state: KernelState, outcome: Outcome) -> list[Words]:
        """How the game ended."""
        return words.outcome_words(_own(state), outcome)

    # Years.

    def round(self, state: KernelState) -> int:
        """The year, 0 during set-up."""
        return _own(state).year

    def round_of(self, event: Event) -> int | None:
        """The number of the year that an event begins."""
        return event.facts["year"] if event.name == "year" else None

    def round_title(self, number: int) -> Words:
        """A year as a heading."""
        return Words("term-ng-year-title", {"year": number})

    def rounds(self, number: int) -> Words:
        """So many years."""
        return Words("term-ng-years", {"count": number})

    # Options and rules.

    def option(self, key: str) -> Words:
        """What an option is about."""
        return words.option_words(key)

    def option_value(self, key: str, value: str) -> Words:
        """A value of an option."""
        return words.option_value_words(key, value)

    def rulings(self) -> Rulings:
        """The questions of the catalogue, and what is marked as ours in it."""
        return RULINGS


FACE: Final = NorthgardFace()
