import { describe, expect, it } from "vitest";
import { findRules, folded, piecesOf, wordsOf } from "./searching";

const rule = (id: string, title: string, text: string) =>
  ({ id, title, text, source: "rulebook", chapter: "X" }) as const;
const RULES = [
  rule("IG-A-01", "Śnieg", "Nikt nie wchodzi."),
  rule("IG-A-02", "Ruch", "Martwy śnieg pada na pola."),
  rule("IG-A-03", "Zaśnieżone pole", "Nic tu nie ma."),
];

describe("searching", () => {
  it("needs neither accents nor capitals", () => {
    expect(folded("Łódź GRÖẞE")).toBe("lodz grose");
    expect(findRules(RULES, wordsOf("SNIEG")).map(({ id }) => id)).toEqual(["IG-A-01", "IG-A-02"]);
  });

  it("puts titles before texts, and asks for all words", () => {
    expect(findRules(RULES, wordsOf("pole")).map(({ id }) => id)).toEqual(["IG-A-03"]);
    expect(findRules(RULES, wordsOf("pol")).map(({ id }) => id)).toEqual(["IG-A-03", "IG-A-02"]);
    expect(findRules(RULES, wordsOf("snieg pola")).map(({ id }) => id)).toEqual(["IG-A-02"]);
  });

  it("finds a rule by its number", () => {
    expect(findRules(RULES, wordsOf("ig-a-03")).map(({ id }) => id)).toEqual(["IG-A-03"]);
  });

  it("cuts a text into pieces that make it up again", () => {
    const pieces = piecesOf("Martwy Śnieg, śnieg", wordsOf("snieg"));
    expect(pieces.map(({ text }) => text).join("")).toBe("Martwy Śnieg, śnieg");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Śnieg", "śnieg"]);
    expect(piecesOf("", ["a"])).toEqual([]);
  });
});
