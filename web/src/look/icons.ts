/**
 * Drawn signs on a field of 24 by 24: strokes like cuts of a knife, straight and unrounded.
 * A path that begins with `!` is filled instead of stroked.
 */
export const ICONS = {
  // Ways.
  left: ["M15 4 7 12l8 8"],
  right: ["m9 4 8 8-8 8"],
  up: ["m4 15 8-8 8 8"],
  down: ["m4 9 8 8 8-8"],
  back: ["M10 5 3 12l7 7M3.5 12H21"],
  undo: ["M8 4 3 9l5 5M3.5 9H15l5 4.5V20"],
  first: ["M18 4 10 12l8 8M6 4v16"],
  last: ["m6 4 8 8-8 8M18 4v16"],
  close: ["m5 5 14 14M19 5 5 19"],
  menu: ["M3 6h18M3 12h18M3 18h18"],
  outward: ["M13 4h7v7M20 4 10 14M17 14v6H4V7h6"],
  // Play.
  play: ["!M7 4v16l13-8z"],
  pause: ["!M6 4h4v16H6zM14 4h4v16h-4z"],
  skip: ["!M4 4v16l9-8zM13 4v16l8-8z"],
  rotate: ["M19 6v5h-5M19 11A8 8 0 1 0 20 15"],
  // Doing.
  check: ["m4 13 5 5L20 6"],
  plus: ["M12 4v16M4 12h16"],
  minus: ["M4 12h16"],
  copy: ["M8 8h12v13H8zM16 8V3H4v13h4"],
  link: ["m9 15 6-6M11 7l3-3 6 6-3 3M13 17l-3 3-6-6 3-3"],
  search: ["M16 10A6 6 0 1 1 4 10a6 6 0 0 1 12 0zM14.5 14.5 21 21"],
  download: ["M12 3v12M6 10l6 6 6-6M4 20h16"],
  upload: ["M12 16V4M6 9l6-6 6 6M4 20h16"],
  trash: ["M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7"],
  edit: ["m4 20 1-5L16 4l4 4L9 19zM13.5 6.5l4 4"],
  settings: ["M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5"],
  bell: ["M5 17h14l-2-3V9l-2-4h-6L7 9v5zM10 20h4M12 5V2.5"],
  // Things.
  sun: [
    "M16.5 12A4.5 4.5 0 1 1 7.5 12a4.5 4.5 0 0 1 9 0z",
    "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  ],
  moon: ["M20 14.5A8.5 8.5 0 1 1 10 3.5a7 7 0 0 0 10 11z"],
  book: ["M12 6 9 4H3v15h6l3 2 3-2h6V4h-6zM12 6v15"],
  chart: ["M4 3v17h17M7 15l4-5 4 3 5-7"],
  log: ["M6 3h13v18H6zM6 3 3 6v12l3 3M10 8h6M10 12h6M10 16h4"],
  chat: ["M3 4h18v12h-9l-5 5v-5H3z"],
  eye: ["M2 12q10-13 20 0-10 13-20 0z", "M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"],
  "eye-off": ["M2 12q10-13 20 0-10 13-20 0z", "M4 20 20 4"],
  lock: ["M5 11h14v10H5zM8 11V7l4-4 4 4v4M12 15v3"],
  clock: ["M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z", "M12 6v6l4 3"],
  dice: ["M12 2 21 7v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10"],
  flag: ["M5 22V3l14 5-14 5"],
  trophy: ["M7 3h10v6l-5 6-5-6zM7 5H3v3l4 3M17 5h4v3l-4 3M12 15v4M7 21h10"],
  // People.
  person: ["M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z", "M4 21q1-8 8-8t8 8"],
  people: [
    "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM2 20q1-7 7-7t7 7",
    "M15 5.2a3 3 0 1 1 1.5 5.7M17.5 13.3Q21.5 14.5 22 20",
  ],
  bot: ["M4 13q0-9 8-9t8 9v3l-3 4H7l-3-4zM12 4v9M4 12h16M8.5 15.5v1.5M15.5 15.5v1.5"],
  screen: ["M3 4h18v12H3zM12 16v5M7 21h10"],
  envelope: ["M3 5h18v14H3zM3 6l9 7 9-7"],
  // Asking and telling.
  why: ["M7.5 8Q8 3.5 12 3.5T16.5 8q0 3-4.5 5v2.5", "!M10.4 18h3.2v3.2h-3.2z"],
  warning: ["M12 3 22 20H2zM12 9v6", "!M11 16.5h2v2h-2z"],
  offline: ["M3 9q9-8 18 0M7 13.5q5-4 10 0", "!M10.5 17h3v3h-3z", "M4 21 20 3"],
  // Quick signs to everybody.
  horn: ["M13 4 21 3Q22 20 3 21 14 16 13 4zM14 8.5l7-1M12.6 13.5l6 2.5"],
  shield: [
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
    "M14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21",
  ],
  axe: ["M6 22 13 6M12 7.5q3 1 5-3 5 5 3 12-4-4-10-4z"],
  skull: [
    "M5 15q-2-3-1-6 2-6 8-6t8 6q1 3-1 6l-2 1v4H7v-4zM10.5 20v-3M13.5 20v-3",
    "!M7.5 9.5h3.2v3.2H7.5zM13.3 9.5h3.2v3.2h-3.2z",
  ],
  mead: ["M5 8h11v13H5zM16 11h4v6h-4M5 8q0-4 3-4 2-2 4 0 4-1 4 4M8.5 12v5M12.5 12v5"],
  rune: ["M9 2v20M9 5l8 5M9 11l8 5"],
} as const;

export type IconName = keyof typeof ICONS;
