"""Names that people read for the ids in results."""

from collections.abc import Iterable
from typing import Final

from skald.games.icegarden.game import CHARACTERS
from skald.games.icegarden.ids import FACTIONS
from skald.lang import Speech

_FACTION: Final = {"ice-garden": "ig-faction-{}", "northgard": "ng-clan-{}.short"}


class Naming:
    """Names of one game in one language."""

    def __init__(self, speech: Speech, game: str) -> None:
        self.speech: Final = speech
        self._faction: Final = _FACTION[game]

    def faction(self, faction: str) -> str:
        """A faction or clan."""
        return self.speech.say(self._faction.format(faction))

    def seat(self, seat: int) -> str:
        """A seat, counted from 1."""
        return self.speech.say("sim-seat", number=seat + 1)

    def ending(self, reason: str) -> str:
        """How a game ended; an individual goal with those who reached it."""
        kind, _, who = reason.partition(":")
        if who:
            return self.speech.say("sim-ending-goal", who=self._characters(who.split("+")))
        return self.speech.say(f"sim-ending-{kind}")

    def _characters(self, names: Iterable[str]) -> str:
        colours = [FACTIONS[CHARACTERS.index(name)] for name in names]
        return " + ".join(self.speech.say(f"ig-character-{c}.short") for c in colours)
