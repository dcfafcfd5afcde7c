/** Lines as if cut by hand: points, organic curves, and chance that is always the same. */
import { lastOf, nth } from "../../lib/sure";

export type Point = readonly [number, number];

/** Numbers from 0 to 1 that depend on the seed alone. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PER_SPAN = 12;

function between(a: number, b: number, c: number, d: number, t: number): number {
  const bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t;
  return 0.5 * (2 * b + (c - a) * t + bend);
}

/** A smooth line through these points, ends included. */
export function smooth(points: readonly Point[]): Point[] {
  const at = (n: number): Point => nth(points, Math.max(0, Math.min(points.length - 1, n)));
  const line: Point[] = [];
  for (let n = 0; n < points.length - 1; n += 1) {
    for (let step = 0; step < PER_SPAN; step += 1) {
      const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
      const t = step / PER_SPAN;
      line.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  line.push(at(points.length - 1));
  return line;
}

/** The same line, trembling; its ends stay where they are. */
export function trembling(line: readonly Point[], seed: number, height: number): Point[] {
  const random = randomOf(seed);
  const waves = [2, 3, 5].map((n) => ({ n, height: (random() - 0.5) * 2, shift: random() * 7 }));
  const last = line.length - 1;
  return line.map((point, n) => {
    if (n === 0 || n === last) return point;
    const t = n / last;
    const [x, y] = point;
    const [ax, ay] = nth(line, Math.max(0, n - 1));
    const [bx, by] = nth(line, Math.min(last, n + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const swing = waves.reduce(
      (sum, w) => sum + w.height * Math.sin(w.n * Math.PI * t + w.shift),
      0,
    );
    const off = swing * height * Math.sin(Math.PI * t);
    return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off];
  });
}

/** Points along a line, about so far apart, none nearer to its ends than `margin`. */
export function along(line: readonly Point[], apart: number, margin: number): Point[] {
  const lengths = [0];
  for (let n = 1; n < line.length; n += 1) {
    const [a, b] = [nth(line, n - 1), nth(line, n)];
    lengths.push(nth(lengths, n - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const room = lastOf(lengths) - 2 * margin;
  const count = Math.max(1, Math.round(room / apart));
  return Array.from({ length: count + 1 }, (_, k) => {
    const wanted = margin + (room * k) / count;
    const n = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const [a, b] = [nth(line, n - 1), nth(line, n)];
    const t = (wanted - nth(lengths, n - 1)) / (nth(lengths, n) - nth(lengths, n - 1) || 1);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as Point;
  });
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A line as the data of an SVG path. */
export function pathOf(points: readonly Point[], closed = false): string {
  const words = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return `M${words.join("L")}${closed ? "Z" : ""}`;
}

/** Whether a point lies inside a closed outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let n = 0, before = outline.length - 1; n < outline.length; before = n, n += 1) {
    const [ax, ay] = nth(outline, n);
    const [bx, by] = nth(outline, before);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The distance from a point to the nearest point of a line. */
export function distanceTo([x, y]: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (const [ax, ay] of line) {
    least = Math.min(least, (ax - x) ** 2 + (ay - y) ** 2);
  }
  return Math.sqrt(least);
}
