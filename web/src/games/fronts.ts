import type { Component } from "svelte";
import type { Line, Phrase, SeatInfo } from "../lib/messages";
import type { SeatColour } from "../look/seats";
import type { Spotlight } from "./spotlight";

/** What every board is given to draw. */
export interface BoardProps {
  view: unknown;
  content: unknown;
  forecast: unknown;
  /** What places are called now, by their spots. */
  places: Record<string, Phrase>;
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

/** Great things that come over the players, by the beginnings of their rules, and their names. */
export interface Great {
  rules: RegExp;
  name: string;
}

/** What the shell asks of a game. Everything but its id may be missing. */
export interface Front {
  id: string;
  /** Whether seats know different things: then a shared screen is covered between turns. */
  secrets?: boolean;
  /** A round as a heading. */
  round?: (number: number) => Phrase;
  /** The board (a `BoardComponent` of its own view); without one the list of actions plays alone. */
  board?: () => Promise<{ default: unknown }>;
  /** What shows at a glance what a seat has (a `PurseComponent` of its own view). */
  purse?: () => Promise<{ default: unknown }>;
  /** The colour that a message names, or null. */
  colour?: (key: string) => SeatColour | null;
  /** What is told at length. */
  great?: readonly Great[];
  /** Events that belong to a great thing but only lead to its outcome, or follow from it. */
  passing?: readonly string[];
}

const MODULES = import.meta.glob<{ front: Front }>("./*/front.ts", { eager: true });

/** The games that this client has something for, in the order of their ids. */
export const FRONTS: readonly Front[] = Object.values(MODULES)
  .map(({ front }) => front)
  .sort((one, other) => (one.id < other.id ? -1 : 1));

/** What this client has for a game; only its id if there is nothing. */
export function frontOf(game: string): Front {
  return FRONTS.find(({ id }) => id === game) ?? { id: game };
}
