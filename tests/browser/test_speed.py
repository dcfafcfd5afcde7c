"""How much is loaded before anything is seen, and how soon a move is drawn."""

import os
from statistics import median

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

FIRST_LOAD = 300_000
ECHO = 100.0
MOVES = 20
ROUNDS = 3

# Chooses from the list and measures until the page has drawn the server's answer.
_ECHO = """() => new Promise((told) => {
  const offers = [...document.querySelectorAll(".actions .offer")];
  const updates = heard.updates, began = performance.now();
  const look = () => {
    if (heard.updates === updates) return;
    watching.disconnect();
    requestAnimationFrame(() => told(performance.now() - began));
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  offers[Math.floor(offers.length / 2)].click();
})"""


def test_the_first_page_is_light(host: Host, windows: Windows) -> None:
    page = windows.open("/settings")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(host.address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(f"first load: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files")  # noqa: T201
    assert 0 < sum(sizes) < FIRST_LOAD


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_drawn_at_once(host: Host, windows: Windows, game: str) -> None:
    # A machine that had something else to do is asked again.
    for _ in range(ROUNDS):
        player = Player(windows.open(host.seat_link(host.new_table(game, seed=4))))
        times = [echo(player) for _ in range(MOVES)]
        print(f"{game}: drawn after {median(times):.0f} ms, at worst {max(times):.0f}")  # noqa: T201
        if median(times) < ECHO:
            return
    if is_too_busy():
        pytest.skip("the machine has too much to do for measuring anything")
    raise AssertionError(f"half of the moves took longer than {ECHO:.0f} ms, {ROUNDS} times")


def is_too_busy() -> bool:
    """Whether more than these tests wants to run on this machine."""
    return os.getloadavg()[0] > 2 * (os.cpu_count() or 1)


def echo(player: Player) -> float:
    """How many milliseconds it takes from a click until the answer to it is drawn."""
    assert player.wait()
    return float(player.page.evaluate(_ECHO))
