import { describe, expect, it } from "vitest";
import { piecesOf } from "./marking";

describe("piecesOf", () => {
  it("cuts a text into pieces that make it up again", () => {
    const pieces = piecesOf("Martwy Śnieg, śnieżyca", [[7, 12]]);
    expect(pieces.map(({ text }) => text)).toEqual(["Martwy ", "Śnieg", ", śnieżyca"]);
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Śnieg"]);
  });

  it("counts letters, not halves of them", () => {
    const pieces = piecesOf("🐺 Wolf", [[2, 6]]);
    expect(pieces).toEqual([
      { text: "🐺 ", hit: false },
      { text: "Wolf", hit: true },
    ]);
  });

  it("is one piece where nothing was looked for, and none of nothing", () => {
    expect(piecesOf("Winter", [])).toEqual([{ text: "Winter", hit: false }]);
    expect(piecesOf("", [])).toEqual([]);
  });
});
