// What goes over a socket. Made from src/skald/server/messages.py by `make wire`.

/** Data of a game, for whoever does not know which. */
export type Json = null | boolean | number | string | Json[] | Data;

export interface Data {
  [name: string]: Json;
}

/** Words: the key of a message and its facts; the client puts them into its language. */
export interface Phrase {
  key: string;
  facts?: Record<string, number | string | Phrase>;
}

/** Something that may be chosen: its notation, its words, where to point at on the board. */
export interface Offer {
  text: string;
  words: Phrase;
  targets: string[];
}

/** Who must do what, and the rules behind it. */
export interface Prompt {
  seat: number;
  words: Phrase;
  rules: string[];
}

/**
 * A line of the log: what happened, to whom, by which rule, and where on the board.
 *
 * `ply` counts actions from the start of the game: the table can be looked at as it was then.
 * `joins` is how it is told: it begins a sentence, is added to it without naming its subject
 * again, or repeats the clause before. `highlight` is the message that names the great moment it
 * belongs to, empty for most; what is `passing` only leads to the outcome or follows from it.
 */
export interface Line {
  ply: number;
  round: number;
  seat: number;
  name: string;
  words: Phrase;
  subject: Phrase;
  rule: string;
  targets: string[];
  facts: Record<string, number>;
  joins: "begins" | "adds" | "repeats";
  highlight: string;
  passing: boolean;
}

/**
 * Who sits where: `open` seats wait for somebody with their link.
 *
 * `colour` is that of the seat's pieces, as styles call it; empty while it has none.
 * From the time `free_from` on (in seconds since 1970) the others may let a bot play for somebody
 * who is away; None if they are there, or if that is not done at this table.
 */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  present: boolean;
  player: Phrase | null;
  colour: string;
  substitute: number[];
  free_from: number | null;
}

/**
 * Something that holds a seat of ours: `here` while it is at the table, `mine` if it is us.
 *
 * `since` is 0 for a link from before links were exchanged for secrets: many may have it.
 */
export interface DeviceInfo {
  id: number;
  seat: number;
  name: string;
  since: number;
  seen: number;
  here: boolean;
  mine: boolean;
}

/** Somebody with the link of a seat of ours asks to be let in. */
export interface RequestInfo {
  id: number;
  seat: number;
  name: string;
}

/** The link of a seat of ours: whoever opens a `fresh` one takes the seat, a `used` one asks. */
export interface LinkInfo {
  seat: number;
  stage: "none" | "fresh" | "used";
}

/** How the game ended; one breakdown of points for each seat. */
export interface Ending {
  winners: number[];
  reason: string;
  words: Phrase[];
  scores: number[];
  breakdown: Record<string, number>[];
}

/** What everybody at a table may know before anything is drawn. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  practice: boolean;
  /** The rules version it is played under, and the one it began with. */
  rules: number;
  began_rules: number;
  away: "live" | "evening" | "correspondence" | "never";
}

/**
 * The first message: the tokens of the seats that are played here, none for a spectator.
 *
 * A token is the secret of a device, or comes from a link. What a link opens is held from then on
 * by the secret `own`, which only this device knows; `device` is what the person will know it by.
 */
export interface Hello {
  type: "hello";
  tokens: string[];
  own?: string;
  device?: string;
}

/** Choose an offer of the position at a ply. */
export interface Move {
  type: "move";
  seat: number;
  ply: number;
  action: string;
}

/** Take back one's own last decisions. */
export interface Undo {
  type: "undo";
  seat: number;
  ply: number;
}

/** Why can this not be pointed at? */
export interface Ask {
  type: "ask";
  seat: number;
  ply: number;
  targets: string[];
}

/** Show the table as it was at a ply. */
export interface Look {
  type: "look";
  ply: number;
}

/** Say something to everybody. */
export interface Chat {
  type: "chat";
  text: string;
}

/** A quick sign to everybody. */
export interface React {
  type: "react";
  sign: "horn" | "shield" | "axe" | "skull" | "mead" | "rune";
}

