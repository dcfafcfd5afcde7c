import type { Line } from "../lib/messages";
import { highlights } from "./highlights";
import { sentences, type Sentence, type Tell } from "./sentences";

/** Sentences about one great moment, or without a name. */
export interface Part {
  name: string;
  told: Sentence[];
}

/** All that happened: the newest sentences that have room, and those before them. */
export interface Folded {
  earlier: Part[];
  recent: Part[];
  /** How many sentences are earlier. */
  count: number;
}

/** Folds what does not fit. A part that is cut keeps its name on both sides. */
export function folded(lines: readonly Line[], tell: Tell, room: number): Folded {
  const parts = highlights(lines).map(({ name, lines: of }) => ({
    name,
    told: sentences(of, tell),
  }));
  const count = Math.max(0, parts.reduce((sum, { told }) => sum + told.length, 0) - room);
  return { earlier: cut(parts, 0, count), recent: cut(parts, count, Infinity), count };
}

/** The parts of which sentences from `start` up to `end` are, counted through all of them. */
function cut(parts: readonly Part[], start: number, end: number): Part[] {
  let before = 0;
  return parts.flatMap(({ name, told }) => {
    const first = before;
    before += told.length;
    const kept = told.slice(Math.max(0, start - first), Math.max(0, end - first));
    return kept.length ? [{ name, told: kept }] : [];
  });
}
