import { expect, it } from "vitest";
import type { SeatInfo } from "../lib/messages";
import { wishFor } from "./rematch";

function seat(number: number, kind: SeatInfo["kind"], name: string, level = ""): SeatInfo {
  return {
    seat: number,
    kind,
    name,
    level,
    present: true,
    player: null,
    colour: "",
    substitute: [],
    free_from: null,
  };
}

it("asks for the same table with new links for people elsewhere", () => {
  const options = { years: "7", data: "default" };
  const facts = { practice: false, rules: 2, began_rules: 2, away: "evening" } as const;
  const table = { id: "old", game: "northgard", players: 3, options, ...facts };
  const seats = [seat(0, "person", "Ragna"), seat(1, "person", "Olle"), seat(2, "bot", "", "jarl")];
  expect(wishFor(table, seats, [0], ["years"])).toEqual({
    game: "northgard",
    options: { years: "7" },
    away: "evening",
    seats: [
      { kind: "person", name: "Ragna" },
      { kind: "open", name: "Olle" },
      { kind: "bot", name: "", level: "jarl" },
    ],
  });
});
