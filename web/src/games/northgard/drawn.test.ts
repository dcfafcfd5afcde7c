// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { testBoard } from "../../harness/boards";
import { nth, sure } from "../../lib/sure";
import type { Drawn } from "../../harness/drawing";
import type { View } from "./wire";

const TURNS = 4;
const textOf = ({ textContent }: Element): string => textContent.trim();

/** Of the turns of a tile one is shown; a key turns it on. */
function turnTo(board: Drawn, target: string): void {
  if (!target.startsWith("turn:")) return;
  for (let n = 0; n < TURNS && !board.isLit(target); n += 1) {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
    flushSync();
  }
}

testBoard<View>("northgard", {
  reach: turnTo,
  also: (board, fixture) => {
    const { view } = fixture;
    const { territories, seats } = view;

    it("shows every territory, seat and card in hand", () => {
      const names = territories.map(({ name }) => `territory:${name}`);
      expect(board().targetsOf("territory")).toEqual(names.sort());
      expect(board().all("g.territory path.area").length).toBe(view.parts.length);
      expect(board().targetsOf("seat")).toEqual(seats.map(({ seat }) => `seat:${seat}`));
      expect(board().all(".hand .held").length).toBe(seats[fixture.viewer]?.hand?.length ?? 0);
    });

    const card = fixture.offers.find(({ targets: [, deed] }) => deed?.startsWith("do:"));
    it.runIf(card)("shows what may be done with a card where it stands, not before", () => {
      board().point(nth(sure(card).targets, 0));
      const shown = board().all(".deeds");
      expect(shown.map((each) => each.classList.contains("placed"))).toEqual([true]);
      board().spotlight.back();
    });

    it("shows the year", () => {
      const shown = board().all(".track .now").map(textOf);
      expect(shown).toEqual(view.year ? [String(view.year)] : []);
    });

    it("shows every warband at its strength, and every creature", () => {
      const strengths = territories.flatMap(({ units, invading }) => [units, invading]);
      const fighting = strengths.filter((units) => units > 0).map(String);
      const creatures = territories.flatMap((territory) => territory.creatures);
      expect(board().all(".figures .band text.count").map(textOf).sort()).toEqual(fighting.sort());
      expect(board().all(".figures path.beast").length).toBe(creatures.length);
    });
  },
});
