import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo } from "../lib/messages";
import { speech } from "../lib/speech.svelte";
import { nameOf, shortNameOf, stateOf } from "./names";

const wolf = {
  key: "ng-player",
  facts: { name: { key: "ng-clan-wolf" }, colour: { key: "ng-colour-red" } },
};

function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  const person = { kind: "person", name: "", level: "", present: false } as const;
  return { seat: 1, player: wolf, colour: "", substitute: [], free_from: null, ...person, ...more };
}

beforeAll(() => speech.load("northgard"));

describe("a short name", () => {
  it("is the one that was given, else that of the side without its colour", () => {
    expect(shortNameOf(seat({ name: "Ada" }))).toBe("Ada");
    expect(shortNameOf(seat())).toBe("Wolf");
  });

  it("is the number of the seat before sides are dealt", () => {
    expect(shortNameOf(seat({ player: null }))).toBe(speech.say("table-seat", { number: 2 }));
  });
});

describe("a name from right to left", () => {
  it("is kept apart from the sentence in which it stands", () => {
    expect(nameOf(1, [seat({ name: "נועה" })])).toBe("\u2068נועה\u2069");
    expect(nameOf(1, [seat({ name: "Żaneta" })])).toBe("Żaneta");
  });
});

describe("how a seat is played", () => {
  it("is told of people only while the game goes on", () => {
    const [open, away] = [seat({ kind: "open" }), seat()];
    expect([open, away].map((info) => stateOf(info, [], false))).toEqual([
      "waiting for a friend",
      "away",
    ]);
    expect([open, away].map((info) => stateOf(info, [], true))).toEqual(["", ""]);
  });

  it("is told of oneself and of bots always", () => {
    expect(stateOf(seat(), [1], true)).toBe("you");
    expect(stateOf(seat({ kind: "bot", level: "hunter" }), [], true)).toBe(
      speech.say("web-level-hunter"),
    );
  });
});
