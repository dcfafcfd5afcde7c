"""Who plays makes no difference: order, sizes, deaths and stops."""

import signal
import time
from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pytest

from skald.sim.batches import SECONDS, Batch, Executor, Played, Sizer, play_batch
from skald.sim.executors import FRESH_POOLS, Alone, Pool
from skald.sim.plan import Plan
from skald.sim.playing import Result
from skald.sim.scheduler import Scheduler
from skald.sim.stopping import Stop, stoppable
from skald.sim.trouble import Refused
from tests.sim.helping import GRAVE, die_always, die_once, results, small

PLAN = small(12)


def never() -> bool:
    return False


def all_results(
    executor: Executor, plan: Plan = PLAN, first: int = 0, stop: Callable[[], bool] = never
) -> list[Result]:
    found = [each for part in Scheduler(plan, executor, first, stop).results() for each in part]
    executor.close()
    return found


class Backwards:
    """A executor that brings the last batch first, and only when it has several."""

    size = 3

    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.brought = 0

    @property
    def busy(self) -> int:
        return len(self.batches)

    def submit(self, batch: Batch) -> None:
        self.batches.append(batch)

    def collect(self, seconds: float) -> list[Played]:
        self.brought += 1
        return [play_batch(PLAN, self.batches.pop())]

    def withdraw(self) -> None:
        self.batches.clear()

    def close(self) -> None:
        self.withdraw()


def test_results_come_in_the_order_of_the_games() -> None:
    assert all_results(Backwards()) == results(PLAN)


def test_one_process_or_several() -> None:
    assert all_results(Alone(PLAN, never)) == results(PLAN)
    assert all_results(Pool(PLAN, 2)) == results(PLAN)


def test_only_what_is_missing_is_played() -> None:
    assert all_results(Alone(PLAN, never), first=9) == results(PLAN)[9:]


def test_the_batches_of_a_dead_worker_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grave = tmp_path / "grave"
    monkeypatch.setenv(GRAVE, str(grave))
    assert all_results(Pool(PLAN, 2, die_once)) == results(PLAN)
    assert grave.exists()


def test_workers_that_always_die_are_given_up() -> None:
    pool = Pool(PLAN, 1, die_always)
    played: list[Result] = []
    parts = Scheduler(PLAN, pool, 0, never).results()
    with pytest.raises(Refused, match="sim-workers-die") as caught:
        played.extend(chain.from_iterable(parts))
    pool.close()
    assert played == results(PLAN)[: len(played)]
    assert caught.value.words.facts["times"] == FRESH_POOLS + 1


def test_a_stop_keeps_what_was_played() -> None:
    stop = Stop()
    played: list[Result] = []
    for part in Scheduler(PLAN, Alone(PLAN, stop), 0, stop).results():
        played += part
        stop.signal = signal.SIGINT
    assert 0 < len(played) < 12
    assert played == results(PLAN)[: len(played)]


def test_after_a_stop_nothing_is_kept_behind_a_gap() -> None:
    executor = Backwards()
    assert all_results(executor, stop=lambda: executor.brought >= 3) == []
    assert executor.brought == 3


def test_a_pool_that_is_stopped_ends() -> None:
    plan = small(100_000)
    stop = Stop()
    pool = Pool(plan, 2)
    played: list[Result] = []
    for part in Scheduler(plan, pool, 0, stop).results():
        played += part
        stop.signal = signal.SIGTERM
    processes = list((pool._pool._processes or {}).values())
    pool.close()
    assert [result.number for result in played] == list(range(len(played)))
    # The pool's own thread may be the one that is told of the end.
    for _ in range(100):
        if not any(process.is_alive() for process in processes):
            return
        time.sleep(0.05)
    raise AssertionError("workers live on")


def test_batches_grow_to_the_right_length_and_shrink_at_the_end() -> None:
    sizer = Sizer(2)
    sizes = []
    for _ in range(8):
        sizes.append(sizer.size(10_000))
        batch = Batch(0, sizes[-1])
        sizer.learn(Played(batch, results(PLAN)[:1] * batch.games, batch.games * SECONDS / 100))
    assert sizes[0] == 1
    assert sizes == sorted(sizes)
    assert 95 <= sizes[-1] <= 105
    assert sizer.size(8) == 2
    assert sizer.size(1) == 1


def test_the_second_signal_stops_at_once() -> None:
    before = signal.getsignal(signal.SIGINT)
    with stoppable() as stop:
        assert (stop(), stop.exit_code) == (False, 0)
        signal.raise_signal(signal.SIGINT)
        assert (stop(), stop.exit_code) == (True, 130)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
