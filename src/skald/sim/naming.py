"""Names that people read for the ids in results."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from skald.kernel.games import find_game
from skald.lang import Speech


class Naming:
    """Names of one game in one language."""

    def __init__(self, speech: Speech, game: str) -> None:
        self.speech: Final = speech
        self._presenter: Final = find_game(game).presenter
        self.kind: Final = self._presenter.statistics()

    def title(self) -> str:
        """The game."""
        return self.speech.tell(self._presenter.title())

    def side(self, side: str) -> str:
        """A character or clan."""
        return self.speech.tell(self._presenter.side_name(side))

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
        """How a game ended."""
        return self.speech.tell(self._presenter.ending(reason))
