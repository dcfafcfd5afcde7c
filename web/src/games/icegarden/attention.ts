import { lasting } from "./motion";

/** Whether a person can see the middle of a place now. */
function isSeen(place: Element): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && there.closest("[data-board]") === place.closest("[data-board]");
}

/** Brings a place that can be pointed at into sight, if none is. */
export function showSomethingLit(board: Element): void {
  const lit = [...board.querySelectorAll("[data-target].lit")];
  if (lit.length === 0 || lit.some(isSeen)) return;
  lit[0]?.scrollIntoView({
    block: "center",
    inline: "center",
    behavior: lasting(1) ? "smooth" : "auto",
  });
}
