import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { gameOf } from "../lobby/games";
import type { Data, Line, Phrase, SeatInfo } from "../lib/messages";
import type { SeatColour } from "../look/seats";
import type { Spotlight } from "./spotlight";

/** What every board is given to draw: what its game tells, as its `wire.ts` has it. */
export interface BoardProps<View = Data, Content = Data, Forecast = Data> {
  view: View;
  content: Content;
  /** Null where it is not wanted. */
  forecast: Forecast | null;
  /** What places are called now, by their targets. */
  places: Record<string, Phrase>;
  viewer: number;
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

/** A line of numbers as they are now; several parts are told one after the other. */
export interface Fact {
  label: Phrase;
  value: Phrase[];
}

/** What there is to know of a thing on the table. */
export interface Inspection {
  title: Phrase;
  /** What it does, in one plain sentence. */
  sentence: Phrase;
  cost?: Phrase;
  rows: Fact[];
  /** What would come of using it now. */
  verdict?: Phrase;
  rules: string[];
}

/** How a game tells about its things, which are named as targets are: `kind:id`. */
export interface Inspecting<View = Data, Content = Data, Forecast = Data> {
  inspect: (thing: string, props: BoardProps<View, Content, Forecast>) => Inspection | null;
  /** Draws a thing in a strip above its name. */
  default: Component<{ thing: string; props: BoardProps<View, Content, Forecast> }>;
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
  /** What is known of each thing on the board, for whoever asks: see `data-inspect`. */
  inspect?: () => Promise<Inspecting<View, Content, Forecast>>;
  /** The colours that its seats may have, each upon the shape of its pieces. */
  colours?: Record<string, SeatColour>;
}

const MODULES = import.meta.glob<{ front: Front }>("./*/front.ts", { eager: true });

/** The games that this client has something for, in the order of their ids. */
export const FRONTS: readonly Front[] = Object.values(MODULES)
  .map(({ front }) => front)
  .sort((one, other) => (one.id < other.id ? -1 : 1));

/** Fronts that came from the server, by game. */
const SERVED = new SvelteMap<string, Front>();

/** Whether this client was built with a front for a game. */
export function isBuiltIn(game: string): boolean {
  return FRONTS.some(({ id }) => id === game);
}

/** What there is for a game; only its id if there is nothing, or it has not been loaded. */
export function frontOf(game: string): Front {
  return FRONTS.find(({ id }) => id === game) ?? SERVED.get(game) ?? { id: game };
}

/** Makes the front of a game known: it was built in, or the server has it, or there is none. */
export async function loadFront(game: string): Promise<Front> {
  if (!isBuiltIn(game) && !SERVED.has(game) && (await gameOf(game))?.front) {
    const { servedFront } = await import("./served");
    SERVED.set(game, await servedFront(game));
  }
  return frontOf(game);
}
