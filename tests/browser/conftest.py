"""One server and one browser for all tests of a process; windows of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browsing import PATIENCE, Windows, flawless
from tests.browser.hosting import Host

CHROMIUM = "/usr/bin/chromium"
CLIENT = Path(__file__).parents[2] / "web" / "dist" / "index.html"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that everybody may use."""
    assert CLIENT.exists(), "the client is not built; run `make web`"
    with Host(tmp_path_factory.mktemp("host")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, with patience for a machine that has much to do."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture
def windows(browser: Browser, host: Host) -> Iterator[Windows]:
    """Windows in which nothing may go wrong unseen: no error, no missing word."""
    with flawless(browser, host.address) as opened:
        yield opened
