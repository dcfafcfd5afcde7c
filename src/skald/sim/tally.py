"""What is counted while games are played: never the games themselves, so that it stays small."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from skald.sim.playing import Result

# 95 of 100 intervals hold the true value.
Z95: Final = 1.959964


class Interval(NamedTuple):
    """A share and where the true one probably lies."""

    share: float
    low: float
    high: float


def wilson(wins: int, tries: int) -> Interval:
    """The Wilson interval of a share, with a confidence of 95 %; never outside 0 to 1."""
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    share = wins / tries
    wide = Z95 * Z95 / tries
    middle = (share + wide / 2) / (1 + wide)
    reach = Z95 / (1 + wide) * math.sqrt(share * (1 - share) / tries + wide / (4 * tries))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


class Spread:
    """Whole numbers with how often each came up."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, value: int) -> None:
        """Count one."""
        self.counts[value] += 1

    @property
    def total(self) -> int:
        """How many there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The mean; 0 if there is nothing."""
        return sum(value * n for value, n in self.counts.items()) / max(1, self.total)

    @property
    def least(self) -> int:
        """The smallest; 0 if there is nothing."""
        return min(self.counts, default=0)

    @property
    def most(self) -> int:
        """The largest; 0 if there is nothing."""
        return max(self.counts, default=0)

    def to_json(self) -> dict[str, float]:
        """Mean, least and most."""
        return {"mean": round(self.mean, 4), "min": self.least, "max": self.most}


class Group:
    """Seats that have something in common: taken, won, and their scores."""

    __slots__ = ("scores", "wins")

    def __init__(self) -> None:
        self.wins = 0
        self.scores = Spread()

    @property
    def seats(self) -> int:
        """How often such a seat was taken."""
        return self.scores.total

    def add(self, score: int, *, won: bool) -> None:
        """Count one seat of one game."""
        self.wins += won
        self.scores.add(score)

    def rate(self) -> Interval:
        """How often such a seat wins."""
        return wilson(self.wins, self.seats)


class Tally:
    """The sums of a run. A victory that is shared counts for each who shares it."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.chance = 0
        self.endings: Counter[str] = Counter()
        self.rounds = Spread()
        self.by_bot: dict[str, Group] = {}
        self.by_faction: dict[str, Group] = {}
        self.by_seat: dict[int, Group] = {}
        self.all_seats = Group()

    def add(self, results: Iterable[Result]) -> None:
        """Count games."""
        for result in results:
            self._add(result)

    def _add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.forced += result.forced
        self.chance += result.chance
        self.endings[result.reason] += 1
        self.rounds.add(result.rounds)
        for seat, score in enumerate(result.scores):
            won = seat in result.winners
            self.by_bot.setdefault(result.bots[seat], Group()).add(score, won=won)
            self.by_faction.setdefault(result.factions[seat], Group()).add(score, won=won)
            self.by_seat.setdefault(seat, Group()).add(score, won=won)
            self.all_seats.add(score, won=won)

    def to_json(self) -> dict[str, Any]:
        """Plain data; seats are in order, names sorted."""
        factions = sorted(self.by_faction)
        bots = sorted(self.by_bot)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "forced": self.forced,
            "chance": self.chance,
            "wins_by_seat": [self.by_seat[seat].wins for seat in sorted(self.by_seat)],
            "wins_by_faction": {name: self.by_faction[name].wins for name in factions},
            "seats_by_faction": {name: self.by_faction[name].seats for name in factions},
            "wins_by_bot": {name: self.by_bot[name].wins for name in bots},
            "seats_by_bot": {name: self.by_bot[name].seats for name in bots},
            "endings": dict(sorted(self.endings.items())),
            "rounds": self.rounds.to_json(),
            "scores": {
                **self.all_seats.scores.to_json(),
                "by_bot": {name: self.by_bot[name].scores.to_json() for name in bots},
                "by_faction": {n: self.by_faction[n].scores.to_json() for n in factions},
            },
        }
