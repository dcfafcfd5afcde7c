"""Names on the drawing, in the player's language."""

from typing import Final

from skald.games.northgard.show import words
from skald.games.northgard.state import State
from skald.kernel.words import Fact
from skald.lang import Speech


class Names:
    """Says what the drawing needs of one game."""

    def __init__(self, speech: Speech, state: State) -> None:
        self.speech: Final = speech
        self._state: Final = state

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message of the catalogue."""
        return self.speech.say(key, **facts)

    def player(self, seat: int, *, short: bool = False) -> str:
        """Whoever has a seat, by clan and colour; by clan alone where room is scarce."""
        clan = self._state.clan[seat]
        if short and clan >= 0:
            return self.speech.tell(words.clan_words(clan, short=True))
        return self.speech.tell(words.player_words(self._state, seat, short=True))

    def card(self, card: int) -> str:
        """A card by its name."""
        return self.speech.tell(words.card_name_words(card))

    def card_text(self, card: int) -> str:
        """What a card does."""
        return self.speech.tell(words.card_text_words(card))

    def building(self, kind: int) -> str:
        """A type of building."""
        return self.speech.tell(words.building_words(kind))

    def creature(self, kind: int) -> str:
        """A kind of creature."""
        return self.speech.tell(words.creature_words(kind))

    def territory(self, territory: int) -> str:
        """A territory by its name."""
        return self.speech.tell(words.territory_words(self._state, territory))

    def tile(self, tile: int) -> str:
        """A tile by its number."""
        return self.speech.tell(words.tile_words(tile))
