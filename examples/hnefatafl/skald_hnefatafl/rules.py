"""The board, a turn, captures, and the endings."""

from collections.abc import Callable, Collection, Iterator
from typing import Annotated, Any, Final, TypeAlias

from skald.kernel.actions import Action, ActionTable
from skald.kernel.agenda import Automatic, Choice, State, step_to_json
from skald.kernel.fields import Kind
from skald.kernel.forms import Verb
from skald.kernel.rulebook import rule, rules_of

SIZE: Final = 11
MOVER, NOBODY, ATTACKERS, DEFENDERS = range(-2, 2)
EMPTY, ATTACKER, DEFENDER, KING = range(4)
# The seat that a piece belongs to, and the piece that can be captured of a seat.
OWNER: Final = (NOBODY, ATTACKERS, DEFENDERS, DEFENDERS)
SOLDIER: Final = (ATTACKER, DEFENDER)
LETTERS: Final = bytes.maketrans(bytes(range(4)), b".adk")
REPETITIONS: Final = 3
PATIENCE: Final = 200
START: Final = """
...aaaaa...
.....a.....
...........
a....d....a
a...ddd...a
aa.ddkdd.aa
a...ddd...a
a....d....a
...........
.....a.....
...aaaaa...
""".replace("\n", "")


def square_name(square: int) -> str:
    """A square as people write it, from a1 to k11."""
    return f"{'abcdefghijk'[square % SIZE]}{square // SIZE + 1}"


def _ray(square: int, right: int, up: int) -> tuple[int, ...]:
    """The squares from here to the edge, nearest first."""
    file, rank = square % SIZE + right, square // SIZE + up
    if not (0 <= file < SIZE and 0 <= rank < SIZE):
        return ()
    return (rank * SIZE + file, *_ray(rank * SIZE + file, right, up))


SQUARES: Final = range(SIZE * SIZE)
RAYS: Final = [[_ray(n, *way) for way in ((0, 1), (1, 0), (0, -1), (-1, 0))] for n in SQUARES]
NEIGHBOURS: Final = [[ray[0] for ray in rays if ray] for rays in RAYS]
EDGE: Final = frozenset(n for n in SQUARES if len(NEIGHBOURS[n]) < 4)
CORNERS: Final = frozenset(n for n in SQUARES if len(NEIGHBOURS[n]) == 2)
THRONE: Final = START.index("k")
RESTRICTED: Final = CORNERS | {THRONE}

Square: TypeAlias = Annotated[int, Kind("square", square_name)]
TABLE: Final = ActionTable("hnefatafl")
_GO: Final = Verb(
    TABLE, "move", "{start} {goal}", source=("start", Square), target=("goal", Square)
)
MOVE: Final = [{to: _GO(start=n, goal=to) for ray in RAYS[n] for to in ray} for n in SQUARES]


@rule("HT-START-01")
class Position(State):
    """What stands where, every position since the last capture, and how the game ended."""

    __slots__ = ("board", "ending", "past", "winner")

    def __init__(self) -> None:
        super().__init__()
        self.board = [".adk".index(letter) for letter in START]
        self.past = [START]
        self.winner, self.ending = NOBODY, ""

    def clone(self) -> "Position":
        new = Position.__new__(Position)
        new.agenda, new.offered, new.log = self.agenda[:], self.offered, None
        new.board, new.past = self.board[:], self.past[:]
        new.winner, new.ending = self.winner, self.ending
        return new

    def to_json(self) -> dict[str, Any]:
        agenda = [step_to_json(step) for step in self.agenda]
        cells = {"board": self.board[:], "past": self.past[:], "agenda": agenda}
        return {**cells, "winner": self.winner, "ending": self.ending}

    # Verbs: nothing else writes.

    def move(self, seat: int, start: int, goal: int) -> None:
        """Move a piece."""
        self.board[goal], self.board[start] = self.board[start], EMPTY
        if self.log is not None:
            self.log.tell("move", seat, {"start": start, "goal": goal})

    def capture(self, square: int) -> None:
        """Take a piece off: no position before this can come again."""
        if self.log is not None:
            self.log.tell("capture", OWNER[self.board[square]], {"square": square})
        self.board[square] = EMPTY
        self.past.clear()

    def remember(self) -> None:
        """Write the position down."""
        self.past.append(bytes(self.board).translate(LETTERS).decode())

    def end(self, winner: int, ending: str, rule_id: str) -> None:
        """End the game."""
        self.winner, self.ending = winner, ending
        if self.log is not None:
            self.log.tell(ending, winner, {}, rule_id)


@rule("HT-MOVE-01", "HT-MOVE-02")
class Turn(Choice):
    """One piece moves along its row or column, as far as the squares are empty."""

    def options(self, s: Position) -> list[Action]:
        return list(moves(s, self.seat))

    def take(self, s: Position, action: Action) -> None:
        s.move(self.seat, action.source, action.target)
        s.owe(Capture(action.target), ShieldWall(action.target), Verdict(action.target))

    def why_not(self, s: Position, action: Action) -> str:
        return "HT-MOVE-02" if action.target in RESTRICTED else "HT-MOVE-01"


def moves(s: Position, seat: int) -> Iterator[Action]:
    """Every move of a seat; only the king stops on the throne or in a corner."""
    board = s.board
    for start, piece in enumerate(board):
        if OWNER[piece] == seat:
            for ray in RAYS[start]:
                for goal in ray:
                    if board[goal] != EMPTY:
                        break
                    if piece == KING or goal not in RESTRICTED:
                        yield MOVE[start][goal]


