"""The rules in the browser: a question finds them, and shows why."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browsing import Windows


def ask(page: Page, question: str) -> None:
    """Type a question as people do, one letter after another."""
    page.get_by_role("searchbox").fill("")
    page.get_by_role("searchbox").press_sequentially(question)


@pytest.mark.parametrize(
    ("language", "path", "question", "first", "marked"),
    [
        ("de", "ice-garden", "Was passiert, wenn Vuko mich besucht?", "IG-VUKO-09", "Schritte"),
        ("pl", "northgard", "zamykam terytorium", "NG-GLOS-05", "Zamknięte"),
    ],
)
def test_a_question_finds_rules_and_marks_its_words(
    windows: Windows, language: str, path: str, question: str, first: str, marked: str
) -> None:
    page = windows.open(f"/rules/{path}", language=language)
    ask(page, question)
    answer = page.locator("article").first
    expect(answer).to_have_attribute("id", first)
    expect(answer.locator("h3 mark").first).to_have_text(marked)


def test_the_rules_open_without_a_game_in_the_address(windows: Windows) -> None:
    page = windows.open("/rules")
    books = page.get_by_role("group", name="Game")
    expect(books.locator("[aria-current=page]")).to_have_count(1)
    expect(page.locator("article").first).to_be_attached()


def test_nonsense_is_answered_with_a_sentence_and_a_way_back(windows: Windows) -> None:
    page = windows.open("/rules/northgard")
    ask(page, '"*){:^')
    expect(page.get_by_role("heading", name="No rule holds all these words")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(page.locator("article").nth(100)).to_be_attached()


def test_a_search_that_fails_says_so_and_can_be_tried_again(windows: Windows) -> None:
    windows.tolerated = ("ERR_FAILED",)
    page = windows.open("/rules/northgard")
    expect(page.locator("article").first).to_be_attached()
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route("**/search?*", lose)
    ask(page, "winter")
    expect(page.get_by_role("alert").first).to_be_visible()
    assert lost
    page.unroute("**/search?*")
    ask(page, "winters")
    expect(page.locator("article").first).to_have_attribute("id", "NG-WINTER-01")
