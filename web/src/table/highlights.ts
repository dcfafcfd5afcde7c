import type { Line } from "../lib/messages";

/** Lines about one great moment, or about nothing special: then without a name. */
export interface Highlight {
  name: string;
  lines: Line[];
}

/** Whether something has come out that one should have time to read. */
export function isGreat(lines: readonly Line[]): boolean {
  return lines.some(({ highlight, passing }) => highlight !== "" && !passing);
}

/** What to tell of these lines: every great moment, and what was after the last of them. */
export function highlights(lines: readonly Line[]): Highlight[] {
  const told: Highlight[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.name === line.highlight) last.lines.push(line);
    else told.push({ name: line.highlight, lines: [line] });
  }
  return told.filter(({ name }, n) => name || n === told.length - 1);
}
