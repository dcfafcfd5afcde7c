"""Nothing that was decided is lost, whatever happens to the page or the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player


def what_is_asked(page: Page) -> Any:
    """The prompt, what may be chosen, and what glows."""
    return page.evaluate("""() => [
      document.querySelector("section.prompt .sentence").textContent,
      [...document.querySelectorAll(".actions .offer")].map((e) => e.textContent),
      [...document.querySelectorAll("[data-target].lit")].map((e) => e.dataset.target).sort(),
    ]""")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_again_asks_the_same(host: Host, windows: Windows, game: str) -> None:
    player = Player(windows.open(host.seat_link(host.new_table(game, seed=5))))
    player.play(3)
    assert player.wait()
    before = what_is_asked(player.page)
    player.page.reload()
    assert player.wait()
    assert what_is_asked(player.page) == before
    player.decide()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Host]:
    """A server that may be killed."""
    with Host(tmp_path) as host:
        yield host


def test_a_killed_server_rises_and_the_page_goes_on(mortal: Host, browser: Browser) -> None:
    with Windows(browser, mortal.address) as windows:
        windows.tolerated = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
        player = Player(windows.open(mortal.seat_link(mortal.new_table("northgard", seed=6))))
        player.play(4)
        assert player.wait()
        before, ply = what_is_asked(player.page), player.heard("ply")
        updates = player.heard("updates")
        mortal.kill()
        expect(player.page.get_by_text("Connection lost")).to_be_visible()
        mortal.start()
        player.page.wait_for_function("(before) => heard.updates > before", arg=updates)
        expect(player.page.get_by_text("Connection lost")).to_be_hidden()
        assert (what_is_asked(player.page), player.heard("ply")) == (before, ply)
        player.play(2)
        assert player.heard("refusals") == 0
    assert windows.faults == []
