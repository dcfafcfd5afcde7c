"""Who can sit at the table: the kinds of bots, and four levels named for people."""

from typing import Final

from skald.bots.mcts import Budget

RANDOM: Final = "random"
FEEL: Final = "feel"
GREEDY: Final = "greedy"
MCTS: Final = "mcts"
KINDS: Final = (RANDOM, FEEL, GREEDY, MCTS)


class Level:
    """One of the four: its kind of bot and, if it searches, how long it thinks."""

    __slots__ = ("iterations", "kind", "name", "number", "seconds")

    def __init__(
        self,
        number: int,
        name: str,
        kind: str,
        iterations: dict[str, int] | None = None,
        seconds: float = 0.0,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = kind
        self.iterations: Final = iterations or {}
        self.seconds: Final = seconds

    def budget(self, game: str) -> Budget | None:
        """How long it thinks at a game; None if it does not search."""
        return Budget(self.iterations[game], self.seconds) if self.iterations else None


# In Northgard more is left to dice and hidden cards, so more worlds must be looked at.
LEVELS: Final = (
    Level(1, "farmhand", FEEL),
    Level(2, "hunter", GREEDY),
    Level(3, "jarl", MCTS, {"ice-garden": 24, "northgard": 120}, 0.9),
    Level(4, "skald", MCTS, {"ice-garden": 500, "northgard": 1_000}, 4.8),
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