@rule("HT-TAKE-01", "HT-TAKE-02")
class Capture(Automatic):
    """The piece that moved takes every enemy soldier between it and a friend or hostile square."""

    square: Square

    def run(self, s: Position) -> None:
        mover = OWNER[s.board[self.square]]
        for near, beyond in (ray[:2] for ray in RAYS[self.square] if len(ray) > 1):
            hostile = s.board[beyond] == EMPTY and beyond in RESTRICTED
            if s.board[near] == SOLDIER[1 - mover] and (OWNER[s.board[beyond]] == mover or hostile):
                s.capture(near)


@rule("HT-TAKE-03")
class ShieldWall(Automatic):
    """A move to the edge that closes a row of enemies in there takes all of them but the king."""

    square: Square

    def run(self, s: Position) -> None:
        for ray in RAYS[self.square] if self.square in EDGE else ():
            for taken in enclosed_row(s, OWNER[s.board[self.square]], ray):
                if s.board[taken] != KING:
                    s.capture(taken)


def enclosed_row(s: Position, mover: int, ray: tuple[int, ...]) -> tuple[int, ...]:
    """Two enemies or more along the edge, a piece before each, up to another or a corner."""
    faced = [n in EDGE and is_faced(s, n, mover) for n in ray]
    length = [*faced, False].index(False)
    closed = length < len(ray) and (ray[length] in CORNERS or OWNER[s.board[ray[length]]] == mover)
    return ray[:length] if length > 1 and closed else ()


def is_faced(s: Position, square: int, mover: int) -> bool:
    """Whether an enemy stands here at the edge and a piece of the mover before it."""
    front = [OWNER[s.board[near]] for near in NEIGHBOURS[square] if near not in EDGE]
    return OWNER[s.board[square]] == 1 - mover and front == [mover]


# Endings: each asks whether a move to a square has ended the game.


@rule("HT-END-01")
def has_escaped(s: Position, square: int) -> bool:
    """The king stands in a corner."""
    return square in CORNERS


@rule("HT-END-02")
def has_fort(s: Position, square: int) -> bool:
    """The king is at the edge and can move, and no attacker can ever get there."""
    king = s.board.index(KING)
    can_move = any(s.board[near] == EMPTY for near in NEIGHBOURS[king])
    return king in EDGE and s.board[square] != ATTACKER and can_move and is_walled_in(s, king)


def is_walled_in(s: Position, king: int) -> bool:
    """Whether a wall of defenders holds though every piece is gone that can be captured."""
    wall = {n for n in SQUARES if s.board[n] == DEFENDER}
    while True:
        inside = reached([king], wall | CORNERS)
        if any(s.board[n] == ATTACKER for n in inside):
            return False
        weak = {n for n in wall if can_be_taken(n, (wall | inside) - RESTRICTED)}
        if not weak:
            return True
        wall -= weak


def can_be_taken(square: int, held: Collection[int]) -> bool:
    """Whether the squares on two opposite sides are both hostile or not held by defenders."""
    up, right, down, left = ([n for n in ray[:1] if n not in held] for ray in RAYS[square])
    return bool((up and down) or (left and right))


def reached(starts: list[int], blocked: Collection[int], until: Collection[int] = ()) -> set[int]:
    """The squares that can be reached step by step, or only some once one of `until` is found."""
    found, ahead = set(starts), starts[:]
    while ahead and ahead[-1] not in until:
        new = [n for n in NEIGHBOURS[ahead.pop()] if n not in found and n not in blocked]
        found.update(new)
        ahead += new
    return found


@rule("HT-KING-01")
def is_captured(s: Position, square: int) -> bool:
    """Attackers stand on all four sides of the king; the throne counts as one of them."""
    king = s.board.index(KING)
    around = NEIGHBOURS[king]
    shut = all(s.board[near] == ATTACKER or near == THRONE for near in around)
    return shut and king not in EDGE and square in around and s.board[square] == ATTACKER


@rule("HT-END-03")
def is_encircled(s: Position, square: int) -> bool:
    """Neither the king nor any defender has a way to the edge."""
    if s.board[square] != ATTACKER:
        return False
    ring = {n for n, piece in enumerate(s.board) if piece == ATTACKER}
    inside = [n for n, piece in enumerate(s.board) if OWNER[piece] == DEFENDERS]
    return EDGE.isdisjoint(reached(inside, ring, EDGE))


@rule("HT-END-04")
def is_repeated(s: Position, square: int) -> bool:
    """The same position came up for the third time with the same side to move."""
    return s.past[::-2].count(s.past[-1]) >= REPETITIONS


@rule("HT-END-05")
def is_stuck(s: Position, square: int) -> bool:
    """Whoever is to move cannot."""
    return next(moves(s, 1 - OWNER[s.board[square]]), None) is None


@rule("HT-END-06")
def is_drawn(s: Position, square: int) -> bool:
    """Two hundred moves have led to no capture."""
    return len(s.past) > PATIENCE


# What ends the game, in this order, by the name of the ending; and who wins by it.
ENDINGS: Final[dict[str, tuple[Callable[[Position, int], bool], int]]] = {
    "escape": (has_escaped, DEFENDERS),
    "fort": (has_fort, DEFENDERS),
    "capture": (is_captured, ATTACKERS),
    "encircled": (is_encircled, ATTACKERS),
    "repetition": (is_repeated, ATTACKERS),
    "stuck": (is_stuck, MOVER),
    "draw": (is_drawn, NOBODY),
}


@rule("HT-MOVE-03")
class Verdict(Automatic):
    """The other side moves next, unless the game has ended."""

    square: Square

    def run(self, s: Position) -> None:
        s.remember()
        mover = OWNER[s.board[self.square]]
        for ending, (holds, winner) in ENDINGS.items():
            if holds(s, self.square):
                return s.end(mover if winner == MOVER else winner, ending, rules_of(holds)[0])
        s.owe(Turn(1 - mover))