/** Call a seat of mine by another name. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** Agree, or no longer, that a bot plays for a seat whose person has left. */
export interface Substitute {
  type: "substitute";
  seat: number;
  agree: boolean;
}

/** Let somebody in who asks for a seat of mine, or do not. */
export interface Admit {
  type: "admit";
  request: number;
  agree: boolean;
}

/** Make a new link to a seat of mine, or none; the old one leads nowhere then. */
export interface Relink {
  type: "relink";
  seat: number;
  wanted: boolean;
}

/** Take a seat of mine away from another device. */
export interface Revoke {
  type: "revoke";
  seat: number;
  device: number;
}

/** Go on to a step of a lesson, or back to one. */
export interface TurnTo {
  type: "turn";
  step: number;
}

/**
 * You are at the table: with which seats, and under which name spectators know it.
 *
 * `spent` are the numbers of those tokens of the hello that hold nothing any more.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  mine: number[];
  seats: SeatInfo[];
  chat: Said[];
  spent: number[];
}

/**
 * Your link has been used: whoever holds its seat is asked whether you may come in.
 *
 * `present` is whether they are at the table, so that they see it.
 */
export interface Waiting {
  type: "waiting";
  seat: number;
  name: string;
  present: boolean;
}

/**
 * The table as it is now, as one seat sees it (-1: a spectator).
 *
 * `log` replaces everything from line `log_from` on. `due` is the seat that must choose,
 * -1 when nobody must. `offers` are there only for a viewer who must choose.
 */
export interface Update<View = Data, Forecast = Data> {
  type: "update";
  ply: number;
  viewer: number;
  due: number;
  round: number;
  headline: Phrase;
  view: View;
  forecast: Forecast;
  places: Record<string, Phrase>;
  prompt: Prompt | null;
  offers: Offer[];
  log_from: number;
  log: Line[];
  can_undo: boolean;
  ending: Ending | null;
}

/** The table as it was at a ply. */
export interface Moment<View = Data, Forecast = Data> {
  type: "moment";
  ply: number;
  viewer: number;
  view: View;
  forecast: Forecast;
  places: Record<string, Phrase>;
  headline: Phrase;
}

/** Somebody came, left, or was renamed or replaced. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

/** What holds the seats of ours, who asks for them, and where their links lead. */
export interface Holding {
  type: "holding";
  devices: DeviceInfo[];
  requests: RequestInfo[];
  links: LinkInfo[];
}

/** The token of a new link to a seat of ours; it is told once. */
export interface NewLink {
  type: "link";
  seat: number;
  token: string;
}

/** A bot thinks for a seat, for so many seconds at most. */
export interface Thinking {
  type: "thinking";
  seat: number;
  seconds: number;
}

/** Somebody said something; seat -1 is a spectator. */
export interface Said {
  type: "said";
  seat: number;
  name: string;
  text: string;
  sign: string;
  at: number;
}

/** That was not done. `rule` is there when a rule forbids it; `unkept`: nothing can be kept. */
export interface Refused {
  type: "refused";
  reason: "stale" | "not-your-turn" | "illegal" | "no-undo" | "malformed" | "failed" | "too-fast" | "gone" | "other-rules" | "unreadable" | "not-away" | "not-let-in" | "many-devices" | "link-used" | "unkept";
  rule: string;
  words: Phrase | null;
}

export type FromClient =
  | Hello
  | Move
  | Undo
  | Ask
  | Look
  | Chat
  | React
  | Rename
  | Substitute
  | Admit
  | Relink
  | Revoke;

export type FromPupil =
  | Hello
  | Move
  | Undo
  | Ask
  | Look
  | Chat
  | React
  | Rename
  | Substitute
  | Admit
  | Relink
  | Revoke
  | TurnTo;

export type ToClient<View = Data, Forecast = Data> =
  | Welcome
  | Waiting
  | Update<View, Forecast>
  | Moment<View, Forecast>
  | Seats
  | Holding
  | NewLink
  | Thinking
  | Said
  | Refused;
