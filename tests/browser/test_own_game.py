"""A game that the client was not built with: its board comes from the server, by its address."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from skald.kernel.games import Game
from tests.browser.browsing import Windows, flawless
from tests.browser.hosting import Host
from tests.browser.player import Player
from tests.examples.conftest import site, tafl
from tests.examples.playing import ESCAPE
from tests.server.playing import PERSON

__all__ = ["site", "tafl"]

BASE = "/skald"
BOT = """
class Lazy:
    def __init__(self, rules, seed):
        pass

    def choose(self, position, ply):
        return position.offered[0]
"""


@pytest.fixture
def hall(tafl: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server below a path that has the game, and a bot that somebody wrote."""
    (tmp_path / "browser_bots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with Host(tmp_path, "--base-path", BASE, "--bots", "browser_bots:Lazy") as running:
        yield running


@pytest.fixture
def opened(browser: Browser, hall: Host) -> Iterator[Windows]:
    """Windows in which nothing may go wrong unseen: no error, no missing word."""
    with flawless(browser, hall.address) as windows:
        yield windows


def click(page: Page, square: str) -> None:
    """Click at a square of the board once it glows."""
    target = page.locator(f'div.area [data-target="square:{square}"].lit')
    target.click()


def test_a_whole_game_by_clicks_on_its_board(hall: Host, opened: Windows) -> None:
    made = hall.new_table("hnefatafl", [PERSON, PERSON])
    tokens = ",".join(made.tokens.values())
    page = opened.open(f"{BASE}/table/{made.id}#s={tokens}")
    for ply, line in enumerate(ESCAPE, start=1):
        start, goal = line.split("-")
        click(page, start)
        expect(page.locator(f'[data-target="square:{start}"].chosen')).to_be_visible()
        click(page, goal)
        page.wait_for_function("(ply) => heard.ply === ply", arg=ply)
    ending = page.get_by_role("article").filter(has_text="The saga ends")
    expect(ending).to_contain_text("The king has escaped to a corner.")
    assert made.info()["over"]
    ending.get_by_role("link", name="Watch the replay").click()
    expect(page.locator('div.area [data-target="square:f6"]')).to_have_class(re.compile("king"))
    page.keyboard.press("End")
    expect(page.locator('div.area [data-target="square:a11"]')).to_have_class(re.compile("king"))


def test_from_the_start_page_against_a_bot_of_ones_own(opened: Windows) -> None:
    page = opened.open(f"{BASE}/", language="de")
    panel = page.get_by_role("article", name="Hnefatafl")
    expect(panel).to_contain_text("Der König muss eine Ecke erreichen")
    expect(panel.locator(f'a[href="{BASE}/learn/hnefatafl"]')).to_have_count(0)
    panel.locator(f'a[href="{BASE}/new/hnefatafl"]').click()
    page.locator("form .who select").nth(1).select_option("bot:Lazy")
    page.locator("form button.primary").click()
    player = Player(page, 3)
    player.play(4)
    assert player.wait()
    assert player.absent == player.covered == set()
    assert player.clicks_on_board == 8
    expect(page.locator("ul.strip li").nth(1)).to_contain_text("Lazy")
    expect(page.locator("section.prompt")).to_contain_text("Eine Figur ziehen")
    square = page.locator('div.area [data-target="square:f6"]')
    expect(square).to_have_attribute("aria-label", "f6: König")


def test_its_rules_are_read_like_any_others(opened: Windows) -> None:
    page = opened.open(f"{BASE}/rules/hnefatafl/HT-TAKE-03", language="pl")
    expect(page.get_by_text("Mur tarcz").first).to_be_visible()
