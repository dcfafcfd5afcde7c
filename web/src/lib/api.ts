import { at } from "./base";
import { connection } from "./connection.svelte";
import { deviceName } from "./device";
import type {
  AdviceBody,
  Continuation,
  ErrorBody,
  FoundRules,
  GameBody,
  LessonBody,
  LevelBody,
  MadeReplay,
  MadeTable,
  RememberedTables,
  RuleBody,
  RulesBody,
  StatusBody,
  TableBody,
  WantedTable,
  Whole,
} from "./answers";
import type { Data, Moment, Phrase } from "./messages";

export type * from "./answers";

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
export const games = (): Promise<GameBody[]> => get("/api/games");

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
export const content = (game: string): Promise<Data> => get(`/api/games/${path(game)}/content`);

/** What is printed on the boards of a table. */
export const tableContent = (id: string): Promise<Data> => get(`/api/tables/${path(id)}/content`);

/** Opens a new table. */
export const createTable = (table: Omit<WantedTable, "device">): Promise<MadeTable> =>
  post("/api/tables", { ...table, device: deviceName() });

/** What everybody may know of a table. */
export const table = (id: string): Promise<TableBody> => get(`/api/tables/${path(id)}`);

/** How the tables stand that this browser remembers; those that are gone are left out. */
export const tableStatus = (tables: RememberedTables["tables"]): Promise<StatusBody[]> =>
  post("/api/tables/status", { tables });

/** The record of a finished game, as it is stored. */
export const record = (id: string): Promise<Data> => get(`/api/tables/${path(id)}/record`);

/** The address of the record of a finished game, for a download. */
export const recordAddress = (id: string, format?: "text"): string =>
  at(`/api/tables/${path(id)}/record${format ? `?format=${format}` : ""}`);

/** A finished game as a whole. */
export const replay = (id: string): Promise<Whole> => get(`/api/tables/${path(id)}/replay`);

/** A finished game at a ply, as a seat saw it or with everything open. */
export const moment = (id: string, ply: number, viewer: number | "all"): Promise<Moment> =>
  get(`/api/tables/${path(id)}/replay/${ply}?viewer=${viewer}`);

/** What a bot would do at that moment. */
export const advice = (id: string, ply: number, level: LevelBody["name"]): Promise<AdviceBody> =>
  get(`/api/tables/${path(id)}/replay/${ply}/advice?level=${path(level)}`);

/** A practice table that goes on from a moment of another. */
export const continueFrom = (
  id: string,
  wish: Omit<Continuation, "token" | "device">,
): Promise<MadeTable> =>
  post(`/api/tables/${path(id)}/continue`, { ...wish, device: deviceName() });

/** Takes in the record of a game as a finished table. */
export const importRecord = (body: Data): Promise<MadeReplay> => post("/api/replays", body);

/** The record of a whole game of strong bots, to be taken in and watched. */
export const example = (game: string): Promise<Data> => get(`/examples/${path(game)}.json`);

/** The guided first game of a game. */
export const lesson = (game: string): Promise<LessonBody> => get(`/api/lessons/${path(game)}`);

/** The rules of a game in a language. */
export const rules = (game: string, language: string): Promise<RulesBody> =>
  get(`/api/rules/${path(game)}?language=${path(language)}`);

/** The longest question that the server answers. */
export const LONGEST_QUESTION = 200;

/** The rules of a game that answer a question, best first. */
export const searchRules = (game: string, language: string, words: string): Promise<FoundRules> =>
  get(`/api/rules/${path(game)}/search?language=${path(language)}&q=${path(words)}`);

/** One rule of a game in a language. */
export const rule = (game: string, id: string, language: string): Promise<RuleBody> =>
  get(`/api/rules/${path(game)}/${path(id)}?language=${path(language)}`);

const path = encodeURIComponent;

function get<T>(address: string): Promise<T> {
  return ask<T>(address, { headers: { accept: "application/json" } });
}

function post<T>(address: string, body: object): Promise<T> {
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
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (body?.error === undefined && answer.status >= 500) return unreachable();
  const { key = "", facts = {}, text = answer.statusText } = body?.error ?? {};
  return new ApiError(answer.status, key, facts, text);
}

function unreachable(): ApiError {
  connection.lose();
  return new ApiError(0, "web-error-offline", {}, "The server cannot be reached.");
}
