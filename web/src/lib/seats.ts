import { keep, recall } from "./storage";

const KEY = "skald.seats";

/** The secret of one seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A table that this browser has been at. */
export interface KnownTable {
  id: string;
  game: string;
  /** The seats that are played here; none for a spectator. */
  tokens: string[];
  /** The seats whose links are for friends. */
  invites: SeatToken[];
  /** When it was last opened here, in milliseconds. */
  opened: number;
}

/** All remembered tables, the last opened first. */
export function knownTables(): KnownTable[] {
  return Object.values(all()).sort((a, b) => b.opened - a.opened);
}

/** A remembered table, or null. */
export function knownTable(id: string): KnownTable | null {
  return all()[id] ?? null;
}

/** The tokens of the seats that are played here at a table. */
export function tokensOf(id: string): string[] {
  return knownTable(id)?.tokens ?? [];
}

/** Remembers a table; what was known of it stays, tokens are added. */
export function remember(id: string, more: Partial<Omit<KnownTable, "id">>): KnownTable {
  const known = knownTable(id) ?? { id, game: "", tokens: [], invites: [], opened: 0 };
  const tokens = [...new Set([...known.tokens, ...(more.tokens ?? [])])];
  const table = { ...known, ...more, tokens, opened: more.opened ?? Date.now() };
  keep(KEY, { ...all(), [id]: table });
  return table;
}

/** Forgets a table and its seats. */
export function forget(id: string): void {
  const { [id]: _, ...rest } = all();
  keep(KEY, rest);
}

/** The tokens in the part of an address behind `#`: `#s=ONE,TWO`. */
export function tokensIn(hash: string): string[] {
  const value = new URLSearchParams(hash.replace(/^#/, "")).get("s") ?? "";
  return value.split(",").filter((token) => /^[\w-]+$/.test(token));
}

/** The address of a seat, or of the spectators' bench when there is no token. */
export function seatLink(origin: string, id: string, tokens: readonly string[] = []): string {
  const seats = tokens.length > 0 ? `#s=${tokens.join(",")}` : "";
  return `${origin}/table/${encodeURIComponent(id)}${seats}`;
}

/** Where a pasted link leads: a path of this client, or null if it is no link of a table. */
export function pathOfLink(text: string): string | null {
  const found = /\/(table|replay)\/([a-z0-9]+)\/?(#s=[\w,-]+)?$/.exec(text.trim());
  if (found) return `/${found[1]}/${found[2]}${found[3] ?? ""}`;
  return isTableId(text.trim()) ? `/table/${text.trim()}` : null;
}

/** Whether a text is formed like the id of a table. */
export function isTableId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/.test(text);
}

/**
 * Takes the tokens out of the address bar, so that nobody who looks at the screen can copy them,
 * and remembers them.
 */
export function takeTokens(id: string): string[] {
  const tokens = tokensIn(location.hash);
  if (tokens.length > 0) {
    remember(id, { tokens });
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return tokensOf(id);
}

function all(): Record<string, KnownTable> {
  return recall<Record<string, KnownTable>>(KEY, {});
}
