import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../lib/messages";
import { colourOf } from "./colours";

function seat(number: number, colour: string): SeatInfo {
  return {
    seat: number,
    kind: "bot",
    name: "",
    level: "hunter",
    present: true,
    player: null,
    colour,
    substitute: [],
    free_from: null,
  };
}

describe("colourOf", () => {
  it("is the colour that the server says", () => {
    expect(colourOf(0, [seat(0, "ig-green")]).fill).toBe("var(--ig-green)");
    expect(colourOf(1, [seat(1, "ng-blue")])).toMatchObject({
      fill: "var(--ng-blue)",
      on: "var(--ng-blue-on)",
    });
  });

  it("has the shape of the pieces, or of the seat in games without any", () => {
    const outlines = [seat(3, "ig-red"), seat(3, "ng-red"), seat(3, "other-red"), seat(3, "")].map(
      (info) => colourOf(3, [info]).shape.outline,
    );
    expect(new Set(outlines).size).toBe(3);
    expect(outlines[2]).toBe(outlines[3]);
  });

  it("is that of the seat until there is a side", () => {
    expect(colourOf(2, [seat(2, "")]).fill).toBe("var(--seat-2)");
  });

  it("differs in shape wherever it differs in colour", () => {
    const shapes = [0, 1, 2, 3, 4].map((number) => colourOf(number, []).shape.outline);
    expect(new Set(shapes).size).toBe(5);
  });

  it("is a line that can be seen at night, too", () => {
    const { fill, line } = colourOf(0, [seat(0, "ig-black")]);
    expect(fill).toBe("var(--ig-black)");
    expect(line).toContain("var(--ink)");
  });

  it("is ink for chance", () => {
    expect(colourOf(-1, []).fill).toBe("var(--ink-soft)");
  });
});
