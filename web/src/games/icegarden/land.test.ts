import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nth } from "../../lib/sure";
import { COAST, groundOf, REGIONS, scribble } from "./land";
import type { Content } from "./types";

const { content } = JSON.parse(
  readFileSync(new URL("../../../fixtures/icegarden/plan-4.json", import.meta.url), "utf-8"),
) as { content: Content };

/** The points of an outline. */
function points(path: string): string[] {
  return path.replace(/Z$/, "").split(/[ML]/).filter(Boolean);
}

/** How many steps of an outline two regions share. */
function shared(one: number, other: number): number {
  const steps = (place: number): Set<string> => {
    const corners = points(REGIONS[place] ?? "");
    return new Set(
      corners.map((corner, n) => [corner, corners[(n + 1) % corners.length]].sort().join("|")),
    );
  };
  const far = steps(other);
  return [...steps(one)].filter((step) => far.has(step)).length;
}

test("regions touch where the board says so, and nowhere else", () => {
  for (const { place, borders } of content.regions) {
    for (const other of content.regions) {
      if (other.place === place) continue;
      expect(shared(place, other.place) > 5, `r${place} and r${other.place}`).toBe(
        borders.includes(other.place),
      );
    }
  }
});

test("the coast runs along every region but none twice", () => {
  const corners = points(COAST);
  expect(new Set(corners).size).toBe(corners.length);
});

test("pieces stand inside their region", () => {
  for (const { place } of content.regions) {
    const [x, y, width, height] = groundOf(place).room;
    expect(inside([x + width / 2, y + height / 2], REGIONS[place] ?? "")).toBe(true);
  }
});

test("the hand that roughens lines always draws the same", () => {
  const [one, other] = [scribble(5), scribble(5)];
  expect([one(), one(), one()]).toEqual([other(), other(), other()]);
});

function inside([x, y]: [number, number], path: string): boolean {
  const corners = points(path).map((corner) => corner.split(" ").map(Number) as [number, number]);
  return corners.reduce((odd, [x1, y1], n) => {
    const [x2, y2] = nth(corners, (n + 1) % corners.length);
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !odd : odd;
  }, false);
}
