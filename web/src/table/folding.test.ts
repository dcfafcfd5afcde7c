import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { folded, type Part } from "./folding";
import { textOf } from "./sentences";

function line(key: string, highlight = ""): Line {
  const phrase = { key };
  const told = { words: phrase, subject: phrase, rule: "", targets: [], facts: {} };
  return {
    ply: 1,
    seat: 1,
    round: 1,
    name: key,
    ...told,
    joins: "begins",
    highlight,
    passing: false,
  };
}

const lines = [
  ...["a", "b", "c"].map((key) => line(key)),
  ...["d", "e"].map((key) => line(key, "winter")),
  line("f"),
];
const told = (parts: readonly Part[]): string =>
  parts.map(({ name, told }) => `${name}:${told.map(textOf).join("")}`).join(" ");

describe("folded", () => {
  it.each([1, 2, 3, 5, 6, 9])("drops no turn with room for %d", (room) => {
    const { earlier, recent, count } = folded(lines, ({ key }) => key, room);
    const all = [...earlier, ...recent].flatMap((part) => part.told.map(textOf));
    expect(all.join("")).toBe("abcdef");
    expect(count).toBe(Math.max(0, 6 - room));
  });

  it("shows the newest, under the name of the moment they belong to", () => {
    const { earlier, recent } = folded(lines, ({ key }) => key, 2);
    expect([told(earlier), told(recent)]).toEqual([":abc winter:d", "winter:e :f"]);
  });
});
