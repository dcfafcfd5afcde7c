"""python-chess: a well-known engine in plain Python, our yardstick."""

import random
from functools import partial
from importlib import import_module
from typing import Any, Final

from skald.bench.measuring import Contender, Kind, Measure, Tally, games

NAME: Final = "python-chess"
# A random game of chess is cut off here: without claims of a draw some never end.
LONGEST: Final = 400
MIDDLE: Final = 60
COPIES: Final = 500


def game(new_board: Any, rng: random.Random) -> Tally:
    """One random game: all legal moves are listed and one is played."""
    draw = rng.random
    board = new_board()
    forced = 0
    for ply in range(LONGEST):
        moves = list(board.legal_moves)
        if not moves:
            return Tally(ply, forced)
        if len(moves) == 1:
            forced += 1
        board.push(moves[int(draw() * len(moves))])
    return Tally(LONGEST, forced)


def _playing(rng: random.Random) -> Measure:
    return games(partial(game, import_module("chess").Board, rng))


def _copying(rng: random.Random) -> Measure:
    board = import_module("chess").Board()
    for _ in range(MIDDLE):
        board.push(rng.choice(list(board.legal_moves)))
    return games(partial(_copies, board))


def _copies(board: Any) -> Tally:
    for _ in range(COPIES):
        board.copy(stack=False)
    return Tally(COPIES)


CONTENDERS: Final = (
    Contender(NAME, Kind.PLAY, _playing, "chess"),
    Contender(NAME, Kind.CLONE, _copying, "chess"),
)
