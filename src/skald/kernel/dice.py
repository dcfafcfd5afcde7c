"""Small generators for drivers: the same draws from the same seed on every Python."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

_MASK: Final = (1 << 64) - 1
# A prime below 2 ** 30: nothing in x -> x * A mod M is long for the compiled core.
_M: Final = 1_073_741_789
_A: Final = 771_645_345


class Draws:
    """What chance is drawn from."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def pick(self, weights: Sequence[int]) -> int:
        """An index, drawn by weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights must be positive")


class Dice(Draws):
    """SplitMix64. Drivers draw with it; rules never see it."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.state,)

    def __repr__(self) -> str:
        return f"Dice({self.state})"

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        return (self.next() * n) >> 64


class QuickDice(Draws):
    """For play that nobody keeps."""

    __slots__ = ("_x",)

    def __init__(self, seed: int) -> None:
        self._x: i64 = seed % (_M - 1) + 1

    def below(self, n: int) -> int:
        count: i64 = n
        self._x = self._x * _A % _M
        return self._x * count // _M
