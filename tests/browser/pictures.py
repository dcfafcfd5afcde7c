"""Takes the pictures of docs/pictures: `python -m tests.browser.pictures [NAME ...]`."""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.browsing import PHONE, Windows
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.hosting import Host
from tests.browser.player import Player

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS: Final = 128
LARGEST: Final = 300_000


def start(host: Host, windows: Windows) -> Page:
    """The first page."""
    return windows.open("/")


def new_table(host: Host, windows: Windows) -> Page:
    """The form for a new table."""
    return windows.open("/new/northgard")


def rules(host: Host, windows: Windows) -> Page:
    """The book of rules, looking for a word."""
    page = windows.open("/rules/northgard")
    page.get_by_role("searchbox").fill("winter")
    return page


def replay(host: Host, windows: Windows) -> Page:
    """A finished game in the middle."""
    table = host.finished("ice-garden")
    plies = host.server.http.get(f"/api/tables/{table}/replay").json()["plies"]
    page = windows.open(f"/replay/{table}?at={plies * 2 // 3}")
    page.get_by_role("tab", name="Saga").click()
    return page


def ending(host: Host, windows: Windows) -> Page:
    """Who has won."""
    page = windows.open(f"/table/{host.finished('ice-garden')}")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    return page


def _table(game: str, **window: Any) -> Callable[[Host, Windows], Page]:
    """A game in the middle, at somebody's turn."""

    def open_it(host: Host, windows: Windows) -> Page:
        page = windows.open(host.seat_link(host.in_the_middle(game, share=0.7)), **window)
        assert Player(page).wait()
        return page

    return open_it


PICTURES: Final[dict[str, Callable[[Host, Windows], Page]]] = {
    "start": start,
    "new-table": new_table,
    "ice-garden": _table("ice-garden"),
    "northgard": _table("northgard"),
    "northgard-dark": _table("northgard", theme="dark"),
    "ice-garden-phone": _table("ice-garden", size=PHONE, scale=2),
    "northgard-phone": _table("northgard", size=PHONE, scale=2),
    "replay": replay,
    "rules": rules,
    "ending": ending,
}


def save(page: Page, name: str) -> None:
    """Write what the window shows, with as few colours as it needs."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    path = FOLDER / f"{name}.png"
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path} is too large"


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in names or PICTURES:
            with Windows(browser, host.address) as windows:
                save(PICTURES[name](host, windows), name)


if __name__ == "__main__":
    main(sys.argv[1:])
