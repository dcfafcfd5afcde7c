"""A seat belongs to whoever took it: other devices ask, and can be sent away again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, PHONE, Windows
from tests.browser.hosting import Host
from tests.server.playing import OPEN, PERSON


def board(page: Page) -> None:
    """Wait for the board."""
    expect(page.locator("div.area [data-target]").first).to_be_visible()


def open_players(page: Page) -> None:
    """Show all about the seats."""
    tab = page.get_by_role("tab", name="Players")
    if tab.count():
        tab.click()
    else:
        page.get_by_role("list", name="Players").get_by_role("button").first.click()
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_used_link_asks_and_the_holder_decides(
    host: Host, windows: Windows, size: tuple[int, int]
) -> None:
    link = host.seat_link(host.new_table("northgard", (PERSON, OPEN), seed=2), 1)
    friend = windows.open(link, size=size)
    board(friend)
    other = windows.open(link, size=size)
    expect(other.get_by_role("heading", name="this seat is taken")).to_be_visible()
    assert other.locator("[data-target]").count() == 0
    assert "#" not in other.url
    request = friend.get_by_role("alert").filter(has_text="asks for your seat")
    expect(request).to_contain_text("Chrome, Linux")
    request.get_by_role("button", name="Refuse").click()
    expect(other.get_by_text("You were not let in")).to_be_visible()
    expect(request).to_be_hidden()
    other.get_by_role("button", name="Ask again").click()
    request.get_by_role("button", name="let it in").click()
    board(other)
    assert other.evaluate("() => heard.ply") == friend.evaluate("() => heard.ply")
    other.reload()
    board(other)
    open_players(friend)
    friend.get_by_role("button", name="Remove Chrome, Linux from my seat").click()
    expect(other.get_by_text("This link holds no seat")).to_be_visible()


def test_the_link_that_was_given_out_is_no_longer_shown(host: Host, windows: Windows) -> None:
    page = windows.open("/new/northgard")
    page.get_by_role("combobox", name="Seat 2").select_option("friend")
    page.get_by_role("combobox", name="When somebody is away").select_option("evening")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link of seat 2").input_value()
    page.get_by_role("link", name="To the table").click()
    board(page)
    open_players(page)
    expect(page.get_by_text("away for 15 minutes")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link to this seat")).to_be_visible()
    friend = windows.open(link)
    board(friend)
    expect(page.get_by_role("button", name="Copy the link to this seat")).to_be_hidden()
    page.keyboard.press("Escape")
    page.goto(link)
    board(page)
    expect(page.get_by_text("That link has been used")).to_be_visible()
    assert page.evaluate("() => heard.updates") > 0
    expect(friend.get_by_role("alert")).to_have_count(0)


def test_going_on_with_another_device(host: Host, windows: Windows) -> None:
    link = host.seat_link(host.new_table("northgard", (PERSON, OPEN), seed=2), 1)
    laptop = windows.open(link)
    board(laptop)
    open_players(laptop)
    laptop.get_by_role("button", name="Play on another device").click()
    shown = laptop.get_by_label("Link to my seat").input_value()
    assert shown != link
    phone = windows.open(shown, size=PHONE)
    board(phone)
    expect(laptop.get_by_text("at the table now")).to_be_visible()
    stranger = windows.open(link)
    expect(stranger.get_by_text("This link holds no seat")).to_be_visible()
    laptop.get_by_role("button", name="Switch my link off").click()
    expect(laptop.get_by_role("button", name="Switch my link off")).to_be_hidden()
    late = windows.open(shown)
    expect(late.get_by_text("This link holds no seat")).to_be_visible()
