import { afterEach, expect, it, vi } from "vitest";
import type { KnownTable } from "../lib/seats";
import { statusOf } from "./standing";

const known = (id: string, tokens: string[] = []): KnownTable => ({
  id,
  game: "northgard",
  tokens,
  invites: [],
  opened: 0,
});
const answer = (id: string, more: object) => ({
  id,
  game: "northgard",
  over: false,
  touched: 1,
  my_turn: false,
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

function serverSays(...answers: object[]) {
  const fetched = vi.fn((_address: string, _init: { body: string }) =>
    Promise.resolve(Response.json(answers)),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("asks for every seat once and puts tables that wait for me first", async () => {
  const fetched = serverSays(
    answer("aaaaaaaa", { touched: 9 }),
    answer("bbbbbbbb", { my_turn: false }),
    answer("bbbbbbbb", { my_turn: true }),
  );
  const tables = await statusOf([known("aaaaaaaa"), known("bbbbbbbb", ["one", "two"])]);
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? "")).toEqual({
    tables: [
      { id: "aaaaaaaa" },
      { id: "bbbbbbbb", token: "one" },
      { id: "bbbbbbbb", token: "two" },
    ],
  });
  expect(tables.map(({ id, myTurn }) => [id, myTurn])).toEqual([
    ["bbbbbbbb", true],
    ["aaaaaaaa", false],
  ]);
});

it("shows a table that is gone, and never asks for what is no table", async () => {
  const fetched = serverSays();
  const [gone] = await statusOf([known("../../x")]);
  expect(gone?.status).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
