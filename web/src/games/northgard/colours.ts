/** Players by colour, and for those who cannot tell colours by pattern and shape of shield. */
export { BLAZONS, SHIELDS } from "../../look/shields";

export const COLOURS = ["red", "blue", "yellow", "green", "purple"] as const;

/** The colour of a seat, as CSS. */
export const colourOf = (seat: number): string => `var(--ng-${COLOURS[seat] ?? "red"})`;

/** What is written upon that colour. */
export const onColourOf = (seat: number): string => `var(--ng-${COLOURS[seat] ?? "red"}-on)`;

/** The pattern of a seat, as a fill. */
export const patternOf = (seat: number): string => `url(#ng-pattern-${seat})`;

/** The lines of each seat's pattern, in a square of 16. */
export const PATTERNS: readonly string[] = [
  "M-2 18L18-2M-2 2L2-2M14 18l4-4",
  "M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0",
  "M4 4h.01M12 12h.01",
  "M8 3v10M3 8h10",
  "M0 6l4-4 4 4 4-4 4 4M0 14l4-4 4 4 4-4 4 4",
];

/** How thick those lines are. */
export const PATTERN_WIDTHS: readonly number[] = [2.2, 1.8, 4.6, 2, 1.8];
