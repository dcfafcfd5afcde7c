import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { chapters, sentences, textOf } from "./sentences";

const tell = (phrase: { key: string }): string => phrase.key;

function line(seat: number, words: string, more: Partial<Line> = {}): Line {
  const subject = ["Bear", "Wolf"][seat] ?? "Chance";
  return {
    ply: 0,
    round: 1,
    seat,
    name: "event",
    words: { key: words },
    subject: { key: subject },
    rule: "",
    spots: [],
    facts: {},
    apart: false,
    ...more,
  };
}

function told(...lines: Line[]): string[] {
  return sentences(lines, tell).map(textOf);
}

describe("sentences", () => {
  it("adds what the same seat does next, without naming it again", () => {
    expect(told(line(0, "Bear plays Feast"), line(0, "Bear gains 2 food"))).toEqual([
      "Bear plays Feast, gains 2 food",
    ]);
  });

  it("begins anew for another seat", () => {
    expect(told(line(0, "Bear passes"), line(1, "Wolf passes"))).toEqual([
      "Bear passes",
      "Wolf passes",
    ]);
  });

  it("counts what happens several times in a row", () => {
    const draws = Array.from({ length: 3 }, () => line(1, "Wolf draws a card"));
    expect(told(...draws, line(1, "Wolf passes"))).toEqual(["Wolf draws a card ×3, passes"]);
  });

  it("keeps apart what begins something new, even if it is the same", () => {
    const apart = { apart: true };
    expect(told(line(0, "Bear passes", apart), line(0, "Bear passes", apart))).toEqual([
      "Bear passes",
      "Bear passes",
    ]);
  });

  it("does not add to a sentence that names nobody", () => {
    expect(told(line(0, "Winter comes"), line(0, "Bear loses 1 food"))).toEqual([
      "Winter comes",
      "Bear loses 1 food",
    ]);
  });

  it("starts a new sentence before one becomes too long", () => {
    const long = `Bear ${"a".repeat(50)}`;
    const other = `Bear ${"b".repeat(50)}`;
    expect(told(line(0, long), line(0, other))).toEqual([long, other]);
  });

  it("keeps the lines of each clause", () => {
    const [sentence] = sentences(
      [line(0, "Bear a", { ply: 3 }), line(0, "Bear b", { ply: 5 })],
      tell,
    );
    expect(sentence?.clauses.map((clause) => clause.lines[0]?.ply)).toEqual([3, 5]);
  });
});

describe("chapters", () => {
  it("has one chapter for each round and never joins over its end", () => {
    const lines = [line(0, "Bear a", { round: 1 }), line(0, "Bear b", { round: 2 })];
    expect(chapters(lines, tell).map((part) => [part.round, part.sentences.map(textOf)])).toEqual([
      [1, ["Bear a"]],
      [2, ["Bear b"]],
    ]);
  });
});
