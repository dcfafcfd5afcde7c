import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { chapters, sentences, textOf } from "./sentences";

const tell = (phrase: { key: string }): string => phrase.key;

function line(seat: number, words: string, joins: Line["joins"], more: Partial<Line> = {}): Line {
  const subject = ["Bear", "Wolf"][seat] ?? "Chance";
  return {
    ply: 0,
    round: 1,
    seat,
    name: "event",
    words: { key: words },
    subject: { key: subject },
    rule: "",
    targets: [],
    facts: {},
    joins,
    highlight: "",
    passing: false,
    ...more,
  };
}

function told(...lines: Line[]): string[] {
  return sentences(lines, tell).map(textOf);
}

describe("sentences", () => {
  it("are joined as the server says, without naming the subject again", () => {
    const lines = [
      line(0, "Bear plays Feast", "begins"),
      line(0, "Bear gains 2 food", "adds"),
      line(0, "Bear gains 2 food", "begins"),
    ];
    expect(told(...lines)).toEqual(["Bear plays Feast, gains 2 food", "Bear gains 2 food"]);
  });

  it("count what happens several times in a row", () => {
    const draws = ["begins", "repeats", "repeats"] as const;
    const lines = draws.map((joins) => line(1, "Wolf draws a card", joins));
    expect(told(...lines, line(1, "Wolf passes", "adds"))).toEqual([
      "Wolf draws a card ×3, passes",
    ]);
  });

  it("are whole in a part of the log, too", () => {
    expect(told(line(0, "Bear draws", "repeats"), line(0, "Bear passes", "adds"))).toEqual([
      "Bear draws, passes",
    ]);
  });

  it("keep the lines of each clause", () => {
    const [sentence] = sentences(
      [line(0, "Bear a", "begins", { ply: 3 }), line(0, "Bear b", "adds", { ply: 5 })],
      tell,
    );
    expect(sentence?.clauses.map((clause) => clause.lines[0]?.ply)).toEqual([3, 5]);
  });
});

describe("chapters", () => {
  it("has one chapter for each round", () => {
    const lines = [
      line(0, "Bear a", "begins", { round: 1 }),
      line(0, "Bear b", "begins", { round: 2 }),
    ];
    expect(chapters(lines, tell).map((part) => [part.round, part.sentences.map(textOf)])).toEqual([
      [1, ["Bear a"]],
      [2, ["Bear b"]],
    ]);
  });
});
