// The coast: eight regions as one rugged land. Junctions are set by hand so that exactly the
// printed borders touch; a seeded hand roughens every line in between.

import { lastOf, nth, sure } from "../../lib/sure";

export type Point = readonly [number, number];

export const WIDTH = 1000;
export const HEIGHT = 744;

/** Where something stands in a region. */
export interface Ground {
  /** The middle of the tile's plate. */
  plate: Point;
  /** Left, top, width and height of the room for pieces. */
  room: readonly [number, number, number, number];
  /** Where somebody is announced who may come. */
  guest: Point;
}

const JUNCTIONS: Record<string, Point> = {
  a: [372, 118],
  b: [628, 118],
  c: [100, 244],
  d: [258, 262],
  e: [380, 248],
  f: [500, 266],
  g: [620, 248],
  h: [742, 262],
  i: [900, 244],
  j: [146, 506],
  k: [262, 512],
  l: [500, 524],
  m: [738, 512],
  n: [854, 506],
};

/** Lines between junctions, by their ends; coasts go through more points. */
const COASTS: Record<string, Point[]> = {
  ca: [[52, 188], [70, 104], [150, 50], [262, 28], [346, 44]],
  ab: [[398, 42], [452, 20], [548, 22], [602, 42]],
  bi: [[654, 44], [738, 28], [850, 50], [930, 104], [948, 188]],
  in: [[962, 272], [986, 360], [976, 452], [916, 516]],
  nj: [[886, 574], [848, 648], [722, 700], [500, 722], [278, 700], [152, 648], [114, 574]],
  jc: [[84, 516], [24, 452], [14, 360], [38, 272]],
};
const BORDERS = ["cd", "de", "ef", "fg", "gh", "hi", "ae", "bg", "dk", "fl", "hm", "jk", "kl", "lm", "mn"];

/** Each region's outline, clockwise, as a round of junctions. */
const OUTLINES: Record<number, string> = {
  1: "caedc",
  2: "abgfea",
  3: "bihgb",
  4: "cdkjc",
  5: "deflkd",
  6: "fghmlf",
  7: "hinmh",
  8: "jklmnj",
};

export const GROUNDS: Record<number, Ground> = {
  1: { plate: [222, 86], room: [88, 110, 262, 136], guest: [318, 120] },
  2: { plate: [500, 80], room: [392, 104, 216, 140], guest: [588, 114] },
  3: { plate: [778, 86], room: [650, 110, 262, 136], guest: [874, 120] },
  4: { plate: [142, 308], room: [32, 330, 218, 170], guest: [232, 344] },
  5: { plate: [380, 308], room: [270, 330, 222, 180], guest: [470, 344] },
  6: { plate: [620, 308], room: [508, 330, 222, 180], guest: [708, 344] },
  7: { plate: [858, 308], room: [750, 330, 218, 170], guest: [944, 344] },
  8: { plate: [500, 560], room: [180, 582, 640, 116], guest: [612, 594] },
};

/** The ground of a region that there is. */
export const groundOf = (place: number): Ground => sure(GROUNDS[place], `region ${place}`);

/** A small generator of numbers between 0 and 1, always the same for a seed. */
export function scribble(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function rough(from: Point, to: Point, swing: number, random: () => number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 9) return [from];
  const off = (random() - 0.5) * Math.min(swing, length * 0.42);
  const middle: Point = [
    (from[0] + to[0]) / 2 - (dy / length) * off,
    (from[1] + to[1]) / 2 + (dx / length) * off,
  ];
  return [
    ...rough(from, middle, swing * 0.62, random),
    ...rough(middle, to, swing * 0.62, random),
  ];
}

function drawn(points: readonly Point[], swing: number, seed: number): Point[] {
  const random = scribble(seed);
    const legs = points.slice(1).flatMap((to, n) => rough(nth(points, n), to, swing, random));
  return [...legs, lastOf(points)];
}

function seedOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
}

const junction = (letter: string): Point => sure(JUNCTIONS[letter], `junction ${letter}`);

const LINES = new Map<string, Point[]>();
for (const name of BORDERS) {
  const ends = Array.from(name).map(junction);
  LINES.set(name, drawn(ends, 26, seedOf(name)));
}
for (const [name, through] of Object.entries(COASTS)) {
  const [start, end] = [junction(name.charAt(0)), junction(name.charAt(1))];
  LINES.set(name, drawn([start, ...through, end], 30, seedOf(name)));
}

function between(from: string, to: string): Point[] {
  const forth = LINES.get(from + to);
  if (forth) return forth;
  return [...(LINES.get(to + from) ?? [])].reverse();
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function around(outline: string): string {
  const legs = Array.from(outline.slice(1)).map((to, n) => between(outline.charAt(n), to));
  return `${path(legs.flatMap((leg) => leg.slice(0, -1)))}Z`;
}

/** The outline of each region by its place. */
export const REGIONS: Record<number, string> = Object.fromEntries(
  Object.entries(OUTLINES).map(([place, outline]) => [place, around(outline)]),
);

/** The coast of the whole land. */
export const COAST = around("cabinjc");

/** All borders between regions as one drawing. */
export const INNER = BORDERS.map((name) => path(LINES.get(name) ?? [])).join("");
