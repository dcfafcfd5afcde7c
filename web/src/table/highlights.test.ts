import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { highlights, isGreat } from "./highlights";

function line(highlight: string, passing = false): Line {
  const phrase = { key: "x" };
  return {
    ply: 1,
    seat: 0,
    round: 1,
    name: "x",
    words: phrase,
    subject: phrase,
    rule: "",
    targets: [],
    facts: {},
    joins: "begins",
    highlight,
    passing,
  };
}

describe("highlights", () => {
  it("gathers what belongs to one great moment under its name", () => {
    const lines = ["harvest", "harvest", "winter"].map((name) => line(name));
    expect(highlights(lines).map(({ name, lines: told }) => [name, told.length])).toEqual([
      ["harvest", 2],
      ["winter", 1],
    ]);
  });

  it("leaves out small things before great ones, not those after them", () => {
    const told = highlights(["", "fight", "fight", ""].map((name) => line(name)));
    expect(told.map(({ name }) => name)).toEqual(["fight", ""]);
  });

  it("takes time for the outcome of a fight, not for each of its dice", () => {
    expect(isGreat([line(""), line("fight", true)])).toBe(false);
    expect(isGreat([line("fight", true), line("fight")])).toBe(true);
  });
});
