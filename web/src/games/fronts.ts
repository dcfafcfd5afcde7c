import type { Component } from "svelte";
import type { Data, Line, Phrase, SeatInfo } from "../lib/messages";
import type { SeatColour } from "../look/seats";
import type { Spotlight } from "./spotlight";

/** What every board is given to draw: what its game tells, as its `wire.ts` has it. */
export interface BoardProps<View = Data, Content = Data, Forecast = Data> {
  view: View;
  content: Content;
  /** Null where it is not wanted. */
  forecast: Forecast | null;
  eyes: number;
  seats: SeatInfo[];
  spotlight: Spotlight;
  lines: Line[];
}

export type BoardComponent = Component<BoardProps>;

/** What one seat has, in a line: `final` are its points at the end. */
export interface PurseProps<View = Data> {
  view: View;
  seat: number;
  final?: number | undefined;
}

export type PurseComponent = Component<PurseProps>;

/** Great things that come over the players, by the beginnings of their rules, and their names. */
export interface Great {
  rules: RegExp;
  name: string;
}

/**
 * What the shell asks of a game. Everything but its id may be missing. A front says of which view,
 * content and forecast its board is; the shell, which knows no game, cannot tell them apart.
 */
export interface Front<View = never, Content = never, Forecast = never> {
  id: string;
  /** Whether seats know different things: then a shared screen is covered between turns. */
  secrets?: boolean;
  /** A round as a heading. */
  round?: (number: number) => Phrase;
  /** The board; without one the list of actions plays alone. */
  board?: () => Promise<{ default: Component<BoardProps<View, Content, Forecast>> }>;
  /** What shows at a glance what a seat has. */
  purse?: () => Promise<{ default: Component<PurseProps<View>> }>;
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
