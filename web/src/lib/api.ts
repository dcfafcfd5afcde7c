import { at } from "./base";
import { connection } from "./connection.svelte";
import { deviceName } from "./device";
import type { Ending, Line, Moment, Phrase, SeatInfo, TableInfo } from "./messages";
import type { SeatToken } from "./seats";

export interface OptionValue {
  value: string;
  words: Phrase;
}

export interface GameOption {
  key: string;
  words: Phrase;
  /** Null: free text that the game checks. */
  values: OptionValue[] | null;
  default: string;
  /** Whether it is among those that people look for first. */
  main: boolean;
}

export interface Side {
  id: string;
  words: Phrase;
}

export interface Level {
  number: number;
  name: string;
}

export interface GameInfo {
  id: string;
  title: Phrase;
  players: number[];
  options: GameOption[];
  sides: Side[];
  side_option: string;
  levels: Level[];
  /** Bots beside the levels, by the names that they were given. */
  bots: string[];
  /** Whether the server has a board and words for it, and a guided first game. */
  front: boolean;
  messages: boolean;
  lesson: boolean;
}

export interface SeatWish {
  kind: "person" | "bot" | "open";
  name?: string;
  level?: string;
  side?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  seed?: number;
  /** How long the table waits for somebody who is away. */
  away?: TableInfo["away"];
}

export interface CreatedTable {
  id: string;
  seats: SeatToken[];
  watch: string;
}

export interface PublicTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  round: number;
  over: boolean;
  due: number;
  ply: number;
  created: number;
  touched: number;
}

export interface TableStatus extends PublicTable {
  my_turn: boolean;
}

export interface Replay {
  table: TableInfo;
  plies: number;
  rounds: { round: number; ply: number }[];
  seats: SeatInfo[];
  lines: Line[];
  chances: { ply: number; values: number[] }[];
  points: { ply: number; values: number[] }[];
  ending: Ending;
}

export interface Advice {
  text: string;
  words: Phrase;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  source: "rulebook" | "ruling" | "partly";
  chapter: string;
}

export interface Chapter {
  id: string;
  title: string;
}

export interface Rulebook {
  chapters: Chapter[];
  rules: RuleText[];
}

/** A part of a text, from one letter to before another. */
export type Span = readonly [number, number];

/** A rule that answers a question, and what to mark in it. */
export interface FoundRule {
  id: string;
  title: Span[];
  chapter: Span[];
  text: Span[];
}

/** One thing that a lesson teaches, and up to which ply its script is played before and after it. */
export interface LessonStep {
  /** Its title; `.text` teaches, `.do` says what is to be done. */
  key: string;
  kind: "read" | "do" | "watch";
  rules: string[];
  spots: string[];
  start: number;
  end: number;
}

export interface Lesson {
  game: string;
  seat: number;
  steps: LessonStep[];
}

/** What the server, or the way to it, refused; `key` names a message, `text` is English. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly facts: Phrase["facts"],
    text: string,
  ) {
    super(text);
  }
}

/** The games that can be played. */
export const games = (): Promise<GameInfo[]> => get("/api/games");

/** The messages of a game that this client was not built with. */
export async function gameMessages(game: string, language: string): Promise<string> {
  const answer = await fetch(at(`/api/games/${path(game)}/messages/${path(language)}`)).catch(
    () => null,
  );
  if (answer === null) throw unreachable();
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** What is printed on the boards of a game as it usually is. */
export const content = (game: string): Promise<unknown> => get(`/api/games/${path(game)}/content`);

/** What is printed on the boards of a table. */
export const tableContent = (id: string): Promise<unknown> =>
  get(`/api/tables/${path(id)}/content`);

/** Opens a new table. */
export const createTable = (table: NewTable): Promise<CreatedTable> =>
  post("/api/tables", { ...table, device: deviceName() });

/** What everybody may know of a table. */
export const table = (id: string): Promise<PublicTable> => get(`/api/tables/${path(id)}`);

/** How the tables stand that this browser remembers; those that are gone are left out. */
export const tableStatus = (tables: { id: string; token?: string }[]): Promise<TableStatus[]> =>
  post("/api/tables/status", { tables });

/** The record of a finished game, as it is stored. */
export const record = (id: string): Promise<unknown> => get(`/api/tables/${path(id)}/record`);

/** The address of the record of a finished game, for a download. */
export const recordAddress = (id: string, format?: "text"): string =>
  at(`/api/tables/${path(id)}/record${format ? `?format=${format}` : ""}`);

/** A finished game as a whole. */
export const replay = (id: string): Promise<Replay> => get(`/api/tables/${path(id)}/replay`);

/** A finished game after so many actions, from the eyes of a seat or with everything open. */
export const moment = (id: string, ply: number, eyes: number | "all"): Promise<Moment> =>
  get(`/api/tables/${path(id)}/replay/${ply}?eyes=${eyes}`);

/** What a bot would do at that moment. */
export const advice = (id: string, ply: number, level: string): Promise<Advice> =>
  get(`/api/tables/${path(id)}/replay/${ply}/advice?level=${path(level)}`);

/** A practice table that goes on from a moment of another. */
export const continueFrom = (
  id: string,
  wish: { ply: number; seat: number; level: string },
): Promise<CreatedTable> =>
  post(`/api/tables/${path(id)}/continue`, { ...wish, device: deviceName() });

/** Takes in the record of a game as a finished table. */
export const importRecord = (body: unknown): Promise<{ id: string }> => post("/api/replays", body);

/** The record of a whole game of strong bots, to be taken in and watched. */
export const example = (game: string): Promise<unknown> => get(`/examples/${path(game)}.json`);

/** The guided first game of a game. */
export const lesson = (game: string): Promise<Lesson> => get(`/api/lessons/${path(game)}`);

/** The rules of a game in a language. */
export const rules = (game: string, language: string): Promise<Rulebook> =>
  get(`/api/rules/${path(game)}?language=${path(language)}`);

/** The longest question that the server answers. */
export const LONGEST_QUESTION = 200;

/** The rules of a game that answer a question, best first. */
export const searchRules = (
  game: string,
  language: string,
  words: string,
): Promise<{ found: FoundRule[] }> =>
  get(`/api/rules/${path(game)}/search?language=${path(language)}&q=${path(words)}`);

/** One rule of a game in a language. */
export const rule = (game: string, id: string, language: string): Promise<RuleText> =>
  get(`/api/rules/${path(game)}/${path(id)}?language=${path(language)}`);

const path = encodeURIComponent;

function get<T>(address: string): Promise<T> {
  return ask<T>(address, { headers: { accept: "application/json" } });
}

function post<T>(address: string, body: unknown): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return ask<T>(address, { method: "POST", headers, body: JSON.stringify(body) });
}

async function ask<T>(address: string, init: RequestInit): Promise<T> {
  const answer = await fetch(at(address), init).catch(() => null);
  if (answer === null) throw unreachable();
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => null)) as {
    error?: { key?: string; facts?: Phrase["facts"]; text?: string };
  } | null;
  if (body?.error === undefined && answer.status >= 500) return unreachable();
  const { key = "", facts = {}, text = answer.statusText } = body?.error ?? {};
  return new ApiError(answer.status, key, facts, text);
}

function unreachable(): ApiError {
  connection.lose();
  return new ApiError(0, "web-error-offline", {}, "The server cannot be reached.");
}
