import type { Component } from "svelte";
import type { Spotlight } from "../board/spotlight";
import type { Line, Phrase, SeatInfo } from "../lib/messages";

/** What every board is given to draw. */
export interface BoardProps {
  view: unknown;
  content: unknown;
  forecast: unknown;
  eyes: number;
  seats: SeatInfo[];
  spotlight: Spotlight;
  lines: Line[];
}

export type BoardComponent = Component<BoardProps>;

/** What one seat has, in a line: `final` are its points at the end. */
export interface PurseProps {
  view: unknown;
  seat: number;
  final?: number | undefined;
}

export type PurseComponent = Component<PurseProps>;

interface GameFront {
  /** The folder of its board. */
  folder: string;
  /** Whether seats know different things: then a shared screen is covered between turns. */
  secrets: boolean;
  /** A round as a heading. */
  round: (number: number) => Phrase;
}

const FRONTS: Record<string, GameFront> = {
  "ice-garden": {
    folder: "icegarden",
    secrets: false,
    round: (round) => ({ key: "term-round-title", facts: { round } }),
  },
  northgard: {
    folder: "northgard",
    secrets: true,
    round: (year) => ({ key: "term-ng-year-title", facts: { year } }),
  },
};

const BOARDS = import.meta.glob<{ default: BoardComponent }>("../board/*/Board.svelte");
const PURSES = import.meta.glob<{ default: PurseComponent }>("../board/*/Purse.svelte");

/** The board of a game, or null if this client has none: the list of actions plays alone then. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const load = BOARDS[`../board/${FRONTS[game]?.folder}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** What shows at a glance what a seat of a game has, or null if this client has nothing for it. */
export async function purseOf(game: string): Promise<PurseComponent | null> {
  const load = PURSES[`../board/${FRONTS[game]?.folder}/Purse.svelte`];
  return load ? (await load()).default : null;
}

/** Whether the seats of a game know different things. */
export function hasSecrets(game: string): boolean {
  return FRONTS[game]?.secrets ?? true;
}

/** The heading of a round; what comes before the first is the set-up. */
export function roundTitle(game: string, round: number): Phrase {
  if (round === 0) return { key: "term-saga-setup" };
  return FRONTS[game]?.round(round) ?? { key: "term-round-title", facts: { round } };
}
