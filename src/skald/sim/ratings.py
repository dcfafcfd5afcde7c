"""Ratings of a tournament: the Plackett-Luce model of openskill, game by game in order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from skald.sim.playing import Result
from skald.sim.tally import Z95


class Rating(NamedTuple):
    """How strong a bot seems, and how sure that is."""

    bot: str
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The lower end of the interval of 95 %."""
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the interval of 95 %."""
        return self.mu + Z95 * self.sigma

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "bot": self.bot,
            "rating": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
        }


def _full_information(*args: object, **kwargs: object) -> float:
    """Let every game count in full: bots do not change, so doubt need not be kept up."""
    return 1.0


class Standings:
    """Rates every game: who won ranks before who did not, and nothing else counts."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model: Final = PlackettLuce(tau=0.0, gamma=_full_information)
        self._ratings: Final[dict[str, PlackettLuceRating]] = {
            bot: self._model.rating(name=bot) for bot in bots
        }
        # Games in which the first bot won and the second, who was there, did not.
        self.ahead: Counter[tuple[str, str]] = Counter()
        self.met: Counter[tuple[str, str]] = Counter()

    def add(self, results: Iterable[Result]) -> None:
        """Rate games, in their order."""
        for result in results:
            self._rate(result)
            self._compare(result)

    def ranking(self) -> list[Rating]:
        """The strongest first."""
        ratings = [Rating(bot, rated.mu, rated.sigma) for bot, rated in self._ratings.items()]
        return sorted(ratings, key=lambda rating: (-rating.mu, rating.bot))

    def _rate(self, result: Result) -> None:
        """A bot at several seats learns from each of them."""
        seats = [[self._model.rating(*self._strength(bot))] for bot in result.bots]
        ranks = [0.0 if seat in result.winners else 1.0 for seat in range(len(seats))]
        before = {bot: self._strength(bot) for bot in result.bots}
        for bot, [after] in zip(result.bots, self._model.rate(seats, ranks=ranks), strict=True):
            rating = self._ratings[bot]
            mu, sigma = before[bot]
            rating.mu += after.mu - mu
            rating.sigma *= after.sigma / sigma

    def _strength(self, bot: str) -> tuple[float, float]:
        return self._ratings[bot].mu, self._ratings[bot].sigma

    def _compare(self, result: Result) -> None:
        won = {result.bots[seat] for seat in result.winners}
        present = sorted(set(result.bots))
        for one in present:
            for other in present:
                if one != other:
                    self.met[one, other] += 1
                    self.ahead[one, other] += one in won and other not in won

    def to_json(self) -> dict[str, Any]:
        """Plain data: ratings, and for each pair of bots who was ahead how often."""
        ranking = self.ranking()
        return {
            "ratings": [rating.to_json() for rating in ranking],
            "cross_table": {
                one.bot: {
                    other.bot: {
                        "games": self.met[one.bot, other.bot],
                        "ahead": self.ahead[one.bot, other.bot],
                        "behind": self.ahead[other.bot, one.bot],
                    }
                    for other in ranking
                    if other.bot != one.bot
                }
                for one in ranking
            },
        }
