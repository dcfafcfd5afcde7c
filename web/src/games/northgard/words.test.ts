import { expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { speech } from "../../lib/speech.svelte";
import { squareLabel } from "./words";

it("tells a square by the way to it", async () => {
  settings.language = "en";
  await speech.use("en");
  await speech.load("northgard");
  expect(squareLabel(2, 0)).toBe("Square 2 east of the start");
  expect(squareLabel(-1, -3)).toBe("Square 1 west, 3 south of the start");
});
