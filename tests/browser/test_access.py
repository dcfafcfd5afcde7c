"""Nobody is shut out: axe finds no serious fault on any page, by day or by night."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new/ice-garden", "/rules/northgard", "/settings", "/tables")
THEMES = ("light", "dark")


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical, and where."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
        if not is_drawing(fault["id"], node["html"])
    ]


def is_drawing(fault: str, html: str) -> bool:
    """A place on the board is a picture: its name says what the numbers and signs in it mean."""
    return fault == "label-content-name-mismatch" and "data-target" in html


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_pages(windows: Windows, path: str, theme: str) -> None:
    page = windows.open(path, theme=theme)
    expect(page.locator("h1")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(host: Host, windows: Windows, game: str, theme: str) -> None:
    page = windows.open(host.seat_link(host.in_the_middle(game)), theme=theme)
    assert Player(page).wait()
    assert faults(page) == []
    page.locator("#tab-saga").click()
    assert faults(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_replay_and_ending(host: Host, windows: Windows, theme: str) -> None:
    table = host.finished("northgard")
    page = windows.open(f"/replay/{table}", theme=theme)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[data-target]").first).to_be_visible()
    assert faults(page) == []
    page.goto(f"{host.address}/table/{table}")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    assert faults(page) == []
