import { at } from "./base";
import { deviceName } from "./device";
import type { Hello } from "./messages";
import { keep, recall } from "./storage";

const KEY = "skald.seats";
const SECRET_BYTES = 24;
/** So many tokens are heard at a table. */
const MOST = 12;

/** The secret of one seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A table that this browser has been at. */
export interface KnownTable {
  id: string;
  game: string;
  /** What opens the seats that are played here: secrets of this device, and links; none for a spectator. */
  tokens: string[];
  /** What only this device knows: it holds the seats that a link has opened. */
  own?: string;
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

/** Everything that may hold a seat at a table for this device. */
export function secretsOf({ tokens, own }: Pick<KnownTable, "tokens" | "own">): string[] {
  return own ? [...tokens, own] : tokens;
}

/** Remembers a table; what was known of it stays, tokens are added. */
export function remember(id: string, more: Partial<Omit<KnownTable, "id">>): KnownTable {
  const known = knownTable(id) ?? { id, game: "", tokens: [], invites: [], opened: 0 };
  const tokens = [...new Set([...known.tokens, ...(more.tokens ?? [])])];
  const table = { ...known, ...more, tokens, opened: more.opened ?? Date.now() };
  keep(KEY, { ...all(), [id]: table });
  return table;
}

/** Forgets tokens that hold nothing any more. */
export function forgetTokens(id: string, spent: readonly string[]): void {
  const known = knownTable(id);
  if (known === null || spent.length === 0) return;
  keep(KEY, {
    ...all(),
    [id]: { ...known, tokens: known.tokens.filter((token) => !spent.includes(token)) },
  });
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
  return origin + at(`/table/${encodeURIComponent(id)}${seats}`);
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
export function takeTokens(id: string): void {
  const tokens = tokensIn(location.hash);
  if (tokens.length === 0) return;
  remember(id, { tokens });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/**
 * What to say at a table. The secret by which a link is exchanged is made and kept before it is
 * sent: whatever happens to the answer, this device holds the seat.
 */
export function greetingFor(id: string): Required<Omit<Hello, "type">> {
  const known = knownTable(id);
  const device = deviceName();
  if (known === null || secretsOf(known).length === 0) return { tokens: [], own: "", device };
  const own = known.own ?? newSecret();
  if (known.own === undefined) remember(id, { own, opened: known.opened });
  return { tokens: known.tokens.slice(-MOST), own, device };
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(): Record<string, KnownTable> {
  return recall<Record<string, KnownTable>>(KEY, {});
}
