"""Why not? What does that mean? Not so! And whatever else one asks and says at a table."""

from playwright.sync_api import Page, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import Host
from tests.browser.player import Player


def seated(host: Host, windows: Windows, game: str) -> Player:
    """At a table where it is our turn."""
    player = Player(windows.open(host.seat_link(host.new_table(game, seed=8))))
    assert player.wait()
    return player


def point_at_something_dark(page: Page) -> None:
    """Click at a place that is not offered."""
    dark = page.locator("[data-target][role=button]:not(.lit):visible").all()
    for place in dark:
        place.dispatch_event("click")
        if page.evaluate("() => heard.asked"):
            return
    raise AssertionError("no refusal, wherever one clicks")


def test_a_refusal_names_its_rule_and_opens_it(host: Host, windows: Windows) -> None:
    page = seated(host, windows, "ice-garden").page
    point_at_something_dark(page)
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("Not possible")
    refusal.get_by_role("button", name="Why?").click()
    panel = page.get_by_role("tabpanel", name="Rules")
    expect(panel.locator("header code")).to_contain_text("IG-")
    assert len(panel.locator(".text").inner_text()) > 20
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_hidden()


def test_the_prompt_says_why(host: Host, windows: Windows) -> None:
    page = seated(host, windows, "northgard").page
    page.get_by_role("region", name="What to do").get_by_role("button", name="Why?").click()
    panel = page.get_by_role("tabpanel", name="Rules")
    expect(panel.locator("header code")).to_contain_text("NG-")
    expect(panel.locator(".badge")).to_be_visible()


def test_what_nobody_has_seen_can_be_taken_back(host: Host, windows: Windows) -> None:
    player = seated(host, windows, "ice-garden")
    page = player.page
    undo = page.get_by_role("button", name="Undo")
    for _ in range(12):
        before = page.locator("section.prompt .sentence").inner_text()
        offers = player.heard("offers")
        player.decide()
        player.wait()
        if undo.count():
            break
    undo.click()
    page.wait_for_function("(text) => heard.offers[0]?.text === text", arg=offers[0]["text"])
    expect(page.locator("section.prompt .sentence")).to_have_text(before)
    assert player.heard("offers") == offers


def test_chat_is_text_and_nothing_but_text(host: Host, windows: Windows) -> None:
    made = host.new_table("northgard", seed=9)
    page, watcher = windows.open(host.seat_link(made)), windows.open(host.watch_link(made))
    evil = "<script>document.title = 'stolen'</script><img src=x onerror=alert(1)> hail!"
    for each in (page, watcher):
        each.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(evil)
    page.get_by_role("button", name="Send").click()
    for each in (page, watcher):
        expect(each.locator(".chat li p")).to_have_text(evil)
        assert each.locator(".chat li img, .chat li script").count() == 0
        assert each.title() != "stolen"
    watcher.get_by_role("button", name="Mead").click()
    expect(page.locator(".chat li .sign")).to_be_visible()
