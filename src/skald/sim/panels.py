"""The panels of the pictures: every axis of amounts begins at 0, and nothing is told by colour
alone; colours suit colour-blind eyes.
"""

import textwrap
from collections.abc import Callable, Iterable
from typing import Final

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from skald.sim.naming import Naming
from skald.sim.numbers import decimal, percent
from skald.sim.plan import Plan
from skald.sim.tally import Group, Spread, Tally

# From the palette of Okabe and Ito.
BLUE: Final = "#0072B2"
ORANGE: Final = "#D55E00"
PALE: Final = "#9CC7E2"

# More bars than this are not labelled.
_LABELLED: Final = 12
# At most so many bins for scores.
_BINS: Final = 40
# Names longer than this many letters take several lines.
_WIDE: Final = 28
# How far an axis goes on behind the largest value.
_ROOM: Final = 1.15

Panel = Callable[[Axes], None]
Named = tuple[str, Group]


class Panels:
    """Draws the parts of one run."""

    def __init__(self, plan: Plan, tally: Tally, naming: Naming) -> None:
        self._plan: Final = plan
        self._tally: Final = tally
        self._naming: Final = naming
        self._say: Final = naming.speech.say
        self._language: Final = naming.speech.language

    def headline(self) -> str:
        """Which run it is."""
        plan = self._plan
        games = self._say("sim-games", count=self._tally.games)
        seed = self._say("sim-seed", seed=str(plan.seed))
        bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
        return f"{self._naming.title()} · {', '.join(bots)} · {games} · {seed}"

    def all(self) -> list[Panel]:
        """Every panel, in the order of reading."""
        return [panel for group in self.groups().values() for panel in group]

    def groups(self) -> dict[str, list[Panel]]:
        """The panels of each picture by its name."""
        several = [self.by_bot] if len(self._tally.by_bot) > 1 else []
        return {
            "win-rate": [*several, self.by_seat, self.by_faction],
            "endings": [self.endings],
            "length": [self.length],
            "scores": [self.scores],
        }

    def by_bot(self, axes: Axes) -> None:
        """Win rate of each bot, best on top."""
        self._rates(axes, "sim-by-bot", _best_last(self._tally.by_bot.items()))

    def by_seat(self, axes: Axes) -> None:
        """Win rate of each seat, the first on top."""
        seats = sorted(self._tally.by_seat.items(), reverse=True)
        self._rates(axes, "sim-by-seat", [(self._naming.seat(n), group) for n, group in seats])

    def by_faction(self, axes: Axes) -> None:
        """Win rate of each faction, best on top."""
        self._rates(axes, self._naming.kind.by_side, _best_last(self._factions()))

    def endings(self, axes: Axes) -> None:
        """How games ended, the most frequent on top."""
        games = max(1, self._tally.games)
        endings = self._naming.endings(self._tally.endings)[::-1]
        names = [textwrap.fill(name, _WIDE) for name, _ in endings]
        shares = [count / games for _, count in endings]
        bars = axes.barh(names, shares, color=BLUE, height=min(0.6, 0.15 * len(names)))
        axes.bar_label(bars, [percent(share, self._language) for share in shares], padding=4)
        axes.set_xlim(0, max(shares, default=1) * 1.2)
        axes.set_ylim(-0.6, len(names) - 0.4)
        self._finish(axes, "sim-endings", "sim-share-of-games")
        axes.xaxis.set_major_formatter(self._percents())

    def length(self, axes: Axes) -> None:
        """How many rounds or years games took."""
        rounds = self._tally.rounds
        games = max(1, self._tally.games)
        values = sorted(rounds.counts)
        shares = [rounds.counts[value] / games for value in values]
        bars = axes.bar(values, shares, color=BLUE, width=0.8)
        if len(values) <= _LABELLED:
            axes.bar_label(bars, [percent(share, self._language) for share in shares], padding=2)
        self._mark_mean(axes, rounds)
        self._finish(axes, "sim-length", self._naming.kind.rounds, upright=True)
        axes.set_xlim(0, rounds.most + 1)
        axes.set_ylabel(self._say("sim-share-of-games"))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(self._percents())

    def scores(self, axes: Axes) -> None:
        """How scores are spread within each faction, the highest mean on top."""
        groups = sorted(self._factions(), key=lambda named: (named[1].scores.mean, named[0]))
        everybody = self._tally.all_seats.scores
        width = max(1, -(-(everybody.most - everybody.least + 1) // _BINS))
        binned = [_binned(group.scores, everybody.least, width) for _, group in groups]
        tallest = max((share for shares in binned for share in shares), default=1.0)
        for row, (_, group) in enumerate(groups):
            starts = [everybody.least + width * n - 0.5 for n in range(len(binned[row]))]
            _draw_heights(axes, row, starts, [share / tallest for share in binned[row]])
            _draw_middle(axes, row, group.scores)
        axes.set_yticks(range(len(groups)), [name for name, _ in groups])
        axes.set_ylim(-0.6, len(groups) - 0.4)
        axes.set_xlim(left=min(0, everybody.least))
        self._finish(axes, self._naming.kind.scores_by_side, "sim-score-axis")

    # Inside.

    def _factions(self) -> list[Named]:
        return [(self._naming.side(n), group) for n, group in self._tally.by_faction.items()]

    def _rates(self, axes: Axes, title: str, groups: list[Named]) -> None:
        """Points with intervals, and a line where all would be if nothing mattered."""
        for row, (_, group) in enumerate(groups):
            rate = group.rate()
            reach = [[rate.share - rate.low], [rate.high - rate.share]]
            axes.errorbar(
                rate.share, row, xerr=reach, fmt="o", color=BLUE, ecolor=BLUE, capsize=4, lw=1.6
            )
            axes.annotate(
                percent(rate.share, self._language),
                (rate.share, row),
                xytext=(0, 8),
                textcoords="offset points",
                ha="center",
                fontsize=9,
                bbox={"boxstyle": "square,pad=0.1", "fc": "white", "ec": "none"},
            )
        even = self._tally.all_seats.rate().share
        label = self._say("sim-even", share=percent(even, self._language))
        axes.axvline(even, color=ORANGE, ls="--", lw=1.2, label=label)
        axes.legend(loc="lower right", frameon=False, fontsize=8, bbox_to_anchor=(1, 1))
        axes.set_yticks(range(len(groups)), [name for name, _ in groups])
        axes.set_ylim(-0.6, len(groups) - 0.3)
        axes.set_xlim(0, _ROOM * max((group.rate().high for _, group in groups), default=1.0))
        self._finish(axes, title, "sim-win-rate-axis")
        axes.xaxis.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 5, 10]))
        axes.xaxis.set_major_formatter(self._percents())

    def _percents(self) -> FuncFormatter:
        """Ticks in percent, with a decimal only where they need it."""
        return FuncFormatter(
            lambda share, _: percent(share, self._language, int(round(1000 * share) % 10 != 0))
        )

    def _mark_mean(self, axes: Axes, spread: Spread) -> None:
        mean = self._say("sim-mean-is", mean=decimal(spread.mean, 1, self._language))
        axes.axvline(spread.mean, color=ORANGE, ls="--", lw=1.2, label=mean)
        axes.legend(loc="lower right", frameon=False, fontsize=8, bbox_to_anchor=(1, 1))

    def _finish(self, axes: Axes, title: str, label: str, *, upright: bool = False) -> None:
        axes.set_title(self._say(title), loc="left", fontweight="bold")
        axes.set_xlabel(self._say(label))
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y" if upright else "x", color="#DDDDDD", lw=0.7)
        axes.set_axisbelow(True)


