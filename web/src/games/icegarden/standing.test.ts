import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Offer } from "../../lib/messages";
import { groundOf } from "./land";
import { allSpots } from "./parts";
import { PLAQUE, standingOn } from "./standing";
import { FIGURES, type Content, type View } from "./types";

interface Fixture {
  view: View;
  content: Content;
  offers: Offer[];
}

const FOLDER = new URL("../../../fixtures/icegarden/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(name, FOLDER), "utf-8")) as Fixture;
}

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
  const position = fixture(name);

  test("every offer can be pointed at", () => {
    const spots = new Set(allSpots(position.view, position.content));
    const missing = position.offers
      .flatMap((offer) => offer.spots)
      .filter((spot) => !spots.has(spot));
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
  const stand = standingOn(crowd(fixture("march-4.json").view, place));
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
