import { expect, it } from "vitest";
import { lastOf, nth, sure } from "./sure";

it("gives what is there, nothing and false included", () => {
  expect(nth([4, 0], 1)).toBe(0);
  expect(lastOf(["a", ""])).toBe("");
  expect(sure(false)).toBe(false);
});

it("says what is missing", () => {
  expect(() => nth([4, 0], 2)).toThrow("missing: entry 2 of 2");
  expect(() => nth([4, 0], -1)).toThrow("missing: entry -1 of 2");
  expect(() => lastOf([])).toThrow("missing: entry -1 of 0");
  expect(() => sure(null, "a seat")).toThrow("missing: a seat");
});
