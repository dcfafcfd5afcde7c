import { describe, expect, it } from "vitest";
import { hatch, shape, stroke, type Point } from "./woodcut";

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** The points at which strokes begin and end. */
function ends(path: string): number[][] {
  const strokes = path.split("M").slice(1);
  return strokes.flatMap((each) => {
    const [from = "", curve = ""] = each.split("Q");
    return [from, curve.split(" ").slice(2).join(" ")].map((end) => end.split(" ").map(Number));
  });
}

describe("a woodcut", () => {
  it("never changes", () => {
    const hatching = { angle: 30, gap: 8, weight: 2, feather: 0.4, seed: 7 };
    expect(hatch(SQUARE, hatching)).toBe(hatch(SQUARE, hatching));
    expect(hatch(SQUARE, hatching)).not.toBe(hatch(SQUARE, { ...hatching, seed: 8 }));
  });

  it("keeps its strokes within the shape", () => {
    const found = ends(hatch(SQUARE, { angle: 30, gap: 8, weight: 2 }));
    expect(found.length).toBeGreaterThan(20);
    for (const part of found.flat()) {
      expect(part).toBeGreaterThan(-2);
      expect(part).toBeLessThan(102);
    }
  });

  it("writes closed shapes and pointed strokes", () => {
    expect(
      shape([
        [0, 0],
        [10, 0],
        [5, 8.44],
      ]),
    ).toBe("M0 0L10 0L5 8.4z");
    expect(stroke([0, 0], [10, 0], 2)).toBe("M0 0Q5 2 10 0Q5 -2 0 0z");
  });
});
