import { settings, type Speed } from "../../lib/settings.svelte";

const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** How long a movement takes that is usually so long, in milliseconds; 0 if nothing may move. */
export function lasting(usual: number): number {
  const calm =
    typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm ? 0 : usual * PACE[settings.speed];
}
