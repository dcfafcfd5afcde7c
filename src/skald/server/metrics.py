"""Counters and times, in the text form that Prometheus reads."""

from bisect import bisect_left
from typing import Final

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts: Final = [0] * (len(_BOUNDS) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._total += seconds

    def lines(self, name: str) -> list[str]:
        """Cumulative buckets, sum and count."""
        lines, so_far = [], 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self._total}", f"{name}_count {so_far}"]


class Metrics:
    """What is counted while a server runs."""

    def __init__(self) -> None:
        self.sockets = 0
        self.tables_made = 0
        self.rows = 0
        self.refused: Final[dict[str, int]] = {}
        self.failures = 0
        # From a move to the update of everybody being on its way.
        self.moves: Final = Histogram()
        self.thoughts: Final = Histogram()

    def refuse(self, reason: str) -> None:
        """Something was not done."""
        self.refused[reason] = self.refused.get(reason, 0) + 1

    def text(self, tables: int) -> str:
        """Everything, with the number of tables in memory."""
        lines = [
            *_metric("skald_tables", "gauge", "Tables in memory.", tables),
            *_metric("skald_sockets", "gauge", "Open sockets.", self.sockets),
            *_metric("skald_tables_made_total", "counter", "New tables.", self.tables_made),
            *_metric("skald_rows_total", "counter", "Rows written to journals.", self.rows),
            *_metric("skald_failures_total", "counter", "Errors of ours.", self.failures),
            *_head("skald_refused_total", "counter", "Messages that were refused."),
            *(
                f'skald_refused_total{{reason="{reason}"}} {count}'
                for reason, count in sorted(self.refused.items())
            ),
            *_head("skald_move_seconds", "histogram", "From a move to its updates."),
            *self.moves.lines("skald_move_seconds"),
            *_head("skald_thought_seconds", "histogram", "How long bots took."),
            *self.thoughts.lines("skald_thought_seconds"),
        ]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, words: str) -> list[str]:
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]


def _metric(name: str, kind: str, words: str, value: int) -> list[str]:
    return [*_head(name, kind, words), f"{name} {value}"]
