import { describe, expect, it } from "vitest";
import type { Line, Phrase, SeatInfo } from "../lib/messages";
import { named } from "./naming";

const nameless: Phrase = { key: "ng-player-seat", facts: { number: 1, colour: "red" } };
const wolf: Phrase = { key: "ng-player", facts: { name: { key: "ng-clan-wolf.short" } } };
const raven: Phrase = { key: "ng-player", facts: { name: { key: "ng-clan-raven" } } };

function line(seat: number, subject: Phrase, words: Phrase): Line {
  const rest = { rule: "", targets: [], facts: {}, highlight: "", passing: false };
  return { ply: 1, seat, round: 0, name: "x", subject, words, joins: "begins", ...rest };
}

function info(seat: number, player: Phrase | null): SeatInfo {
  const rest = { name: "", level: "", present: true, colour: "", substitute: [], free_from: null };
  return { seat, kind: "bot", player, ...rest };
}

describe("named", () => {
  it("calls nobody by a number whose side is known from later", () => {
    const first = line(0, nameless, { key: "draws", facts: { player: nameless, count: 2 } });
    const later = line(0, wolf, { key: "passes", facts: { player: wolf } });
    const [told] = named([first, later], [info(0, null)]);
    expect(told?.subject).toEqual(wolf);
    expect(told?.words).toEqual({ key: "draws", facts: { player: wolf, count: 2 } });
  });

  it("takes the name of the seat where the log has none", () => {
    const told = named([line(-1, { key: "chance" }, nameless)], [info(0, raven)]);
    expect(told[0]?.words).toEqual(raven);
  });

  it("leaves a seat its number if nothing better is known", () => {
    expect(named([line(0, nameless, nameless)], [info(0, null)])[0]?.words).toEqual(nameless);
  });
});
