/** How seats are told apart besides their colours, where a game says nothing about it. */

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
