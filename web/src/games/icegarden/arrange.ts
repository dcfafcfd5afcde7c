import type { Ground, Point } from "./land";

/** Something that takes room in a region: a key, and how wide it is. */
export interface Item {
  key: string;
  width: number;
}

/** Where things stand in a region, all drawn at one scale. */
export interface Arrangement {
  at: Map<string, Point>;
  scale: number;
}

export const ROW = 56;
const GAP = 7;
/** Pieces are drawn as large as the room allows, within limits. */
const LARGEST = 1.22;
const SMALLEST = 0.55;
const STEP = 0.95;

/** Rows of items that fit into a width; an item wider than that has a row of its own. */
export function rows(items: readonly Item[], width: number): Item[][] {
  const filled: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const row = filled[filled.length - 1];
    if (row && item.width + GAP <= left) {
      row.push(item);
      left -= item.width + GAP;
    } else {
      filled.push([item]);
      left = width - item.width;
    }
  }
  return filled;
}

/** Centres rows of items in the room of a region, smaller when it is crowded. */
export function arrange(items: readonly Item[], ground: Ground): Arrangement {
  const [x, y, width, height] = ground.room;
  let scale = LARGEST;
  let filled = rows(items, width / scale);
  while (scale > SMALLEST && !fits(filled, width / scale, height / scale)) {
    scale *= STEP;
    filled = rows(items, width / scale);
  }
  const at = new Map<string, Point>();
  const top = y + (height - filled.length * ROW * scale) / 2;
  filled.forEach((row, n) => {
    let left = x + (width - widthOf(row) * scale) / 2;
    for (const item of row) {
      at.set(item.key, [left, top + n * ROW * scale]);
      left += (item.width + GAP) * scale;
    }
  });
  return { at, scale };
}

function fits(filled: readonly Item[][], width: number, height: number): boolean {
  return filled.length * ROW <= height && filled.every((row) => widthOf(row) <= width);
}

function widthOf(row: readonly Item[]): number {
  return row.reduce((sum, item) => sum + item.width, 0) + GAP * Math.max(row.length - 1, 0);
}
