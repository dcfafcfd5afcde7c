import { FRONTS } from "../games/fronts";
import type { Line } from "../lib/messages";

const GREAT = FRONTS.flatMap(({ great }) => great ?? []);
const PASSING = new Set(FRONTS.flatMap(({ passing }) => passing ?? []));

/** Lines about one great thing, or about nothing special: then without a name. */
export interface Tiding {
  name: string;
  lines: Line[];
}

/** The name of the great thing that a line is about; empty if it is about none. */
export function greatness(line: Line): string {
  return GREAT.find(({ rules }) => rules.test(line.rule))?.name ?? "";
}

/** Whether something has come out that one should have time to read. */
export function isGreat(lines: readonly Line[]): boolean {
  return lines.some((line) => greatness(line) !== "" && !PASSING.has(line.name));
}

/** What to tell of these lines: every great thing, and what was after the last of them. */
export function tidings(lines: readonly Line[]): Tiding[] {
  const told: Tiding[] = [];
  for (const line of lines) {
    const name = greatness(line);
    const last = told.at(-1);
    if (last?.name === name) last.lines.push(line);
    else told.push({ name, lines: [line] });
  }
  return told.filter(({ name }, n) => name || n === told.length - 1);
}
