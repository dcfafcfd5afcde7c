/**
 * A woodcutter's hand: strokes that swell and taper, laid side by side over a shape. Everything is
 * drawn from numbers that look random and are always the same, so a picture never changes.
 */
import { nth } from "../lib/sure";

export type Point = readonly [number, number];

export interface Hatching {
  /** The direction of the strokes in degrees; 0 is to the right, 90 is down. */
  angle: number;
  /** The distance between strokes. */
  gap: number;
  /** How thick a stroke is in its middle. */
  weight: number;
  /** How much of a stroke may be missing at its end, 0 to 1: light eats into the shade. */
  feather?: number;
  /** How much may be missing at its beginning. */
  lead?: number;
  /** How far strokes bend, as a part of their length. */
  bend?: number;
  /** Another number, another hand. */
  seed?: number;
}

/** Numbers between 0 and 1 that look random. */
export function hand(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A closed shape of straight cuts. */
export function shape(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}z`;
}

/** An open line of straight cuts. */
export function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** One stroke: pointed at both ends, thick in the middle. */
export function stroke(from: Point, to: Point, weight: number, bend = 0): string {
  const [x, y] = from;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const side = (offset: number): Point => [
    x + dx / 2 + nx * (bend * length + offset),
    y + dy / 2 + ny * (bend * length + offset),
  ];
  return `M${at(from)}Q${at(side(weight))} ${at(to)}Q${at(side(-weight))} ${at(from)}z`;
}

/** Strokes side by side over a shape. */
export function hatch(points: readonly Point[], hatching: Hatching): string {
  const { angle, gap, weight, feather = 0, lead = 0, bend = 0, seed = 1 } = hatching;
  const next = hand(seed);
  const turned = points.map((point) => turn(point, -angle));
  const heights = turned.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const strokes: string[] = [];
  for (let y = low + gap * (0.3 + 0.4 * next()); y < high; y += gap * (0.8 + 0.4 * next())) {
    for (const [start, end] of spans(turned, y)) {
      const length = end - start;
      const from = start + length * lead * next();
      const to = end - length * feather * next();
      const thick = weight * (0.75 + 0.5 * next());
      strokes.push(
        stroke(
          turn([from, y], angle),
          turn([to, y + gap * 0.2 * (next() - 0.5)], angle),
          thick,
          bend,
        ),
      );
    }
  }
  return strokes.join("");
}

/** Strokes that hang from a line, as shade hangs from a ridge. */
export function fringe(
  points: readonly Point[],
  { angle, gap, weight, length, seed = 1 }: Hatching & { length: number },
): string {
  const next = hand(seed);
  const [dx, dy] = turn([1, 0], angle);
  return along(points, gap, next)
    .map(([x, y]) => {
      const reach = length * (0.35 + 0.65 * next());
      return stroke([x, y], [x + dx * reach, y + dy * reach], weight * (0.7 + 0.6 * next()));
    })
    .join("");
}

/** Level strokes of water, cloud or light between two heights; `dark` says how dense at a place. */
export function ripples(
  box: { left: number; right: number; top: number; bottom: number },
  {
    gap,
    weight,
    seed = 1,
    near = 1,
  }: { gap: number; weight: number; seed?: number; near?: number },
  dark: (x: number, y: number) => number,
): string {
  const next = hand(seed);
  const strokes: string[] = [];
  const { left, right, top, bottom } = box;
  for (let y = top; y < bottom;) {
    const depth = 1 + ((near - 1) * (y - top)) / (bottom - top);
    for (let x = left - 40 * next(); x < right;) {
      const length = (14 + 46 * next()) * depth;
      const tone = dark(x + length / 2, y);
      if (next() < tone) {
        const from = Math.max(left, x);
        const to = Math.min(right, x + length);
        if (to > from)
          strokes.push(stroke([from, y], [to, y], weight * depth * (0.4 + 0.8 * tone)));
      }
      x += length * (0.75 + 0.5 * next());
    }
    y += gap * depth * (0.85 + 0.3 * next());
  }
  return strokes.join("");
}

/** Points along a line, about `gap` apart. */
export function along(points: readonly Point[], gap: number, next: () => number): Point[] {
  const found: Point[] = [];
  let wait = gap * next();
  for (let n = 1; n < points.length; n += 1) {
    const [[x, y], [tx, ty]] = [nth(points, n - 1), nth(points, n)];
    const length = Math.hypot(tx - x, ty - y);
    for (; wait < length; wait += gap * (0.75 + 0.5 * next())) {
      found.push([x + ((tx - x) * wait) / length, y + ((ty - y) * wait) / length]);
    }
    wait -= length;
  }
  return found;
}

/** Where a level line is inside a shape. */
function spans(points: readonly Point[], y: number): Point[] {
  const crossings = points.flatMap(([x, top], n): number[] => {
    const [nx, bottom] = nth(points, (n + 1) % points.length);
    if (top <= y === bottom <= y) return [];
    return [x + ((y - top) / (bottom - top)) * (nx - x)];
  });
  crossings.sort((a, b) => a - b);
  const found: Point[] = [];
  for (let n = 1; n < crossings.length; n += 2) {
    found.push([nth(crossings, n - 1), nth(crossings, n)]);
  }
  return found;
}

function turn([x, y]: Point, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function at([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
