"""The summary of a run, and the standings of a tournament, as tables."""

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from skald.sim.naming import Naming
from skald.sim.numbers import decimal, interval, percent
from skald.sim.plan import Plan
from skald.sim.ratings import Standings
from skald.sim.tally import Group, Spread, Tally


class Tables:
    """Prints in one language."""

    def __init__(self, console: Console, naming: Naming) -> None:
        self._console: Final = console
        self._naming: Final = naming
        self._say: Final = naming.speech.say
        self._language: Final = naming.speech.language

    def summary(self, plan: Plan, tally: Tally) -> None:
        """Everything that a simulation found."""
        self._headline(plan, tally)
        self._groups("sim-by-bot", sorted(tally.by_bot.items()))
        name = self._naming
        seats = [(name.seat(seat), group) for seat, group in sorted(tally.by_seat.items())]
        self._groups("sim-by-seat", seats)
        factions = ((name.side(key), group) for key, group in tally.by_faction.items())
        self._groups(name.kind.by_side, sorted(factions))
        self._endings(tally)
        self._spreads(tally)

    def standings(self, plan: Plan, tally: Tally, standings: Standings) -> None:
        """Everything that a tournament found."""
        self._headline(plan, tally)
        self._ratings(tally, standings)
        self._cross(standings)

    def _headline(self, plan: Plan, tally: Tally) -> None:
        players = self._say("sim-players", count=plan.players)
        games = self._say("sim-games", count=tally.games)
        seed = self._say("sim-seed", seed=str(plan.seed))
        bots = ", ".join(plan.bots)
        line = f"{plan.game} · {players} · {bots} · {games} · {seed}"
        self._console.print(line, style="bold", soft_wrap=True)

    def _new(self, first: str, *others: str) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(self._say(first), min_width=_FIRST, no_wrap=True)
        for other in others:
            table.add_column(self._say(other), justify="right", no_wrap=True)
        return table

    def _groups(self, title: str, groups: Iterable[tuple[str, Group]]) -> None:
        table = self._new(title, "sim-seats", "sim-wins", "sim-share", "sim-95", "sim-mean-score")
        for name, group in groups:
            rate = group.rate()
            table.add_row(
                name,
                self._number(group.seats),
                self._number(group.wins),
                percent(rate.share, self._language),
                interval(rate, self._language),
                self._number(group.scores.mean, 1),
            )
        self._print(table)

    def _endings(self, tally: Tally) -> None:
        table = self._new("sim-endings", "sim-games-head", "sim-share")
        for name, count in self._naming.endings(tally.endings):
            share = percent(count / tally.games, self._language)
            table.add_row(name, self._number(count), share)
        self._print(table)

    def _spreads(self, tally: Tally) -> None:
        table = self._new("sim-per-game", "sim-mean", "sim-least", "sim-most")
        self._spread(table, self._naming.kind.rounds, tally.rounds)
        self._spread(table, "sim-scores", tally.all_seats.scores)
        for key, total in (
            ("sim-decisions", tally.decisions),
            ("sim-forced", tally.forced),
            ("sim-chance", tally.chance),
        ):
            table.add_row(self._say(key), self._number(total / max(1, tally.games), 1), "", "")
        self._print(table)

    def _spread(self, table: Table, key: str, spread: Spread) -> None:
        ends = (self._number(spread.least), self._number(spread.most))
        table.add_row(self._say(key), self._number(spread.mean, 1), *ends)

    def _ratings(self, tally: Tally, standings: Standings) -> None:
        heads = ("sim-rating", "sim-95", "sim-seats", "sim-wins", "sim-share", "sim-95")
        table = self._new("sim-bot", *heads)
        for rating in standings.ranking():
            group = tally.by_bot.get(rating.bot, Group())
            wins = group.rate()
            table.add_row(
                rating.bot,
                self._number(rating.mu, 2),
                f"{self._number(rating.low, 2)}\N{EN DASH}{self._number(rating.high, 2)}",
                self._number(group.seats),
                self._number(group.wins),
                percent(wins.share, self._language),
                interval(wins, self._language),
            )
        self._print(table)

    def _cross(self, standings: Standings) -> None:
        bots = [rating.bot for rating in standings.ranking()]
        table = self._new("sim-cross")
        for bot in bots:
            table.add_column(bot, justify="right", no_wrap=True)
        for one in bots:
            table.add_row(one, *(self._pair(standings, one, other) for other in bots))
        self._print(table)

    def _pair(self, standings: Standings, one: str, other: str) -> str:
        if one == other:
            return "\N{MIDDLE DOT}"
        ahead, behind = standings.ahead[one, other], standings.ahead[other, one]
        return f"{self._number(ahead)} : {self._number(behind)}"

    def _print(self, table: Table) -> None:
        self._console.print()
        self._console.print(table)

    def _number(self, value: float, digits: int = 0) -> str:
        return decimal(value, digits, self._language)


# The first columns stand below each other.
_FIRST: Final = 20
