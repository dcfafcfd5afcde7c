import { describe, expect, it } from "vitest";
import { keep } from "../lib/storage";
import { leftAt, remember } from "./progress";

describe("how far somebody has come in a lesson", () => {
  it("begins at the first step", () => {
    expect(leftAt("ice-garden", 40)).toBe(0);
  });

  it("is remembered for each game", () => {
    remember("ice-garden", 12);
    remember("northgard", 3);
    expect(leftAt("ice-garden", 40)).toBe(12);
    expect(leftAt("northgard", 32)).toBe(3);
  });

  it("stays within a lesson that has become shorter, and forgives nonsense", () => {
    remember("ice-garden", 39);
    expect(leftAt("ice-garden", 20)).toBe(19);
    keep("skald.lessons", { "ice-garden": "x", northgard: -4 });
    expect(leftAt("ice-garden", 20)).toBe(0);
    expect(leftAt("northgard", 20)).toBe(0);
  });
});
