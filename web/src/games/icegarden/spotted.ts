import type { Attachment } from "svelte/attachments";
import { answers, type Spotlight } from "../spotlight";

/** What an element needs to be a place that can be pointed at. */
export interface Spotted {
  "data-spot": string;
  role: "button";
  tabindex: number;
  "aria-label": string;
  "aria-pressed"?: boolean;
  class: (string | Record<string, boolean>)[];
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** Attributes for the element that draws a place; `looks` are further classes. */
export function spotted(spotlight: Spotlight, spot: string, label: string, looks = ""): Spotted {
  const [lit, chosen] = [spotlight.lit(spot), spotlight.chosen(spot)];
  return {
    "data-spot": spot,
    role: "button",
    tabindex: lit || chosen ? 0 : -1,
    "aria-label": label,
    ...(chosen ? { "aria-pressed": true } : {}),
    class: [looks, { lit, chosen, marked: spotlight.marked(spot) }],
    ...answers(spotlight, spot),
  };
}

/** Makes whatever lies on a place answer a click like the place itself. */
export function standsFor(spotlight: Spotlight, spot: string): Attachment {
  return (element) => {
    const point = (): void => spotlight.point(spot);
    element.addEventListener("click", point);
    return () => element.removeEventListener("click", point);
  };
}

/**
 * Whether a pointer goes through something in a region to the region below: when that can be
 * pointed at and the thing itself cannot.
 */
export function through(spotlight: Spotlight, place: number, spot = ""): "none" | null {
  if (spot && (spotlight.lit(spot) || spotlight.chosen(spot))) return null;
  return spotlight.lit(`region:${place}`) || spotlight.chosen(`region:${place}`) ? "none" : null;
}
