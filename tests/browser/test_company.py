"""Several people: each in a window of their own, or all at one screen."""

from playwright.sync_api import Page, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import Host
from tests.browser.player import Player
from tests.server.playing import PERSON

HAND = "Your cards"


def told(page: Page) -> str:
    """The saga as this window tells it."""
    page.get_by_role("tab", name="Saga").click()
    return page.get_by_role("tabpanel", name="Saga").inner_text()


def drawn(page: Page) -> str:
    """The board as this window draws it."""
    return page.locator("div.area").inner_html()


def test_two_people_by_link_and_one_who_watches(windows: Windows) -> None:
    page = windows.open("/new/northgard")
    page.get_by_role("combobox", name="Seat 2").select_option("friend")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link of seat 2").input_value()
    watch = page.get_by_label("Link for spectators").input_value()
    page.get_by_role("link", name="To the table").click()
    friend, watcher = windows.open(link), windows.open(watch)
    players = [Player(page, 1), Player(friend, 2)]
    for each in (page, friend, watcher):
        expect(each.locator("div.area [data-target]").first).to_be_visible()
    assert "#" not in friend.url, "the secret of a seat stays in nobody's address bar"
    before = drawn(page), drawn(friend), drawn(watcher), told(watcher)
    while any(player.decisions == 0 for player in players):
        one_decides(players, watcher)
    after = drawn(page), drawn(friend), drawn(watcher), told(watcher)
    assert all(old != new for old, new in zip(before, after, strict=True))
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def one_decides(players: list[Player], watcher: Page) -> None:
    """Whoever is due decides; everybody hears of it, and only whoever is due has offers."""
    due = next(player for player in players if player.heard("offers"))
    due.decide()
    for seen in (*(player.page for player in players), watcher):
        seen.wait_for_function("(ply) => heard.ply >= ply", arg=due.heard("ply"))
    assert watcher.evaluate("() => heard.offers") == []
    assert sum(player.heard("offers") != [] for player in players) == 1


def test_cards_in_hand_are_seen_by_their_owner_only(host: Host, windows: Windows) -> None:
    made = host.in_the_middle("northgard")
    page, watcher = windows.open(host.seat_link(made)), windows.open(host.watch_link(made))
    expect(page.get_by_role("region", name=HAND)).to_be_visible()
    expect(watcher.locator("div.area [data-target]").first).to_be_visible()
    assert watcher.get_by_role("region", name=HAND).count() == 0


def test_a_curtain_hides_the_hand_from_whoever_sat_there_before(
    host: Host, windows: Windows
) -> None:
    made = host.new_table("northgard", (PERSON, PERSON), seed=3)
    page = windows.open(host.seat_link(made))
    curtain = page.get_by_role("dialog")
    player = Player(page, 3)
    seen: list[int] = []
    while len(seen) < 6:
        expect(curtain).to_contain_text("Pass the device to")
        assert page.get_by_role("region", name=HAND).count() == 0
        assert page.locator("[data-target]").count() == 0
        curtain.get_by_role("button").click()
        due = player.heard("due")
        seen.append(due)
        while player.heard("due") == due and page.locator(".curtain").count() == 0:
            player.decide()
            page.wait_for_timeout(50)
    assert set(seen) == {0, 1}
