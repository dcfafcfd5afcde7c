/** Players by colour, and for those who cannot tell colours by pattern and shape of shield. */

const COLOURS = ["red", "blue", "yellow", "green", "purple"] as const;

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

/** The shield of each seat around the origin, about 40 across. */
export const SHIELDS: readonly string[] = [
  "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z",
  "M-17-18Q0-23 17-18Q22 6 0 23Q-22 6-17-18z",
  "M-11-19.500h22L22 0 11 19.500h-22L-22 0z",
  "M-18-18Q0-22 18-18Q22 0 18 18Q0 22-18 18Q-22 0-18-18z",
  "M0-23.500L21-6 13 19.500h-26L-21-6z",
];

/** What is painted on each shield, over its colour. */
export const BLAZONS: readonly string[] = [
  "M-14.1-14.100L14.1 14.1",
  "M0-21.500V22",
  "M-21 0H21",
  "M-18 0H18M0-19.500V19.5",
  "M-17.5-9L0 6 17.5-9",
];
