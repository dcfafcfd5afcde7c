"""What stands in the log: one line for each fault, however often it happens."""

import io
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from skald.server.faults import FoldingHandler
from skald.server.logs import JsonLines
from tests.server.clocks import Clock


class Log:
    """A log on a clock that is set by hand."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._text = io.StringIO()
        self.handler = FoldingHandler(self._text, self.clock)
        self.handler.setFormatter(JsonLines())
        self._logger = logging.Logger("skald.test")
        self._logger.addHandler(self.handler)

    def lines(self) -> list[dict[str, Any]]:
        """What was written, line by line."""
        return [json.loads(line) for line in self._text.getvalue().splitlines()]

    def fail(self, fault: Callable[[], object], words: str = "it failed") -> None:
        """Something raises an error, which is logged as the server does it."""
        try:
            fault()
        except Exception:
            self._logger.exception(words)

    def warn(self, words: str, *facts: object) -> None:
        """Something is wrong without an error."""
        self._logger.warning(words, *facts)

    def tell(self, words: str) -> None:
        """Nothing is wrong."""
        self._logger.info(words)


@pytest.fixture
def log() -> Log:
    """An empty log."""
    return Log()


def divide() -> float:
    """A fault."""
    return 1 / int("0")


def look_up() -> object:
    """Another fault; each time with other words."""
    facts: dict[object, object] = {}
    return facts[object()]


def test_a_thousand_faults_of_one_place_are_one_line_and_a_count(log: Log) -> None:
    for _ in range(1_000):
        log.fail(look_up)
    [line] = log.lines()
    assert "KeyError" in line["error"]
    assert "count" not in line
    log.clock.now = 61.0
    log.tell("a minute later")
    [_, counted, _] = log.lines()
    assert counted["count"] == 999
    assert "error" not in counted
    assert "KeyError in " in counted["again"]
    assert "test_logs.py" in counted["again"]


def test_each_fault_is_told_for_itself(log: Log) -> None:
    for _ in range(3):
        log.fail(divide)
        log.fail(look_up)
        log.fail(divide, "something else failed")
    assert [line["what"] for line in log.lines()] == [
        "it failed",
        "it failed",
        "something else failed",
    ]


def test_what_is_counted_is_told_once_a_minute_while_it_goes_on(log: Log) -> None:
    for second in range(181):
        log.clock.now = float(second)
        log.fail(divide)
    assert [line.get("count", 1) for line in log.lines()] == [1, 59, 60, 60]


def test_what_was_quiet_for_a_minute_is_told_in_full_again(log: Log) -> None:
    log.fail(divide)
    log.clock.now = 60.0
    log.fail(divide)
    assert ["error" in line for line in log.lines()] == [True, True]


def test_nothing_stays_untold_at_the_end(log: Log) -> None:
    for _ in range(5):
        log.fail(divide)
    log.handler.close()
    assert [line.get("count") for line in log.lines()] == [None, 4]


def test_words_from_outside_do_not_make_it_another_fault(log: Log) -> None:
    for number in range(50):
        log.warn("no such thing: %s", number)
    assert len(log.lines()) == 1
    log.handler.close()
    assert log.lines()[-1]["what"] == "no such thing: 49"
    assert log.lines()[-1]["count"] == 49


def test_not_even_faults_without_end_fill_the_log(log: Log) -> None:
    for number in range(1_000):
        log.warn(f"a library that puts {number} into its words")
    assert len(log.lines()) == 201
    log.handler.close()
    assert sum(line.get("count", 1) for line in log.lines()) == 1_000


def test_only_the_first_line_of_words_is_compared(log: Log) -> None:
    """Below it asyncio shows the task, which is another one each time."""
    for _ in range(10):
        log.fail(divide, f"Task exception was never retrieved\nfuture: {object()}")
    assert len(log.lines()) == 1


def test_what_is_no_fault_is_never_counted(log: Log) -> None:
    for _ in range(5):
        log.tell("a table was made")
    assert len(log.lines()) == 5
