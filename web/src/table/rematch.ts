import { games, type WantedTable, type WantedSeatBody } from "../lib/api";
import type { SeatInfo, TableInfo } from "../lib/messages";
import { openTable } from "../lobby/opening";

/** The same people and bots at a new table; the path to it. */
export async function rematch(
  table: TableInfo,
  seats: readonly SeatInfo[],
  mine: readonly number[],
): Promise<string> {
  const game = (await games()).find(({ id }) => id === table.game);
  const keys = game?.options.map(({ key }) => key) ?? [];
  const { id } = await openTable(wishFor(table, seats, mine, keys));
  return `/table/${id}`;
}

/** Bots come back as they were, people elsewhere get a new link; options that can be chosen stay. */
export function wishFor(
  table: TableInfo,
  seats: readonly SeatInfo[],
  mine: readonly number[],
  keys: readonly string[],
): WantedTable {
  const options = Object.entries(table.options).filter(([key]) => keys.includes(key));
  return {
    game: table.game,
    options: Object.fromEntries(options),
    away: table.away,
    seats: seats.map((info) => seatWish(info, mine)),
  };
}

function seatWish({ seat, kind, name, level }: SeatInfo, mine: readonly number[]): WantedSeatBody {
  if (mine.includes(seat)) return { kind: "person", name };
  return kind === "bot" && level !== "" ? { kind, name, level } : { kind: "open", name };
}
