"""For every test run: Ctrl-C works, and a short report on the rule catalogues ends it."""

import signal

import pytest

from tests.hygiene.catalogue import CATALOGUES, Coverage, coverage

SHOWN = 12


def pytest_configure() -> None:
    """A shell that starts us in the background lets us ignore Ctrl-C, and so would all we start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print it once, in the process that people look at."""
    if hasattr(config, "workerinput"):
        return
    terminalreporter.section("rule catalogues")
    for catalogue in CATALOGUES:
        for line in report(coverage(catalogue)):
            terminalreporter.write_line(line)


def report(now: Coverage) -> list[str]:
    """Rules with code or a reason; coded rules, examples, cards with a test; what is left."""
    lines = [
        f"{now.game}: rules that describe play {len(now.rules)}: "
        f"tied to code {len(now.with_code)}, "
        f"listed with a reason {len(now.with_reason)}, {_left(now.rules_open)}",
        f"{now.game}: coded rules {_tested(now.coded, now.coded_open)}",
        f"{now.game}: worked examples {_tested(now.examples, now.examples_open)}",
    ]
    if now.cards:
        lines.append(f"{now.game}: cards {_tested(now.cards, now.cards_open)}")
    return lines


def _tested(ids: set[str], left: list[str]) -> str:
    return f"{len(ids)}: with a test {len(ids) - len(left)}, {_left(left)}"


def _left(ids: list[str]) -> str:
    if not ids:
        return "without 0"
    more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
    return f"without {len(ids)} ({', '.join(ids[:SHOWN])}{more})"
