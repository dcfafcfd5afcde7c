"""A finished game can be gone through, and be taken up again anywhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player


def place(page: Page) -> int:
    """How many actions have been gone through."""
    return int(page.get_by_role("slider").input_value())


def is_decision(host: Host, table: str, ply: int) -> bool:
    """Whether somebody must choose then, and not chance."""
    asked = f"/api/tables/{table}/replay/{ply}/advice?level=farmhand"
    return host.server.http.get(asked).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_scrub_step_and_play_on(host: Host, windows: Windows, game: str) -> None:
    table = host.finished(game)
    page = windows.open(f"/replay/{table}")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    headline = page.locator(".headline")
    first = headline.inner_text()

    box = scrubber.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    expect(headline).not_to_have_text(first)
    there = place(page)
    assert there > 0

    page.get_by_role("button", name="One step on").click()
    assert place(page) > there
    page.keyboard.press("ArrowLeft")
    assert place(page) <= there
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at={place(page)}")

    on = page.get_by_role("button", name="One step on")
    while not is_decision(host, table, place(page)):
        on.click()
    page.get_by_role("tab", name="Study").click()
    page.get_by_label("Bots").select_option("farmhand")
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.get_by_text("A bot (Farmhand) would choose")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("list", name="Players")).to_be_visible()
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()
    Player(page).play(2)


def test_a_newcomer_watches_a_whole_game(windows: Windows) -> None:
    page = windows.open("/replays")
    page.get_by_role("button", name="The Lord of the Ice Garden").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    assert place(page) > 0
