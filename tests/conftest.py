"""A short report on the rule catalogue at the end of every test run."""

import pytest

from tests.hygiene.catalogue import Coverage, coverage

SHOWN = 12


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print it once, in the process that people look at."""
    if hasattr(config, "workerinput"):
        return
    terminalreporter.section("rule catalogue")
    for line in report(coverage()):
        terminalreporter.write_line(line)


def report(now: Coverage) -> list[str]:
    """Rules with code or a reason, examples with a test, and what is left."""
    return [
        f"rules that describe play {len(now.rules)}: tied to code {len(now.with_code)}, "
        f"listed with a reason {len(now.with_reason)}, {_left(now.rules_open)}",
        f"worked examples {len(now.examples)}: with a test {len(now.with_test)}, "
        f"{_left(now.examples_open)}",
    ]


def _left(ids: list[str]) -> str:
    if not ids:
        return "without 0"
    more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
    return f"without {len(ids)} ({', '.join(ids[:SHOWN])}{more})"
