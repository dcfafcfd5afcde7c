"""Positions of Hnefatafl, and what is made of them."""

from typing import Any, Final

from skald.kernel.games import Game
from skald.kernel.match import Match
from skald.kernel.rules import Setup

SIZE: Final = 11
PIECES: Final = ".adk"
SETUP: Final = Setup(2, {})
# The king runs to a corner while the attackers look on.
ESCAPE: Final = (
    *("f2-g2", "d6-d3", "g2-f2", "e5-b5", "f2-g2", "e6-e3"),
    *("g2-f2", "f6-c6", "f2-g2", "c6-c11", "g2-f2", "c11-a11"),
)


def new_tafl(tafl: Game, *lines: str) -> Match:
    """A match after these lines."""
    match = Match(tafl.rules, SETUP, listen=True)
    for line in lines:
        match.play(line)
    return match


def tafl_at(tafl: Game, turn: str, a: str, d: str, k: str, *, past: tuple[str, ...] = ()) -> Match:
    """A match at a position: squares of attackers, of defenders, of the king; A or D moves."""
    board = [0] * SIZE * SIZE
    for piece, squares in enumerate((a, d, k), start=1):
        for name in squares.split():
            board["abcdefghijk".index(name[0]) + SIZE * (int(name[1:]) - 1)] = piece
    agenda = [["Turn", "AD".index(turn)]]
    data: dict[str, Any] = {"board": board, "past": list(past), "agenda": agenda}
    match = Match(tafl.rules, SETUP)
    match._state = tafl.rules.state_from_json(SETUP, {**data, "winner": -1, "ending": ""})
    return match


def pieces(match: Match) -> dict[str, str]:
    """What stands where: `{"f6": "k", ...}`."""
    board = match.view()["board"]
    assert isinstance(board, list)
    return {
        f"{'abcdefghijk'[n % SIZE]}{n // SIZE + 1}": PIECES[piece]
        for n, piece in enumerate(board)
        if piece
    }


def goals(match: Match, start: str) -> set[str]:
    """Where a piece may go."""
    lines = [action.text.split() for action in match.legal()]
    return {goal for _, source, goal in lines if source == start}


def taken(match: Match, line: str) -> set[str]:
    """The squares of the pieces that a move takes."""
    before = set(pieces(match))
    match.play(line)
    return before - set(pieces(match)) - {line.split("-", maxsplit=1)[0]}


def ending(match: Match, *lines: str) -> str:
    """Who has won after these lines, and why; empty while the game goes on."""
    for line in lines:
        match.play(line)
    outcome = match.outcome
    return " ".join([*("AD"[n] for n in outcome.winners), outcome.reason]) if outcome else ""
