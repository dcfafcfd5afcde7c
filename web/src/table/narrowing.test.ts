import { describe, expect, it } from "vitest";
import type { Offer } from "../lib/messages";
import { complete, continuing, nextTargets, pointing } from "./narrowing";

function offer(text: string, ...targets: string[]): Offer {
  return { text, words: { key: text }, targets };
}

const march = [
  offer("move a 1>2", "piece:a", "region:2"),
  offer("move a 1>3", "piece:a", "region:3"),
  offer("move b 1>2", "piece:b", "region:2"),
  offer("done"),
];
const [first] = march;

describe("narrowing", () => {
  it("lights the beginnings, then what follows", () => {
    expect([...nextTargets(march, [])]).toEqual(["piece:a", "piece:b"]);
    expect([...nextTargets(march, ["piece:a"])]).toEqual(["region:2", "region:3"]);
  });

  it("leaves over what begins with the path", () => {
    expect(continuing(march, ["piece:b"]).map((left) => left.text)).toEqual(["move b 1>2"]);
    expect(continuing(march, [])).toHaveLength(4);
  });

  it("narrows down even to one offer until its path is complete", () => {
    expect(pointing(march, [], "piece:b")).toEqual({ kind: "narrow", path: ["piece:b"] });
  });

  it("plays when one is left and its path is complete", () => {
    expect(pointing(march, ["piece:a"], "region:2")).toEqual({ kind: "play", offer: first });
  });

  it("takes back the last place when it is pointed at again", () => {
    expect(pointing(march, ["piece:a"], "piece:a")).toEqual({ kind: "back" });
  });

  it("begins anew at another piece", () => {
    expect(pointing(march, ["piece:a"], "piece:b")).toEqual({ kind: "narrow", path: ["piece:b"] });
  });

  it("asks about a place where nothing continues", () => {
    expect(pointing(march, ["piece:a"], "region:8")).toEqual({
      kind: "ask",
      path: ["piece:a", "region:8"],
    });
  });

  it("asks which when several offers share a whole path", () => {
    const card = [offer("play feast", "card:1"), offer("wait feast", "card:1")];
    expect(pointing(card, [], "card:1")).toEqual({ kind: "narrow", path: ["card:1"] });
    expect(complete(card, ["card:1"])).toHaveLength(2);
  });

  it("goes on at the same place when a path does", () => {
    const twice = [offer("one", "region:1", "region:1"), offer("two", "region:1", "region:2")];
    expect(pointing(twice, ["region:1"], "region:1")).toMatchObject({ kind: "play" });
  });
});
