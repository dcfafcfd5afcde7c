"""How much is loaded before anything is seen, and how soon an answer is drawn."""

from statistics import median

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

FIRST_LOAD = 300_000
# A page that waits with drawing for anything but the next picture has drawn more of them.
PICTURES = 1
MOVES = 20

# Chooses from the list, and counts the pictures that the browser draws between the server's
# answer and the page that shows it; beside it the milliseconds since the click, for people.
_ECHO = """() => new Promise((told) => {
  const offers = [...document.querySelectorAll(".actions .offer")];
  const updates = heard.updates, began = performance.now();
  let pictures = 0, drawing = true;
  const count = () => {
    if (heard.updates !== updates) pictures += 1;
    if (drawing) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const look = () => {
    if (heard.updates === updates) return;
    watching.disconnect();
    drawing = false;
    const late = pictures;
    requestAnimationFrame(() => told([late, performance.now() - began]));
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
def test_an_answer_is_drawn_with_the_next_picture(host: Host, windows: Windows, game: str) -> None:
    player = Player(windows.open(host.seat_link(host.new_table(game, seed=4))))
    echoes = [echo(player) for _ in range(MOVES)]
    times = [milliseconds for _, milliseconds in echoes]
    print(f"{game}: drawn after {median(times):.0f} ms, at worst {max(times):.0f}")  # noqa: T201
    assert max(pictures for pictures, _ in echoes) <= PICTURES


def echo(player: Player) -> tuple[int, float]:
    """After how many pictures, and milliseconds from the click, the answer to it is drawn."""
    assert player.wait()
    pictures, milliseconds = player.page.evaluate(_ECHO)
    return int(pictures), float(milliseconds)
