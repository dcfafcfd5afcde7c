"""Speed itself is tested: random play against a plain loop in the same process."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from skald.bench import gate, loop
from skald.bench.gate import ATTEMPTS, BLOCKS, PIECES, REPEATS, ROUNDS, Stopwatch, speeds, verdicts
from skald.bench.measuring import Game, Tally
from skald.kernel.errors import SkaldError

# How often a piece is timed in one attempt.
TRIES = ROUNDS * REPEATS
RECORDED = Path(__file__).parents[2] / "bench/gate.toml"


def test_random_play_is_as_fast_as_recorded() -> None:
    """If a loss is worth its price, record anew: see bench/README.md."""
    recorded = gate.recorded(RECORDED)
    if recorded is None:
        pytest.skip(f"no speeds recorded for {gate.key()}")
    slow = [str(v) for v in verdicts(gate.tables(), recorded) if not v.is_passed]
    assert not slow


# The gate itself, first with a clock of our own.


class FakeClock:
    """Stands still but when somebody works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.delay: Callable[[int], float] = lambda _: 1.0
        self.calls = 0
        monkeypatch.setattr(loop, "block", self.block)

    def __call__(self) -> float:
        return self.now

    def block(self) -> Tally:
        """The loop: 1,000 iterations in a millisecond."""
        self.now += 0.001
        return Tally(1_000)

    def game(self) -> Tally:
        """A game of 50 decisions in ten milliseconds, or as many times longer as `delay` says."""
        self.calls += 1
        self.now += 0.01 * self.delay(self.calls)
        return Tally(50)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """A clock that moves only by work."""
    return FakeClock(monkeypatch)


def test_speed_is_decisions_per_1000_iterations(clock: FakeClock) -> None:
    assert speeds({"table": [clock.game] * 3}, clock) == {"table": pytest.approx(5.0)}


@pytest.mark.parametrize(("slower", "passed"), [(1.0, True), (1.4, True), (1.5, False)])
def test_a_loss_of_more_than_30_percent_fails(
    clock: FakeClock, slower: float, *, passed: bool
) -> None:
    clock.delay = lambda _: slower
    verdict = verdicts({"table": [clock.game]}, {"table": 5.0}, clock)[0]
    assert verdict.is_passed == passed
    assert verdict.kept == pytest.approx(1 / slower)


def test_who_passes_is_measured_once(clock: FakeClock) -> None:
    verdicts({"table": [clock.game]}, {"table": 5.0}, clock)
    assert clock.calls == TRIES


def test_a_busy_moment_is_forgiven(clock: FakeClock) -> None:
    """Slow all through the first attempt and most of the second."""
    clock.delay = lambda call: 1.0 if call == 2 * TRIES - 1 else 3.0
    assert verdicts({"table": [clock.game]}, {"table": 5.0}, clock)[0].is_passed
    assert clock.calls == 2 * TRIES


def test_a_loss_is_measured_three_times(clock: FakeClock) -> None:
    clock.delay = lambda _: 3.0
    assert not verdicts({"table": [clock.game]}, {"table": 5.0}, clock)[0].is_passed
    assert clock.calls == ATTEMPTS * TRIES


def test_the_loop_has_its_pieces(clock: FakeClock) -> None:
    watch = Stopwatch({}, clock)
    watch.take_turns(1)
    assert clock.now == pytest.approx(PIECES * REPEATS * BLOCKS * 0.001)


def test_a_verdict_is_told() -> None:
    told = str(gate.Verdict("ice-garden 4", 20.0, 13.0))
    assert told == (
        "ice-garden 4: 13.00 decisions in 1,000 iterations of the plain loop, 65% of the recorded"
        " 20.00: a loss of more than 30%"
    )


# Then with the clock of the processor.


def slowed(game: Game, factor: float) -> Game:
    """The same game, but so many times slower."""

    def play() -> Tally:
        start = time.process_time()
        tally = game()
        end = start + (time.process_time() - start) * factor
        while time.process_time() < end:
            pass
        return tally

    return play


def test_play_that_is_slower_by_half_fails() -> None:
    """Both are measured by turns: what one finds is what was recorded for the other."""
    pieces = gate.tables()["ice-garden 4"]
    watch = Stopwatch({"now": [slowed(each, 1.5) for each in pieces], "recorded": pieces})
    for _ in range(ATTEMPTS):
        watch.take_turns(ROUNDS)
        verdict = gate.Verdict("ice-garden 4", watch.speed("recorded"), watch.speed("now"))
        if not verdict.is_passed:
            break
    assert not verdict.is_passed
    assert verdict.kept > 0.5


# The file.


def test_figures_are_kept_for_each_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "gate.toml"
    figures = {"ice-garden 4": 21.5, "northgard 4": 7.25}
    monkeypatch.setattr(gate, "key", lambda: "plain-3.11")
    gate.record(path, figures)
    monkeypatch.setattr(gate, "key", lambda: "compiled-3.11")
    assert gate.recorded(path) is None
    gate.record(path, {"ice-garden 4": 210.0, "northgard 4": 70.0})
    assert gate.recorded(path) == {"ice-garden 4": 210.0, "northgard 4": 70.0}
    monkeypatch.setattr(gate, "key", lambda: "plain-3.11")
    assert gate.recorded(path) == figures


def test_a_table_without_a_figure_is_not_recorded(tmp_path: Path) -> None:
    path = tmp_path / "gate.toml"
    gate.record(path, {"ice-garden 4": 21.5})
    assert gate.recorded(path) is None


@pytest.mark.parametrize("text", ["[", "speed = 3", '[plain]\nx = "fast"', "[plain]\nx = [1]"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "gate.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SkaldError, match="is no file of recorded speeds"):
        gate.recorded(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SkaldError, match=r"Cannot read .*: No such file or directory\."):
        gate.recorded(tmp_path / "none.toml")
