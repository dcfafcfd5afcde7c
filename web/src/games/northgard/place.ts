/** A place of the board as attributes of its element. */
import { answers, type Spotlight } from "../spotlight";

/** Whether a place is lit, chosen or marked, as classes. */
export function marks(spotlight: Spotlight, spot: string): Record<string, boolean> {
  return {
    lit: spotlight.lit(spot),
    chosen: spotlight.chosen(spot),
    marked: spotlight.marked(spot),
  };
}

/**
 * What makes an element a place that can be pointed at, by pointer and keyboard; without a label
 * what is written inside tells its name.
 */
export function place(spotlight: Spotlight, spot: string, label?: string) {
  return {
    "data-spot": spot,
    role: "button",
    tabindex: spotlight.lit(spot) ? 0 : -1,
    "aria-label": label,
    ...answers(spotlight, spot),
  } as const;
}
