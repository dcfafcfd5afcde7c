"""The Lord of the Ice Garden: its words, its targets, its forecasts."""

from collections.abc import Mapping, Sequence
from typing import Final

from skald.games.icegarden.game import CHARACTERS
from skald.games.icegarden.ids import FACTIONS
from skald.games.icegarden.queries import score
from skald.games.icegarden.show import words
from skald.games.icegarden.show.content import content
from skald.games.icegarden.show.forecast import forecast
from skald.games.icegarden.show.saga import DEEDS
from skald.games.icegarden.show.scenes import event_targets
from skald.games.icegarden.show.targets import targets
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import Content, Forecast
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter, Rulings, Statistics
from skald.kernel.showing import Board, GamePresenter
from skald.kernel.words import Words


class IceGardenPresenter(GamePresenter[State, Forecast, Content], Presenter):
    """Rounds, factions, and nothing hidden."""

    has_secrets = False

    def __init__(self) -> None:
        super().__init__(State, words, Board(content, targets, event_targets, forecast), DEEDS)

    def title(self) -> Words:
        """The name of the game."""
        return Words("term-title-ice-garden")

    def headline(self, state: KernelState) -> Words:
        """The round and the phase."""
        s = self.own(state)
        key = "term-headline" if s.round else "term-headline-setup"
        return Words(key, {"round": s.round, "phase": words.phase_words(s)})

    def is_formality(self, step: Step, options: Sequence[Action]) -> bool:
        """Nothing is hidden from anybody."""
        return False

    def uncovers(self, event: Event) -> bool:
        """Nothing is hidden from anybody."""
        return False

    def colour(self, state: KernelState, seat: int) -> str:
        """That of its faction."""
        faction = self.own(state).faction[seat]
        return f"ig-{FACTIONS[faction]}" if faction >= 0 else ""

    def points(self, state: KernelState) -> list[int]:
        """The victory points of each seat."""
        s = self.own(state)
        return [score(s, seat) for seat in range(s.seats)]

    # Rounds.

    def round(self, state: KernelState) -> int:
        """The number of the round, 0 during set-up."""
        return self.own(state).round

    def round_of(self, event: Event) -> int | None:
        """The number of the round that an event begins."""
        return event.facts["round"] if event.name == "round" else None

    def round_title(self, number: int) -> Words:
        """A round as a heading."""
        return Words("term-round-title", {"round": number})

    def rounds(self, number: int) -> Words:
        """So many rounds."""
        return Words("term-rounds", {"count": number})

    # Options.

    def main_options(self) -> tuple[str, ...]:
        """The options that people look for first."""
        return ("edition", "advanced", "extra_tiles", "solo")

    def sides(self) -> Mapping[str, Words]:
        """The factions by id, and their names."""
        return {name: words.character_words(n) for n, name in enumerate(FACTIONS)}

    def side_option(self) -> str:
        """The option that gives seats their factions."""
        return "factions"

    # Statistics.

    def side(self, state: KernelState, seat: int) -> str:
        """The faction of a seat."""
        faction = self.own(state).faction[seat]
        return FACTIONS[faction] if faction >= 0 else ""

    def side_name(self, side: str) -> Words:
        """A character with its colour."""
        name, colour = Words(f"ig-character-{side}.short"), Words(f"ig-faction-{side}")
        return Words("ig-player", {"name": name, "colour": colour})

    def ending(self, reason: str) -> Words:
        """An individual goal with those who reached it, in whatever order."""
        kind, _, who = reason.partition(":")
        facts = {"who": _characters(sorted(who.split("+")))} if who else {}
        return Words(f"sim-ending-{kind}", facts)

    def statistics(self) -> Statistics:
        """Characters and rounds."""
        return Statistics("sim-by-character", "sim-scores-by-character", "sim-rounds")

    # Rules.

    def rulings(self) -> Rulings:
        """Our rulings are chapters of their own."""
        return Rulings(("RUL", "CLAR"))


def _characters(names: Sequence[str]) -> Words:
    first, *others = names
    name = Words(f"ig-character-{FACTIONS[CHARACTERS.index(first)]}.short")
    return Words("sim-both", {"one": name, "others": _characters(others)}) if others else name


PRESENTER: Final = IceGardenPresenter()
