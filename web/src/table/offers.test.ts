import { describe, expect, it } from "vitest";
import type { Offer } from "../lib/messages";
import { buttonsOf, byVerb, fitting, usefulFirst } from "./offers";

function offer(text: string, ...targets: string[]): Offer {
  return { text, words: { key: `Do ${text}` }, targets };
}

const tell = (phrase: { key: string }): string => phrase.key;

describe("byVerb", () => {
  it("groups without changing the order within", () => {
    const groups = byVerb([offer("place a"), offer("done"), offer("place b")]);
    expect(groups.map((group) => [group.verb, group.offers.map((each) => each.text)])).toEqual([
      ["place", ["place a", "place b"]],
      ["done", ["done"]],
    ]);
  });
});

describe("usefulFirst", () => {
  it("puts trades last that give back what was handed over", () => {
    const offers = [
      offer("trade food food food>food", "goods:0,0,0", "gain:0"),
      offer("trade food food food>wood", "goods:0,0,0", "gain:1"),
      offer("trade food food wood>wood", "goods:0,0,1", "gain:1"),
      offer("done"),
    ];
    expect(usefulFirst(offers)).toEqual([offers[1], offers[3], offers[0], offers[2]]);
  });
});

describe("fitting", () => {
  it("wants every word, in any order and case", () => {
    const offers = [offer("trade food>wood"), offer("trade lore>wood"), offer("done")];
    expect(fitting(offers, "WOOD food", tell).map((each) => each.text)).toEqual([
      "trade food>wood",
    ]);
    expect(fitting(offers, " ", tell)).toHaveLength(3);
  });
});

describe("buttonsOf", () => {
  it("leaves out what is on the board", () => {
    expect(buttonsOf([offer("move a", "piece:a"), offer("done")]).single).toEqual([offer("done")]);
  });

  it("folds many offers of one verb", () => {
    const trades = Array.from({ length: 5 }, (_, n) => offer(`trade ${n}`));
    const buttons = buttonsOf([...trades, offer("done")]);
    expect(buttons.single).toEqual([offer("done")]);
    expect(buttons.folded).toEqual([{ verb: "trade", offers: trades }]);
  });
});
