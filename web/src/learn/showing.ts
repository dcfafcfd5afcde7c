import { tick } from "svelte";

const ROOM = 24;

/** Brings what glows on a board, or else what is spoken of, into view. */
export async function show(area: HTMLElement, targets: readonly string[]): Promise<void> {
  await tick();
  await unfold(area, targets);
  scrollTo(area);
}

/** Opens those folded parts of a board in which something is that is spoken of. */
async function unfold(area: HTMLElement, targets: readonly string[]): Promise<void> {
  for (const fold of area.querySelectorAll<HTMLElement>('h2 > button[aria-expanded="false"]')) {
    const before = missing(area, targets);
    if (before === 0) return;
    fold.click();
    await tick();
    if (missing(area, targets) === before) fold.click();
  }
}

function missing(area: HTMLElement, targets: readonly string[]): number {
  return targets.filter((target) => !area.querySelector(`[data-target="${CSS.escape(target)}"]`))
    .length;
}

/** Scrolls the first of them to the middle, unless it can be seen; what is too tall, to its top. */
function scrollTo(area: HTMLElement): void {
  const target =
    area.querySelector("[data-target].lit") ?? area.querySelector("[data-target].marked");
  if (!target) return;
  const there = target.getBoundingClientRect();
  const here = area.getBoundingClientRect();
  if (there.top >= here.top + ROOM && there.bottom <= here.bottom - ROOM) return;
  const toTop = there.top - here.top - ROOM;
  const toMiddle = toTop + ROOM - (here.height - there.height) / 2;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  area.scrollBy({ top: Math.min(toTop, toMiddle), behavior: isCalm ? "instant" : "smooth" });
}
