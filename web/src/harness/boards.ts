/** What the tests of every board ask, in every position that there is of its game. */
import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import { sure } from "../lib/sure";
import { draw, fixturesOf, readFixture, type Drawn } from "./drawing";
import type { Fixture } from "./fixtures";

/** What no reader should ever see: values that are none, keys of messages, objects. */
const WRONG = /undefined|NaN|null|‹|\[object|\{ ?\$/;
/** English comes last, as the language of the tests after it. */
const SPOKEN = ["de", "pl", "en"] as const;

interface Wishes<View> {
  /** Brings a place into sight that a reader has to bring there too. */
  reach?: (board: Drawn, target: string) => void;
  /** What a position of this game must show. */
  also: (board: () => Drawn, fixture: Fixture<View>) => void;
}

/** Tests the board of a game; each position is drawn once. */
export function testBoard<View>(game: string, { reach, also }: Wishes<View>): void {
  beforeAll(() => prepare(game));
  beforeEach(listen);
  afterEach(hearNothing);

  describe.each(fixturesOf(game))("the position %s", (name) => {
    const fixture = readFixture<View>(game, name);
    let drawn: Drawn | undefined;
    const board = (): Drawn => sure(drawn, "a drawn board");

    beforeAll(async () => {
      listen();
      drawn = await draw(game, readFixture(game, name));
      hearNothing();
    });
    afterAll(() => drawn?.remove());

    it("has a place for every step of every offer", () => {
      for (const [path, next] of waysOf(fixture.offers)) {
        for (const target of path) board().point(target);
        expect(next.filter((target) => !isOffered(board(), target, reach))).toEqual([]);
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

function isOffered(board: Drawn, target: string, reach: Wishes<never>["reach"]): boolean {
  reach?.(board, target);
  return board.isLit(target);
}

/** Every way that some offer has begun with, and the places at which it may go on. */
function waysOf(offers: readonly Offer[]): [path: string[], next: string[]][] {
  const ways = new Map<string, [string[], string[]]>();
  for (const { targets } of offers) {
    for (const [n, target] of targets.entries()) {
      const path = targets.slice(0, n);
      const [, next] = ways.get(path.join()) ?? [];
      if (next === undefined) ways.set(path.join(), [path, [target]]);
      else if (!next.includes(target)) next.push(target);
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
