import type { GameInfo, SeatWish } from "../lib/api";
import { nth } from "../lib/sure";

/** Who takes a seat: me, a friend with a link, somebody at this screen, or a bot of some level. */
export type Taker = "me" | "friend" | "screen" | { bot: string };

/** A row of the form for a new table. */
export interface SeatRow {
  id: number;
  taker: Taker;
  name: string;
  /** A faction or clan, or `random`. */
  side: string;
}

export const RANDOM = "random";
export const USUAL_LEVEL = "hunter";
const USUAL_PLAYERS = 3;

/** Me against bots, as many as make a good game. */
export function usualSeats(game: GameInfo, name: string): SeatRow[] {
  const players = game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : nth(game.players, 0);
  const bots = Array.from({ length: players - 1 }, (_, n) => newRow(n + 2));
  return [{ id: 1, taker: "me", name, side: RANDOM }, ...bots];
}

/** A seat with the usual bot. */
export function newRow(id: number): SeatRow {
  return { id, taker: { bot: USUAL_LEVEL }, name: "", side: RANDOM };
}

/** The seats as the server wants them. */
export function wishes(rows: readonly SeatRow[]): SeatWish[] {
  return rows.map((row) => ({ ...who(row), ...(row.side === RANDOM ? {} : { side: row.side }) }));
}

function who({ taker, name }: SeatRow): SeatWish {
  if (typeof taker === "object") return { kind: "bot", level: taker.bot };
  if (taker === "friend") return { kind: "open" };
  return name.trim() === "" ? { kind: "person" } : { kind: "person", name: name.trim() };
}

/** A taker as the value of a field of a form. */
export function takerText(taker: Taker): string {
  return typeof taker === "object" ? `bot:${taker.bot}` : taker;
}

/** A taker from the value of a field of a form. */
export function takerOf(text: string): Taker {
  if (text.startsWith("bot:")) return { bot: text.slice(4) };
  return text as "me" | "friend" | "screen";
}

/** Whether a side is taken by another row. */
export function isTaken(rows: readonly SeatRow[], row: SeatRow, side: string): boolean {
  return side !== RANDOM && rows.some((other) => other.id !== row.id && other.side === side);
}
