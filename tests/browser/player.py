"""Somebody who plays by clicks, without any knowledge of the rules."""

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

# So many frames a thing must not move before it is clicked at: frames, not time, as a busy machine
# draws few of them.
_STILL: Final = 4
_READY: Final = """() => heard.over || (document.querySelector("section.prompt.mine") &&
  !document.querySelector("[aria-busy=true]"))"""

# What can be clicked now, and what the offers say should be.
_CHOICES: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (selector) => all(selector).filter((element) => element.checkVisibility());
  const narrowed = document.querySelector("section.prompt .step") !== null;
  // A tile shows one of its turns at a time.
  const targets = heard.offers.flatMap(({ targets }) => targets.slice(0, 1));
  const first = new Set(targets.filter((target) => !target.startsWith("turn:")));
  return {
    lit: [...new Set(shown("[data-target].lit").map((e) => e.dataset.target))].sort(),
    offered: narrowed ? [] : [...first],
    popover: shown(".popover li button").length,
    buttons: narrowed ? 0 : shown("section.prompt .deeds > button:not(:has(.count))").length,
  };
}"""

# A point of a place that nothing else covers, as a person would look for one, once it stands still.
_AIM: Final = """async ([target, still]) => {
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const aim = () => {
    for (const element of document.querySelectorAll(`[data-target="${target}"].lit`)) {
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = element.getBoundingClientRect();
      for (const down of parts) for (const right of parts) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-target]") === element) return { x, y };
      }
    }
    return null;
  };
  let [point, frames] = [aim(), 0];
  while (frames < still) {
    await frame();
    const now = aim();
    frames = now?.x === point?.x && now?.y === point?.y ? frames + 1 : 0;
    point = now;
  }
  return point;
}"""

# Changes with everything that a click can bring about.
_TRACES: Final = """() => {
  const traces = document.querySelectorAll(".chosen[data-target], .popover li, .prompt .step");
  const told = [...traces].map((element) => element.dataset.target ?? element.textContent);
  return [heard.updates, heard.refusals, ...told].join();
}"""


_SELECTORS: Final = {
    "popover": ".popover li button",
    "buttons": "section.prompt .deeds > button:not(:has(.count))",
    "listed": ".actions .offer",
}


class Player:
    """Clicks on what glows; where nothing does, on a button or a line of the list."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.decisions = 0
        self.clicks_on_board = 0
        # Places that an offer names and the board does not show, or that nobody can click at.
        self.absent: Final[set[str]] = set()
        self.covered: Final[set[str]] = set()
        self._dice: Final = random.Random(seed)

    def heard(self, what: str) -> Any:
        """Something of what the server said last: ply, due, offers, over, refusals."""
        return self.page.evaluate(f"() => heard.{what}")

    def wait(self) -> bool:
        """Until there is something to choose; false if the game is over."""
        self.page.wait_for_function(_READY)
        return not self.heard("over")

    def play(self, decisions: int) -> None:
        """Decide so many times, or until the end."""
        until = self.decisions + decisions
        while self.decisions < until and self.wait():
            self.decide()

    def play_to_the_end(self, most: int) -> None:
        """Decide until the game is over."""
        self.play(most)
        assert not self.wait(), f"not over after {most} decisions"

    def decide(self) -> None:
        """Click until the server has answered."""
        ply = self.heard("ply")
        while self.heard("ply") == ply:
            self.act(self._click)
        self.decisions += 1

    def act(self, deed: Callable[[], None]) -> None:
        """Do something and wait for what it brings about."""
        before = self.page.evaluate(_TRACES)
        deed()
        self.page.wait_for_function(f"(before) => ({_TRACES})() !== before", arg=before)

    def _click(self) -> None:
        now = self.page.evaluate(_CHOICES)
        self.absent.update(set(now["offered"]) - set(now["lit"]))
        kinds = ["lit"] * 4 if now["lit"] else []
        kinds += [kind for kind in ("popover", "buttons") if now[kind]]
        kind = self._dice.choice(kinds or ["listed"])
        if kind != "lit":
            self._choose_of(_SELECTORS[kind])
        elif not self._point(self._dice.choice(now["lit"])):
            self._choose_of(_SELECTORS["listed"])

    def _choose_of(self, selector: str) -> None:
        matches = self.page.locator(f"{selector}:visible")
        if matches.count() == 0:
            self.page.locator("section.prompt .asides [aria-expanded=false]").click()
        matches.nth(self._dice.randrange(matches.count())).click()

    def _point(self, target: str) -> bool:
        point = self.page.evaluate(_AIM, [target, _STILL])
        if point is None:
            self.covered.add(target)
            return False
        self.page.mouse.click(point["x"], point["y"])
        self.clicks_on_board += 1
        return True
