import { describe, expect, it } from "vitest";
import { fixture } from "../../harness/fixtures";
import type { Line } from "../../lib/messages";
import { lastOf, nth } from "../../lib/sure";
import { rollsAfter } from "./battle";
import { isInside, type Point } from "./curves";
import { shapeOf, SIZE, turnPoint } from "./shapes";
import { slotsOf } from "./slots";
import type { Content, View } from "./wire";
import { openSidesOf, printedThings, worldOf } from "./world";

const read = (name: string) => fixture<View, Content>(`northgard/${name}.json`);
const late = read("late");
const { content } = late;

function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], n) => {
    const [bx, by] = nth(outline, (n + 1) % outline.length);
    return sum + x * by - bx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const isCorner = ([x, y]: Point): boolean => [0, SIZE].includes(x) && [0, SIZE].includes(y);

describe("tiles", () => {
  it.each(content.tiles)("$name is cut into parts without gap or overlap", (tile) => {
    const { parts, borders } = shapeOf(tile, 0);
    const total = parts.reduce((sum, { outline }) => sum + areaOf(outline), 0);
    expect(total).toBeCloseTo(SIZE * SIZE, 3);
    expect(borders.map(({ rough }) => rough).filter(Boolean)).toHaveLength(
      tile.borders.filter(([, , rough]) => rough).length,
    );
    expect(borders).toHaveLength(tile.borders.length);
  });

  it.each(content.tiles)(
    "$name has a border end in a corner where its sides are of two parts",
    (tile) => {
      const ends = shapeOf(tile, 0)
        .borders.flatMap(({ line }) => [nth(line, 0), lastOf(line)])
        .filter(isCorner);
      const wanted = [0, 1, 2, 3].filter((n) => tile.sides[n] !== tile.sides[(n + 1) % 4]);
      expect(new Set(ends.map(String)).size).toBe(wanted.length);
    },
  );

  it.each(content.tiles)("$name shows all that is printed inside its parts", (tile) => {
    for (const turn of tile.turns) {
      const { parts } = shapeOf(tile, turn);
      parts.forEach(({ outline }, part) => {
        const count = printedThings(nth(tile.parts, part)).length + 1;
        const slots = slotsOf(tile, turn, part, count);
        expect(slots).toHaveLength(count);
        expect(slots.every((slot) => isInside(slot, outline))).toBe(true);
      });
    }
  });

  it("turn clockwise", () => {
    expect(turnPoint([SIZE / 2, 0], 1)).toEqual([SIZE, SIZE / 2]);
    expect(turnPoint([10, 20], 4)).toEqual([10, 20]);
  });
});

describe("the world of a position", () => {
  it.each(["start", "mid", "late", "five", "fight"])(
    "%s shows everything that stands somewhere",
    (name) => {
      const { view } = read(name);
      const world = worldOf(view, content);
      expect(world.tiles.flatMap(({ parts }) => parts).map(({ territory }) => territory)).toEqual(
        view.parts,
      );
      for (const { view: territory, things, standing, shapes } of world.territories) {
        const built = things.filter(({ building }) => building !== undefined);
        expect(built).toHaveLength(
          territory.buildings.reduce((sum, [, , count]) => sum + count, 0),
        );
        expect(
          things.filter(({ kind, building }) => kind === "space" && building === undefined),
        ).toHaveLength(territory.free_spaces.reduce((sum, count) => sum + count, 0));
        expect(!!standing.units).toBe(territory.holder >= 0);
        expect(!!standing.invaders).toBe(
          territory.invading > 0 || (view.kaija === territory.name && !territory.kaija),
        );
        expect(shapes.length).toBeGreaterThan(0);
      }
    },
  );

  it("ends an open territory where nothing is known yet", () => {
    const world = worldOf(late.view, content);
    const ends = world.tiles.filter(({ openSides }) => openSides.length).map(openSidesOf);
    expect(ends.length).toBeGreaterThan(0);
    expect(
      new Set(world.territories.flatMap(({ shores }) => shores.map(({ path }) => path))),
    ).toEqual(new Set(ends));
    expect(openSidesOf({ ...nth(world.tiles, 0), openSides: [0, 3] })).toBe("M0 0H200M0 0V200");
  });

  it("is laid out quickly enough to be animated", () => {
    worldOf(late.view, content);
    const start = performance.now();
    worldOf(late.view, content);
    expect(performance.now() - start).toBeLessThan(40);
  });
});

describe("dice", () => {
  const line = (name: string, ply: number, face = 0): Line => ({
    ply,
    round: 1,
    seat: 0,
    name,
    words: { key: "" },
    subject: { key: "" },
    rule: "",
    targets: [],
    facts: { face },
    joins: "begins",
    highlight: "",
    passing: false,
  });

  it("stay until another fight begins or a card is used", () => {
    const first = rollsAfter([], [line("combat", 1), line("die", 2, 3)]);
    expect(first.map(({ face }) => face)).toEqual([3]);
    expect(rollsAfter(first, [line("die", 3, 5)]).map(({ face }) => face)).toEqual([3, 5]);
    expect(rollsAfter(first, [line("combat", 4)])).toEqual([]);
    expect(rollsAfter(first, [line("use", 4)])).toEqual([]);
  });
});
