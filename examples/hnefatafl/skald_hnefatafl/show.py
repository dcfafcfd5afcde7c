"""How Hnefatafl shows itself: words, and squares to point at.

What is not said here is as the plain presenter has it. The messages are in `locale/`.
"""

from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step
from skald.kernel.events import Event
from skald.kernel.plain import PlainPresenter
from skald.kernel.presenter import Statistics
from skald.kernel.rules import Outcome
from skald.kernel.words import Fact, Words

from .game import RULES
from .rules import ATTACKERS, DEFENDERS, square_name

SIDES: Final = {ATTACKERS: "attackers", DEFENDERS: "defenders"}


def target(square: int) -> str:
    """A square as the board knows it."""
    return f"square:{square_name(square)}"


class TaflPresenter(PlainPresenter):
    """Everything is open; seats are the two sides."""

    has_secrets = False

    def title(self) -> Words:
        return Words("term-title-hnefatafl")

    def headline(self, state: State) -> Words:
        if not state.agenda:
            return Words("plain-over")
        return Words("ht-headline", {"player": self.player(state, state.agenda[-1].seat)})

    def prompt(self, state: State, step: Step) -> Words:
        return Words("ht-prompt-turn", {"player": self.player(state, step.seat)})

    def prompt_variables(self, step: type[Step]) -> tuple[str, ...]:
        return ("player",)

    def action(self, state: State, action: Action) -> Words:
        squares = {"start": square_name(action.source), "goal": square_name(action.target)}
        return Words("ht-action-move", squares)

    def targets(self, state: State, action: Action) -> tuple[str, ...]:
        return target(action.source), target(action.target)

    def player(self, state: State, seat: int) -> Words:
        return Words(f"ht-side-{SIDES[seat]}")

    def event(self, state: State, event: Event) -> Words:
        if not event.facts:
            return Words(f"ht-ending-{event.name}")
        facts: dict[str, Fact] = {"player": self.player(state, event.seat)}
        squares = {name: square_name(square) for name, square in event.facts.items()}
        return Words(f"ht-event-{event.name}", facts | squares)

    def event_targets(self, state: State, event: Event) -> tuple[str, ...]:
        return tuple(target(square) for square in event.facts.values())

    def outcome(self, state: State, outcome: Outcome) -> list[Words]:
        winner = SIDES[outcome.winners[0]] if outcome.winners else "nobody"
        return [Words(f"ht-winner-{winner}"), Words(f"ht-ending-{outcome.reason}")]

    def side(self, state: State, seat: int) -> str:
        return SIDES[seat]

    def side_name(self, side: str) -> Words:
        return Words(f"ht-side-{side}")

    def ending(self, reason: str) -> Words:
        return Words(f"ht-ending-{reason}.short")

    def statistics(self) -> Statistics:
        return Statistics("sim-by-ht-side", "sim-scores-by-ht-side", "sim-rounds")


PRESENTER: Final = TaflPresenter(RULES)