def _best_last(groups: Iterable[Named]) -> list[Named]:
    return sorted(groups, key=lambda named: (named[1].rate().share, named[0]))


def _binned(spread: Spread, least: int, width: int) -> list[float]:
    """Shares of the values from `least` on, in bins of this width; the last bin is empty."""
    shares = [0.0] * ((spread.most - least) // width + 2)
    for value, count in spread.counts.items():
        shares[(value - least) // width] += count / spread.total
    return shares


def _draw_heights(axes: Axes, row: int, starts: list[float], heights: list[float]) -> None:
    """A histogram that stands on both sides of its line."""
    low = [row - 0.42 * height for height in heights]
    high = [row + 0.42 * height for height in heights]
    axes.fill_between(starts, low, high, step="post", color=PALE, lw=0)


def _draw_middle(axes: Axes, row: int, spread: Spread) -> None:
    """The middle half as a bar, the median across it, the mean on it."""
    quarter, half, three = (quantile(spread, q) for q in (0.25, 0.5, 0.75))
    axes.plot([quarter, three], [row, row], color=BLUE, lw=4, solid_capstyle="butt")
    axes.plot([half, half], [row - 0.18, row + 0.18], color=BLUE, lw=2)
    axes.plot(spread.mean, row, "D", color=ORANGE, ms=5, mec="white", mew=0.8)


def quantile(spread: Spread, share: float) -> int:
    """The smallest value that so large a share does not exceed."""
    left = share * spread.total
    for value in sorted(spread.counts):
        left -= spread.counts[value]
        if left <= 0:
            return value
    return spread.most
