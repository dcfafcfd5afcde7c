/** A place of the board as attributes of its element. */
import { answers, type Spotlight } from "../spotlight";

/** Whether a place is lit, chosen or marked, as classes. */
export function marks(spotlight: Spotlight, target: string): Record<string, boolean> {
  return {
    lit: spotlight.lit(target),
    chosen: spotlight.chosen(target),
    marked: spotlight.marked(target),
  };
}

/**
 * What makes an element a place that can be pointed at, by pointer and keyboard; without a label
 * what is written inside tells its name.
 */
export function place(spotlight: Spotlight, target: string, label?: string) {
  return {
    "data-target": target,
    role: "button",
    tabindex: spotlight.lit(target) ? 0 : -1,
    "aria-label": label,
    ...answers(spotlight, target),
  } as const;
}
