import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption } from "../lib/api";
import { nth } from "../lib/sure";
import { chosenOptions, isSwitch, optionName, shownOptions } from "./options";
import { isTaken, newRow, takerOf, takerText, usualSeats, wishes } from "./seating";

const words = { key: "x" };
const option = (key: string, values: string[] | null): GameOption => ({
  key,
  words: { key: `ig-option-${key}.text` },
  values: values?.map((value) => ({ value, words })) ?? null,
  default: values?.[0] ?? "",
  main: true,
});
const game: GameInfo = {
  id: "ice-garden",
  title: words,
  players: [1, 2, 3, 4],
  options: [
    option("factions", null),
    option("first", ["random", "1", "2", "3", "4"]),
    option("solo", ["off", "easy"]),
    option("creatures", ["off", "on"]),
    option("more_creatures", ["off", "on"]),
    option("data", null),
  ],
  sides: [{ id: "blue", words }],
  side_option: "factions",
  levels: [{ number: 2, name: "hunter" }],
  bots: [],
  front: false,
  messages: true,
  lesson: true,
};

describe("seats", () => {
  it("are me against two hunters, as the server wants them", () => {
    expect(wishes(usualSeats(game, " Astrid "))).toEqual([
      { kind: "person", name: "Astrid" },
      { kind: "bot", level: "hunter" },
      { kind: "bot", level: "hunter" },
    ]);
  });

  it("tell friends, people at this screen and chosen sides apart", () => {
    const friend = { ...newRow(1), taker: "friend" as const, side: "blue" };
    const screen = { ...newRow(2), taker: "screen" as const };
    const rows = [friend, screen];
    expect(wishes(rows)).toEqual([{ kind: "open", side: "blue" }, { kind: "person" }]);
    expect(isTaken(rows, screen, "blue")).toBe(true);
    expect(isTaken(rows, friend, "blue")).toBe(false);
    expect(isTaken(rows, friend, "random")).toBe(false);
  });

  it("survive the way through a field of a form", () => {
    for (const taker of ["me", "friend", "screen", { bot: "jarl" }] as const) {
      expect(takerOf(takerText(taker))).toEqual(taker);
    }
  });
});

describe("options", () => {
  const keys = (players: number, chosen = {}): string[] =>
    shownOptions(game, players, chosen).map(({ key }) => key);

  it("are shown where they matter", () => {
    expect(keys(3)).toEqual(["first", "creatures"]);
    expect(keys(1)).toEqual(["first", "solo", "creatures"]);
    expect(keys(3, { creatures: "on" })).toContain("more_creatures");
  });

  it("show Vuko tiles only where they are used", () => {
    const all = ["advanced", "vuko_tiles", "extra_tiles"];
    const tiles = {
      ...game,
      options: [
        option("solo", ["off", "easy", "medium"]),
        ...all.map((key) => option(key, ["off", "on"])),
      ],
    };
    const shown = (players: number, chosen = {}): string[] =>
      shownOptions(tiles, players, chosen)
        .map(({ key }) => key)
        .filter((key) => all.includes(key));
    expect(shown(3)).toEqual(["advanced"]);
    expect(shown(3, { advanced: "on" })).toEqual(all);
    expect(shown(1, { advanced: "on" })).toEqual([]);
    expect(shown(1, { solo: "easy" })).toEqual([]);
    expect(shown(1, { solo: "medium" })).toEqual(["vuko_tiles", "extra_tiles"]);
  });

  it("offer only values that fit", () => {
    const [first] = shownOptions(game, 2, {});
    expect(first?.values?.map(({ value }) => value)).toEqual(["random", "1", "2"]);
  });

  it("are sent only if somebody chose them and they are still shown", () => {
    const shown = shownOptions(game, 3, {});
    expect(chosenOptions({ solo: "easy", first: "2", creatures: "" }, shown)).toEqual({
      first: "2",
    });
  });

  it("know their names and their kind", () => {
    expect(optionName(nth(game.options, 1))).toEqual({ key: "ig-option-first" });
    expect(isSwitch(nth(game.options, 3))).toBe(true);
    expect(isSwitch(nth(game.options, 2))).toBe(false);
  });
});
