"""Whole games, played by clicks against bots until somebody has won."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Windows
from tests.browser.hosting import Host
from tests.browser.player import Player

MOST = 600


@pytest.mark.parametrize(("game", "seed"), [("ice-garden", 7), ("northgard", 11)])
def test_a_whole_game_by_clicks(host: Host, windows: Windows, game: str, seed: int) -> None:
    made = host.new_table(game, seed=seed)
    page = windows.open(host.seat_link(made))
    player = Player(page, seed)
    player.play_to_the_end(MOST)
    assert player.absent == set(), "offered, but nowhere on the board"
    assert player.covered == set(), "on the board, but nobody can click there"
    assert player.clicks_on_board > player.decisions / 2
    assert player.heard("refusals") == 0
    ending = page.get_by_role("article").filter(has_text="The saga ends")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("win")
    expect(ending.get_by_role("table").first).to_be_visible()
    expect(ending.get_by_role("link", name="Watch the replay")).to_be_visible()
    assert made.info()["over"]
