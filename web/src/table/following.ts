import { tick } from "svelte";

/** Whatever happens is about somebody; only where it happens is worth a look. */
const MARKED = '[data-target].marked:not([data-target^="seat:"])';

/** Brings what is marked on a board into sight, the topmost of it first, unless something of it is. */
export async function follow(area: HTMLElement): Promise<void> {
  await tick();
  const here = area.getBoundingClientRect();
  const scenes = [...area.querySelectorAll(MARKED)].map((place) => sceneOf(place, here.height));
  if (scenes.length === 0 || scenes.some((scene) => isInside(scene, here))) return;
  const top = Math.min(...scenes.map((scene) => scene.top));
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  area.scrollBy({ top: top - here.top, behavior: isCalm ? "instant" : "smooth" });
}

/** The drawing in which a place is, if all of it can be seen at once; else the place itself. */
function sceneOf(place: Element, room: number): DOMRect {
  const drawing = place.closest("svg")?.getBoundingClientRect();
  return drawing && drawing.height <= room ? drawing : place.getBoundingClientRect();
}

function isInside(scene: DOMRect, { top, bottom }: DOMRect): boolean {
  return scene.top >= top - 1 && scene.bottom <= bottom + 1;
}
