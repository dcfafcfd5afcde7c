"""A run from its first game to its last, or to a stop."""

import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from skald.bots.registry import is_known_elsewhere
from skald.lang import Speech
from skald.sim.batches import Executor
from skald.sim.cluster import Cluster
from skald.sim.executors import Alone, Pool
from skald.sim.ledger import Ledger
from skald.sim.plan import Plan
from skald.sim.playing import Result
from skald.sim.progress import shown_progress
from skald.sim.scheduler import Scheduler
from skald.sim.stopping import Stop, stoppable
from skald.sim.tally import Tally
from skald.sim.trouble import Refused

# Something that is given every result, in the order of the games.
Sink = Callable[[list[Result]], None]


class Where(NamedTuple):
    """Who plays and where results are kept; the results themselves do not depend on it.

    Without a number of workers all processors are used, of this machine or of the cluster.
    """

    workers: int | None = None
    cluster: str = ""
    out: Path | None = None
    resume: bool = False


class Run:
    """What came out, and how fast; `exit_code` tells whether and how it was stopped."""

    def __init__(self) -> None:
        self.tally: Final = Tally()
        self.read_back = 0
        self.decisions_read_back = 0
        self.seconds = 0.0
        self.exit_code = 0

    @property
    def games_per_second(self) -> float:
        """How fast this run played; what was read back does not count."""
        return (self.tally.games - self.read_back) / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """The same for choices of seats."""
        made = self.tally.decisions - self.decisions_read_back
        return made / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            **self.tally.to_json(),
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "games_per_second": round(self.games_per_second, 2),
            "read_back": self.read_back,
        }


def carry_out(plan: Plan, where: Where, speech: Speech, *sinks: Sink) -> Run:
    """Play what is missing, keep it, and count it; a stop keeps what was done."""
    run = Run()
    counting = [run.tally.add, *sinks]
    ledger = _open(plan, where)
    if ledger is None:
        _play(run, plan, where, speech, counting)
        return run
    _read_back(run, ledger, counting, resume=where.resume)
    try:
        _play(run, plan, where, speech, [ledger.write, *counting])
    finally:
        ledger.finish()
    return run


def _open(plan: Plan, where: Where) -> Ledger | None:
    if where.workers is not None and where.workers < 1:
        raise Refused("sim-no-workers", workers=where.workers)
    if where.out is None and where.resume:
        raise Refused("sim-resume-what")
    return None if where.out is None else Ledger(where.out, plan)


def _read_back(run: Run, ledger: Ledger, sinks: Sequence[Sink], *, resume: bool) -> None:
    if not resume:
        ledger.begin()
        return
    for result in ledger.resume():
        for sink in sinks:
            sink([result])
    run.read_back = run.tally.games
    run.decisions_read_back = run.tally.decisions


def _play(run: Run, plan: Plan, where: Where, speech: Speech, sinks: Sequence[Sink]) -> None:
    if run.read_back == plan.games:
        return
    start = time.perf_counter()
    with (
        stoppable() as stop,
        closing(_executor(plan, where, plan.games - run.read_back, stop)) as executor,
        shown_progress(speech, run.read_back, plan.games) as progress,
    ):
        try:
            for results in Scheduler(plan, executor, run.read_back, stop).results():
                for sink in sinks:
                    sink(results)
                progress(len(results))
        except KeyboardInterrupt:
            pass
        run.seconds = time.perf_counter() - start
    run.exit_code = stop.exit_code


def _executor(plan: Plan, where: Where, left: int, stop: Stop) -> Executor:
    workers = min(where.workers or processors(), left)
    if workers == 1 and not where.cluster:
        return Alone(plan, stop)
    for bot in plan.bots:
        if not is_known_elsewhere(bot):
            raise Refused("sim-bot-only-here", bot=bot)
    return Cluster(plan, where.cluster, where.workers) if where.cluster else Pool(plan, workers)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
