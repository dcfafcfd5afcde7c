import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DigitKeys } from "./digits";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function typed(keys: string, count: number): number[] {
  const chosen: number[] = [];
  const digits = new DigitKeys((number) => chosen.push(number));
  for (const key of keys) digits.type(key, count);
  return chosen;
}

it("chooses at once when no longer number is possible", () => {
  expect(typed("3", 9)).toEqual([3]);
  expect(typed("2", 19)).toEqual([2]);
});

it("waits for a second digit while one is possible", () => {
  expect(typed("1", 19)).toEqual([]);
  expect(typed("12", 19)).toEqual([12]);
});

it("takes the first digit after a pause", () => {
  const chosen: number[] = [];
  const digits = new DigitKeys((number) => chosen.push(number));
  digits.type("1", 19);
  vi.advanceTimersByTime(700);
  expect(chosen).toEqual([1]);
});

it("chooses nothing that is not there", () => {
  expect(typed("7", 5)).toEqual([]);
  expect(typed("0", 5)).toEqual([]);
  expect(typed("75", 5)).toEqual([5]);
});
