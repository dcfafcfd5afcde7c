import { createTable, type MadeTable, type WantedTable } from "../lib/api";
import { remember, type SeatToken } from "../lib/seats";

/** A table that has just been opened. */
export interface Opened {
  id: string;
  watch: string;
  /** The seats whose links are for friends. */
  invites: SeatToken[];
}

/** Opens a table and remembers the seats that are played here. */
export async function openTable(wish: WantedTable): Promise<Opened> {
  const created = await createTable(wish);
  const here = tokensFor(created, wish, "person");
  const invites = tokensFor(created, wish, "open");
  remember(created.id, { game: wish.game, tokens: here.map(({ token }) => token), invites });
  return { id: created.id, watch: created.watch, invites };
}

function tokensFor(created: MadeTable, wish: WantedTable, kind: "person" | "open"): SeatToken[] {
  return created.seats.filter(({ seat }) => wish.seats[seat]?.kind === kind);
}
