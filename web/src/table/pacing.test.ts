import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PacingQueue, dwell } from "./pacing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function queue(stay = 100): { shown: string[]; paced: PacingQueue<string> } {
  const shown: string[] = [];
  return {
    shown,
    paced: new PacingQueue<string>(
      (item) => shown.push(item),
      () => stay,
    ),
  };
}

describe("PacingQueue", () => {
  it("shows the first thing at once and the others one after another", () => {
    const { shown, paced } = queue();
    for (const item of ["a", "b", "c"]) paced.push(item);
    expect(shown).toEqual(["a"]);
    expect(paced.waiting).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("lets a late thing wait only for the rest of the time", () => {
    const { shown, paced } = queue();
    paced.push("a");
    vi.advanceTimersByTime(60);
    paced.push("b");
    vi.advanceTimersByTime(39);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
  });

  it("skips to the end without leaving anything out", () => {
    const { shown, paced } = queue();
    for (const item of ["a", "b", "c"]) paced.push(item);
    paced.skip();
    expect(shown).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(3);
  });

  it("shows our own move at once, after all that waits", () => {
    const { shown, paced } = queue();
    for (const item of ["a", "b"]) paced.push(item);
    paced.pushAtOnce("mine");
    expect(shown).toEqual(["a", "b", "mine"]);
    paced.push("reply");
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(100);
    expect(shown.at(-1)).toBe("reply");
  });

  it("never waits when nothing has to stay", () => {
    const { shown, paced } = queue(0);
    for (const item of ["a", "b", "c"]) paced.push(item);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("forgets what waits when cleared", () => {
    const { shown, paced } = queue();
    for (const item of ["a", "b"]) paced.push(item);
    paced.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a"]);
  });
});

describe("dwell", () => {
  it("is none for what nobody can see", () => {
    expect(dwell("slow", 0, 0)).toBe(0);
    expect(dwell("none", 3, 0)).toBe(0);
  });

  it("grows with what is to be read, up to a limit", () => {
    expect(dwell("normal", 2, 0)).toBeGreaterThan(dwell("normal", 1, 0));
    expect(dwell("normal", 50, 0)).toBe(dwell("normal", 5, 0));
    expect(dwell("slow", 1, 0)).toBeGreaterThan(dwell("fast", 1, 0));
  });

  it("shrinks in a crowd, but not to nothing", () => {
    expect(dwell("normal", 1, 20)).toBe(dwell("normal", 1, 0) / 2);
    expect(dwell("normal", 1, 10_000)).toBe(dwell("normal", 1, 0) * 0.3);
  });
});
