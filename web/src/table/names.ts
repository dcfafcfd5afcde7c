import type { Phrase, SeatInfo } from "../lib/messages";
import { speech } from "../lib/speech.svelte";

/** Who has a seat: the name somebody gave, else that of the side. */
export function nameOf(seat: number, seats: readonly SeatInfo[]): string {
  const info = seats.find((each) => each.seat === seat);
  if (!info) return speech.say("table-spectator");
  return isolated(info.name) || sideOf(info);
}

/** A name that somebody gave, so that letters from right to left do not reorder what is around it. */
export function isolated(name: string): string {
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u.test(name)
    ? `\u2068${name}\u2069`
    : name;
}

/** The side of a seat: “Wolf Clan (red)”, or its number as long as it has none. */
export function sideOf(info: SeatInfo): string {
  return info.player
    ? speech.tell(info.player)
    : speech.say("table-seat", { number: info.seat + 1 });
}

/** Who has a seat, in a word or two: the given name, else “Wolf” or “Freihoff”. */
export function shortNameOf(info: SeatInfo): string {
  const side = info.player?.facts?.["name"];
  if (info.name || typeof side !== "object") return isolated(info.name) || sideOf(info);
  const key = `${side.key}.short`;
  return speech.has(key) ? speech.say(key) : speech.tell(side);
}

/** The strength of a bot in the reader's language. */
export function levelOf(info: SeatInfo): string {
  return levelName(info.level);
}

/** A level in the reader's language; the name of a bot that has no level. */
export function levelName(level: string): string {
  const key = `web-level-${level}`;
  return speech.has(key) ? speech.say(key) : level;
}

/** How a seat is played: a bot's strength, “you”, or whether somebody is there while it matters. */
export function stateOf(info: SeatInfo, mine: readonly number[], isOver: boolean): string {
  if (info.kind === "bot") return levelOf(info);
  if (mine.includes(info.seat)) return speech.say("table-you");
  if (isOver) return "";
  if (info.kind === "open") return speech.say("table-seat-open");
  return speech.say(info.present ? "table-present" : "table-away");
}

/** Tells a phrase, for functions that know no language. */
export const tell = (phrase: Phrase): string => speech.tell(phrase);

const told = { language: "", texts: new WeakMap<Phrase, string>() };

/** Tells a phrase of the log, which stays the same while more is added: each only once. */
export function tellOnce(phrase: Phrase): string {
  if (told.language !== speech.language) {
    told.language = speech.language;
    told.texts = new WeakMap();
  }
  const known = told.texts.get(phrase);
  if (known !== undefined) return known;
  const text = speech.tell(phrase);
  told.texts.set(phrase, text);
  return text;
}

/** What actions of one verb are about; the verb itself if we have no word for it. */
export function verbName(verb: string): string {
  const key = `table-verb-${verb}`;
  return speech.has(key) ? speech.say(key) : verb;
}
