import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FoundRule } from "../lib/api";
import { Asking, type Question } from "./asking.svelte";

const about = (words: string, language = "en"): Question => ({ game: "chess", language, words });
const found = (id: string): FoundRule[] => [{ id, title: [], chapter: [], text: [] }];

describe("Asking", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks once for what was typed in one go", async () => {
    const search = vi.fn(({ words }: Question) => Promise.resolve(found(words)));
    const asking = new Asking(search);
    for (const words of ["w", "wi", "win"]) asking.ask(about(words));
    await vi.runAllTimersAsync();
    expect(search.mock.calls).toEqual([[about("win")]]);
    expect(asking.found).toEqual(found("win"));
  });

  it("keeps the last answer until the next, and takes none that comes too late", async () => {
    const answers = new Map<string, (found: FoundRule[]) => void>();
    const asking = new Asking(
      ({ words }) => new Promise((resolve) => void answers.set(words, resolve)),
    );
    asking.ask(about("one"));
    await vi.runAllTimersAsync();
    asking.ask(about("two"));
    await vi.runAllTimersAsync();
    answers.get("two")?.(found("two"));
    answers.get("one")?.(found("one"));
    await vi.runAllTimersAsync();
    expect(asking.found).toEqual(found("two"));
    asking.ask(about("three"));
    expect(asking.found).toEqual(found("two"));
  });

  it("shows no answer in another language, and none to nothing", async () => {
    const asking = new Asking(() => Promise.resolve(found("one")));
    asking.ask(about("one"));
    await vi.runAllTimersAsync();
    asking.ask(about("one", "pl"));
    expect(asking.found).toBeNull();
    await vi.runAllTimersAsync();
    asking.ask(about("", "pl"));
    expect(asking.found).toBeNull();
  });

  it("tells what went wrong, until there is an answer again", async () => {
    const search = vi.fn(() => Promise.resolve(found("one")));
    search.mockRejectedValueOnce(new Error("offline"));
    const asking = new Asking(search);
    asking.ask(about("one"));
    await vi.runAllTimersAsync();
    expect(asking.fault).toEqual(new Error("offline"));
    asking.ask(about("two"));
    await vi.runAllTimersAsync();
    expect([asking.fault, asking.found]).toEqual([null, found("one")]);
  });
});
