import { describe, expect, it } from "vitest";
import type { Line } from "../lib/messages";
import { nextStop, previousStop, roundAt, stopsOf } from "./steps";

function lines(...plies: number[]): Line[] {
  return plies.map((ply) => ({ ply }) as Line);
}

describe("stops", () => {
  const stops = stopsOf(lines(3, 3, 7, 5), 9);

  it("are each moment at which something happened, once, and both ends", () => {
    expect(stops).toEqual([0, 3, 5, 7, 9]);
  });

  it("are stepped through both ways, from stops and from between them", () => {
    expect([nextStop(stops, 3), nextStop(stops, 4)]).toEqual([5, 5]);
    expect([previousStop(stops, 5), previousStop(stops, 4)]).toEqual([3, 3]);
  });

  it("end at the ends", () => {
    expect([nextStop(stops, 9), previousStop(stops, 0)]).toEqual([9, 0]);
  });
});

describe("roundAt", () => {
  const rounds = [
    { round: 0, ply: 0 },
    { round: 1, ply: 12 },
    { round: 2, ply: 40 },
  ];

  it("is the last round that has begun", () => {
    expect([0, 11, 12, 39, 40, 99].map((ply) => roundAt(rounds, ply))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
