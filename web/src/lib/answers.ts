// Requests and answers of the API. Made from src/skald/server/http/bodies.py by `make wire`.

import type { Ending, Line, Phrase, SeatInfo, TableInfo } from "./messages";

/** One number for each seat at a ply. */
export interface Sample {
  ply: number;
  values: number[];
}

/** A value of an option. */
export interface ValueBody {
  value: string;
  words: Phrase;
}

/** Something that can be chosen before a game; free text if there are no values. */
export interface OptionBody {
  key: string;
  words: Phrase;
  values: ValueBody[] | null;
  default: string;
  /** Whether it is among those that people look for first. */
  main: boolean;
}

/** A faction or clan. */
export interface SideBody {
  id: string;
  words: Phrase;
}

/** How strong a bot is. */
export interface LevelBody {
  number: number;
  name: "farmhand" | "hunter" | "jarl" | "skald";
}

/**
 * A game that can be played.
 *
 * `bots` can sit at the table beside the levels; `front` and `messages` say whether the game
 * brings its own board and words, and `lesson` whether there is a guided first game.
 */
export interface GameBody {
  id: string;
  title: Phrase;
  players: number[];
  options: OptionBody[];
  sides: SideBody[];
  side_option: string;
  levels: LevelBody[];
  bots: string[];
  front: boolean;
  messages: boolean;
  lesson: boolean;
}

/**
 * Who shall sit there: a person at this screen, a friend by link, or a bot.
 *
 * `level` is one of the levels of the game, or one of its `bots`.
 */
export interface WantedSeatBody {
  kind: "person" | "bot" | "open";
  name?: string;
  level?: string;
  side?: string;
}

/**
 * A new table: who sits there, and how long it waits for somebody who is away.
 *
 * `device` is what whoever makes it will know the device by on which they hold their seats.
 */
export interface WantedTable {
  game: string;
  options?: Record<string, string>;
  seats: WantedSeatBody[];
  seed?: number | null;
  away?: "live" | "evening" | "correspondence" | "never";
  device?: string;
}

/** The secret that holds a seat; for an open seat that of the link that takes it, once. */
export interface SeatToken {
  seat: number;
  token: string;
  link: boolean;
}

/** A table that was made: where to watch it, and the secrets of its seats. */
export interface MadeTable {
  id: string;
  seats: SeatToken[];
  watch: string;
}

/** What everybody may know of a table. */
export interface TableBody {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  practice: boolean;
  away: "live" | "evening" | "correspondence" | "never";
  seats: SeatInfo[];
  round: number;
  over: boolean;
  due: number;
  ply: number;
  created: number;
  touched: number;
}

/** A table that somebody remembers, maybe with the secret of a seat. */
export interface RememberedTable {
  id: string;
  token?: string;
}

/** The tables that somebody remembers. */
export interface RememberedTables {
  tables: RememberedTable[];
}

/** How a remembered table stands. */
export interface StatusBody {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  practice: boolean;
  away: "live" | "evening" | "correspondence" | "never";
  seats: SeatInfo[];
  round: number;
  over: boolean;
  due: number;
  ply: number;
  created: number;
  touched: number;
  my_turn: boolean;
}

/**
 * Which position to go on from, who to be in it, and against which bots.
 *
 * `token` is the secret of the only person at a practice table that is not over: what is in their
 * hand is their business.
 */
export interface Continuation {
  ply: number;
  seat: number;
  level?: "farmhand" | "hunter" | "jarl" | "skald";
  token?: string;
  device?: string;
}

/** A record that was taken in. */
export interface MadeReplay {
  id: string;
}

/** What a bot would do at a ply for a seat: the notation and the words of an action. */
export interface AdviceBody {
  ply: number;
  seat: number;
  text: string;
  words: Phrase;
}

/** One thing that is taught, and up to where the script is played before and after it. */
export interface StepBody {
  /** Its title; `.text` teaches, `.do` says what is to be done. */
  key: string;
  kind: "read" | "do" | "watch";
  rules: string[];
  targets: string[];
  start: number;
  end: number;
}

/** A guided first game. */
export interface LessonBody {
  game: string;
  seat: number;
  steps: StepBody[];
}

/** A rule in one language, and whose it is. */
export interface RuleBody {
  id: string;
  title: string;
  text: string;
  source: "rulebook" | "ruling" | "partly";
  chapter: string;
}

/** A chapter of the rules. */
export interface ChapterBody {
  id: string;
  title: string;
}

/** All rules of a game in one language. */
export interface RulesBody {
  chapters: ChapterBody[];
  rules: RuleBody[];
}

/** A rule that answers a question, and what to mark in it: from one letter to before another. */
export interface FoundRule {
  id: string;
  title: [number, number][];
  chapter: [number, number][];
  text: [number, number][];
}

/** The rules that answer a question, best first. */
export interface FoundRules {
  found: FoundRule[];
}

/** Whether the server works. */
export interface HealthBody {
  status: "ok";
  version: string;
  tables: number;
}

/** What was refused and why: for people a key with its facts, for programs English. */
export interface ErrorFacts {
  key: string;
  facts: Record<string, number | string>;
  text: string;
}

/** The body of every refusal. */
export interface ErrorBody {
  error: ErrorFacts;
}

/** Where a round begins. */
export interface RoundStart {
  round: number;
  ply: number;
}

/** A finished game as a whole. */
export interface Whole {
  table: TableInfo;
  plies: number;
  rounds: RoundStart[];
  seats: SeatInfo[];
  lines: Line[];
  chances: Sample[];
  points: Sample[];
  ending: Ending;
}
