import { keep, recall } from "../lib/storage";

const KEY = "skald.lessons";

/** The step at which somebody left the lesson of a game; 0 if it was never begun. */
export function leftAt(game: string, steps: number): number {
  const step = recall<Record<string, number>>(KEY, {})[game];
  return Number.isInteger(step) ? Math.min(Math.max(step ?? 0, 0), steps - 1) : 0;
}

/** Remember the step that is being taught. */
export function remember(game: string, step: number): void {
  keep(KEY, { ...recall<Record<string, number>>(KEY, {}), [game]: step });
}
