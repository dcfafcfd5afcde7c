import { describe, expect, it } from "vitest";
import { lineOf, pointAt, scaleOf, ticks } from "./chart";

const points = [
  { ply: 0, values: [0, 0] },
  { ply: 50, values: [4, -2] },
  { ply: 100, values: [10, 3] },
];

describe("ticks", () => {
  it("are round and hold everything", () => {
    expect(ticks(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-8, 3)).toEqual([-10, -5, 0, 5]);
    expect(ticks(0, 1).map((tick) => tick.toFixed(1))).toEqual([
      "0.0",
      "0.2",
      "0.4",
      "0.6",
      "0.8",
      "1.0",
    ]);
  });
});

describe("scaleOf", () => {
  it("puts the first action left, the last right, more above less", () => {
    const scale = scaleOf(points, 200, 100);
    expect([scale.x(0), scale.x(100)]).toEqual([0, 200]);
    expect(scale.y(10)).toBeLessThan(scale.y(0));
    expect(scale.y(scale.ticks[0] ?? NaN)).toBe(100);
  });

  it("takes a given range", () => {
    const scale = scaleOf(points, 200, 100, [0, 1]);
    expect([scale.y(0), scale.y(1)]).toEqual([100, 0]);
  });
});

describe("lineOf", () => {
  it("goes through every point of a seat", () => {
    const scale = scaleOf(points, 100, 100, [0, 10]);
    expect(lineOf(points, 0, scale)).toBe("M0.0 100.0L50.0 60.0L100.0 0.0");
  });
});

describe("pointAt", () => {
  it("is the last one that has happened", () => {
    expect(pointAt(points, 99)?.ply).toBe(50);
    expect(pointAt(points, 0)?.ply).toBe(0);
    expect(pointAt([], 3)).toBeNull();
  });
});
