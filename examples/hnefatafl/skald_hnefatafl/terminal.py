"""How Hnefatafl is drawn in a terminal."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from skald.drawing import Drawing, Look
from skald.drawing.palette import FAINT, GOOD, LABEL
from skald.kernel.agenda import State
from skald.kernel.words import Words
from skald.lang import Speech

from .rules import ATTACKER, CORNERS, DEFENDER, EMPTY, KING, SIZE, THRONE, Position

FILES: Final = "abcdefghijk"
PIECES: Final = {ATTACKER: ("A", LABEL), DEFENDER: ("d", "cyan"), KING: ("K", GOOD)}


class TaflDrawing:
    """The board with its ranks and files, a11 at the top left."""

    def sections(self, state: State, speech: Speech, look: Look) -> dict[str, list[Text]]:
        assert isinstance(state, Position)
        files = Text("    " + " ".join(FILES), FAINT)
        ranks = [_rank(state.board, rank) for rank in reversed(range(SIZE))]
        return {"board": [files, *ranks, files]}

    def needed(self, state: State, acted: Collection[int]) -> Sequence[str]:
        return ("board",)

    def legend(self) -> Words:
        return Words("term-legend-hnefatafl")

    def actor(self, state: State, seat: int) -> Text:
        return Text("AD"[seat], LABEL)

    def notation(self) -> Words:
        return Words("term-notation-hnefatafl")


def _rank(board: Sequence[int], rank: int) -> Text:
    number = (f"{rank + 1:>3} ", FAINT)
    squares = [_square(board, rank * SIZE + file) for file in range(SIZE)]
    return Text.assemble(number, Text(" ").join(squares), (f" {rank + 1}", FAINT))


def _square(board: Sequence[int], square: int) -> Text:
    if board[square] != EMPTY:
        return Text(*PIECES[board[square]])
    return Text("+" if square in CORNERS or square == THRONE else "·", FAINT)


TERMINAL: Final[Drawing] = TaflDrawing()
