/** Room inside a part: places that lie well apart, and small marks of the ground between them. */
import { nth } from "../../lib/sure";
import { distanceTo, isInside, randomOf, type Point } from "./curves";
import { SIZE, shapeOf, turnPoint } from "./shapes";
import type { TileContent } from "./types";

const GRID = 6;
const ROUNDS = 14;
const CLEARANCES = [30, 25, 20, 15, 10];

interface Sample {
  point: Point;
  clear: number;
}

const samples = new Map<string, Sample[]>();
const found = new Map<string, Point[]>();
const scattered = new Map<string, Point[]>();

/** Points of an unturned part with their distance to its outline. */
function samplesOf(tile: TileContent, part: number): Sample[] {
  const key = `${tile.name}/${part}`;
  let known = samples.get(key);
  if (!known) {
    known = [];
    const outline = dense(nth(shapeOf(tile, 0).parts, part).outline);
    for (let x = GRID; x < SIZE; x += GRID) {
      for (let y = GRID; y < SIZE; y += GRID) {
        const point: Point = [x, y];
        if (isInside(point, outline)) known.push({ point, clear: distanceTo(point, outline) });
      }
    }
    samples.set(key, known);
  }
  return known;
}

/** An outline with points everywhere, also along the straight sides of the tile. */
function dense(outline: readonly Point[]): Point[] {
  return outline.flatMap((a, n) => {
    const b = nth(outline, (n + 1) % outline.length);
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / GRID));
    return Array.from({ length: count }, (_, k): Point => {
      const t = k / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
}

/** How much room a part has. */
export function areaOf(tile: TileContent, part: number): number {
  return samplesOf(tile, part).length;
}

/** So many places in a part of a turned tile, the roomiest one first. */
export function slotsOf(tile: TileContent, turn: number, part: number, count: number): Point[] {
  const key = `${tile.name}/${part}/${count}`;
  let points = found.get(key);
  if (!points) {
    points = spread(samplesOf(tile, part), count);
    found.set(key, points);
  }
  return points.map((point) => turnPoint(point, turn));
}

/** Of several ways to spread places, the one that leaves most room round each. */
function spread(all: readonly Sample[], count: number): Point[] {
  if (!count) return [];
  const clear = (point: Point): number =>
    all.reduce((a, b) => (distance(b.point, point) < distance(a.point, point) ? b : a)).clear;
  const ways = CLEARANCES.map((least) => all.filter((sample) => sample.clear >= least))
    .filter((roomy) => roomy.length >= count)
    .map((roomy) => centresOf(roomy, count))
    .map((centres) => ({ centres, room: roomOf(centres, clear) }));
  const best = ways.reduce((a, b) => (b.room > a.room ? b : a));
  return best.centres.sort((a, b) => clear(b) - clear(a));
}

function centresOf(roomy: readonly Sample[], count: number): Point[] {
  const points = roomy.map((sample) => sample.point);
  const first = roomy.reduce((a, b) => (b.clear > a.clear ? b : a)).point;
  let centres = farApart(points, first, count);
  for (let round = 0; round < ROUNDS; round += 1) centres = relaxed(points, centres);
  return centres;
}

function roomOf(centres: readonly Point[], clear: (point: Point) => number): number {
  const gaps = centres.flatMap((a, n) => centres.slice(n + 1).map((b) => distance(a, b) / 2));
  return Math.min(...gaps, ...centres.map(clear));
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function farApart(points: readonly Point[], first: Point, count: number): Point[] {
  const chosen = [first];
  const gap = (point: Point): number => Math.min(...chosen.map((c) => distance(c, point)));
  while (chosen.length < count) chosen.push(points.reduce((a, b) => (gap(b) > gap(a) ? b : a)));
  return chosen;
}

/** Each centre moves to the middle of the points that are nearest to it. */
function relaxed(points: readonly Point[], centres: readonly Point[]): Point[] {
  const sums = centres.map(() => ({ x: 0, y: 0, n: 0 }));
  for (const point of points) {
    let nearest = 0;
    for (let n = 1; n < centres.length; n += 1) {
      if (distance(point, nth(centres, n)) < distance(point, nth(centres, nearest))) nearest = n;
    }
    const sum = nth(sums, nearest);
    sum.x += point[0];
    sum.y += point[1];
    sum.n += 1;
  }
  return sums.map(({ x, y, n }, k) => (n ? [x / n, y / n] : nth(centres, k)));
}

/** Where small marks of the ground go: apart from each other, from borders and from the slots. */
export function scatterOf(tile: TileContent, part: number, count: number): Point[] {
  const key = `${tile.name}/${part}/${count}`;
  let marks = scattered.get(key);
  if (!marks) {
    marks = scatter(tile, part, slotsOf(tile, 0, part, count));
    scattered.set(key, marks);
  }
  return marks;
}

function scatter(tile: TileContent, part: number, taken: readonly Point[]): Point[] {
  const random = randomOf(tile.name.charCodeAt(0) * 7 + tile.name.charCodeAt(1) * 131 + part * 17);
  const marks: Point[] = [];
  for (const { point, clear } of samplesOf(tile, part)) {
    const jittered: Point = [point[0] + random() * 6 - 3, point[1] + random() * 6 - 3];
    const free =
      marks.every((m) => distance(m, jittered) > 25) &&
      taken.every((t) => distance(t, jittered) > 34);
    if (clear > 13 && free && random() < 0.5) marks.push(jittered);
  }
  return marks;
}
