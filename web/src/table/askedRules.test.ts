import { describe, expect, it } from "vitest";
import type { Prompt } from "../lib/messages";
import { AskedRules } from "./askedRules.svelte";

const prompt = (...rules: string[]): Prompt => ({ seat: 0, words: { key: "x" }, rules });

describe("AskedRules", () => {
  it("are those of the prompt unless somebody asks for others", () => {
    const asked = new AskedRules();
    asked.follow({ ply: 3, prompt: prompt("NG-PLAY-01") });
    expect(asked.rules).toEqual(["NG-PLAY-01"]);
    asked.ask(["NG-WINTER-01"]);
    expect(asked.rules).toEqual(["NG-WINTER-01"]);
  });

  it("do not outlive the prompt they were asked at", () => {
    const asked = new AskedRules();
    asked.follow({ ply: 3, prompt: prompt("NG-PLAY-01") });
    asked.ask(["NG-PLAY-01"]);
    asked.follow({ ply: 4, prompt: prompt("NG-MOVE-02") });
    expect(asked.rules).toEqual(["NG-MOVE-02"]);
  });

  it("stay while the others play, and when the line comes back", () => {
    const asked = new AskedRules();
    asked.follow({ ply: 3, prompt: prompt("NG-PLAY-01") });
    asked.ask(["NG-WINTER-01"]);
    asked.follow({ ply: 3, prompt: prompt("NG-PLAY-01") });
    asked.follow({ ply: 4, prompt: null });
    expect(asked.rules).toEqual(["NG-WINTER-01"]);
    asked.follow({ ply: 9, prompt: prompt("NG-PLAY-01") });
    expect(asked.rules).toEqual(["NG-PLAY-01"]);
  });
});
