import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { highlights, isGreat, titlesOf } from "./highlights";

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

  it("leaves nothing out, neither before great things nor after them", () => {
    const told = highlights(["", "fight", "fight", ""].map((name) => line(name)));
    expect(told.map(({ name, lines }) => [name, lines.length])).toEqual([
      ["", 1],
      ["fight", 2],
      ["", 1],
    ]);
  });

  it("stand under their own names, each once", () => {
    const lines = ["", "harvest", "winter", "harvest", ""].map((name) => line(name));
    expect(titlesOf(lines)).toEqual(["harvest", "winter"]);
  });

  it("takes time for the outcome of a fight, not for each of its dice", () => {
    expect(isGreat([line(""), line("fight", true)])).toBe(false);
    expect(isGreat([line("fight", true), line("fight")])).toBe(true);
  });
});
