"""Windows of a real browser, each like that of another person."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState

DESKTOP: Final = (1440, 900)
PHONE: Final = (360, 740)
# How long anything may take on the slowest machine, in milliseconds; nothing waits for it to pass.
PATIENCE: Final = 120_000

# Keeps an eye on what the server has said, without changing anything.
_LISTEN: Final = """
(() => {
  const heard = { updates: 0, refusals: 0, asked: 0, ply: -1, due: -1, offers: [], over: false };
  window.heard = heard;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "refused") heard.refusals += 1;
        if (message.type !== "update") return;
        const { ply, due, offers, ending } = message;
        Object.assign(heard, { ply, due, offers, over: ending !== null });
        heard.updates += 1;
      });
    }
    send(text) {
      if (JSON.parse(text).type === "ask") heard.asked += 1;
      super.send(text);
    }
  };
})();
"""


class Windows:
    """Opens windows and remembers everything that went wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.faults: Final[list[str]] = []
        # What may be said on the console because the test brings it about.
        self.tolerated: tuple[str, ...] = ()
        self._browser: Final = browser
        self._address: Final = address
        self._contexts: Final[list[BrowserContext]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for context in self._contexts:
            context.close()

    def open(
        self,
        where: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        scale: float = 1,
        **settings: Any,
    ) -> Page:
        """A window of somebody with these settings, at a page."""
        chosen = {"language": "en", "theme": "light", "speed": "none", **settings}
        stored: StorageState = {
            "origins": [
                {
                    "origin": self._address,
                    "localStorage": [{"name": "skald.settings", "value": json.dumps(chosen)}],
                }
            ]
        }
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            has_touch=size == PHONE,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=stored,
        )
        self._contexts.append(context)
        context.add_init_script(_LISTEN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._read)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(where if where.startswith("http") else self._address + where)
        return page

    def _read(self, message: ConsoleMessage) -> None:
        if message.type != "error" or any(part in message.text for part in self.tolerated):
            return
        self.faults.append(f"{message.text} ({message.location.get('url', '')})")


@contextmanager
def flawless(browser: Browser, address: str) -> Iterator[Windows]:
    """Windows in which nothing may go wrong unseen: no error, no missing word."""
    with Windows(browser, address) as opened:
        yield opened
    assert opened.faults == []
