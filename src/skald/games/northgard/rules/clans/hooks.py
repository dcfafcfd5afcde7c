"""Where the power of a clan takes hold. A chapter asks here and names no clan.

A clan overrides the hooks that it needs and puts its power into `POWERS`. Whoever brings a piece
of its own, as the Bear does, says so in the content.
"""

from typing import Final

from skald.games.northgard.ids import CLANS
from skald.games.northgard.state import State
from skald.kernel.rulebook import rule


class Power:
    """What a clan changes: nothing, unless it says so."""

    def combat_bonus(self, s: State, seat: int, place: int) -> int:
        """Points more in a combat, or against a creature, in a territory."""
        return 0

    def on_victory(self, s: State, seat: int) -> None:
        """The seat has attacked another and won."""

    def on_slaying(self, s: State, seat: int, kind: int) -> None:
        """The seat has attacked a creature and beaten it."""

    def on_building(self, s: State, seat: int, kind: int) -> None:
        """The seat has built."""

    def on_exploring(self, s: State, seat: int, closed: list[int], own: list[int]) -> None:
        """The seat has laid a tile that closed these territories, some of them its own."""

    def fame_for_closing(self) -> int:
        """Fame for each own territory that an explored tile closes."""
        return 0

    def collects_closed(self) -> bool:
        """Whether an own territory that an explored tile closes gives what it yields."""
        return False

    def lore_for_open(self) -> int:
        """Lore for an explored tile that closes nothing."""
        return 0

    def on_playing(self, s: State, seat: int, card: int) -> None:
        """The seat carries out a card, whose effects lie on the agenda already."""

    def on_harvest(self, s: State, seat: int) -> bool:
        """Before anybody gathers: whether a choice of this seat comes first and leads on to it."""
        return False


# By clan.
POWERS: Final[list[Power]] = [Power() for _ in CLANS]


@rule("NG-CLAN-01")
def power(s: State, seat: int) -> Power:
    """The power of the clan that a seat plays."""
    return POWERS[s.clan[seat]]
