"""The year: its five phases."""

from typing import Final

from skald.games.northgard import works
from skald.games.northgard.actions import REVEAL
from skald.games.northgard.ids import FORGE
from skald.games.northgard.queries import in_order
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.draw import DrawCards
from skald.games.northgard.rules.endings import EndOfYear
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.turn import NextTurn
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.state import State
from skald.games.northgard.verbs import begin_year, clear_display, end_year, reveal_card
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.rulebook import rule


@rule("NG-YEAR-01", "NG-YEAR-02", "NG-YEAR-03", "NG-YEAR-04", "NG-SETUP-23", "NG-EOY-04")
class Year(Automatic):
    """Start of year, Actions, (creatures,) Harvest, Winter, End of year."""

    def run(self, s: State) -> None:
        begin_year(s)
        more = forges(s)
        agenda = s.agenda
        agenda += _PHASES
        if s.year != s.setting.years:
            agenda += [RevealCard(CHANCE)] * s.seats
        for seat in reversed(in_order(s)):
            agenda.append(DrawCards(seat, 4 + more[seat]))


@rule("NG-BLDG-07", "NG-YEAR-02", "NG-BLDG-10")
def forges(s: State) -> list[int]:
    """By seat: one more card per Forge in a controlled territory."""
    found = [0] * s.seats
    for territory in s.land.names:
        if s.works[territory] and s.holder[territory] >= 0:
            copies = works.count(s.works[territory], FORGE)
            found[s.holder[territory]] += copies * s.setting.content.building_amount[FORGE]
    return found


@rule("NG-YEAR-03", "NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-06", "NG-INFO-07", "NG-VAR-LONG-02")
class RevealCard(Choice):
    """A Development card comes up: Early ones first, then Advanced ones."""

    def deck(self, s: State) -> list[int]:
        """The cards that may come: those never seen, of the part that is on top."""
        return s.early if s.year <= s.setting.content.tracks[s.setting.years].early else s.advanced

    def options(self, s: State) -> list[Action]:
        return [REVEAL[card] for card in self.deck(s)]

    def take(self, s: State, action: Action) -> None:
        reveal_card(s, self.deck(s), action.kind)


@rule("NG-YEAR-06")
class Actions(Automatic):
    """Turns begin with the first player."""

    def run(self, s: State) -> None:
        s.owe(NextTurn((s.first - 1) % s.seats))


@rule("NG-YEAR-05", "NG-CARD-E-16")
class ClearDisplay(Automatic):
    """A card left over in the display leaves the game."""

    def run(self, s: State) -> None:
        clear_display(s)


@rule("NG-CARD-15")
class NewYear(Automatic):
    """What lasted for a year is over."""

    def run(self, s: State) -> None:
        end_year(s)
        s.owe(Year())


# The last one comes first.
_PHASES: Final[list[Step]] = [
    NewYear(),
    EndOfYear(),
    Winter(),
    Harvest(),
    CreaturePhase(),
    ClearDisplay(),
    Actions(),
]
