import { describe, expect, it, vi } from "vitest";
import { Catalogue } from "./catalogue";

const TEXT = `
crab = Crab
    .counted = { $amount ->
        [one] one crab
       *[other] { $amount } crabs
    }
summons = { $player } summons { $what }
IG-MOVE-01 = Move
    .text = You may move.
`;
const english = new Catalogue("en", [TEXT]);

describe("a catalogue", () => {
  it("speaks messages, attributes and rules", () => {
    expect(english.tell({ key: "crab" })).toBe("Crab");
    expect(english.tell({ key: "crab.counted", facts: { amount: 3 } })).toBe("3 crabs");
    expect(english.tell({ key: "IG-MOVE-01.text" })).toBe("You may move.");
  });

  it("speaks inner words first, and puts no marks around them", () => {
    const what = { key: "crab.counted", facts: { amount: 1 } };
    expect(english.tell({ key: "summons", facts: { player: "Callo", what } })).toBe(
      "Callo summons one crab",
    );
  });

  it("gives negative numbers a minus sign", () => {
    expect(english.tell({ key: "crab.counted", facts: { amount: -5 } })).toBe("−5 crabs");
  });

  it("refuses a message that is not there", () => {
    expect(english.has("crab.counted")).toBe(true);
    expect(english.has("crab.for")).toBe(false);
    expect(() => english.tell({ key: "wyvern" })).toThrow("wyvern");
  });
});

describe("speech", () => {
  it("follows the language and learns a game's words on demand", async () => {
    const { settings } = await import("./settings.svelte");
    const { speech } = await import("./speech.svelte");
    settings.language = "pl";
    await speech.use("pl");
    expect(speech.say("web-rules-found", { count: 3 })).toBe("3 zasady");
    expect(speech.say("web-rules-found", { count: 5 })).toBe("5 zasad");
    expect(speech.has("ng-clan-wolf")).toBe(false);
    await speech.load("northgard");
    expect(speech.has("ng-clan-wolf")).toBe(true);
    expect(speech.has("NG-CARD-E-05.text")).toBe(true);
    settings.language = "de";
    await speech.use("de");
    expect(speech.say("web-rules-found", { count: 1 })).toBe("Eine Regel");
    expect(speech.has("ng-clan-wolf")).toBe(true);
  });

  it("knows the words of two games that were asked for at once", async () => {
    const { speech } = await import("./speech.svelte");
    await Promise.all([
      speech.load("ice-garden"),
      speech.loadWords("ice-garden"),
      speech.loadWords("northgard"),
    ]);
    expect(speech.has("ig-character-blue")).toBe(true);
    expect(speech.has("IG-DEF-01")).toBe(true);
    expect(speech.has("ng-clan-wolf")).toBe(true);
  });

  it("asks the server for the words of a game that it was not built with", async () => {
    const { settings } = await import("./settings.svelte");
    const { speech } = await import("./speech.svelte");
    const fetched = vi.fn(async (address: string) => new Response(`chess-from = ${address}`));
    vi.stubGlobal("fetch", fetched);
    settings.language = "en";
    await speech.load("chess");
    expect(speech.say("chess-from")).toBe("/api/games/chess/messages/en");
    await speech.loadWords("chess");
    expect(fetched).toHaveBeenCalledOnce();
    settings.language = "pl";
    await speech.use("pl");
    expect(speech.say("chess-from")).toBe("/api/games/chess/messages/pl");
    vi.unstubAllGlobals();
  });

  it("shows the key of a missing message and says so", async () => {
    const { speech } = await import("./speech.svelte");
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(speech.say("web-nothing")).toBe("‹web-nothing›");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
