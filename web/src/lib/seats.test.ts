import { beforeEach, describe, expect, it } from "vitest";
import { sure } from "./sure";
import {
  forget,
  forgetTokens,
  greetingFor,
  knownTable,
  knownTables,
  pathOfLink,
  remember,
  seatLink,
  secretsOf,
  tokensIn,
} from "./seats";

beforeEach(() => knownTables().forEach(({ id }) => forget(id)));

describe("remembered tables", () => {
  it("keeps what was known and adds tokens", () => {
    remember("a1", { game: "northgard", tokens: ["one"], invites: [{ seat: 1, token: "friend" }] });
    remember("a1", { tokens: ["two", "one"] });
    expect(knownTable("a1")?.tokens).toEqual(["one", "two"]);
    expect(knownTable("a1")).toMatchObject({
      game: "northgard",
      invites: [{ seat: 1, token: "friend" }],
    });
  });

  it("shows the last opened first and forgets one alone", () => {
    remember("old", { opened: 1 });
    remember("new", { opened: 2 });
    expect(knownTables().map(({ id }) => id)).toEqual(["new", "old"]);
    forget("new");
    expect(knownTables().map(({ id }) => id)).toEqual(["old"]);
    expect(knownTable("new")).toBeNull();
  });
});

describe("what is said at a table", () => {
  it("has a secret of this device that is kept before it is sent", () => {
    remember("a1", { tokens: ["link"], opened: 5 });
    const { tokens, own } = greetingFor("a1");
    expect(tokens).toEqual(["link"]);
    expect(own).toMatch(/^[0-9a-f]{48}$/);
    expect(knownTable("a1")).toMatchObject({ own, opened: 5 });
    expect(greetingFor("a1").own).toBe(own);
    remember("a2", { tokens: ["link"] });
    expect(greetingFor("a2").own).not.toBe(own);
  });

  it("goes on with that secret when the link is spent", () => {
    remember("a1", { tokens: ["link"] });
    const { own } = greetingFor("a1");
    forgetTokens("a1", ["link"]);
    expect(greetingFor("a1")).toMatchObject({ tokens: [], own });
    expect(secretsOf(sure(knownTable("a1")))).toEqual([own]);
  });

  it("has no secret for a spectator", () => {
    remember("a1", { game: "northgard" });
    expect(greetingFor("a1")).toMatchObject({ tokens: [], own: "" });
    expect(greetingFor("unknown")).toMatchObject({ tokens: [], own: "" });
    expect(knownTable("a1")).not.toHaveProperty("own");
  });
});

describe("links", () => {
  it("carry tokens behind the hash and give them back", () => {
    const link = seatLink("https://skald.example", "m28", ["kF-H_1", "zz"]);
    expect(link).toBe("https://skald.example/table/m28#s=kF-H_1,zz");
    expect(tokensIn(new URL(link).hash)).toEqual(["kF-H_1", "zz"]);
    expect(seatLink("https://skald.example", "m28")).toBe("https://skald.example/table/m28");
  });

  it("ignore what is no token", () => {
    expect(tokensIn("#s=,<script>,ok")).toEqual(["ok"]);
    expect(tokensIn("#main")).toEqual([]);
  });

  it("are found in what was pasted", () => {
    expect(pathOfLink(" https://x.org/table/m28wrys#s=abc_1 ")).toBe("/table/m28wrys#s=abc_1");
    expect(pathOfLink("x.org/replay/m28wrys")).toBe("/replay/m28wrys");
    expect(pathOfLink("m28wrysrhng6")).toBe("/table/m28wrysrhng6");
    expect(pathOfLink("https://x.org/settings")).toBeNull();
    expect(pathOfLink("come and play")).toBeNull();
    expect(pathOfLink("https://x.org/table/../settings")).toBeNull();
  });
});
