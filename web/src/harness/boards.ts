/** What the tests of every board ask, in every position that there is of its game. */
import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import { sure } from "../lib/sure";
import { draw, fixturesOf, readFixture, type Drawn } from "./drawing";
import type { Fixture } from "./fixture";

/** What no reader should ever see: values that are none, keys of messages, objects. */
const WRONG = /undefined|NaN|null|‹|\[object|\{ ?\$/;
/** English comes last, as the language of the tests after it. */
const SPOKEN = ["de", "pl", "en"] as const;

interface Wishes {
  /** Brings a place into sight that a reader has to bring there too. */
  reach?: (board: Drawn, spot: string) => void;
  /** What a position of this game must show. */
  also: (board: () => Drawn, fixture: Fixture) => void;
}

/** Tests the board of a game; each position is drawn once. */
export function testBoard(game: string, { reach, also }: Wishes): void {
  beforeAll(() => prepare(game));
  beforeEach(listen);
  afterEach(hearNothing);

  describe.each(fixturesOf(game))("the position %s", (name) => {
    const fixture = readFixture(game, name);
    let drawn: Drawn | undefined;
    const board = (): Drawn => sure(drawn, "a drawn board");

    beforeAll(async () => {
      listen();
      drawn = await draw(game, fixture);
      hearNothing();
    });
    afterAll(() => drawn?.remove());

    it("has a place for every step of every offer", () => {
      for (const [path, next] of waysOf(fixture.offers)) {
        for (const spot of path) board().point(spot);
        expect(next.filter((spot) => !isOffered(board(), spot, reach))).toEqual([]);
        for (const _ of path) board().spotlight.back();
      }
    });
    also(board, fixture);
    it("says what it means in every language", () => speaksAll(board()));
  });
}

/** Boards are drawn as on a screen with room for all of them. */
async function prepare(game: string): Promise<void> {
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { value: 1280 });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { value: 900 });
  await speak("en");
  await speech.load(game);
}

async function speak(language: (typeof SPOKEN)[number]): Promise<void> {
  settings.language = language;
  await speech.use(language);
  flushSync();
}

function listen(): void {
  vi.spyOn(console, "warn");
  vi.spyOn(console, "error");
}

function hearNothing(): void {
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
}

function isOffered(board: Drawn, spot: string, reach: Wishes["reach"]): boolean {
  reach?.(board, spot);
  return board.isLit(spot);
}

/** Every way that some offer has begun with, and the places at which it may go on. */
function waysOf(offers: readonly Offer[]): [path: string[], next: string[]][] {
  const ways = new Map<string, [string[], string[]]>();
  for (const { spots } of offers) {
    for (const [n, spot] of spots.entries()) {
      const path = spots.slice(0, n);
      const [, next] = ways.get(path.join()) ?? [];
      if (next === undefined) ways.set(path.join(), [path, [spot]]);
      else if (!next.includes(spot)) next.push(spot);
    }
  }
  return [...ways.values()];
}

async function speaksAll({ root }: Drawn): Promise<void> {
  const said = new Set<string>();
  for (const language of SPOKEN) {
    await speak(language);
    said.add(root.textContent);
    expect(written(root).filter((text) => WRONG.test(text))).toEqual([]);
  }
  expect(said.size).toBe(SPOKEN.length);
}

/** Everything that is written, told or drawn: texts and attributes. */
function written(root: Element): string[] {
  const attributes = [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  );
  return [root.textContent, ...attributes];
}
