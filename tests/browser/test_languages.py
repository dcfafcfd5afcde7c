"""Every page in three languages, without a word missing."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browsing import Windows
from tests.browser.hosting import GAMES, Host
from tests.browser.player import Player

PLAY_NOW = {"en": "Play now", "de": "Sofort spielen", "pl": "Graj od razu"}
PAGES = ("/new/ice-garden", "/new/northgard", "/tables", "/replays", "/settings")
# How a missing message and a missing fact look.
MISSING = ("‹", "{$", "{ $", "{???}")


def check_words(page: Page) -> str:
    """All words of a page, none of them missing."""
    page.wait_for_load_state("networkidle")
    words: str = page.evaluate("""() => document.body.innerText + [...document.querySelectorAll(
      "[aria-label], [title]")].map((e) => `${e.getAttribute("aria-label")} ${e.title}`).join()""")
    assert not [sign for sign in MISSING if sign in words]
    return words


@pytest.mark.parametrize("language", PLAY_NOW)
def test_pages_speak_the_language(host: Host, windows: Windows, language: str) -> None:
    page = windows.open("/", language=language)
    expect(page.get_by_role("button", name=PLAY_NOW[language]).first).to_be_visible()
    check_words(page)
    for path in PAGES:
        page.goto(host.address + path)
        expect(page.locator("h1")).to_be_visible()
        check_words(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_changes_its_language_in_the_middle(
    host: Host, windows: Windows, game: str
) -> None:
    page = windows.open(host.seat_link(host.in_the_middle(game)))
    player = Player(page)
    prompts, rules = set(), [""]
    sentence = page.locator("section.prompt .sentence")
    for language in ("de", "pl", "en"):
        assert player.wait()
        before = sentence.inner_text()
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(sentence).not_to_have_text(before)
        assert player.wait()
        check_words(page)
        prompts.add(sentence.inner_text())
        page.locator("#tab-rules").click()
        rule = page.locator("#panel-rules h2, #panel-rules p").first
        expect(rule).not_to_have_text(rules[-1])
        rules.append(rule.inner_text())
        page.locator("#tab-actions").click()
        player.decide()
    assert len(set(rules)) == 4
    assert len(prompts) == 3


def wait_for_more(page: Page, held: list[Route], than: int) -> None:
    """Until more requests than so many are held back."""
    while len(held) <= than:
        page.wait_for_timeout(20)


def test_a_language_may_be_chosen_while_the_table_arrives(host: Host, windows: Windows) -> None:
    page = windows.open("/settings")
    words = "**/assets/words-*.js"
    held: list[Route] = []
    page.route(words, lambda route: held.append(route))  # noqa: PLW0108 (it marks the function)
    with page.expect_request(words):
        page.goto(host.seat_link(host.new_table("ice-garden", seed=2)))
    wait_for_more(page, held, 0)
    english = held.copy()
    with page.expect_request(words):
        page.get_by_role("banner").get_by_role("combobox").select_option("de")
    wait_for_more(page, held, len(english))
    # The words that are no longer wanted come first, the wanted ones late.
    for route in english:
        with page.expect_response(words) as answer:
            route.continue_()
        answer.value.finished()
    for route in held[len(english) :]:
        route.continue_()
    assert Player(page).wait()
    check_words(page)
    expect(page.get_by_text("Du bist dran", exact=True)).to_be_visible()
