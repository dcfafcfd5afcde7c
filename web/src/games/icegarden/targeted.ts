import type { Attachment } from "svelte/attachments";
import { answers, type Spotlight } from "../spotlight";

/** What an element needs to be a place that can be pointed at. */
export interface Targeted {
  "data-target": string;
  role: "button";
  tabindex: number;
  "aria-label": string;
  "aria-pressed"?: boolean;
  class: (string | Record<string, boolean>)[];
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** Attributes for the element that draws a place; `looks` are further classes. */
export function targeted(
  spotlight: Spotlight,
  target: string,
  label: string,
  looks = "",
): Targeted {
  const [lit, chosen] = [spotlight.lit(target), spotlight.chosen(target)];
  return {
    "data-target": target,
    role: "button",
    tabindex: lit || chosen ? 0 : -1,
    "aria-label": label,
    ...(chosen ? { "aria-pressed": true } : {}),
    class: [looks, { lit, chosen, marked: spotlight.marked(target) }],
    ...answers(spotlight, target),
  };
}

/** Makes whatever lies on a place answer a click like the place itself. */
export function standsFor(spotlight: Spotlight, target: string): Attachment {
  return (element) => {
    const point = (): void => spotlight.point(target);
    element.addEventListener("click", point);
    return () => element.removeEventListener("click", point);
  };
}

/**
 * Whether a pointer goes through something in a region to the region below: when that can be
 * pointed at and the thing itself cannot.
 */
export function through(spotlight: Spotlight, place: number, target = ""): "none" | null {
  if (target && (spotlight.lit(target) || spotlight.chosen(target))) return null;
  return spotlight.lit(`region:${place}`) || spotlight.chosen(`region:${place}`) ? "none" : null;
}
