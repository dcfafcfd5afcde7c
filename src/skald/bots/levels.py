"""Who can sit at the table: the kinds of bots, and four levels named for people."""

from typing import Final, Literal, TypeAlias

from skald.bots.mcts import Budget
from skald.kernel.judge import Judge

RANDOM: Final = "random"
FEEL: Final = "feel"
GREEDY: Final = "greedy"
MCTS: Final = "mcts"
KINDS: Final = (RANDOM, FEEL, GREEDY, MCTS)
LevelName: TypeAlias = Literal["farmhand", "hunter", "jarl", "skald"]


class Level:
    """One of the four: its kind of bot and, if it searches, how long it thinks."""

    __slots__ = ("iterations", "kind", "name", "number", "seconds")

    def __init__(
        self,
        number: int,
        name: LevelName,
        kind: str,
        iterations: int = 0,
        seconds: float = 0.0,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = kind
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def budget(self, judge: Judge) -> Budget | None:
        """How long it thinks at a game, by its judge; None if it does not search."""
        if self.iterations == 0:
            return None
        return Budget(judge.effort(self.name) or self.iterations, self.seconds)


LEVELS: Final = (
    Level(1, "farmhand", FEEL),
    Level(2, "hunter", GREEDY),
    Level(3, "jarl", MCTS, 100, 0.9),
    Level(4, "skald", MCTS, 1_000, 4.8),
)
BOTS: Final = (*KINDS, *[level.name for level in LEVELS])
# What `mcts` thinks when it is not told how long.
USUAL: Final = Budget(50, 60.0)
_NO_END: Final = 1_000_000_000
_FOREVER: Final = 3_600.0


def budget_of(text: str) -> Budget | None:
    """A budget as typed: iterations (`2000`) or seconds (`1.5s`); None if it is neither."""
    if text.isascii() and text.isdigit() and 0 < int(text) < _NO_END:
        return Budget(int(text), _FOREVER)
    number = text.removesuffix("s")
    if number == text or not number.replace(".", "", 1).isascii():
        return None
    if not number.replace(".", "", 1).isdigit() or not 0 < float(number) <= _FOREVER:
        return None
    return Budget(_NO_END, float(number))
