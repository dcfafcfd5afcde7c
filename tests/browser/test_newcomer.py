"""Somebody who comes for the first time, with a mouse, a keyboard or a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

TITLES = {"ice-garden": "The Lord of the Ice Garden", "northgard": "Northgard: Uncharted Lands"}
MOST_TABS = 120
_FOCUSED = "() => document.activeElement.matches({!r})"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_a_game_runs(windows: Windows, game: str) -> None:
    page = windows.open("/", motion=True, speed="normal")
    panel = page.get_by_role("article", name=TITLES[game])
    panel.get_by_role("button", name="Play now").click()
    prompt = page.get_by_role("region", name="What to do")
    expect(prompt.get_by_text("Your turn")).to_be_visible()
    expect(page.locator("[data-target].lit").first).to_be_visible()
    assert page.get_by_role("list", name="Players").get_by_role("listitem").count() == 3


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until something of this kind has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(_FOCUSED.format(selector)):
            return
    raise AssertionError(f"{MOST_TABS} times Tab, and nothing like {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_ten_decisions_without_a_mouse(windows: Windows, game: str) -> None:
    page = windows.open("/")
    tab_to(page, f"[aria-labelledby={game}-title] button.primary")
    page.keyboard.press("Enter")
    player = Player(page)
    for decision in range(10):
        assert player.wait()
        decide_by_keys(player, by_number=decision % 2 == 0)
    assert player.heard("refusals") == 0


def decide_by_keys(player: Player, *, by_number: bool) -> None:
    """By the number of a line of the list, or by walking over the board."""
    page, ply = player.page, player.heard("ply")
    for _ in range(6):
        if by_number or not page.locator("[data-target].lit").count():
            player.act(lambda: page.keyboard.press("1"))
        else:
            tab_to(page, "[data-target].lit, .popover button")
            player.act(lambda: page.keyboard.press("Enter"))
        if player.heard("ply") > ply:
            return
    raise AssertionError("six keys, and nothing is decided")


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_enough(host: Host, windows: Windows, game: str) -> None:
    page = windows.open(host.seat_link(host.in_the_middle(game)), size=PHONE)
    player = Player(page)
    for _ in range(5):
        assert player.wait()
        assert not scrolls_sideways(page)
        expect(page.locator("section.prompt .sentence")).to_be_in_viewport(ratio=1)
        player.decide()
    assert player.clicks_on_board > 0
    assert player.heard("refusals") == 0


@pytest.mark.parametrize("path", ["/", "/new/northgard", "/rules/ice-garden", "/settings"])
def test_other_pages_fit_a_phone(windows: Windows, path: str) -> None:
    page = windows.open(path, size=PHONE)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not scrolls_sideways(page)
