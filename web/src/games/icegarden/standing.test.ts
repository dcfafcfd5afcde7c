import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fixture } from "../../harness/fixtures";
import { groundOf } from "./land";
import { allTargets } from "./parts";
import { PLAQUE, standingOn } from "./standing";
import { FIGURES, type Content, type View } from "./wire";

const FILES = readdirSync("fixtures/icegarden").filter((name) => name.endsWith(".json"));
const read = (name: string) => fixture<View, Content>(`icegarden/${name}`);

/** Everybody with everything in one region, Vuko and all that can lie there besides. */
function crowd(view: View, place: number): View {
  const seats = view.seats.length;
  return {
    ...view,
    vuko: place,
    thorn: place,
    towers: 1 << place,
    reserve: view.reserve.map((_, n) => (n === place ? 2 : 0)),
    reserve_down: 1,
    nightmare: view.nightmare.map((_, n) => (n === place ? 2 : 0)),
    markers: view.markers.map((_, n) => (n % 9 === place ? 9 : 0)),
    controlled: Array<number>(seats).fill(3),
    unit_at: Array<number>(seats * FIGURES).fill(place),
  };
}

describe.each(FILES)("%s", (name) => {
  const position = read(name);

  test("every offer can be pointed at", () => {
    const targets = new Set(allTargets(position.view, position.content));
    const missing = position.offers
      .flatMap((offer) => offer.targets)
      .filter((target) => !targets.has(target));
    expect(missing).toEqual([]);
  });

  test("every unit and every marker stands once", () => {
    const { view } = position;
    const stand = standingOn(view);
    expect(stand.units).toHaveLength(view.unit_at.filter((place) => place > 0).length);
    const markers = stand.markers.reduce((sum, { count }) => sum + count, 0);
    expect(markers).toBe(view.markers.reduce((sum, count) => sum + count, 0));
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a crowd has room in r%i", (place) => {
  const stand = standingOn(crowd(read("march-4.json").view, place));
  const [x, y, width, height] = groundOf(place).room;
  expect(stand.units).toHaveLength(24);
  for (const unit of stand.units) {
    const plaque = PLAQUE[unit.level as 1 | 2 | 3];
    expect(unit.at[0]).toBeGreaterThanOrEqual(x - 1);
    expect(unit.at[0] + plaque.width * unit.scale).toBeLessThanOrEqual(x + width + 1);
    expect(unit.at[1]).toBeGreaterThanOrEqual(y - 1);
    expect(unit.at[1] + plaque.height * unit.scale).toBeLessThanOrEqual(y + height + 1);
  }
});
