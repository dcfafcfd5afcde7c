import { expect, it } from "vitest";
import { fixture } from "../../harness/fixtures";
import { settings } from "../../lib/settings.svelte";
import { speech } from "../../lib/speech.svelte";
import { nth } from "../../lib/sure";
import type { Content, View } from "./wire";
import { sideName, squareLabel } from "./words";

it("names a side by its clan, from the table before clans are dealt on the board", async () => {
  settings.language = "en";
  await speech.use("en");
  await speech.load("northgard");
  const { view, content, seats } = fixture<View, Content>("northgard/clans.json");
  const info = { ...nth(seats, 0), player: { key: "ng-clan-wolf" } };
  expect(sideName(view, content, 0, info)).toBe("Wolf Clan");
  expect(sideName(view, content, 0, undefined)).toMatch(/^Player 1/);
});

it("tells a square by the way to it", async () => {
  settings.language = "en";
  await speech.use("en");
  await speech.load("northgard");
  expect(squareLabel(2, 0)).toBe("Square 2 east of the start");
  expect(squareLabel(-1, -3)).toBe("Square 1 west, 3 south of the start");
});
