"""What can be chosen is in sight: nothing stands upon it, and no word is cut."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import DESKTOP, PHONE, Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player
from tests.server.playing import FARMHAND, PERSON

LAPTOP: Final = (1280, 720)

# The buttons of the map and the window through which one sees the land must not overlap.
_COVERED: Final = """
() => {
  const land = document.querySelector("svg.sheet").parentElement.getBoundingClientRect();
  const isApart = (box) =>
    box.left >= land.right ||
    box.right <= land.left ||
    box.top >= land.bottom ||
    box.bottom <= land.top;
  return [...document.querySelectorAll(".controls .button")].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.width === 0 || !isApart(box);
  }).length;
}
"""

# Texts that are wider than their place, and words that are broken over two lines.
_CUT: Final = """
() => {
  const names = document.querySelectorAll(
    ".strip strong, .strip .hint, .player h3, .board .who h3, .boxes .name",
  );
  const seen = [...names].filter((each) => each.getBoundingClientRect().width > 0);
  const isBroken = (node) =>
    [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  const textsIn = (each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  const cut = seen.filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0);
  const broken = seen.filter((each) => textsIn(each).some(isBroken));
  return [seen.length, [...cut, ...broken].map((each) => each.innerText)];
}
"""


def seated(host: Host, windows: Windows, game: str, size: tuple[int, int]) -> Page:
    """A game in the middle, at somebody's turn."""
    page = windows.open(host.seat_link(host.in_the_middle(game, share=0.7)), size=size)
    assert Player(page).wait()
    return page


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, PHONE])
def test_the_buttons_of_the_map_cover_no_land(
    host: Host, windows: Windows, size: tuple[int, int]
) -> None:
    page = seated(host, windows, "northgard", size)
    assert page.locator(".controls .button").count() == 4
    assert page.evaluate(_COVERED) == 0


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize(("game", "players"), [*zip(GAMES, (4, 5), strict=True)])
def test_no_name_is_cut(
    host: Host, windows: Windows, game: str, players: int, language: str
) -> None:
    table = host.new_table(game, (PERSON, *[FARMHAND] * (players - 1)), seed=7)
    page = windows.open(host.seat_link(table), size=LAPTOP, language=language)
    assert Player(page).wait()
    seen, cut = page.evaluate(_CUT)
    assert seen >= 2 * players
    assert cut == []
