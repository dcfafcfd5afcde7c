"""Playing cards from Red's hand, for the tests of cards."""

from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board

SMALL = ["build food-silo", "build woodcutter-lodge", "build defense-tower", "build training-camp"]
LARGE = ["build fortress", "build forge", "build altar"]


def turn(b: Board, *cards: str) -> Board:
    """It is Red's turn with these cards in hand."""
    return b.hand("r", *cards).start(Turn(b.seat("r")))


def can_play(b: Board, card: str) -> bool:
    """Whether Red could play a card on their turn."""
    return f"play {card}" in turn(b, card).options


def score(b: Board) -> tuple[int, int]:
    """Attack and defence of the last combat."""
    facts = b.events("result")[-1].facts
    return facts["attack"], facts["defence"]
