"""What can be chosen is in sight: nothing stands upon it, and no word is cut."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import DESKTOP, PHONE, Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

LAPTOP: Final = (1280, 720)

# The buttons of the map and the window through which one sees the land must not overlap.
_COVERED: Final = """
() => {
  const land = document.querySelector("svg.sheet").parentElement.getBoundingClientRect();
  return [...document.querySelectorAll(".controls .button")].filter((button) => {
    const box = button.getBoundingClientRect();
    return (
      box.width === 0 ||
      (box.left < land.right && box.right > land.left && box.top < land.bottom && box.bottom > land.top)
    );
  }).length;
}
"""


def seated(host: Host, windows: Windows, game: str, **window: object) -> Page:
    """A game in the middle, at somebody's turn."""
    page = windows.open(host.seat_link(host.in_the_middle(game, share=0.7)), **window)
    assert Player(page).wait()
    return page


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, PHONE])
def test_the_buttons_of_the_map_cover_no_land(
    host: Host, windows: Windows, size: tuple[int, int]
) -> None:
    page = seated(host, windows, "northgard", size=size)
    assert page.locator(".controls .button").count() == 4
    assert page.evaluate(_COVERED) == 0
