import { expect, it } from "vitest";
import { ago } from "./ago";

const HOUR = 3_600_000;

it.each([
  [0, "en", "now"],
  [5 * 60_000, "en", "5 minutes ago"],
  [3 * HOUR, "de", "vor 3 Stunden"],
  [24 * HOUR, "en", "yesterday"],
  [120 * HOUR, "pl", "5 dni temu"],
])("%d ms ago in %s", (passed, language, words) => {
  expect(ago(1_700_000_000_000 - passed, 1_700_000_000_000, language)).toBe(words);
});

it.each([
  [72 * HOUR - 1, "en", "in 3 days"],
  [15 * 60_000 - 5_000, "de", "in 15 Minuten"],
  [50 * HOUR, "pl", "pojutrze"],
  [1_000, "en", "now"],
])("%d ms ahead in %s", (ahead, language, words) => {
  expect(ago(1_700_000_000_000 + ahead, 1_700_000_000_000, language)).toBe(words);
});
