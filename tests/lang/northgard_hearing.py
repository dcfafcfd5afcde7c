"""What a board of Northgard says: its options, its prompt, its saga."""

from skald.games.northgard.show import words
from skald.lang import LANGUAGES, Speech
from tests.northgard import Board, board

EN, DE, PL = (Speech(language) for language in LANGUAGES)


def offered(b: Board, speech: Speech = EN) -> list[str]:
    """The options of a board, in words."""
    return [speech.tell(words.action_words(b.s, action)) for action in b.s.offered]


def prompt(b: Board, speech: Speech = EN) -> str:
    """The prompt of a board, in words."""
    return speech.tell(words.prompt_words(b.s, b.s.agenda[-1]))


def saga(b: Board, seat: int | None = 0, speech: Speech = EN) -> list[str]:
    """What happened on a board as a seat hears it, in words."""
    return [speech.tell(words.event_words(b.s, event.seen_by(seat))) for event in b.log.events]


def quiet(b: Board) -> Board:
    """Forget what setting up the board told."""
    b.log.events.clear()
    return b


def two() -> Board:
    """Red Wolf with four units beside blue Stag with three."""
    return quiet(board("wolf stag", "GM-5").put("r", "20.NW", 4).put("b", "20.ES", 3))
