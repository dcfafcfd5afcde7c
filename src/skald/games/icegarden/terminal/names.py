"""Names on the drawing, in the player's language; short ones, as room is scarce."""

from typing import Final

from skald.games.icegarden.content import Board
from skald.games.icegarden.ids import ABILITIES, EFFECTS, RESOURCES
from skald.games.icegarden.show.words import box_words, place_name_words, player_words
from skald.games.icegarden.state import State
from skald.kernel.words import Fact
from skald.lang import Speech


class Names:
    """Says what the drawing needs of one game."""

    def __init__(self, speech: Speech, state: State) -> None:
        self.speech: Final = speech
        self._state: Final = state
        self._boards: Final[list[Board]] = state.setting.content.boards

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message of the catalogue."""
        return self.speech.say(key, **facts)

    def player(self, seat: int, *, short: bool = False) -> str:
        """Whoever has a seat, by character."""
        return self.speech.tell(player_words(self._state, seat, short=short))

    def place(self, place: int) -> str:
        """A region by its name."""
        return self.speech.tell(place_name_words(place))

    def box(self, box: int) -> str:
        """An action box."""
        return self.speech.tell(box_words(box))

    def resource(self, resource: int) -> str:
        """A resource in a few letters."""
        return self.say(f"term-resource-{RESOURCES[resource]}")

    def ability(self, ability: int) -> str:
        """An ability that can be bought, in a few letters."""
        return self.say(f"term-ability-{ABILITIES[ability]}")

    def special(self, special: str) -> str:
        """A special ability in one word."""
        return self.say(f"term-special-{special}")

    def unit(self, faction: int, level: int) -> str:
        """A unit type in one word."""
        return self.say(f"term-unit-{self._boards[faction].unit[level - 1]}")

    def effect(self, effect: int) -> str:
        """A Vuko tile in one word."""
        return self.say(f"term-effect-{EFFECTS[effect]}")
