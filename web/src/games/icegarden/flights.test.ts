import { expect, test } from "vitest";
import { fixture } from "../../harness/fixtures";
import { flightsBetween } from "./flights";
import type { Content, View } from "./wire";

const { view } = fixture<View, Content>("icegarden/march-4.json");

/** The view with more or fewer markers of a seat in a place. */
function changed(from: View, seat: number, place: number, by: number): View {
  return {
    ...from,
    markers: from.markers.map((count, n) => (n === seat * 9 + place ? count + by : count)),
  };
}

test("a marker that left one region and came to another has flown", () => {
  const after = changed(changed(view, 0, 4, -1), 0, 5, 1);
  expect(flightsBetween(view, after)).toEqual([{ seat: 0, from: 4, to: 5 }]);
});

test("markers driven out of one region fly to several", () => {
  const after = changed(changed(changed(view, 0, 4, -3), 0, 5, 2), 0, 1, 1);
  expect(flightsBetween(view, after).map(({ to }) => to)).toEqual([1, 5]);
});

test("a marker from the supply has not flown", () => {
  expect(flightsBetween(view, changed(view, 0, 4, 1))).toEqual([]);
});
