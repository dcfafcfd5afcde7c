/** The printed geometry of tiles: borders from corner to corner, and the parts they cut out. */
import { nth, sure } from "../../lib/sure";
import { pathOf, smooth, trembling, type Point } from "./curves";
import type { TileContent } from "./wire";

export const SIZE = 200;
const HALF = SIZE / 2;
const SWING = 5.5;
/** Corners clockwise: NE SE SW NW. Corner n lies between sides n and n + 1. */
const CORNERS: readonly Point[] = [
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
  [0, 0],
];

export interface Border {
  one: number;
  other: number;
  rough: boolean;
  line: Point[];
}

export interface PartShape {
  outline: Point[];
  path: string;
}

export interface TileShape {
  borders: Border[];
  parts: PartShape[];
}

const shapes = new Map<string, TileShape>();

/** The shape of a tile, turned clockwise so many times; worked out once. */
export function shapeOf(tile: TileContent, turn: number): TileShape {
  const key = `${tile.name}/${turn}`;
  let shape = shapes.get(key);
  if (!shape) {
    shape = turn ? turned(shapeOf(tile, 0), turn) : new Drawing(tile).shape();
    shapes.set(key, shape);
  }
  return shape;
}

/** A point of a tile after a number of quarter turns clockwise. */
export function turnPoint([x, y]: Point, turn: number): Point {
  return turn % 4 === 0 ? [x, y] : turnPoint([SIZE - y, x], (turn % 4) - 1);
}

function turned(shape: TileShape, turn: number): TileShape {
  const turnLine = (line: readonly Point[]) => line.map((point) => turnPoint(point, turn));
  return {
    borders: shape.borders.map((border) => ({ ...border, line: turnLine(border.line) })),
    parts: shape.parts.map(({ outline }) => partOf(turnLine(outline))),
  };
}

function partOf(outline: Point[]): PartShape {
  return { outline, path: pathOf(outline, true) };
}

const corner = (n: number): Point => nth(CORNERS, ((n % 4) + 4) % 4);
const backwards = (line: readonly Point[]): Point[] => [...line].reverse();

class Drawing {
  readonly #tile: TileContent;
  readonly #borders: Border[] = [];
  readonly #outlines: Point[][];

  constructor(tile: TileContent) {
    this.#tile = tile;
    this.#outlines = tile.parts.map(() => []);
  }

  shape(): TileShape {
    const sides = [0, 1, 2, 3];
    const single = sides.filter(
      (n) => sides.filter((m) => this.part(m) === this.part(n)).length === 1,
    );
    const ends = sides.filter((n) => this.part(n) !== this.part(n + 1));
    if (ends.length === 0) this.#outlines[this.part(0)] = [...CORNERS];
    else if (ends.length === 3) this.fork(ends);
    else if (single.length === 4) this.doubleFork();
    else if (single.length) this.caps(single);
    else this.diagonal(nth(ends, 0));
    return { borders: this.#borders, parts: this.#outlines.map(partOf) };
  }

  /** The part on a side; sides are counted on round the tile. */
  part(side: number): number {
    return nth(this.#tile.sides, ((side % 4) + 4) % 4);
  }

  /** The border between two parts, through these points. */
  border(one: number, other: number, ...through: Point[]): Point[] {
    const printed = this.#tile.borders.find(
      ([a, b]) => (a === one && b === other) || (a === other && b === one),
    );
    const seed =
      this.#tile.name.charCodeAt(1) * 31 + this.#tile.name.charCodeAt(0) + this.#borders.length * 7;
    const line = trembling(smooth(through), seed, SWING);
    this.#borders.push({ one, other, rough: printed?.[2] === 1, line });
    return line;
  }

  /** Parts of one side are cut off; a single one goes deep, two leave a corridor. */
  caps(sides: readonly number[]): void {
    const depth = sides.length === 1 ? 92 : 62;
    const cut = new Map<number, Point[]>();
    const rest = this.part(sure([0, 1, 2, 3].find((n) => !sides.includes(n))));
    for (const side of sides) {
      const curve: Point[] = [
        [0, 0],
        [38, depth * 0.72],
        [HALF, depth],
        [SIZE - 38, depth * 0.72],
        [SIZE, 0],
      ];
      const through = curve.map((point) => turnPoint(point, side));
      const line = this.border(this.part(side), rest, ...through);
      cut.set(side, line);
      this.#outlines[this.part(side)] = line;
    }
    this.#outlines[rest] = [0, 1, 2, 3].flatMap((n) => cut.get(n) ?? [corner(n - 1), corner(n)]);
  }

  /** A border from corner to corner. */
  diagonal(first: number): void {
    const [start, end] = [corner(first), corner(first + 2)];
    const line = this.border(this.part(first), this.part(first + 1), start, [HALF, HALF], end);
    this.#outlines[this.part(first + 1)] = [corner(first + 1), ...backwards(line)];
    this.#outlines[this.part(first)] = [corner(first + 3), ...line];
  }

  /** Three borders meet inside, a little towards the part with two sides, which has room. */
  fork(ends: readonly number[]): void {
    const wide = sure([0, 1, 2, 3].find((n) => this.part(n) === this.part(n + 1)));
    const [cx, cy] = corner(wide);
    const middle: Point = [HALF + (cx - HALF) * 0.14, HALF + (cy - HALF) * 0.14];
    const lines = new Map(ends.map((n) => [n, this.arm(n, middle)] as const));
    for (const last of ends) {
      let first = last;
      while (this.part(first - 1) === this.part(last)) first -= 1;
      const rim = Array.from({ length: last - first + 1 }, (_, k) => corner(first + k));
      const before = sure(lines.get((((first - 1) % 4) + 4) % 4));
      this.#outlines[this.part(last)] = [...backwards(before), ...rim, ...sure(lines.get(last))];
    }
  }

  /** Four borders, and a short one in the middle between two opposite parts. */
  doubleFork(): void {
    const [east, west] = [this.part(1), this.part(3)];
    const upright = this.#tile.borders.some(
      ([a, b]) => [a, b].includes(east) && [a, b].includes(west),
    );
    const near: Point = upright ? [HALF, HALF - 27] : [HALF + 27, HALF];
    const far: Point = upright ? [HALF, HALF + 27] : [HALF - 27, HALF];
    const joints = upright ? [near, far, far, near] : [near, near, far, far];
    const arms = joints.map((joint, n) => this.arm(n, joint));
    const sides = upright ? [east, west] : [this.part(0), this.part(2)];
    const bridge = this.border(nth(sides, 0), nth(sides, 1), near, far);
    for (let n = 0; n < 4; n += 1) {
      const [here, before] = [nth(joints, n), nth(joints, (n + 3) % 4)];
      const link = here === before ? [] : here === near ? bridge : backwards(bridge);
      this.#outlines[this.part(n)] = [
        ...nth(arms, n),
        ...link,
        ...backwards(nth(arms, (n + 3) % 4)),
      ];
    }
  }

  /** The border that ends in a corner. */
  arm(n: number, inside: Point): Point[] {
    const [x, y] = corner(n);
    const bend: Point = [x + (inside[0] - x) * 0.5, y + (inside[1] - y) * 0.5];
    return this.border(this.part(n), this.part(n + 1), corner(n), bend, inside);
  }
}
