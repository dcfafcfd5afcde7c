"""Names that people read for the ids in results."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from skald.faces import face_of
from skald.games.icegarden.game import CHARACTERS
from skald.games.icegarden.ids import FACTIONS
from skald.lang import Speech


class Kind(NamedTuple):
    """What a game calls its factions and rounds, as keys of messages."""

    by_faction: str
    scores_by_faction: str
    rounds: str


_KINDS: Final = {
    "ice-garden": Kind("sim-by-character", "sim-scores-by-character", "sim-rounds"),
    "northgard": Kind("sim-by-clan", "sim-scores-by-clan", "sim-years"),
}


class Naming:
    """Names of one game in one language."""

    def __init__(self, speech: Speech, game: str) -> None:
        self.speech: Final = speech
        self.kind: Final = _KINDS[game]
        self._game: Final = game

    def title(self) -> str:
        """The game."""
        return self.speech.tell(face_of(self._game).title())

    def faction(self, faction: str) -> str:
        """A character with its colour, or a clan."""
        say = self.speech.say
        if self._game == "northgard":
            return say(f"ng-clan-{faction}.short")
        name = say(f"ig-character-{faction}.short")
        return say("ig-player", name=name, colour=say(f"ig-faction-{faction}"))

    def seat(self, seat: int) -> str:
        """A seat, counted from 1."""
        return self.speech.say("sim-seat", number=seat + 1)

    def endings(self, counts: Mapping[str, int]) -> list[tuple[str, int]]:
        """How often games ended so, the most frequent first."""
        named: Counter[str] = Counter()
        for reason, count in counts.items():
            named[self.ending(reason)] += count
        return sorted(named.items(), key=lambda pair: (-pair[1], pair[0]))

    def ending(self, reason: str) -> str:
        """How a game ended; an individual goal with those who reached it, in whatever order."""
        kind, _, who = reason.partition(":")
        if who:
            return self.speech.say("sim-ending-goal", who=self._characters(who.split("+")))
        return self.speech.say(f"sim-ending-{kind}")

    def _characters(self, names: Iterable[str]) -> str:
        colours = [FACTIONS[CHARACTERS.index(name)] for name in sorted(names)]
        return " + ".join(self.speech.say(f"ig-character-{c}.short") for c in colours)
