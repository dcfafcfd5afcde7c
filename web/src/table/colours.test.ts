import { describe, expect, it } from "vitest";
import type { Phrase, SeatInfo } from "../lib/messages";
import { colourOf } from "./colours";

function seat(number: number, player: Phrase | null): SeatInfo {
  return {
    seat: number,
    kind: "bot",
    name: "",
    level: "hunter",
    present: true,
    player,
    substitute: [],
    free_from: null,
  };
}

const callo = { key: "ig-player", facts: { name: "Callo", colour: { key: "ig-faction-green" } } };
const bear = {
  key: "ng-player",
  facts: { name: { key: "ng-clan-bear" }, colour: { key: "ng-colour-blue" } },
};

describe("colourOf", () => {
  it("is the colour that a player's words name", () => {
    expect(colourOf(0, [seat(0, callo)]).fill).toBe("var(--ig-green)");
    expect(colourOf(1, [seat(1, bear)])).toMatchObject({
      fill: "var(--ng-blue)",
      on: "var(--ng-blue-on)",
    });
  });

  it("is that of the seat until there is a side", () => {
    expect(colourOf(2, [seat(2, null)]).fill).toBe("var(--seat-2)");
  });

  it("differs in shape wherever it differs in colour", () => {
    const shapes = [0, 1, 2, 3, 4].map((number) => colourOf(number, []).shape.outline);
    expect(new Set(shapes).size).toBe(5);
  });

  it("is a line that can be seen at night, too", () => {
    const vanDyken = { key: "ig-player", facts: { colour: { key: "ig-faction-black" } } };
    const { fill, line } = colourOf(0, [seat(0, vanDyken)]);
    expect(fill).toBe("var(--ig-black)");
    expect(line).toContain("var(--ink)");
  });

  it("is ink for chance", () => {
    expect(colourOf(-1, []).fill).toBe("var(--ink-soft)");
  });
});
