"""A server below a path of its host; and pages of strangers, in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Windows, flawless
from tests.browser.hosting import Host
from tests.browser.player import Player
from tests.browser.test_interruptions import what_is_asked

BASE = "/skald"
# How a socket fares that a page opens.
_OPEN = """(address) => new Promise((done) => {
  const socket = new WebSocket(address);
  socket.onopen = () => done("open");
  socket.onclose = ({ code }) => done(code);
})"""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server at `/skald`."""
    with Host(tmp_path_factory.mktemp("below"), "--base-path", BASE) as host:
        yield host


@pytest.fixture
def pages(browser: Browser, below: Host) -> Iterator[Windows]:
    """Windows in which nothing may go wrong unseen."""
    with flawless(browser, below.address) as opened:
        yield opened


def path_of(page: Page) -> str:
    """Where a window is."""
    return re.sub(r"^https?://[^/]*", "", page.url)


def test_a_table_is_opened_played_at_and_loaded_again(pages: Windows) -> None:
    page = pages.open(f"{BASE}/")
    page.get_by_role("button", name="Play now").first.click()
    player = Player(page)
    player.play(2)
    assert player.wait()
    table = path_of(page)
    assert table.startswith(f"{BASE}/table/")
    before = what_is_asked(page)
    page.reload()
    assert player.wait()
    assert what_is_asked(page) == before
    player.decide()
    page.locator("a.home").click()
    page.locator(f'nav a[href="{BASE}/tables"]').click()
    expect(page).to_have_url(re.compile(f"{BASE}/tables$"))
    page.locator(f'a[href="{table}"]').first.click()
    assert player.wait()
    page.go_back()
    expect(page).to_have_url(re.compile(f"{BASE}/tables$"))


def test_an_invitation_leads_to_the_table(pages: Windows) -> None:
    page = pages.open(f"{BASE}/new/ice-garden")
    page.get_by_role("combobox", name="Seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link of seat 2").input_value()
    watch = page.get_by_label("Link for spectators").input_value()
    for address in (link, watch):
        other = pages.open(address)
        assert path_of(other).startswith(f"{BASE}/table/")
        expect(other.locator("div.area [data-target]").first).to_be_visible()


def test_examples_rules_and_lessons_are_there(pages: Windows) -> None:
    page = pages.open(f"{BASE}/replays")
    page.get_by_role("button", name="The Lord of the Ice Garden").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert path_of(page).startswith(f"{BASE}/replay/")
    page.locator("a.home").click()
    page.locator(f'nav a[href="{BASE}/rules/ice-garden"]').click()
    expect(page).to_have_url(re.compile(f"{BASE}/rules/ice-garden$"))
    page.get_by_role("link", name="IG-MOVE-01").first.click()
    expect(page).to_have_url(re.compile(f"{BASE}/rules/ice-garden/IG-MOVE-01$"))
    lesson = pages.open(f"{BASE}/learn/northgard")
    expect(lesson.locator("div.area [data-target]").first).to_be_visible()


def test_only_our_own_pages_open_sockets(pages: Windows, below: Host) -> None:
    pages.tolerated = ("WebSocket connection",)
    made = below.new_table("ice-garden")
    address = f"ws://127.0.0.1:{below.server.port}{BASE}/api/tables/{made.id}/socket"
    page = pages.open(f"{BASE}/")
    assert page.evaluate(_OPEN, address) == "open"
    page.goto("about:blank")
    assert page.evaluate(_OPEN, address) == 1006, "a page of nobody's"
