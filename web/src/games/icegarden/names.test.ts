import { beforeAll, expect, it } from "vitest";
import { fixture } from "../../harness/fixtures";
import { speech } from "../../lib/speech.svelte";
import { nth } from "../../lib/sure";
import { seatName } from "./names";
import type { Content, View } from "./wire";

const { view, seats } = fixture<View, Content>("icegarden/start-3.json");
const player = { key: "ig-character-blue" };

beforeAll(() => speech.load("ice-garden"));

it("names a seat by its character, from the table before it is chosen on the board", () => {
  const early = { ...view, faction: view.faction.map(() => -1) };
  const info = { ...nth(seats, 0), player };
  expect(seatName(early, 0, info)).toBe(speech.tell(player));
  expect(seatName(early, 0, undefined)).toBe("Player 1");
  expect(seatName(view, 0, info)).toBe(speech.say("ig-character-red.short"));
});
