import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { isGreat, tidings } from "./tidings";

function line(rule: string, name = "x"): Line {
  const phrase = { key: "x" };
  return {
    ply: 1,
    seat: 0,
    round: 1,
    name,
    words: phrase,
    subject: phrase,
    rule,
    spots: [],
    facts: {},
    apart: false,
  };
}

describe("tidings", () => {
  it("gathers what belongs to one great thing under its name", () => {
    const lines = ["NG-HARV-02", "NG-HARV-01", "NG-WINTER-01"].map((rule) => line(rule));
    expect(tidings(lines).map(({ name, lines: told }) => [name, told.length])).toEqual([
      ["ng-phase-harvest", 2],
      ["ng-phase-winter", 1],
    ]);
  });

  it("leaves out small things before great ones, not those after them", () => {
    const lines = ["NG-MOVE-02", "NG-COMBAT-16", "NG-COMBAT-21", "NG-RETREAT-01", "NG-ACT-01"];
    const told = tidings(lines.map((rule) => line(rule)));
    expect(told.map(({ name }) => name)).toEqual(["board-ng-fight", ""]);
  });

  it("takes time for the outcome of a fight, not for each of its dice", () => {
    expect(isGreat([line("NG-COMBAT-03"), line("NG-COMBAT-16", "die")])).toBe(false);
    expect(isGreat([line("NG-COMBAT-16", "die"), line("NG-COMBAT-21", "result")])).toBe(true);
  });
});
