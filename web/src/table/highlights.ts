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

/** The great moments that come out here, by name: what is told now stands under these. */
export function titlesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.map(({ highlight }) => highlight).filter((name) => name !== ""))];
}

/** These lines in order, parted where a great moment begins or ends. */
export function highlights(lines: readonly Line[]): Highlight[] {
  const told: Highlight[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.name === line.highlight) last.lines.push(line);
    else told.push({ name: line.highlight, lines: [line] });
  }
  return told;
}
